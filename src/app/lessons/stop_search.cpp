#include "app/lessons/stop_search.h"

#include <algorithm>
#include <utility>

#include "app/settings/compared.h"
#include "app/settings/named_squares.h"
#include "app/state/position_key.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

constexpr int kMaxSquares = 4096;         // of a board: its steps take long
constexpr std::size_t kMemory = 4 << 20;  // bytes, for checkpoints

// One board of those that the settings name. False where that is not possible.
bool choose_board(const LessonStop& stop, const StopWay& way, Settings& settings, LessonFaults& faults) {
  const auto refuse = [&](std::size_t line, Message reason) {
    return faults.push_back({line, std::move(reason)}), false;
  };
  const Boards boards = boards_of(settings);
  const bool is_alone = boards.all.size() < 2;
  if (!is_alone && settings.mode != Mode::watch) {
    if (way.is_stop)
      refuse(stop.line, of_key("mode", {"boards can be compared only while the search moves the knight"}));
    return false;
  }
  if (!way.board) return true;
  if (is_alone) return refuse(way.line, of_key("board", {"this stop does not compare boards"}));
  if (*way.board > boards.all.size())
    return refuse(way.line, of_key("board", {"there {0, plural, one {is only # board} other {are only # boards}}",
                                             boards.all.size()}));
  settings = boards.all[*way.board - 1];
  return true;
}

}  // namespace

StopWay way_to(const LessonStop& stop) {
  StopWay way{.settings = stop.settings, .runs = {}, .line = stop.line, .board = {}, .is_stop = true};
  if (stop.run) way.runs.push_back(*stop.run);
  return way;
}

StopWay way_to(const LessonStop& stop, const LessonClaim& claim) {
  StopWay way = way_to(stop);
  way.line = claim.line;
  way.board = claim.board;
  way.is_stop = false;
  way.is_other_search = !claim.with.empty();
  const auto erase = [&](std::string_view key) {
    std::erase_if(way.settings, [&](const KeyValue& v) { return v.key == key; });
  };
  if (way.is_other_search) {
    way.runs.clear();
    erase("step");
    erase("at");
  }
  for (const KeyValue& value : claim.with) {
    erase(value.key);
    way.settings.push_back(value);
  }
  if (claim.after) way.runs.push_back(*claim.after);
  return way;
}

std::optional<StopSearch> StopSearch::begin(const LessonStop& stop, const StopWay& way, LessonFaults& faults) {
  // In the line of the setting that it is about; settings of a claim are all in its line.
  const auto refuse_setting = [&](const Message& why) {
    const auto is_meant = [&](const KeyValue& value) { return is_of_key(why, value.key); };
    const auto found = std::ranges::find_if(stop.settings, is_meant);
    const std::size_t line = way.is_other_search            ? way.line
                             : found == stop.settings.end() ? stop.line
                                                            : stop.setting_lines[found - stop.settings.begin()];
    faults.push_back({line, why});
  };
  Settings settings;
  const auto errors = assign(settings, way.settings);
  for (const Message& error : errors) {
    if (way.is_stop || way.is_other_search) refuse_setting(error);
  }
  const bool is_compared = !settings.others.empty();
  if (!errors.empty() || !choose_board(stop, way, settings, faults)) return {};
  if (settings.problem().board.squares() > kMaxSquares) {
    refuse_setting(of_key("board", {"a board in a lesson can have at most {0} squares", kMaxSquares}));
    return {};
  }
  auto position = search_of(settings);
  if (!position) return refuse_setting(position.error()), std::nullopt;
  Run run(std::move(settings), *std::move(position), kMemory);
  run.stays = is_compared;
  return StopSearch(stop, way, std::move(run), faults);
}

StopSearch::At StopSearch::go_on(std::uint64_t steps) {
  const LessonRun* asked = next_ < way_->runs.size() ? &way_->runs[next_] : nullptr;
  if (run_.timeline.furthest() - began_ > kMaxSteps)
    return refuse(asked ? asked->line : stop_->line,
                  {"the search does not reach the requested position within {0} steps", kMaxSteps});
  const bool is_ended = run_.stays && run_.is_over();
  if (next_ == 0 && !until_ && run_.settings.step > run_.here() && !is_ended) return go_to_step(steps);
  if (!asked) return At::there;
  return run_.stays || asked->to ? go_to(*asked, steps) : go_until(*asked, steps);
}

// To the setting `step`.
StopSearch::At StopSearch::go_to_step(std::uint64_t steps) {
  if (!advance(run_, ToStep{run_.settings.step}, steps)) return At::under_way;
  if (run_.here() == run_.settings.step || run_.stays) return At::under_way;
  return refuse(stop_->line, of_key("step", {"the search ends at step {0}", run_.here()}));
}

// Compared boards go as far as they can, or to where they stay.
StopSearch::At StopSearch::go_to(const LessonRun& asked, std::uint64_t steps) {
  const auto until = parse_until(asked.until);
  if (run_.stays && !asked.to && until != Until::tour && until != Until::end)
    return refuse(asked.line,
                  {"until {0}: compared boards can run only to a step, a tour or the end", quoted(asked.until)});
  if (run_.stays && asked.to && run_.settings.equal_time)
    return refuse(
        asked.line,
        of_key("clock",
               {"with equal time, the step of each board is unpredictable; run the boards to a tour or the end"}));
  const std::uint64_t goal = asked.to.value_or(kNever);
  if (!advance(run_, ToStep{goal}, steps)) return At::under_way;
  if (run_.stays || run_.here() >= goal) return end_run();
  return refuse(asked.line, {"the search ends at step {0}, before step {1}", run_.here(), goal});
}

StopSearch::At StopSearch::go_until(const LessonRun& asked, std::uint64_t steps) {
  if (!until_) {
    const auto named = parse_until(asked.until);
    const auto square = parse_existing(settings(), asked.until);
    if (!named && !square)
      return refuse(asked.line, {"until {0}: this is neither a square of this board nor a name such as dead-end, "
                                 "backtrack, record, tour or end",
                                 quoted(asked.until)});
    until_.emplace(named ? RunUntil{*named} : RunUntil{Until::square, *square}, run_.timeline);
  }
  if (!advance(run_, *until_, steps)) return At::under_way;
  if (until_->gave_up())
    return refuse(asked.line,
                  {"the search does not reach the requested position within {0} steps", LostStretches::kFarthestAhead});
  const Until what = until_->asked().what;
  if (what != Until::end && what != Until::dead_end && search().ended() && search().status() != Status::tour)
    return refuse(asked.line, {"until {0}: the search ends before that", quoted(asked.until)});
  return end_run();
}

StopSearch::At StopSearch::end_run() {
  until_.reset();
  ++next_;
  return At::under_way;
}

StopSearch::At StopSearch::refuse(std::size_t line, Message reason) {
  faults_->push_back({line, std::move(reason)});
  return At::refused;
}

}  // namespace kt
