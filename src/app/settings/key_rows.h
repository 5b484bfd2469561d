// The keys, a row each: id, the name of the key, what it does, and its keys in Dear ImGui, the second one or `None`.
// They work while the board has the focus.
//
// A list for two uses: src/view/widgets/keys.h handles the keys, and the page lists them (`?`).
#pragma once

#define KT_KEYS(KEY)                                                                                        \
  KEY(play, "Space", "Play or pause; with Shift, play backwards", Space, None)                              \
  KEY(forward, "Right arrow", "Step forward; with Shift, ten steps", RightArrow, None)                      \
  KEY(back, "Left arrow", "Step back; with Shift, ten steps", LeftArrow, None)                              \
  KEY(start, "Home", "Go back to the start", Home, None)                                                    \
  KEY(end, "End", "Go to the furthest step so far; from there, run to the next tour or the end", End, None) \
  KEY(marker_before, "Page Up", "Go to the previous mark on the timeline", PageUp, None)                    \
  KEY(marker_after, "Page Down", "Go to the next mark on the timeline", PageDown, None)                     \
  KEY(present, "F", "Present in full screen; press again or Escape to exit", F, None)                       \
  KEY(code, "Q", "Show a QR code that opens this on a phone", Q, None)                                      \
  KEY(dot, "P", "While presenting, show a bright dot instead of the pointer", P, None)                      \
  KEY(bookmark, "M", "Set or remove a bookmark", M, None)                                                   \
  KEY(dead_end, "D", "Run until the next dead end", D, None)                                                \
  KEY(backtrack, "B", "Run until the next backtrack", B, None)                                              \
  KEY(record, "L", "Run until the path is longer than ever before and cannot be extended", L, None)         \
  KEY(reject, "J", "Run until the next rejected candidate, if each step is a candidate", J, None)           \
  KEY(tour, "T", "Run until the next tour", T, None)                                                        \
  KEY(lost, "H", "Run until a move makes a tour impossible", H, None)                                       \
  KEY(noticed, "N", "Run until the search takes back a move that made a tour impossible", N, None)          \
  KEY(faster, "+", "Faster", Equal, KeypadAdd)                                                              \
  KEY(slower, "-", "Slower", Minus, KeypadSubtract)                                                         \
  KEY(sound, "S", "Turn sound on or off, if the page has sound", S, None)                                   \
  KEY(reset, "R", "Reset", R, None)                                                                         \
  KEY(zoom_in, "I", "Zoom in", I, None)                                                                     \
  KEY(zoom_out, "O", "Zoom out", O, None)                                                                   \
  KEY(zoom_fit, "0", "Show the whole board", 0, Keypad0)                                                    \
  KEY(pan_left, "4", "Move the zoomed board left", 4, Keypad4)                                              \
  KEY(pan_right, "6", "Move the zoomed board right", 6, Keypad6)                                            \
  KEY(pan_up, "8", "Move the zoomed board up", 8, Keypad8)                                                  \
  KEY(pan_down, "2", "Move the zoomed board down", 2, Keypad2)                                              \
  KEY(next, "C", "In a game, select the next possible square; in a comparison, the next board", C, None)    \
  KEY(go, "Enter", "Choose the selected square; after an answer, continue", Enter, KeypadEnter)
