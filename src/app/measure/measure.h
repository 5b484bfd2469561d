// Folder `measure`: what searches cost, found out beside the one that is shown.
//
//   trial           one search from its start to a verdict
//   experiment      trials of several algorithms, boards, goals and starts, one after the other, in slices
//   laboratory      the experiments of one visualizer: growth with the board, and the map of starts
//   measured_csv    their rows as a file
//
// A trial has a search of its own and never touches the one shown; there is one at a time, and of those that are over
// nothing is kept but a row (MeasuredRun in app/snapshot/measured.h). `kt solve` and `kt compare` are made of the same.
//
// May know: settings, snapshot, time and the core. Begin with Experiment.
#pragma once

#include "app/measure/experiment.h"
#include "app/measure/laboratory.h"
#include "app/measure/trial.h"
