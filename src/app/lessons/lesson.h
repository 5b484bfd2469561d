// A lesson: stops on the way through searches, each with some sentences, perhaps a question, and claims.
//
// The format is JSON. assets/lessons/schema.json describes it and is made from the same table as the reader. A lesson
// may use all settings of a link.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/lessons/json_tree.h"
#include "app/settings/json.h"
#include "app/snapshot/annotation.h"
#include "app/snapshot/commands.h"

namespace kt {

// How the search continues: to a step, or until an event. Neither: it stays.
struct LessonRun {
  std::size_t line = 0;
  std::optional<std::uint64_t> to;
  std::string until;                  // a name of until_names(), or a square
  std::optional<std::uint64_t> pace;  // in steps per second; none: only its end is shown
};

// A measure (measures.h) and its value (relation.h).
struct LessonClaim {
  std::size_t line = 0;
  std::string measure;
  std::string of;                    // the square that it is about, if any
  std::string is;                    // "8840", "> 1000", "4..6", "tour", "c2"
  std::vector<KeyValue> with;        // settings that differ from those of the stop: another search, from its start
  std::optional<std::size_t> board;  // a compared board, from 1; otherwise the one with the focus
  std::optional<LessonRun> after;    // how to continue before measuring, from the stop or in that other search
};

struct LessonChoice {
  std::size_t line = 0;
  std::string text;
  std::string is;   // true of the measure if the choice is right; empty: not checked by the search
  std::string why;  // the answer to this choice
};

// What to look at: marks, panels, and so on.
struct LessonLook {
  std::size_t line = 0;
  std::optional<Annotation::Place> place;  // of the mark; none: it is a panel
  Annotation::Kind kind = Annotation::Kind::note;
  std::string text;                     // beside the mark
  std::string square;                   // or the first square of an edge
  std::string to;                       // the last square of an edge
  std::optional<std::uint64_t> number;  // a row of the stack, a line of the code, or a step of the timeline
  std::string panel;
};

struct LessonQuestion {
  enum class Kind : std::uint8_t { choice, number, square };
  static constexpr std::string_view kKinds[] = {"choice", "number", "square"};
  std::size_t line = 0;
  Kind kind = Kind::choice;
  std::string ask;
  std::vector<LessonChoice> choices;
  std::string answer;            // the number of the right choice, from 1; a number; or a square
  std::string why;               // shown after the answer
  LessonClaim truth;             // its measure; `is` and `line` are those of the answer
  std::vector<LessonLook> look;  // after the answer

  const LessonChoice* right_choice() const;  // null where there are no choices
};

struct LessonStop {
  std::size_t line = 0;
  std::string title;
  std::vector<KeyValue> settings;
  std::vector<std::size_t> setting_lines;  // line of each setting
  std::optional<LessonRun> run;
  std::vector<LessonLook> look;
  std::vector<std::string> text;  // paragraphs
  std::string notes;              // for the speaker
  std::optional<LessonQuestion> question;
  std::vector<LessonClaim> claims;
};

struct Lesson {
  std::string id, title, summary;
  std::uint64_t minutes = 0;
  std::vector<LessonStop> stops;
};

// The lesson, or the first error in its form. lesson_check.h checks its claims.
std::expected<Lesson, LessonFault> read_lesson(std::string_view json);

// The limits of a lesson: `bytes` of its file, `letters` (characters) of its link, `stops`, and `steps` of a run.
inline constexpr std::size_t kMaxStops = 40;
inline constexpr std::uint64_t kMaxSteps = 100'000'000;
Json lesson_limits();

// The schema for editors as the text of a file, with a line break at its end.
std::string lesson_schema();

}  // namespace kt
