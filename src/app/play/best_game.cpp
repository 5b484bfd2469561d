#include "app/play/best_game.h"

#include <utility>

#include "app/settings/link.h"
#include "core/basics/heap_sort.h"

namespace kt {

// FNV-1a of the link to the common settings, with squares by row and column, so that keys stay the same as in the first
// release.
std::uint64_t key_of_game(const Settings& settings) {
  Settings game;
  game.squares = Notation::row_col;
  game.graph = settings.graph;
  game.start = settings.start;
  if (settings.graph.empty()) {
    game.board = settings.board;
    game.leaper = settings.leaper;
    game.holes = settings.holes;
    heap_sort(game.holes, [](Square hole) { return std::pair(hole.row, hole.col); });
  }
  game.end = settings.end;
  game.goal = settings.goal;
  std::vector<KeyValue> values = link_values(game);
  std::erase_if(values, [](const KeyValue& value) { return value.key == "squares"; });
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : link_of(values)) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash >> 11;
}

}  // namespace kt
