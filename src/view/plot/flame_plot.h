// The flame graph of a search as a plot: x is the step, y the depth, and a block is the stay of a square on the path.
// Stays that are too short for a block appear only in the outline, which is that of the depth plot.
//
// Compared boards have a graph each. All of them have the same scale.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/board/board_state.h"
#include "view/plot/plot_data.h"

namespace kt {

struct FlamePanelState {
  // `pruned`: hatches what a compared board never enters because it prunes.
  enum class Colours { squares, in_vain, pruned };
  // The part of the run in sight, in steps; all of it while `to` is 0.
  double from = 0, to = 0;
  Colours colours = Colours::squares;
  bool tree = false;  // the whole tree in place of the run
  ShowSteps asked;    // of the app, the last time
  ZoomArea picture;   // all graphs
  bool is_whole() const { return to == 0; }
};

// The compared boards in their order, or the only one.
std::vector<const Snapshot*> flame_boards(const Snapshot& snapshot);
std::string board_title(const Snapshot& board);
// A board that prunes what another one enters, if both are compared.
bool shows_pruned(const Snapshot& snapshot);

// The last step of a board's graph, and that of the longest graph.
std::uint64_t last_of(const Snapshot& board);
std::uint64_t flame_last(const Snapshot& snapshot);
Axis flame_steps(const Snapshot& snapshot, const FlamePanelState& state);
// The graph of one of the boards; null: of the one with the focus.
PlotData flame_plot(const Snapshot& snapshot, const FlamePanelState& state, const Snapshot* board = nullptr);

// Shows a part that is `factor` times as long, with the step `centre` where it is. No part is shorter than 8 steps.
void zoom(FlamePanelState& state, std::uint64_t last, double factor, double centre);
// Shows a part that many steps later.
void move(FlamePanelState& state, std::uint64_t last, double steps);
// The request to the app that shows the part in detail.
ShowSteps wanted_steps(const FlamePanelState& state);

// The block at a step and a depth, in words; empty where there is none.
std::string stay_in_words(const Snapshot& board, const FlamePanelState& state, double step, double depth);

// All graphs, one below the other.
std::string flame_svg(const Snapshot& snapshot, const FlamePanelState& state, const Palette& colours, ImFont* font);

}  // namespace kt
