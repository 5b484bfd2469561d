// A lesson: stops on the way through searches, each with some sentences, perhaps a question, and what is claimed there.
//
// It is written in JSON; assets/lessons/schema.json says how, made from the same table as the reader. Of settings it
// forbids none: they are those of a link.
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

// How the search goes on: to a step, or until something happens. Neither: not at all.
struct LessonRun {
  std::size_t line = 0;
  std::optional<std::uint64_t> to;
  std::string until;                  // a name of until_names(), or a square
  std::optional<std::uint64_t> pace;  // in steps per second; none: only its end is shown
};

// A measure (measures.h) and what it has to be (relation.h).
struct LessonClaim {
  std::size_t line = 0;
  std::string measure;
  std::string of;                    // the square that it is about, if it is about one
  std::string is;                    // "8840", "> 1000", "4..6", "tour", "c2"
  std::vector<KeyValue> with;        // settings that differ from those of the stop: another search, from its start
  std::optional<std::size_t> board;  // of those compared, from 1; else the one with the focus
  std::optional<LessonRun> after;    // from the stop on, or in that other search
};

struct LessonChoice {
  std::size_t line = 0;
  std::string text;
  std::string is;   // true of the measure where it is the right one; empty: it is not put to the search
  std::string why;  // what is answered to it
};

// What is to be looked at: marks, panels, and so on.
struct LessonLook {
  std::size_t line = 0;
  std::optional<Annotation::Place> place;  // of the mark; none: it is a panel
  Annotation::Kind kind = Annotation::Kind::note;
  std::string text;                     // beside the mark
  std::string square;                   // or the beginning of an edge
  std::string to;                       // its end
  std::optional<std::uint64_t> number;  // of a row of the stack, a line of the code, a step of the timeline
  std::string panel;
};

struct LessonQuestion {
  enum class Kind : std::uint8_t { choice, number, square };
  static constexpr std::string_view kKinds[] = {"choice", "number", "square"};
  std::size_t line = 0;
  Kind kind = Kind::choice;
  std::string ask;
  std::vector<LessonChoice> choices;
  std::string answer;            // the number of the choice, from 1; a number; a square
  std::string why;               // told when it is answered
  LessonClaim truth;             // its measure; `is` and `line` are the answer's
  std::vector<LessonLook> look;  // when it is answered

  const LessonChoice* right_choice() const;  // null where there are no choices
};

struct LessonStop {
  std::size_t line = 0;
  std::string title;
  std::vector<KeyValue> settings;
  std::vector<std::size_t> setting_lines;  // of each
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

// Or the first fault of its form. What it claims is another matter: see lesson_check.h.
std::expected<Lesson, LessonFault> read_lesson(std::string_view json);

// What a lesson may have at most: `bytes` as a file, `letters` in a link, `stops`, and `steps` of a run.
inline constexpr std::size_t kMostStops = 40;
inline constexpr std::uint64_t kMostSteps = 100'000'000;
Json lesson_limits();

// The schema for editors, as a file: with a line's end.
std::string lesson_schema();

}  // namespace kt
