// The keys, a row each: id, how the key is called, what it does, and the keys of Dear ImGui that mean it, the second
// one or `None`. They count while the board has the focus.
//
// A list that is used in two ways: src/view/widgets/keys.h asks for them, and the page tells them (`?`).
#pragma once

#define KT_KEYS(KEY)                                                                                      \
  KEY(play, "Space", "Play or pause; with Shift, backwards", Space, None)                                 \
  KEY(forward, "Right arrow", "A step; with Shift, ten", RightArrow, None)                                \
  KEY(back, "Left arrow", "A step back; with Shift, ten", LeftArrow, None)                                \
  KEY(start, "Home", "To the start", Home, None)                                                          \
  KEY(end, "End", "To the furthest step so far, and from there to the next tour or the end", End, None)   \
  KEY(marker_before, "Page Up", "To the mark before, on the timeline", PageUp, None)                      \
  KEY(marker_after, "Page Down", "To the next mark on the timeline", PageDown, None)                      \
  KEY(present, "F", "Present on the full screen; again, or Escape, ends it", F, None)                     \
  KEY(dot, "P", "While presenting: a bright dot instead of the pointer", P, None)                         \
  KEY(bookmark, "M", "Set or remove a bookmark", M, None)                                                 \
  KEY(dead_end, "D", "Run until the next dead end", D, None)                                              \
  KEY(backtrack, "B", "Run until the next move taken back", B, None)                                      \
  KEY(record, "L", "Run until the path is longer than ever", L, None)                                     \
  KEY(reject, "J", "Run until the next candidate rejected, where steps are candidates", J, None)          \
  KEY(tour, "T", "Run until the next tour", T, None)                                                      \
  KEY(faster, "+", "Faster", Equal, KeypadAdd)                                                            \
  KEY(slower, "-", "Slower", Minus, KeypadSubtract)                                                       \
  KEY(sound, "S", "Sound on or off, where the page has it", S, None)                                      \
  KEY(reset, "R", "As it was opened", R, None)                                                            \
  KEY(zoom_in, "I", "Zoom in", I, None)                                                                   \
  KEY(zoom_out, "O", "Zoom out", O, None)                                                                 \
  KEY(zoom_fit, "0", "Show the whole board", 0, Keypad0)                                                  \
  KEY(pan_left, "4", "Move a zoomed board left", 4, Keypad4)                                              \
  KEY(pan_right, "6", "Move it right", 6, Keypad6)                                                        \
  KEY(pan_up, "8", "Move it up", 8, Keypad8)                                                              \
  KEY(pan_down, "2", "Move it down", 2, Keypad2)                                                          \
  KEY(next, "C", "The next square that can be chosen, in play; the next of the boards compared", C, None) \
  KEY(go, "Enter", "And choose it; after an answer, go on", Enter, KeypadEnter)
