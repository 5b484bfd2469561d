// Which frames are drawn.
//
// Where graphics are slow, without a GPU or with a weak one, drawing every frame would hold up the page, and with it
// scrolling and the search. Steps that nobody could follow singly are a sample of the search in any case: of them every
// second frame is drawn then, or every third, ... as few as it takes to keep a frame in 1/60 of a second.
#pragma once

namespace kt {

class DrawPace {
 public:
  // A frame for the display at a second of a monotone clock; it could go undrawn if `hurried`. True when it is to be
  // drawn.
  bool draws(double now, bool hurried);
  // Of so many frames one is drawn.
  int every() const { return every_; }

 private:
  void judge(double interval);
  void change(int every);

  int every_ = 1;
  int undrawn_ = 0;  // since the last one drawn
  double last_ = 0;
  bool hurried_ = false;           // the last frame was
  int frames_ = 0, late_ = 0;      // judged together
  int since_change_ = 0;           // frames
  bool drew_more_ = false;         // was the last change
  int patience_ = kFirstPatience;  // frames in time before more are drawn
  int left_alone_ = 0;             // frames to come that are not judged

  static constexpr int kFirstPatience = 300;
};

}  // namespace kt
