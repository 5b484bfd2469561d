// "Where will it go next?": the moments of a search that are worth a question, and how often the answer was right.
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
    back,  // nothing is left to try here: from which square of the path does it go on?
  };
  Kind kind = Kind::next;
  std::vector<Square> options;  // of `next`, in the order of the moves; of `back` any square of the path will do
  Square truth;                 // of `back` at the end of a search: where it began
  std::uint64_t backs = 0;      // of `back`: backtracks on the way there
  bool ends = false;            // there is nothing left anywhere
};

// Of the moment at which the search is. None where there is nothing to choose, and for a search without a stack.
std::optional<Question> question_at(const Search& search);

// A class has answered: so many hands, those of them that were right, and whether most were. Or a single user.
void add_answers(Score& score, std::uint64_t hands, std::uint64_t right_hands, bool is_right);

}  // namespace kt
