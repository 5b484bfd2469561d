// One visualizer: an app, its view, its window. The desktop and the web drive it frame by frame.
//
// It says when it wants the next frame, so that nothing is drawn while nothing moves.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "app/state/state.h"
#include "app/time/draw_pace.h"
#include "platform/window.h"
#include "view/frame/frame.h"

namespace kt {

// Seconds of a monotone clock.
double now();

class Visualizer {
 public:
  explicit Visualizer(Window window);
  ~Visualizer();
  Visualizer(const Visualizer&) = delete;
  Visualizer& operator=(const Visualizer&) = delete;

  // Polls, applies, searches, and draws and presents unless this frame is spared (draw_pace.h). False when the user
  // wants to quit. `shown` is when the display shows the frame, in seconds of any monotone clock: it does not tremble
  // with the work of the frame before.
  bool frame(double shown);

  // Something happened that may change the picture.
  void wake();
  // The pointer moved: if it comes to rest on a button, its tooltip is due after a while.
  void expect_tooltip();
  // The finger that tapped is gone: nothing stays hovered.
  void forget_pointer();
  // Until the next frame is wanted: 0 for as soon as possible, infinity for not before something happens.
  double seconds_until_frame() const;

  void apply(const Command& command);
  // What the user, or what is shown, has asked for in the frame drawn last: done at the beginning of the next.
  App& app() { return app_; }
  // What there is to see now, and what there was to see when that was last asked for, as in the frame drawn last.
  const Snapshot& snapshot();
  const Snapshot& last_snapshot() const { return snapshot_; }
  View& view() { return view_; }
  const Window& window() const { return window_; }
  // Pixels of the page by unit of the view, as drawn last.
  float scale() const { return window_.scale; }
  std::uint64_t frames_drawn() const { return frames_drawn_; }
  // In which the search went on, but nothing was drawn.
  std::uint64_t frames_spared() const { return frames_spared_; }

 private:
  bool is_hurried() const;

  Window window_;
  App app_;
  Snapshot snapshot_;
  View view_;
  std::vector<Command> commands_;  // asked for in the last frame
  bool forget_pointer_ = false;
  int settling_ = 0;                                             // frames that an input still needs to show its effect
  double look_again_ = std::numeric_limits<double>::infinity();  // when a tooltip is due
  DrawPace draw_pace_;
  std::uint64_t frames_drawn_ = 0;
  std::uint64_t frames_spared_ = 0;
};

}  // namespace kt
