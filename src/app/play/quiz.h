// "Where will it go next?": the moments of a search that are worth a question, and the score of the answers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/snapshot/commands.h"
#include "core/search/search.h"

namespace kt {

struct Question {
  enum class Kind : std::uint8_t {
    next,  // which of several squares is entered?
    back,  // no move is left to try here: from which square of the path does the search continue?
  };
  Kind kind = Kind::next;
  std::vector<Square>
      options;              // for `next`, in the order of the moves; for `back`, every square of the path is an option
  Square truth;             // for `back` at the end of a search: the start
  bool ends = false;        // no move is left anywhere
};

// The question at the current moment. None if there is nothing to choose, and for a search without a stack.
std::optional<Question> question_at(const Search& search);

// Adds the answers of a class: the number of hands, how many of them were right, and whether most were. Or of a single
// user.
void add_answers(Score& score, std::uint64_t hands, std::uint64_t right_hands, bool is_right);

}  // namespace kt
