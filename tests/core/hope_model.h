// Since which square a path is lost, by exhaustive search, and random problems small enough for that.
#pragma once

#include <optional>
#include <vector>

#include "core/all_tours.h"
#include "core/exhaustive.h"

namespace kt {

class HopeModel {
 public:
  explicit HopeModel(const Problem& problem) : cols_(problem.board.cols), map_(map_of(problem, numbers_)) {
    start_ = number(problem.start);
    if (problem.end) end_ = number(*problem.end);
    closed_ = problem.goal == Goal::closed;
  }

  // The number of the fatal square, from 1; none of a promising path. What was found out of an earlier path serves as
  // far as both are the same.
  std::optional<std::size_t> since(const std::vector<Square>& path) {
    std::size_t same = 0;
    while (same < std::min(path.size(), path_.size()) && path[same] == path_[same]) ++same;
    path_.resize(same);
    lost_.resize(same);
    for (std::size_t i = same; i < path.size(); ++i) {
      path_.push_back(path[i]);
      lost_.push_back((i > 0 && lost_.back()) || !begins_a_tour());
    }
    const auto fatal = std::ranges::find(lost_, true);
    if (fatal == lost_.end()) return {};
    return fatal - lost_.begin() + 1;
  }

  // The visits of a search that tries everything and never begins again, without those in vain. It enters each
  // beginning of a tour once; the given squares are entered together.
  std::uint64_t visits_not_in_vain(const std::vector<Square>& root) const {
    std::vector<std::size_t> squares;
    for (const Square square : root) squares.push_back(number(square));
    const std::uint64_t beginnings = exhaustive::Tours(map_, start_, end_, closed_).beginnings_after(squares);
    return beginnings > 0 ? beginnings - 1 + root.size() : 0;
  }

 private:
  static exhaustive::Map map_of(const Problem& problem, std::vector<int>& numbers) {
    if (!problem.edges.empty()) {
      exhaustive::Map map(problem.edges.vertices.size());
      for (std::size_t v = 0; v < problem.edges.vertices.size(); ++v) numbers.push_back(static_cast<int>(v));
      for (const auto& [from, to] : problem.edges.edges)
        if (from != to) map.add(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
      return map;
    }
    std::vector<std::pair<int, int>> holes;
    for (const Square hole : problem.holes) holes.emplace_back(hole.row, hole.col);
    const exhaustive::BoardMap board(problem.board.rows, problem.board.cols, holes, problem.leaper.a, problem.leaper.b);
    numbers = board.number;
    return board.map;
  }

  std::size_t number(Square square) const {
    return static_cast<std::size_t>(numbers_[static_cast<std::size_t>(square.row * cols_ + square.col)]);
  }

  bool begins_a_tour() const {
    std::vector<std::size_t> squares;
    for (const Square square : path_) {
      const std::size_t v = number(square);
      if (std::ranges::find(squares, v) != squares.end()) return false;
      squares.push_back(v);
    }
    return exhaustive::Tours(map_, start_, end_, closed_).exist_after(squares);
  }

  int cols_;
  std::vector<int> numbers_;
  exhaustive::Map map_;
  std::size_t start_ = 0;
  std::optional<std::size_t> end_;
  bool closed_ = false;
  std::vector<Square> path_;
  std::vector<bool> lost_;
};

// On boards up to 5x6, full or with holes, with several pieces, or a graph; for any algorithm that keeps a path.
inline Problem problem_with_path(Dice& dice, bool tiny = false) {
  for (;;) {
    Problem problem = small_problem(dice);
    if (!tiny && dice.one_in(2))
      problem = random_problem(dice, {3 + dice.roll(3), 4 + dice.roll(3)}, default_algorithm());
    if (tiny && problem.edges.empty() && problem.board.squares() > 16) continue;
    problem.algorithm = &algorithms()[static_cast<std::size_t>(dice.roll(static_cast<int>(algorithms().size())))];
    problem.seed = static_cast<std::uint32_t>(dice.roll(1000));
    if (dice.one_in(4)) give_moves(dice, problem);
    if (problem.algorithm->keeps_stack() && !refusal(problem)) return problem;
  }
}

}  // namespace kt
