// The layout of the search tree around the path: a pure function of the snapshot.
//
// The path runs straight down, a row for each square, with the start at the top. Left of it are the branches that the
// search has left, folded into triangles. Their area grows with the logarithm of the number of squares entered, so that
// a dead end and a million squares are both visible. Right of it are the moves still to try. So a row reads from left
// to right, as the search goes.
//
// In pixels at zoom 1. The origin is the first square of the snapshot's stack. The path is the line x = 0, and y grows
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
inline constexpr float kTreeNameSize = 13;  // of the text in and below nodes
inline constexpr float kTreeLabelSize = 11;

struct TreeItem {
  enum class Kind {
    node,      // a square of the path
    folded,    // a branch that was left
    open,      // still to try
    pruned,    // pruned
    dead_end,  // the path cannot continue
    tour,      // the path is complete
    more       // a text about what is not drawn
  };
  Kind kind = Kind::node;
  ImVec2 at;            // centre of its sign
  ImVec2 min, max;      // its space, including the label
  bool is_top = false;  // the knight is there
  float radius = 0;     // of its sign; half the width of a node
  std::string label;    // inside a node, otherwise below
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

// The rows of a snapshot's tree: 0 is that of the first frame in its stack. A row has a square of the path and its
// siblings; below the last square is the row of its moves. Row -1 says how much there is above.
struct TreeRows {
  int first = -1, last = -1;  // inclusive
};
TreeRows tree_rows(const Snapshot& snapshot, std::size_t calm = SIZE_MAX);

// `calm`: the number of squares at the front of the path that do not flicker. In a search too fast to follow only these
// are drawn; `changing` describes the others.
TreeLayout lay_out_tree(const Snapshot& snapshot, TreeRows rows, std::size_t calm, const std::string& changing = {});

// Approximately the height and half the width of a triangle.
float folded_radius(std::optional<std::uint64_t> visits);
// Clockwise from the tip.
std::array<ImVec2, 3> folded_corners(const TreeItem& item);
// For a label below its sign.
ImVec2 label_middle(const TreeItem& item);

}  // namespace kt
