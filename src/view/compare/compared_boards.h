// Boards in boxes: where they lie, and their pictures on any pen.
#pragma once

#include <array>
#include <vector>

#include "app/settings/compared.h"
#include "app/snapshot/snapshot.h"
#include "view/board/board_picture.h"
#include "view/board/board_raster.h"
#include "view/board/graph_places.h"
#include "view/widgets/layout.h"

namespace kt {

struct BoardBox {
  ImVec2 min, max;
  BoardArea area;  // of its squares
};

struct ComparedPlaces {
  std::array<BoardBox, kMostBoards> boxes;  // in the boards' order
  bool counts = true;                       // are at the foot of each box; else in a table
  ImVec2 table;                             // its top left corner
  float table_width = 0;
};

// All boards in their order, and the visits of the one with most.
struct ComparedBoards {
  explicit ComparedBoards(const Snapshot& snapshot);
  std::vector<const Snapshot*> all;
  std::uint64_t most = 0;
};

// The grid in which the smallest board is largest. `table`: one is wanted under them, where that costs them little.
ComparedPlaces place_compared(const ComparedBoards& boards, ImVec2 min, ImVec2 max, float density, bool table);

// How long the bar of a count is: a share of the largest count, or, on a logarithmic axis, of the `decades` up to the
// next power of ten, 10 or later.
struct BarAxis {
  explicit BarAxis(std::uint64_t most, bool logarithmic = false);
  float share(std::uint64_t value) const;  // from 0 to 1
  std::uint64_t most;
  int decades = 0;  // 0: linear
};
// On a logarithmic axis with a mark at each power of ten.
void draw_bar(Pen& pen, const Palette& colours, ImVec2 left, float width, std::uint64_t value, const BarAxis& axis);

// Its box, name and verdict, and what it counts, with a bar on an axis that all boards share.
void draw_box(Pen& pen, const Snapshot& board, const Palette& colours, const BoardBox& box, bool focus, bool counts,
              const BarAxis& axis);

// What is remembered of a board between two pictures.
struct BoardMemory {
  PathIndex index;
  GraphPlaces vertices;
  Motion motion;
  BoardRaster raster;
};
struct BoardLook {
  const Palette& colours;
  float weight = 1;
  float density = 1;
  bool coordinates = true, numbers = true, knight = true;
  bool moves = false;  // on a screen
};
void draw_compared_board(Pen& pen, const Snapshot& board, const BoardArea& area, BoardMemory& memory,
                         const BoardLook& look);

}  // namespace kt
