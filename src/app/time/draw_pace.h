// Decides which frames are drawn.
//
// With slow graphics, drawing every frame would delay the page's scrolling and the search. If steps are too fast to
// follow, the picture is a sample of the search anyway. So then every second frame is drawn, or every third, and so on,
// until a frame takes 1/60 of a second.
#pragma once

namespace kt {

class DrawPace {
 public:
  // Call it for every frame, with the time of its display on a monotonic clock. `may_skip`: the frame may be skipped.
  // True if it must be drawn.
  bool draws(double now, bool may_skip);
  // One of so many frames is drawn.
  int every() const { return every_; }

 private:
  void judge(double interval);
  void change(int every);

  int every_ = 1;
  int undrawn_ = 0;  // since the last drawn frame
  double last_ = 0;
  bool could_skip_ = false;        // of the last frame
  int frames_ = 0, late_ = 0;      // judged together
  int since_change_ = 0;           // frames
  bool drew_more_ = false;         // the last change was to draw more
  int patience_ = kFirstPatience;  // frames in time before more are drawn
  int left_alone_ = 0;             // frames to come that are not judged

  static constexpr int kFirstPatience = 300;
};

}  // namespace kt
