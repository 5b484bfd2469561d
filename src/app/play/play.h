// Module `play`: the modes in which a student takes part.
//
// In `mode=play` the user moves the knight. The moves made are the setting `given`, so a game is an ordinary link, and
// a search can continue from it. This module has the rest of a game: the legal moves and why others are illegal
// (moves.h), and its rank (best_game.h). core/theory/hope.h decides whether the game can still be finished, and which
// move was the mistake. In `mode=predict` the search stops before each choice and asks (quiz.h).
//
// May know: the snapshot and the core. It does not know App, which owns a Game (state/game.h) and a Prediction
// (state/prediction.h). Begin with legal_moves().
#pragma once

#include "app/play/moves.h"
#include "app/play/quiz.h"
