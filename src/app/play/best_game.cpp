#include "app/play/best_game.h"

#include <utility>

#include "app/settings/link.h"
#include "core/basics/heap_sort.h"

namespace kt {

// FNV-1a of what they have in common.
std::uint64_t key_of_game(const Settings& settings) {
  Settings game;
  game.graph = settings.graph;
  game.start.square = settings.start.square;
  if (settings.graph.empty()) {
    game.board = settings.board;
    game.leaper = settings.leaper;
    for (const WrittenSquare& hole : settings.holes) game.holes.push_back({hole.square});
    heap_sort(game.holes, [](const WrittenSquare& hole) { return std::pair(hole.square.row, hole.square.col); });
  }
  if (settings.end) game.end = WrittenSquare{settings.end->square};
  game.goal = settings.goal;
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : link_of(game)) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash >> 11;
}

}  // namespace kt
