#include "app/state/late_part.h"

#include <algorithm>
#include <utility>

#include "app/settings/named_squares.h"
#include "app/state/app.h"

namespace kt {
namespace {

template <typename... Kinds>
bool is_one_of(const Command& command) {
  return (std::holds_alternative<Kinds>(command) || ...);
}

}  // namespace

bool needs_late_part(const Settings& settings) {
  const Algorithm& algorithm = *settings.algorithm;
  return !settings.graph.empty() || settings.tie->orders || !settings.compare.empty() || settings.mode != Mode::watch ||
         algorithm.cuts || algorithm.method == Method::divide_and_conquer || algorithm.method == Method::neural_network;
}

bool needs_late_part(const Command& command, const Settings& settings) {
  if (is_one_of<Measure, OpenMeasured>(command)) return true;
  const auto* change = std::get_if<Change>(&command);
  if (!change) return false;
  const auto is_late_text = [](const KeyValue& value) {  // cannot be read before
    return (value.key == "graph" || value.key == "compare") && !is_none(value.value);
  };
  if (std::ranges::any_of(change->settings, is_late_text)) return true;
  Settings changed = settings;
  assign(changed, change->settings);
  return needs_late_part(changed);
}

bool App::waits(const Command& command) {
  if (late_part_.is_here() || is_one_of<LatePart, Attention, ShowFrames, Suspend, KnownBest, Sound>(command))
    return false;
  if (is_one_of<DismissNotice>(command)) {
    if (late_part_.state == LatePart::State::failed) waiting_.clear();  // nobody wants it any more
    return false;
  }
  if (!is_waiting() && !needs_late_part(command, settings_)) return false;
  waiting_.push_back(command);
  take({LatePart::State::coming, late_part_.failure});
  return true;
}

// Who wants it after a failure names that: else it was wanted before the failure was known.
//
// Where it can not be had, what can do without it is done, and the rest waits until somebody has it brought once more.
void App::take(const LatePart& part) {
  const bool wanted = part.state == LatePart::State::coming;
  if (wanted && (late_part_.is_here() || part.failure != late_part_.failure)) return;
  if (notice_ == Message::verbatim(late_part_.failure)) notice_ = {};
  late_part_ = {part.state, wanted ? std::string() : part.failure};
  if (!part.is_here() && part.state != LatePart::State::failed) return;
  for (const Command& command : std::exchange(waiting_, {})) {
    if (!part.is_here() && needs_late_part(command, settings_))
      waiting_.push_back(command);
    else
      apply(command);
  }
  if (!waiting_.empty()) notice_ = Message::verbatim(part.failure);
}

}  // namespace kt
