#include "app/lessons/lesson_check.h"

#include <algorithm>

#include "app/lessons/measures.h"
#include "app/settings/named_squares.h"
#include "app/state/position_key.h"
#include "app/words/numbers.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

constexpr std::uint64_t kMostSteps = 100'000'000;      // of one run
constexpr int kMostSquares = 4096;                     // of a board: its steps take long
constexpr std::size_t kMemory = std::size_t{4} << 20;  // bytes, for checkpoints

constexpr std::size_t kAhead = 6;  // steps, for the sheet
constexpr int kFewSquares = 25;    // of a board of which all can be tried soon

std::string called(const LessonClaim& claim) {
  return "'" + claim.measure + "'" + (claim.of.empty() ? "" : " of " + claim.of);
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
  Job here{.stop = number, .is_stop = true, .runs = runs, .with = {}, .claims = {}};
  std::vector<Job> others;
  const auto other = [&](const LessonClaim& claim) {
    Job job{
        .stop = number, .runs = claim.with.empty() ? runs : std::vector<LessonRun>{}, .with = claim.with, .claims = {}};
    if (claim.after) job.runs.push_back(*claim.after);
    return job;
  };
  for (const LessonClaim& claim : stop.claims) {
    if (claim.with.empty() && !claim.after) {
      here.claims.push_back(claim);
    } else {
      others.push_back(other(claim));
      others.back().claims.push_back(claim);
    }
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
  if (!run_ && !begin(job)) {
    ++at_;
  } else if (go_on(job, steps)) {
    run_.reset();
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
  const auto line_of = [&](std::string_view error) {
    for (std::size_t i = 0; i < stop.settings.size(); ++i) {
      if (error.starts_with(stop.settings[i].key + ":")) return stop.setting_lines[i];
    }
    return stop.line;
  };
  const auto errors = assign(settings, values);
  for (const std::string& error : errors) {
    if (job.is_stop || !job.with.empty()) refuse(line_of(error), error);
  }
  if (!errors.empty()) return false;
  const Problem problem = settings.problem();
  if (problem.board.squares() > kMostSquares) {
    refuse(line_of("board:"), "board: a lesson has room for " + with_separators(kMostSquares) + " squares");
    return false;
  }
  auto position = search_of(settings);
  if (!position) {
    refuse(line_of("at:"), position.error());
    return false;
  }
  Search start(problem, settings.detail);
  const bool is_late = !settings.at.empty();
  Timeline timeline =
      is_late ? Timeline(std::move(start), *std::move(position), kMemory) : Timeline(std::move(start), kMemory);
  const std::uint64_t began = timeline.search().steps();
  run_.emplace(std::move(settings), std::move(timeline), began);
  return true;
}

// True when the job is done.
bool LessonCheck::go_on(const Job& job, std::uint64_t steps) {
  Run& run = *run_;
  const auto lines = [&](std::size_t i) {
    return i < job.runs.size() ? job.runs[i].line : lesson_.stops[job.stop].line;
  };
  if (run.timeline.furthest() - run.began > kMostSteps) {
    refuse(lines(run.next), "the search is not there after " + with_separators(kMostSteps) + " steps");
    return true;
  }
  // First to the setting `step`; then one run after the other.
  if (run.next == 0 && !run.until && run.settings.step > run.timeline.search().steps()) {
    if (!run.timeline.approach(run.settings.step, steps)) return false;
    if (run.timeline.search().steps() == run.settings.step) return false;
    refuse(lesson_.stops[job.stop].line,
           "step: the search ends at step " + with_separators(run.timeline.search().steps()));
    return true;
  }
  if (run.next == job.runs.size()) {
    judge(job);
    return true;
  }
  const LessonRun& asked = job.runs[run.next];
  if (asked.to) {
    if (!run.timeline.approach(*asked.to, steps)) return false;
    if (run.timeline.search().steps() != *asked.to) {
      refuse(asked.line, "the search ends at step " + with_separators(run.timeline.search().steps()) +
                             ", before step " + with_separators(*asked.to));
      return true;
    }
  } else {
    if (!run.until && !begin_run(asked)) return true;
    if (!run.until->run(run.timeline, steps)) return false;
    const Until what = run.until->asked().what;
    const Search& search = run.timeline.search();
    if (what != Until::end && what != Until::dead_end && search.ended() && search.status() != Status::tour) {
      refuse(asked.line, "until " + quoted(asked.until) + ": the search ends before that");
      return true;
    }
    run.until.reset();
  }
  ++run.next;
  run.settings.step = 0;  // it is past that
  return false;
}

bool LessonCheck::begin_run(const LessonRun& asked) {
  RunUntil until;
  if (const auto named = parse_until(asked.until)) {
    until.what = *named;
  } else if (const auto square = parse_existing(run_->settings, asked.until)) {
    until = {Until::square, square->square};
  } else {
    refuse(asked.line,
           "until " + quoted(asked.until) +
               ": it is neither a square of this board nor a name such as dead-end, backtrack, record, tour or end");
    return false;
  }
  run_->until.emplace(until, run_->timeline);
  return true;
}

void LessonCheck::judge(const Job& job) {
  const LessonStop& stop = lesson_.stops[job.stop];
  StopReport& report = reports_[job.stop];
  const Search& search = run_->timeline.search();
  if (job.is_stop) {
    report.step = search.steps();
    for (const Square square : search.path()) report.path.push_back(run_->settings.name(square));
    const auto candidates = search.candidates();
    report.candidates = static_cast<std::size_t>(std::ranges::count_if(
        candidates, [](const Candidate& c) { return !c.looked_at && c.rejection == Rejection::none; }));
    Search ahead = search;
    for (std::size_t i = 0; i < kAhead && !ahead.ended(); ++i) {
      ahead.step();
      const auto path = ahead.path();
      if (!path.empty()) report.next.push_back(run_->settings.name(path.back()));
    }
    if (for_sheet_ && run_->settings.problem().board.squares() <= kFewSquares)
      report.kept = kept_squares({run_->settings, search, {}});
    for (const LessonLook& look : stop.look) judge_look(look);
  }
  for (const LessonClaim& claim : job.claims) judge_claim(claim);
  if (job.is_question) judge_question(*stop.question, report);
}

void LessonCheck::judge_claim(const LessonClaim& claim, bool is_true) {
  const MomentMeasure& measure = *find_measure(claim.measure);
  LessonMoment moment{run_->settings, run_->timeline.search(), {}};
  if (measure.of_square != !claim.of.empty())
    return refuse(claim.line, called(claim) + (measure.of_square ? " needs 'of', a square" : " is not of a square"));
  if (measure.of_square) {
    const auto square = parse_existing(run_->settings, claim.of);
    if (!square) return refuse(claim.line, "of: " + square.error());
    moment.of = square->square;
  }
  const auto value = measure.value(moment);
  if (!value) return refuse(claim.line, called(claim) + " can not be told here");
  const auto verdict = holds(claim.is, *value);
  if (!verdict) return refuse(claim.line, verdict.error());
  if (*verdict == is_true) return;
  refuse(claim.line,
         called(claim) + " is " + to_string(*value) + (is_true ? ", not " : ", which agrees with ") + claim.is);
}

void LessonCheck::judge_question(const LessonQuestion& question, StopReport& report) {
  LessonClaim truth = question.truth;
  const MomentMeasure& measure = *find_measure(truth.measure);
  using Kind = LessonQuestion::Kind;
  report.answer = question.kind == Kind::choice
                      ? question.choices[parse_number<std::size_t>(question.answer).value_or(1) - 1].text
                      : question.answer;
  if (question.kind == Kind::number && measure.kind != MomentMeasure::Kind::number)
    return refuse(truth.line, called(truth) + " is no number");
  if (question.kind == Kind::square && measure.kind != MomentMeasure::Kind::square)
    return refuse(truth.line, called(truth) + " is no square");
  if (question.kind == Kind::number && !parse_number<std::uint64_t>(question.answer))
    return refuse(truth.line, "'answer' is not a whole number");
  if (question.kind != Kind::choice) return judge_claim(truth);
  for (std::size_t i = 0; i < question.choices.size(); ++i) {
    const LessonChoice& choice = question.choices[i];
    if (choice.is.empty()) {
      refuse(choice.line, "the choice has no 'is', so that nobody can check it");
      continue;
    }
    truth.is = choice.is;
    truth.line = choice.line;
    judge_claim(truth, std::to_string(i + 1) == question.answer);
  }
}

void LessonCheck::judge_look(const LessonLook& look) {
  using Place = LessonLook::Place;
  const Settings& settings = run_->settings;
  if (look.place == Place::stack && *look.number > run_->timeline.search().depth())
    return refuse(look.line, "stack: the path has " + plural(run_->timeline.search().depth(), "square"));
  if (look.place != Place::square && look.place != Place::edge) return;
  const auto from = parse_existing(settings, look.square);
  if (!from) return refuse(look.line, "look: " + from.error());
  if (look.place == Place::square) return;
  const auto to = parse_existing(settings, look.to);
  if (!to) return refuse(look.line, "look: " + to.error());
  const Graph graph = graph_of(settings.problem());
  const int a = graph.number(from->square), b = graph.number(to->square);
  if (!graph.has_move(a, b) && !graph.has_move(b, a))
    refuse(look.line, "look: no move leads from " + look.square + " to " + look.to);
}

namespace {

// The numbers of a text, without the commas in them; not those of squares, such as c2, nor years before a bracket.
std::vector<std::string> numbers_in(std::string_view text) {
  std::vector<std::string> numbers;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i])) continue;
    const bool is_name = i > 0 && text[i - 1] >= 'a' && text[i - 1] <= 'z' && text[i - 1] != 'x';  // of a square
    std::string number;
    while (i < text.size() && (is_digit(text[i]) || (text[i] == ',' && i + 1 < text.size() && is_digit(text[i + 1])))) {
      if (text[i] != ',') number += text[i];
      ++i;
    }
    const bool is_year = number.size() == 4 && i < text.size() && text[i] == ')';
    if (!is_name && !is_year) numbers.push_back(number);
  }
  return numbers;
}

}  // namespace

std::vector<std::string> unclaimed_numbers(const LessonStop& stop) {
  std::vector<std::string> known;
  const auto know = [&](std::string_view text) {
    for (std::string& number : numbers_in(text)) known.push_back(std::move(number));
  };
  const auto know_run = [&](const std::optional<LessonRun>& run) {
    if (run && run->to) know(std::to_string(*run->to));
  };
  const auto know_settings = [&](const std::vector<KeyValue>& settings) {
    for (const KeyValue& setting : settings) know(setting.value);
  };
  const auto know_claim = [&](const LessonClaim& claim) {
    know(claim.is);
    know_settings(claim.with);
    know_run(claim.after);
  };
  know_settings(stop.settings);
  know_run(stop.run);
  for (const LessonClaim& claim : stop.claims) know_claim(claim);
  std::string words = stop.title + "\n" + stop.notes;
  for (const std::string& text : stop.text) words += "\n" + text;
  for (const LessonLook& look : stop.look) know(look.number ? std::to_string(*look.number) : "");
  if (stop.question) {
    know_claim(stop.question->truth);
    words += "\n" + stop.question->ask + "\n" + stop.question->why;
    for (const LessonChoice& choice : stop.question->choices) {
      know(choice.is);
      words += "\n" + choice.why;
      // "About 40,000" is what its relation says, roughly.
      for (const std::string& number : numbers_in(choice.text)) {
        const auto value = parse_number<std::uint64_t>(number);
        const auto fits = value ? holds(choice.is, {.number = *value, .text = {}}) : std::unexpected(std::string());
        if (!fits || !*fits) words += "\n" + choice.text;
      }
    }
  }
  std::vector<std::string> missing;
  for (std::string& number : numbers_in(words)) {
    if (std::ranges::find(known, number) == known.end() && std::ranges::find(missing, number) == missing.end())
      missing.push_back(std::move(number));
  }
  return missing;
}

}  // namespace kt
