// The whole state of one visualizer: settings, search, playback. One value for each instance; no globals.
//
// State changes only in apply() and tick(). A frame is: tick(), snapshot(), draw, apply() what the view returned.
// Times are seconds of the injected clock, which must not go back.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/commands.h"
#include "app/playback.h"
#include "app/snapshot.h"
#include "core/search.h"

namespace kt {

using Clock = std::function<double()>;

class App {
 public:
  explicit App(Clock clock);

  void apply(const Command& command);

  // Does the steps that are due, for 8 ms at most.
  void tick();

  // Seconds until tick() could change something: 0 for the next frame, infinity for never before a command.
  double seconds_until_change() const;

  const Snapshot& snapshot();  // refilled by the call
  const Settings& settings() const { return settings_; }
  const Search& search() const { return search_; }
  RunState state() const;
  // Steps a second as measured; 0 while unknown.
  double steps_per_second() const { return meter_.steps_per_second(); }
  // A search is under way to a step asked for.
  bool seeking() const { return target_.has_value(); }

  // Sentences about refused values since the last call.
  std::vector<std::string> take_errors();
  // What is to be given to the user, since the last call.
  std::vector<SaveFile> take_files();

 private:
  void play(bool backwards);
  void seek(std::uint64_t step);
  void change(const std::vector<KeyValue>& values);
  void restart();
  std::uint64_t run_until(std::uint64_t max_steps, double deadline);
  void approach_target(double deadline);

  Clock clock_;
  Settings settings_;
  Search search_;
  Playback playback_;
  RateMeter meter_;
  std::optional<std::uint64_t> target_;  // the step that a seek is on its way to
  std::string notice_;                   // about the last change
  std::vector<std::string> errors_;
  std::vector<SaveFile> files_;
  Snapshot snapshot_;
};

}  // namespace kt
