// Boards in boxes: their positions, and their pictures on any pen.
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
  std::array<BoardBox, kMaxBoards> boxes;  // in the boards' order
  bool counts = true;                      // at the foot of each box; otherwise in a table
  ImVec2 table;                            // top left corner
  float table_width = 0;
};

// All boards in their order, and the largest number of visits.
struct ComparedBoards {
  explicit ComparedBoards(const Snapshot& snapshot);
  std::vector<const Snapshot*> all;
  std::uint64_t most = 0;
};

// The grid whose smallest board is largest. `table`: put one below if that costs the boards little space.
ComparedPlaces place_compared(const ComparedBoards& boards, ImVec2 min, ImVec2 max, float density, bool table);

// The length of a count's bar: a share of the largest count or, on a logarithmic axis, of the `decades` up to the next
// power of ten, at least 10.
struct BarAxis {
  explicit BarAxis(std::uint64_t most, bool logarithmic = false);
  float share(std::uint64_t value) const;  // from 0 to 1
  std::uint64_t most;
  int decades = 0;  // 0: linear
};
// On a logarithmic axis, with a mark at each power of ten.
void draw_bar(Pen& pen, const Palette& colours, ImVec2 left, float width, std::uint64_t value, const BarAxis& axis);

// Draws a board's box, name, result and counts, with a bar on the common axis.
void draw_box(Pen& pen, const Snapshot& board, const Palette& colours, const BoardBox& box, bool focus, bool counts,
              const BarAxis& axis);

// A board's state between two pictures.
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
