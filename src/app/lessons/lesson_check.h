// Plays a lesson from stop to stop, and holds it to its word: every setting is one, every run gets where it is to go,
// every mark is on something, and every claim and answer is true of the search itself.
//
//   LessonCheck check(lesson);
//   while (!check.work(100'000)) {}
//   for (const LessonFault& fault : check.faults()) ...
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/lessons/lesson.h"
#include "app/lessons/measures.h"
#include "app/run/run.h"

namespace kt {

// Where a stop is when it is shown, and what was measured there.
struct StopReport {
  std::uint64_t step = 0;
  std::vector<std::string> path;    // squares as the settings name them
  std::size_t candidates = 0;       // moves that may still be tried
  std::vector<std::string> next;    // where the knight is after each of the next steps, a few
  std::optional<std::size_t> kept;  // squares of the path that can become a tour, where it is soon known
  std::string answer;               // of the question, as the search has it
};

class LessonCheck {
 public:
  // `for_sheet`: the reports tell also what has to be tried out.
  explicit LessonCheck(const Lesson& lesson, bool for_sheet = false);

  // Goes on for about so many steps of a search; true when all is checked.
  bool work(std::uint64_t steps);
  double progress() const;
  // Another number means another work, whose steps may take much longer or shorter.
  std::uint64_t work_number() const { return work_number_; }

  const std::vector<LessonFault>& faults() const { return faults_; }
  const std::vector<StopReport>& stops() const { return reports_; }

 private:
  // One moment to be reached, and what is to be true there.
  struct Job {
    std::size_t stop = 0;
    bool is_stop = false;  // where the stop itself is; else beyond, or elsewhere
    std::vector<LessonRun> runs;
    std::vector<KeyValue> with;
    std::optional<std::size_t> board;
    std::vector<LessonClaim> claims;
    bool is_question = false;
  };
  // On the way to that moment.
  struct Attempt {
    Run run;
    std::uint64_t began = 0;  // at this step
    std::size_t next = 0;     // of the job's runs
    std::optional<UntilEvent> until;
    bool is_told = false;                  // the stop's report
    std::size_t judged = 0;                // claims
    std::unique_ptr<LongMeasure> measure;  // of the claim that is judged

    const Settings& settings() const { return run.settings; }
    const Search& search() const { return run.search(); }
  };

  void add_jobs(std::size_t number);
  bool begin(const Job& job);
  bool choose_board(const Job& job, Settings& settings);
  bool go_on(const Job& job, std::uint64_t steps);
  bool go_to(const LessonRun& asked, std::uint64_t steps);
  bool begin_run(const LessonRun& asked);
  bool judge(const Job& job, std::uint64_t steps);
  void tell_stop(const LessonStop& stop, StopReport& report);
  void judge_mode(const LessonStop& stop);
  bool judge_claim(const Job& job, std::uint64_t steps);
  void judge_value(const LessonClaim& claim, const MeasuredValue& value, bool is_true = true);
  void judge_question(const LessonQuestion& question, const MeasuredValue& value);
  void judge_look(const LessonLook& look);
  bool measure_kept(StopReport& report, std::uint64_t steps);
  void refuse(std::size_t line, Message reason) { faults_.push_back({line, std::move(reason)}); }

  Lesson lesson_;
  bool for_sheet_;
  std::vector<Job> jobs_;
  std::size_t at_ = 0;
  std::uint64_t work_number_ = 0;
  std::optional<Attempt> attempt_;
  std::vector<StopReport> reports_;
  std::vector<LessonFault> faults_;
};

}  // namespace kt
