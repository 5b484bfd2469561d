// Module `measure`: measures the cost of searches, beside the shown one.
//
//   trial           one search from its start to a result
//   experiment      trials of several algorithms, boards, goals and starts, one after the other, in slices
//   experiment_runner the experiments of one visualizer: growth with the board, and the map of starts
//   measured_csv    their rows as a file
//
// A trial has its own search and never touches the shown one. There is one at a time, and a finished trial leaves only
// a row (MeasuredRun in app/snapshot/measured.h). `kt solve` and `kt compare` use the same code.
//
// May know: settings, snapshot, time and the core. Begin with Experiment.
#pragma once

#include "app/measure/experiment.h"
#include "app/measure/experiment_runner.h"
#include "app/measure/trial.h"
