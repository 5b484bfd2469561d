// The flame graph of a search as a plot: x is the step, y the depth, and a block is the stay of a square on the path. What is too
// short for a block is seen in the outline alone, which is that of the plot of the depth.
#pragma once

#include <optional>
#include <string>

#include "view/plot/plot_data.h"

namespace kt {

struct FlamePanelState {
  enum class Colours { squares, in_vain };
  // The part of the run in sight, in steps; all of it while `to` is 0.
  double from = 0, to = 0;
  Colours colours = Colours::squares;
  ShowSteps asked;  // of the app, the last time
  bool is_whole() const { return to == 0; }
};

PlotData flame_plot(const Snapshot& snapshot, const FlamePanelState& state);

// Shows a part that is `factor` times as long, with the step `centre` where it is. No part is shorter than 8 steps.
void zoom(FlamePanelState& state, std::uint64_t last, double factor, double centre);
// Shows what is so many steps later.
void move(FlamePanelState& state, std::uint64_t last, double steps);
// What the app must be asked for, so that the part is seen in detail.
ShowSteps wanted_steps(const FlamePanelState& state);

// The block at a step and a depth, in words; empty where there is none.
std::string stay_in_words(const Snapshot& snapshot, const FlamePanelState& state, double step, double depth);

std::string flame_svg(const Snapshot& snapshot, const FlamePanelState& state, const Palette& colours, ImFont* font);

}  // namespace kt
