// A model of the pruning rules by their definitions, for any position. It shares only types with core/rules and
// core/state.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

struct ReasonModel {
  using Set = std::set<int>;
  using Kind = PruneReason::Kind;

  ReasonModel(const Problem& searched, const std::vector<Square>& path) : problem(searched) {
    const auto add = [&](Square square) {
      id[{square.row, square.col}] = static_cast<int>(squares.size());
      squares.push_back(square);
    };
    for (int row = 0; row < problem.board.rows; ++row) {
      for (int col = 0; col < problem.board.cols; ++col) {
        if (std::ranges::find(problem.holes, Square{row, col}) == problem.holes.end()) add({row, col});
      }
    }
    leads.resize(squares.size());
    const int a = problem.leaper.a, b = problem.leaper.b;
    for (int v = 0; problem.edges.empty() && v < size(); ++v) {
      for (int w = 0; w < size(); ++w) {
        const int down = std::abs(squares[v].row - squares[w].row), right = std::abs(squares[v].col - squares[w].col);
        if ((down == a && right == b) || (down == b && right == a)) leads[v].insert(w);
      }
    }
    for (const auto& [from, to] : problem.edges.edges) leads[from].insert(to);
    for (int v = 0; v < size(); ++v) free.insert(v);
    for (const Square square : path) {
      here.push_back(number(square));
      free.erase(here.back());
    }
    start = number(problem.start);
    if (problem.end) end = number(*problem.end);
    closed = problem.goal == Goal::closed;
    comes_back = closed && end < 0;
    for (int v = 0; v < size(); ++v) {
      for (const int w : leads[v]) two_way &= leads[w].contains(v);
    }
    coloured = problem.edges.empty() && (a + b) % 2 != 0;
  }

  int size() const { return static_cast<int>(squares.size()); }
  int number(Square square) const {
    const auto at = id.find({square.row, square.col});
    return at == id.end() ? -1 : at->second;
  }
  int top() const { return here.back(); }
  int onward(int v) const {
    return static_cast<int>(std::ranges::count_if(leads[v], [&](int w) { return free.contains(w); }));
  }
  int colour(int v) const { return coloured ? 1 - 2 * ((squares[v].row + squares[v].col) % 2) : 0; }
  std::vector<Square> list(const Set& set) const {
    std::vector<Square> named;
    for (const int v : set) named.push_back(squares[v]);
    return named;
  }
  bool may_be_last(int v) const { return (end < 0 || v == end) && (!closed || leads[v].contains(start)); }

  // The reason against the free square v, from the number of onward moves of the free squares.
  PruneReason of_ways(int v) const {
    if (free.size() == 1) {
      if (may_be_last(v)) return {};
      if (end >= 0 && v != end) return {.kind = Kind::wrong_last, .squares = {squares[end]}};
      return {.kind = Kind::wrong_last};
    }
    if (end >= 0 && !free.contains(end)) return {.kind = Kind::end_passed, .squares = {squares[end]}};
    return two_way ? of_two_way(v) : of_one_way(v);
  }

  PruneReason of_two_way(int v) const {
    std::array<Set, 2> with;  // squares with no onward move, and with one
    Set beside;
    for (const int w : free) {
      const bool back = comes_back && leads[w].contains(start);
      if (back) beside.insert(w);
      const int ways = onward(w) + (back ? 1 : 0);
      if (ways == 0 || (ways == 1 && w != end)) with[static_cast<std::size_t>(ways)].insert(w);
    }
    if (!with[0].empty()) return {.kind = Kind::lost, .squares = list(with[0])};
    if (comes_back && beside.empty()) return {.kind = Kind::no_return};
    const Set& one = with[1];
    const bool any_end = end < 0 && !closed;
    // Squares with one onward move must come next or, in an open tour that may end anywhere, last.
    const std::size_t places = any_end ? 2 : 1;
    if (one.size() > places) return {.kind = Kind::crowded, .squares = list(one), .any_end = any_end};
    if (one.size() == places && !one.contains(v)) {
      Set within;
      for (const int w : one) {
        if (leads[top()].contains(w)) within.insert(w);
      }
      return {.kind = Kind::scarce, .squares = list(one), .within = list(within), .any_end = any_end};
    }
    if (v == end || beside == Set{v}) return {.kind = Kind::kept, .squares = {squares[v]}};
    return {};
  }

  PruneReason of_one_way(int v) const {
    Set lost, last, unreachable, next;
    for (const int w : free) {
      if (onward(w) == 0) (may_be_last(w) ? last : lost).insert(w);
      const bool entered = std::ranges::any_of(free, [&](int from) { return leads[from].contains(w); });
      if (!entered) (leads[top()].contains(w) ? next : unreachable).insert(w);
    }
    if (!lost.empty()) return {.kind = Kind::lost, .squares = list(lost)};
    if (last.size() > 1) return {.kind = Kind::last_two, .squares = list(last)};
    if (!unreachable.empty()) return {.kind = Kind::unreachable, .squares = list(unreachable)};
    if (next.size() > 1) return {.kind = Kind::next_two, .squares = list(next)};
    if (next.size() == 1 && !next.contains(v)) return {.kind = Kind::only_next, .squares = list(next)};
    if (last.contains(v) || v == end) return {.kind = Kind::kept, .squares = {squares[v]}};
    return {};
  }

  // The pieces of the free squares, with the start of a closed tour, after removing one square (-1: none).
  std::vector<Set> pieces(int without, std::pair<int, int> joined = {-1, -1}) const {
    Set left = to_pass();
    left.erase(without);
    std::vector<Set> found;
    while (!left.empty()) {
      std::vector<int> reached{*left.begin()};
      left.erase(left.begin());
      Set piece;
      while (!reached.empty()) {
        const int v = reached.back();
        reached.pop_back();
        piece.insert(v);
        std::erase_if(left, [&](int w) {
          const bool beside = leads[v].contains(w) || (joined == std::pair(v, w)) || (joined == std::pair(w, v));
          if (beside) reached.push_back(w);
          return beside;
        });
      }
      found.push_back(std::move(piece));
    }
    return found;
  }
  Set to_pass() const {
    Set all = free;
    if (comes_back) all.insert(start);
    return all;
  }

  // True if cut squares allow a path from v through all squares: an edge from v to the last square leaves no cut
  // square.
  bool is_row_from(int v) const {
    const Set all = to_pass();
    return std::ranges::any_of(all, [&](int last) {
      if (last == v || (end >= 0 && last != end) || (comes_back && last != start)) return false;
      return pieces(-1).size() == 1 && std::ranges::none_of(all, [&](int w) {
               return pieces(w, {v, last}).size() > 1;
             });
    });
  }

  // Empty if the claim about cut squares is true for the move to v; otherwise what is wrong.
  std::string fault_of_cut(int v, const PruneReason& reason) const {
    const int cut = reason.squares.empty() ? -1 : number(reason.squares[0]);
    if (reason.kind == Kind::cuts) {
      if (pieces(-1).size() != 1) return "they are apart already";
      return pieces(v).size() > 1 ? "" : "it cuts nothing";
    }
    if (reason.kind == Kind::leaves && cut >= 0) {
      for (const Set& piece : pieces(cut)) {
        if (!piece.contains(v) && !piece.contains(comes_back ? start : end)) return "";
      }
      return "nothing is left behind";
    }
    if (reason.kind == Kind::leaves) return is_row_from(v) ? "nothing is left behind" : "";
    return fault_of_colour(v, reason, cut);
  }

  std::string fault_of_colour(int v, const PruneReason& reason, int cut) const {
    using Side = PruneReason::Side;
    const int wanted = reason.kind == Kind::light ? 1 : -1;
    const Set all = to_pass();
    const int first = -colour(top());
    const int last = end >= 0 ? colour(end) : comes_back ? colour(start) : all.size() % 2 != 0 ? first : -first;
    Set part;
    for (const int w : all) {
      if (w != cut) part.insert(w);
    }
    int from = first;  // the colour at one end of a path through the part
    if (reason.side != Side::all && cut != end) {
      for (const Set& piece : pieces(cut)) {
        if (piece.contains(v)) part = piece;
      }
      if (reason.side == Side::from || reason.side == Side::beyond) {
        const Set entered = part;
        part.clear();
        for (const int w : all) {
          if (w != cut && !entered.contains(w)) part.insert(w);
        }
        from = last;
      }
      if (reason.side == Side::up_to || reason.side == Side::from) part.insert(cut);
    }
    const auto many = static_cast<int>(std::ranges::count_if(part, [&](int w) { return colour(w) == wanted; }));
    const int count = static_cast<int>(part.size());
    if (reason.side == Side::all && comes_back) {
      int of_board = 0;
      for (int w = 0; w < size(); ++w) of_board += colour(w);
      return of_board * wanted > 0 ? "" : "the board has not too many";
    }
    if (reason.side != Side::all && (reason.many != many || reason.count != count)) return "counted otherwise";
    const int fitting = (count + (count % 2 != 0 && from == wanted ? 1 : 0)) / 2;
    return many > fitting ? "" : "not too many";
  }

  const Problem& problem;
  std::map<std::pair<int, int>, int> id;
  std::vector<Square> squares;
  std::vector<Set> leads;
  Set free;
  std::vector<int> here;  // the path
  int start = -1, end = -1;
  bool closed = false, comes_back = false, two_way = true, coloured = false;
};

}  // namespace kt
