// Folder `measure`: the panel of what is measured beside the search: its growth with the board, and the map of starts.
//
//   measure_panel   what is to be measured, and what is done with it
//   growth_chart    visits by the side of the board, on logarithmic axes, with a ruler of waiting times
//   starts_map      the squares of a board, by what a search from there comes to
//
// Both pictures are drawn on any pen, and laid out before, so that their points and squares can be clicked. May know:
// plot's axes, words, widgets and the snapshot. Begin with
// measure_panel.cpp.
#pragma once

#include "view/measure/growth_chart.h"
#include "view/measure/starts_map.h"
