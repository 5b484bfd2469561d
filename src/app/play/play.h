// Folder `play`: what a student does instead of watching.
//
// In `mode=play` the user moves the knight: the moves made are the setting `given`, so a game is a link like any other,
// and a search can go on from it. Here is what a game needs beside that: the moves that are allowed and why others are
// not (moves.h), and whether it can still be finished, or since which move it can not (prospects.h, completion.h), and
// how good it was (best_game.h). In `mode=predict` the search stops before each choice and asks (quiz.h).
//
// May know: the snapshot and the core. Knows no App, which owns a Game (state/game.h) and a Prediction
// (state/prediction.h). Begin with Prospects.
#pragma once

#include "app/play/prospects.h"
#include "app/play/quiz.h"
