#include "core/search/tally.h"

#include <algorithm>

#include "core/search/search.h"

namespace kt {

Tally::Tally(const Search& search)
    : at_square_(search.problem().edges.empty() ? static_cast<std::size_t>(search.problem().board.squares())
                                                : search.problem().edges.vertices.size()) {
  if (const DepthFirst* machine = search.depth_first()) {
    enter(machine->top(), machine->depth());
  } else {
    count_path(search);
  }
}

Stretch Tally::run(Search& search, Budget budget) {
  if (DepthFirst* machine = search.stack()) return machine->run_stretch(budget, this);
  const Stretch stretch = search.run_stretch(budget);
  count_path(search);
  return stretch;
}

Event Tally::step(Search& search) {
  const std::uint64_t visits = search.visits();
  const Event event = search.step();
  if (const DepthFirst* machine = search.depth_first()) {
    if (search.visits() != visits) enter(machine->top(), machine->depth());
  } else {
    count_path(search);
  }
  return event;
}

bool Tally::step_back(Search& search) {
  DepthFirst* machine = search.stack();
  if (!machine) {
    const bool done = search.step_back();
    count_path(search);
    return done;
  }
  const std::uint64_t visits = machine->visits();
  const std::size_t depth = machine->depth();
  const int top = depth == 0 ? 0 : machine->top();
  const bool done = machine->step_back();
  if (machine->visits() != visits) leave(top, depth);
  return done;
}

std::size_t Tally::bytes() const {
  return sizeof *this + (at_square_.capacity() + at_depth_.capacity()) * sizeof(std::uint64_t);
}

void Tally::leave(int v, std::size_t depth) {
  --at_square_[static_cast<std::size_t>(v)];
  --at_depth_[depth - 1];
  while (!at_depth_.empty() && at_depth_.back() == 0) at_depth_.pop_back();
}

void Tally::count_path(const Search& search) {
  if (search.depth() == at_depth_.size()) return;
  at_depth_.assign(search.depth(), 1);
  std::ranges::fill(at_square_, std::uint64_t{0});
  for (const Square square : search.path())
    at_square_[static_cast<std::size_t>(square.row * search.problem().board.cols + square.col)] = 1;
}

}  // namespace kt
