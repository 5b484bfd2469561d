// One visualizer: an app, its view and its window. The desktop and the web programs drive it frame by frame.
//
// It says when the next frame is due, so that nothing is drawn while nothing moves.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "app/state/state.h"
#include "app/time/draw_pace.h"
#include "platform/window.h"
#include "view/frame/frame.h"

namespace kt {

// Seconds of a monotonic clock.
double now();

class Visualizer {
 public:
  explicit Visualizer(Window window);
  ~Visualizer();
  Visualizer(const Visualizer&) = delete;
  Visualizer& operator=(const Visualizer&) = delete;

  // Polls, searches, draws unless this frame is skipped (draw_pace.h), and applies what the picture was asked for, so
  // that no command reaches another state than the one it was given in. False when the user wants to quit. `shown` is
  // the time when the display shows the frame, in seconds of any monotonic clock. It does not vary with the work of the
  // previous frame.
  bool frame(double shown);
  // Draws the current state in the window's current size, and applies what the picture was asked for. Nothing advances.
  void draw();

  // Call it after anything that may change the picture.
  void wake();
  // The pointer moved: if it rests on a button, its tooltip is due after a while.
  void expect_tooltip();
  // Presses a control as a pointer would, `at` being a relative position in its rectangle. It waits until what changed
  // before the call is drawn, because that may move the control. False if it cannot be pressed.
  bool press(std::string_view id, ImVec2 at);
  // The finger that tapped is gone: nothing stays hovered.
  void forget_pointer();
  // Seconds until the next frame is due: 0 for as soon as possible, infinity if only an event can cause one.
  double seconds_until_frame() const;

  void apply(const Command& command);
  App& app() { return app_; }
  // The current snapshot; and the one of the last call, which the last frame shows.
  const Snapshot& snapshot();
  const Snapshot& last_snapshot() const { return snapshot_; }
  View& view() { return view_; }
  Window& window() { return window_; }
  const Window& window() const { return window_; }
  // Pixels of the page per unit of the view, in the last frame.
  float scale() const { return window_.scale; }
  std::uint64_t frames_drawn() const { return frames_drawn_; }
  // Frames in which the search advanced but nothing was drawn.
  std::uint64_t frames_spared() const { return frames_spared_; }

 private:
  struct Press {
    std::string id;
    ImVec2 at;
  };

  void press_next();
  // The search, or at rest the work beside it, and no input or motion.
  bool only_search_needs_frame() const;

  Window window_;
  App app_;
  Snapshot snapshot_;
  View view_;
  std::vector<Press> presses_;
  bool forget_pointer_ = false;
  int settling_ = 0;  // frames that an input still needs until its effect is visible
  double look_again_ = std::numeric_limits<double>::infinity();  // when a tooltip is due
  DrawPace draw_pace_;
  std::uint64_t frames_drawn_ = 0;
  std::uint64_t frames_spared_ = 0;
};

}  // namespace kt
