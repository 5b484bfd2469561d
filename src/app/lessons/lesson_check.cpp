#include "app/lessons/lesson_check.h"

#include <algorithm>
#include <utility>

#include "app/play/quiz.h"
#include "app/settings/compared.h"
#include "app/settings/named_squares.h"
#include "app/state/position_key.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

constexpr std::uint64_t kMostSteps = 100'000'000;  // of one run
constexpr int kMostSquares = 4096;                 // of a board: its steps take long
constexpr std::size_t kMemory = 4 << 20;           // bytes, for checkpoints

constexpr std::size_t kAhead = 6;  // steps, for the sheet
constexpr int kFewSquares = 25;    // of a board of which all can be tried soon

Message called(const LessonClaim& claim) {
  if (claim.of.empty()) return Message::verbatim(quoted(claim.measure));
  return {"{0} of {1}", quoted(claim.measure), claim.of};
}

}  // namespace

LessonCheck::LessonCheck(const Lesson& lesson, bool for_sheet)
    : lesson_(lesson), for_sheet_(for_sheet), reports_(lesson.stops.size()) {
  for (std::size_t i = 0; i < lesson_.stops.size(); ++i) add_jobs(i);
}

void LessonCheck::add_jobs(std::size_t number) {
  const LessonStop& stop = lesson_.stops[number];
  std::vector<LessonRun> runs;
  if (stop.run) runs.push_back(*stop.run);
  Job here{.stop = number, .is_stop = true, .runs = runs, .with = {}, .board = {}, .claims = {}};
  std::vector<Job> others;
  const auto other = [&](const LessonClaim& claim) {
    Job job{.stop = number,
            .runs = claim.with.empty() ? runs : std::vector<LessonRun>{},
            .with = claim.with,
            .board = claim.board,
            .claims = {claim}};
    if (claim.after) job.runs.push_back(*claim.after);
    return job;
  };
  for (const LessonClaim& claim : stop.claims) {
    if (claim.with.empty() && !claim.board && !claim.after)
      here.claims.push_back(claim);
    else
      others.push_back(other(claim));
  }
  if (stop.question) {
    others.push_back(other(stop.question->truth));
    others.back().is_question = true;
  }
  jobs_.push_back(std::move(here));
  jobs_.insert(jobs_.end(), others.begin(), others.end());
}

double LessonCheck::progress() const { return static_cast<double>(at_) / static_cast<double>(jobs_.size()); }

bool LessonCheck::work(std::uint64_t steps) {
  constexpr std::uint64_t kMostAtOnce = 200'000;
  if (at_ == jobs_.size()) return true;
  steps = std::min(steps, kMostAtOnce);
  const Job& job = jobs_[at_];
  const bool is_new = !attempt_;
  if (is_new) ++work_number_;
  if (is_new ? !begin(job) : go_on(job, steps)) {
    attempt_.reset();
    ++at_;
  }
  return at_ == jobs_.size();
}

// False where there is no such search, which is told.
bool LessonCheck::begin(const Job& job) {
  const LessonStop& stop = lesson_.stops[job.stop];
  Settings settings;
  std::vector<KeyValue> values = stop.settings;
  if (!job.with.empty()) {
    std::erase_if(values, [](const KeyValue& value) { return value.key == "step" || value.key == "at"; });
  }
  for (const KeyValue& value : job.with) {
    std::erase_if(values, [&](const KeyValue& old) { return old.key == value.key; });
    values.push_back(value);
  }
  // In the line of the setting that it is about.
  const auto refuse_setting = [&](const Message& why) {
    const auto is_meant = [&](const KeyValue& value) { return is_of_key(why, value.key); };
    const auto found = std::ranges::find_if(stop.settings, is_meant);
    refuse(found == stop.settings.end() ? stop.line : stop.setting_lines[found - stop.settings.begin()], why);
    return false;
  };
  const auto errors = assign(settings, values);
  for (const Message& error : errors)
    if (job.is_stop || !job.with.empty()) refuse_setting(error);
  if (!errors.empty()) return false;
  if (!choose_board(job, settings)) return false;
  const Problem problem = settings.problem();
  if (problem.board.squares() > kMostSquares)
    return refuse_setting(of_key("board", {"a board in a lesson can have at most {0} squares", kMostSquares}));
  auto position = search_of(settings);
  if (!position) return refuse_setting(position.error());
  const bool is_compared = count_boards(settings) > 1;
  Run run(std::move(settings), *std::move(position), kMemory);
  run.stays = is_compared;
  const std::uint64_t began = run.here();
  attempt_.emplace(std::move(run), began);
  return true;
}

// Of those that are compared. False where it can not be.
bool LessonCheck::choose_board(const Job& job, Settings& settings) {
  const LessonStop& stop = lesson_.stops[job.stop];
  const std::size_t line = job.claims.empty() ? stop.line : job.claims.front().line;
  const Boards boards = boards_of(settings);
  const bool is_alone = boards.all.size() < 2;
  for (const Message& error : boards.errors) {
    if (job.is_stop) refuse(stop.line, of_key("compare", error));
  }
  if (!boards.errors.empty()) return false;
  if (!is_alone && settings.mode != Mode::watch) {
    if (job.is_stop)
      refuse(stop.line, of_key("mode", {"boards can be compared only while the search moves the knight"}));
    return false;
  }
  if (!job.board) return true;
  if (is_alone) {
    refuse(line, of_key("board", {"this stop does not compare boards"}));
    return false;
  }
  if (*job.board > boards.all.size()) {
    refuse(line,
           of_key("board", {"there {0, plural, one {is only # board} other {are only # boards}}", boards.all.size()}));
    return false;
  }
  const std::string compare = settings.compare;
  settings = boards.all[*job.board - 1];
  settings.compare = compare;
  return true;
}

// True when the job is done.
bool LessonCheck::go_on(const Job& job, std::uint64_t steps) {
  Attempt& at = *attempt_;
  Run& run = at.run;
  const std::size_t line = at.next < job.runs.size() ? job.runs[at.next].line : lesson_.stops[job.stop].line;
  if (run.timeline.furthest() - at.began > kMostSteps) {
    refuse(line, {"the search does not get there within {0} steps", kMostSteps});
    return true;
  }
  // First to the setting `step`; then one run after the other.
  const bool stays = run.stays && run.is_over();
  if (at.next == 0 && !at.until && run.settings.step > run.here() && !stays) {
    if (!advance(run, ToStep{run.settings.step}, steps)) return false;
    if (run.here() == run.settings.step || run.stays) return false;
    refuse(lesson_.stops[job.stop].line, of_key("step", {"the search ends at step {0}", run.here()}));
    return true;
  }
  if (at.next == job.runs.size()) return judge(job, steps);
  const LessonRun& asked = job.runs[at.next];
  if (run.stays || asked.to) return go_to(asked, steps);
  if (!at.until && !begin_run(asked)) return true;
  if (!advance(run, *at.until, steps)) return false;
  const Until what = at.until->asked().what;
  const Search& search = run.search();
  if (what != Until::end && what != Until::dead_end && search.ended() && search.status() != Status::tour) {
    refuse(asked.line, {"until {0}: the search ends before that", quoted(asked.until)});
    return true;
  }
  at.until.reset();
  ++at.next;
  run.settings.step = 0;  // it is past that
  return false;
}

// To a step; boards that are compared as far as they go, or to where they stay. True when that can not be.
bool LessonCheck::go_to(const LessonRun& asked, std::uint64_t steps) {
  Run& run = attempt_->run;
  if (run.stays) {
    const auto until = parse_until(asked.until);
    if (!asked.to && until != Until::tour && until != Until::end) {
      refuse(asked.line, {"until {0}: compared boards can run only to a step, a tour or the end", quoted(asked.until)});
      return true;
    }
    if (asked.to && run.settings.equal_time) {
      refuse(asked.line,
             of_key("clock",
                    {"with equal time, the step of each board is unpredictable; run the boards to a tour or the end"}));
      return true;
    }
  }
  const std::uint64_t goal = asked.to ? *asked.to : kNever;
  if (!advance(run, ToStep{goal}, steps)) return false;
  if (!run.stays && run.here() < goal) {
    refuse(asked.line, {"the search ends at step {0}, before step {1}", run.here(), goal});
    return true;
  }
  ++attempt_->next;
  run.settings.step = 0;
  return false;
}

bool LessonCheck::begin_run(const LessonRun& asked) {
  RunUntil until;
  if (const auto named = parse_until(asked.until)) {
    until.what = *named;
  } else if (const auto square = parse_existing(attempt_->settings(), asked.until)) {
    until = {Until::square, *square};
  } else {
    refuse(asked.line, {"until {0}: this is neither a square of this board nor a name such as dead-end, backtrack, "
                        "record, tour or end",
                        quoted(asked.until)});
    return false;
  }
  attempt_->until.emplace(until, attempt_->run.timeline);
  return true;
}

// True when all that is said of it is judged.
bool LessonCheck::judge(const Job& job, std::uint64_t steps) {
  const LessonStop& stop = lesson_.stops[job.stop];
  StopReport& report = reports_[job.stop];
  Attempt& at = *attempt_;
  if (!at.is_told) {
    at.is_told = true;
    if (job.is_stop) tell_stop(stop, report);
    if (job.is_question) {
      for (const LessonLook& look : stop.question->look) judge_look(look);
    }
    return false;
  }
  if (at.judged < job.claims.size()) {
    if (judge_claim(job, steps)) ++at.judged;
    return false;
  }
  const bool is_small = at.settings().problem().board.squares() <= kFewSquares;
  return !job.is_stop || !for_sheet_ || !is_small || measure_kept(report, steps);
}

void LessonCheck::tell_stop(const LessonStop& stop, StopReport& report) {
  const Search& search = attempt_->search();
  report.step = search.steps();
  for (const Square square : search.path()) report.path.push_back(attempt_->settings().name(square));
  const auto candidates = search.candidates();
  report.candidates = std::ranges::count_if(
      candidates, [](const Candidate& c) { return !c.looked_at && c.rejection == Rejection::none; });
  Search ahead = search;
  for (std::size_t i = 0; i < kAhead && !ahead.ended(); ++i) {
    ahead.step();
    const auto path = ahead.path();
    if (!path.empty()) report.next.push_back(attempt_->settings().name(path.back()));
  }
  if (stop.question) {
    const LessonQuestion& question = *stop.question;
    report.answer = question.kind == LessonQuestion::Kind::choice
                        ? question.choices[parse_number<std::size_t>(question.answer).value_or(1) - 1].text
                        : question.answer;
  }
  for (const LessonLook& look : stop.look) judge_look(look);
  judge_mode(stop);
}

void LessonCheck::judge_mode(const LessonStop& stop) {
  const Search& search = attempt_->search();
  const bool asks_for_square = stop.question && stop.question->kind == LessonQuestion::Kind::square;
  switch (attempt_->settings().mode) {
    case Mode::watch:
      if (asks_for_square && attempt_->run.stays)
        refuse(stop.question->line, {"a question of the kind 'square' works only with a single board"});
      return;
    case Mode::predict:
      if (!question_at(search)) refuse(stop.line, of_key("mode", {"there is nothing to predict at this step"}));
      return;
    case Mode::play:
      if (!search.depth_first() || search.path().empty())
        refuse(stop.line, of_key("mode", {"there is no path here that a player could continue"}));
      else if (search.depth() > kMostGiven)
        refuse(stop.line, of_key("mode", {"a game can begin with at most {0} squares", kMostGiven}));
      else if (asks_for_square)
        refuse(stop.question->line, {"a question of the kind 'square' does not work while clicks move the knight"});
      return;
  }
}

// True when it is judged.
bool LessonCheck::judge_claim(const Job& job, std::uint64_t steps) {
  Attempt& at = *attempt_;
  const LessonClaim& claim = job.claims[at.judged];
  const MomentMeasure& measure = *find_measure(claim.measure);
  std::optional<MeasuredValue> value;
  if (at.measure) {
    if (!at.measure->work(steps)) return false;
    value = std::exchange(at.measure, nullptr)->value();
  } else {
    LessonMoment moment{at.settings(), at.search(), {}};
    if (measure.of_square != !claim.of.empty()) {
      if (measure.of_square)
        refuse(claim.line, {"{0} needs a square in 'of'", quoted(claim.measure)});
      else
        refuse(claim.line, {"{0} does not depend on a square; remove 'of'", quoted(claim.measure)});
      return true;
    }
    if (measure.of_square) {
      const auto square = parse_existing(at.settings(), claim.of);
      if (!square) {
        refuse(claim.line, of_key("of", square.error()));
        return true;
      }
      moment.of = *square;
    }
    if (measure.begin) {
      at.measure = measure.begin(moment);
      ++work_number_;
      return false;
    }
    value = measure.value(moment);
  }
  if (!value)
    refuse(claim.line, {"{0} cannot be measured here", called(claim)});
  else if (job.is_question)
    judge_question(*lesson_.stops[job.stop].question, *value);
  else
    judge_value(claim, *value);
  return true;
}

void LessonCheck::judge_value(const LessonClaim& claim, const MeasuredValue& value, bool is_true) {
  const auto verdict = holds(claim.is, value);
  if (!verdict) return refuse(claim.line, verdict.error());
  if (*verdict == is_true) return;
  if (is_true)
    refuse(claim.line, {"{0} is {1}, not {2}", called(claim), to_argument(value), claim.is});
  else
    refuse(claim.line,
           {"{0} is {1}, so the choice with {2} is correct, too", called(claim), to_argument(value), claim.is});
}

void LessonCheck::judge_question(const LessonQuestion& question, const MeasuredValue& value) {
  LessonClaim truth = question.truth;
  const MomentMeasure& measure = *find_measure(truth.measure);
  using Kind = LessonQuestion::Kind;
  if (question.kind == Kind::number && measure.kind != MomentMeasure::Kind::number)
    return refuse(truth.line, {"{0} is not a number", called(truth)});
  if (question.kind == Kind::square && measure.kind != MomentMeasure::Kind::square)
    return refuse(truth.line, {"{0} is not a square", called(truth)});
  if (question.kind == Kind::number && !parse_number<std::uint64_t>(question.answer))
    return refuse(truth.line, {"'answer' is not a whole number"});
  if (question.kind != Kind::choice) return judge_value(truth, value);
  for (std::size_t i = 0; i < question.choices.size(); ++i) {
    const LessonChoice& choice = question.choices[i];
    if (choice.is.empty()) {
      refuse(choice.line, {"the choice has no 'is', so it cannot be checked"});
      continue;
    }
    truth.is = choice.is;
    truth.line = choice.line;
    judge_value(truth, value, std::to_string(i + 1) == question.answer);
  }
}

// True when it is known, or not to be known.
bool LessonCheck::measure_kept(StopReport& report, std::uint64_t steps) {
  Attempt& at = *attempt_;
  if (!at.measure) {
    at.measure = find_measure("kept")->begin({at.settings(), at.search(), {}});
    ++work_number_;
  }
  if (!at.measure->work(steps)) return false;
  if (const auto kept = at.measure->value()) report.kept = static_cast<std::size_t>(kept->number);
  return true;
}

void LessonCheck::judge_look(const LessonLook& look) {
  using Place = LessonLook::Place;
  const Settings& settings = attempt_->settings();
  if (look.place == Place::stack && *look.number > attempt_->search().depth())
    return refuse(look.line, of_key("stack", {"the path has only {0, plural, one {# square} other {# squares}}",
                                              attempt_->search().depth()}));
  if (look.place != Place::square && look.place != Place::edge) return;
  const auto from = parse_existing(settings, look.square);
  if (!from) return refuse(look.line, of_key("look", from.error()));
  if (look.place == Place::square) return;
  const auto to = parse_existing(settings, look.to);
  if (!to) return refuse(look.line, of_key("look", to.error()));
  const Graph graph = graph_of(settings.problem());
  const int a = graph.number(*from), b = graph.number(*to);
  if (!graph.has_move(a, b) && !graph.has_move(b, a))
    refuse(look.line, of_key("look", {"no move leads from {0} to {1}", look.square, look.to}));
}

}  // namespace kt
