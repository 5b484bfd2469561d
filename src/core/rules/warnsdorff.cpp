#include "core/rules/warnsdorff.h"

#include <algorithm>
#include <tuple>

#include "core/state/path.h"

namespace kt {

void rank_by_degree(const Path& path, Ranking& ranking) {
  struct Entry {
    std::uint8_t move;
    int degree;
    std::uint64_t key;
  };
  std::array<Entry, kMaxMoves> entries;
  std::size_t count = 0, rejected = 0;
  const TieKey key = path.problem().tie->key;
  for (int move = 0; move < path.moves_here(); ++move) {
    if (path.enterable(move)) {
      entries[count++] = {static_cast<std::uint8_t>(move), path.degree(path.target(move)), key ? key(path, move) : 0};
    } else {
      ranking[rejected++] = static_cast<std::uint8_t>(move);
    }
  }
  const auto enterable = std::span(entries).first(count);
  const auto sooner = [](const Entry& a, const Entry& b) {
    return std::tie(a.degree, a.key, a.move) < std::tie(b.degree, b.key, b.move);
  };
  // Insertion sort: there are few moves.
  for (auto next = enterable.begin(); next != enterable.end(); ++next) {
    std::rotate(std::upper_bound(enterable.begin(), next, *next, sooner), next, next + 1);
  }
  std::ranges::transform(enterable, ranking.begin() + rejected, &Entry::move);
}

}  // namespace kt
