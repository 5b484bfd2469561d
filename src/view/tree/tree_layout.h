// Where everything of the search tree around the path is drawn: a pure function of the snapshot.
//
// The path runs straight down, a row for each square, the start at the top. Left of it is what was given up, folded
// into triangles whose area grows with the logarithm of how many squares were entered there, so that a dead end and a
// million squares can both be seen. Right of it is what remains to be tried. So a row reads as the search goes: from
// left to right.
//
// Pixels at zoom 1. The origin is the first square of the snapshot's stack; the path's line is x = 0, and y grows
// downwards.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "imgui.h"

namespace kt {

inline constexpr float kTreeRow = 44;       // from one row to the next
inline constexpr float kTreeNodeHalf = 11;  // half the height of a node
inline constexpr float kTreeNameSize = 13;  // of the text in nodes, and below
inline constexpr float kTreeLabelSize = 11;

struct TreeItem {
  enum class Kind {
    node,      // a square of the path
    folded,    // given up
    open,      // still to try
    pruned,    // hopeless, left out
    dead_end,  // where the path can not go on
    tour,      // where it is complete
    more       // words, for what is not drawn
  };
  Kind kind = Kind::node;
  ImVec2 at;            // the centre of its sign
  ImVec2 min, max;      // the room that it takes, label included
  bool is_top = false;  // the knight is there
  float radius = 0;     // of its sign; half the width of a node
  std::string label;    // within a node, else below
  std::size_t depth = 0;
  Square square;
  std::optional<std::uint64_t> visits;
  int onward = 0;
};

// From top to bottom and from left to right, along the bars over each row; `path`: between two nodes.
struct TreeLine {
  ImVec2 from, to;
  bool path = false;
};

struct TreeLayout {
  std::vector<TreeItem> items;
  std::vector<TreeLine> lines;
  ImVec2 min, max;  // around all items
};

// The rows of a snapshot's tree: 0 is that of the first frame in its stack. A row holds a square of the path and its
// siblings; below the last square is the row of its own moves. Row -1 tells how much there is above.
struct TreeRows {
  int first = -1, last = -1;  // both included
};
TreeRows tree_rows(const Snapshot& snapshot, std::size_t calm = SIZE_MAX);

// `calm`: the squares at the front of the path that do not flicker. Of a search too quick to follow only they are
// drawn; `boils` says what of the others there is to say.
TreeLayout lay_out_tree(const Snapshot& snapshot, TreeRows rows, std::size_t calm, const std::string& boils = {});

// Of a triangle: its height and half its width are about this.
float folded_radius(std::optional<std::uint64_t> visits);
// Clockwise from the tip.
std::array<ImVec2, 3> folded_corners(const TreeItem& item);
// Of a label that stands below its sign.
ImVec2 label_middle(const TreeItem& item);

}  // namespace kt
