// An exhaustive search that shares no code with the program: the correct results for small problems.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace kt::exhaustive {

using Set = std::uint64_t;

// Up to 64 vertices, and the targets of each.
struct Map {
  explicit Map(std::size_t vertices) : out(vertices), in(vertices) {}
  void add(std::size_t from, std::size_t to) {
    out[from] |= Set{1} << to;
    in[to] |= Set{1} << from;
  }
  std::vector<Set> out, in;
};

inline std::size_t lowest(Set set) { return static_cast<std::size_t>(std::countr_zero(set)); }

// A map of a leaper's moves on a board, without holes, row by row. Existing squares are numbered without gaps: `number`
// is -1 for a hole.
struct BoardMap {
  BoardMap(int rows, int cols, const std::vector<std::pair<int, int>>& holes = {}, int a = 1, int b = 2)
      : number(static_cast<std::size_t>(rows * cols)), map(0), cols_(cols) {
    for (const auto& [row, col] : holes) number[static_cast<std::size_t>(row * cols + col)] = -1;
    int next = 0;
    for (int& n : number) n = n < 0 ? n : next++;
    map = Map(static_cast<std::size_t>(next));
    const auto jump = [&](int r, int c, int to_r, int to_c) {
      if (to_r < 0 || to_r >= rows || to_c < 0 || to_c >= cols || at(r, c) < 0 || at(to_r, to_c) < 0) return;
      map.add(static_cast<std::size_t>(at(r, c)), static_cast<std::size_t>(at(to_r, to_c)));
    };
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < cols; ++c) {
        for (const int sign : {-1, 1}) {
          for (const int other : {-1, 1}) {
            jump(r, c, r + sign * a, c + other * b);
            jump(r, c, r + sign * b, c + other * a);
          }
        }
      }
    }
  }
  int at(int row, int col) const { return number[static_cast<std::size_t>(row * cols_ + col)]; }

  std::vector<int> number;
  Map map;

 private:
  int cols_;
};

class Tours {
 public:
  Tours(const Map& map, std::size_t start, std::optional<std::size_t> end, bool closed)
      : map_(map), start_(start), end_(end), closed_(closed) {}

  // Throws after so many visits: then the test is badly designed.
  bool exist(std::uint64_t visits = 100'000'000) {
    left_ = visits;
    const std::size_t size = map_.out.size();
    if (closed_ && size < 3) return false;
    const Set all = size == 64 ? ~Set{0} : (Set{1} << size) - 1;
    return from(start_, all & ~(Set{1} << start_));
  }

  // The same for tours that begin with these vertices, each a move from the one before, none twice.
  bool exist_after(const std::vector<std::size_t>& path, std::uint64_t visits = 100'000'000) {
    left_ = visits;
    if (closed_ && map_.out.size() < 3) return false;
    return from(path.back(), without(path));
  }

  // How many beginnings of tours have this path as their own beginning; the path itself is one.
  std::uint64_t beginnings_after(const std::vector<std::size_t>& path, std::uint64_t visits = 100'000'000) {
    left_ = visits;
    if (closed_ && map_.out.size() < 3) return 0;
    return beginnings(path.back(), without(path));
  }

 private:
  Set without(const std::vector<std::size_t>& path) const {
    const std::size_t size = map_.out.size();
    Set rest = size == 64 ? ~Set{0} : (Set{1} << size) - 1;
    for (const std::size_t v : path) rest &= ~(Set{1} << v);
    return rest;
  }

  bool may_be_last(std::size_t v) const {
    if (end_ && *end_ != v) return false;
    return !closed_ || ((map_.out[v] >> start_) & 1) != 0;
  }

  // True if no path visits all of `rest`: some vertex has no way in, or two would have to be the last.
  bool hopeless(std::size_t here, Set rest) const {
    if (closed_ && (map_.in[start_] & rest) == 0) return true;
    int last = 0;
    for (Set s = rest; s != 0; s &= s - 1) {
      const std::size_t v = lowest(s);
      const Set ways_in = map_.in[v] & (rest | (Set{1} << here));
      const Set ways_out = map_.out[v] & rest;
      if (ways_in == 0) return true;
      const bool dead_end = ways_out == 0 || (ways_out == ways_in && std::has_single_bit(ways_in));
      if (dead_end && (!may_be_last(v) || ++last > 1)) return true;
    }
    return false;
  }

  void count_visit() {
    if (left_-- > 0) return;
    std::fputs("the search takes too long\n", stderr);
    std::abort();
  }

  std::uint64_t beginnings(std::size_t here, Set rest) {
    if (rest == 0) return may_be_last(here);
    count_visit();
    if (hopeless(here, rest)) return 0;
    std::uint64_t longer = 0;
    for (Set s = map_.out[here] & rest; s != 0; s &= s - 1) longer += beginnings(lowest(s), rest & ~(s & -s));
    return longer > 0 ? longer + 1 : 0;
  }

  bool from(std::size_t here, Set rest) {
    if (rest == 0) return may_be_last(here);
    count_visit();
    if (hopeless(here, rest)) return false;
    std::vector<std::pair<int, std::size_t>> next;  // in the order of Warnsdorff's rule
    for (Set s = map_.out[here] & rest; s != 0; s &= s - 1) {
      next.emplace_back(std::popcount(map_.out[lowest(s)] & rest), lowest(s));
    }
    std::ranges::sort(next);
    return std::ranges::any_of(next, [&](const auto& n) { return from(n.second, rest & ~(Set{1} << n.second)); });
  }

  const Map& map_;
  std::size_t start_;
  std::optional<std::size_t> end_;
  bool closed_;
  std::uint64_t left_ = 0;
};

inline bool tour_exists(const Map& map, int start, std::optional<int> end = {}, bool closed = false) {
  std::optional<std::size_t> last;
  if (end) last = static_cast<std::size_t>(*end);
  return Tours(map, static_cast<std::size_t>(start), last, closed).exist();
}

}  // namespace kt::exhaustive
