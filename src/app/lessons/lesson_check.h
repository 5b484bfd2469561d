// Plays a lesson from stop to stop, and checks it: every setting is valid, every run gets where it should, every mark
// is on something, and the search confirms every claim and answer.
//
//   LessonCheck check(lesson);
//   while (!check.work(100'000)) {}
//   for (const LessonFault& fault : check.faults()) ...
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/lessons/measures.h"
#include "app/lessons/stop_report.h"
#include "app/lessons/stop_search.h"

namespace kt {

class LessonCheck {
 public:
  // `for_sheet`: the reports have also what has to be tried out.
  explicit LessonCheck(const Lesson& lesson, bool for_sheet = false);
  LessonCheck(const LessonCheck&) = delete;  // a search on its way points into this

  // Works for about so many steps of a search; true when everything is checked.
  bool work(std::uint64_t steps);
  double progress() const;
  // Changes with the kind of work, whose steps may take much longer or shorter.
  std::uint64_t work_number() const { return work_number_; }

  const Lesson& lesson() const { return lesson_; }
  const std::vector<LessonFault>& faults() const { return faults_; }
  const std::vector<StopReport>& stops() const { return reports_; }

 private:
  // A moment to reach, and what must be true there.
  struct Job {
    std::size_t stop = 0;
    StopWay way;
    std::vector<LessonClaim> claims;
    bool is_question = false;
  };

  void add_jobs(std::size_t number);
  bool go_on(const Job& job, std::uint64_t steps);
  bool judge(const Job& job, std::uint64_t steps);
  void arrive(const Job& job);
  bool judge_next_claim(const Job& job, std::uint64_t steps);
  bool measure_kept(StopReport& report, std::uint64_t steps);
  void begin_measure(const LessonMoment& moment, std::string_view measure);

  Lesson lesson_;
  bool for_sheet_;
  std::vector<Job> jobs_;
  std::size_t at_ = 0;
  std::uint64_t work_number_ = 0;
  std::vector<StopReport> reports_;
  std::vector<LessonFault> faults_;

  // For the job under way.
  std::optional<StopSearch> search_;
  bool has_arrived_ = false;
  std::size_t judged_ = 0;                // number of claims
  std::unique_ptr<LongMeasure> measure_;  // of the current claim
};

}  // namespace kt
