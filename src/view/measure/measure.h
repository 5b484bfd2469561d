// Module `measure`: the panel of measurements beside the search: growth with the board, and the map of starts.
//
//   measure_panel   the choices of a measurement, and its results
//   growth_chart    visits by the side of the board, on logarithmic axes, with a ruler of waiting times
//   starts_map      the squares of a board, coloured by the result of a search from there
//
// Both pictures work on any pen and are laid out first, so that their points and squares can be clicked. May know: the
// axes of plot, words, widgets and the snapshot. Begin with measure_panel.cpp.
#pragma once

#include "view/measure/growth_chart.h"
#include "view/measure/starts_map.h"
