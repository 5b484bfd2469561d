// Where each arrangement places the board, the sentence, the playback controls and the panels. layout.cpp chooses one.
#pragma once

#include "view/widgets/layout.h"

namespace kt {

struct Arrangements {
  static constexpr float kNarrowEdge = 16;
  static constexpr float kBottom = 12;
  static constexpr float kMinBeside = 7 * kTouch;       // beside a board: a finger's width for each tab
  static constexpr float kMinBoard = 2 * kGutter + 80;  // with its coordinates
  static constexpr float kMinWidth = 760;               // of a canvas with panels right of the strip
  // A share of the canvas's height. With the page's header it is 0.6 of the window's.
  static constexpr float kBoardShare = 0.632f;

  ImVec2 canvas;
  float density, unit;  // as in lay_out()
  const Contents& contents;

  bool is_full() const { return contents.controls == Controls::full; }
  bool has_asked() const {
    return contents.panels == Contents::Panels::asked || contents.panels == Contents::Panels::crowded;
  }
  bool is_room_of_lesson() const { return contents.is_presented_lesson() && is_full(); }
  static float tabs_of(bool fingers) { return (fingers ? kTouch : kTabs) + kBetweenPanels; }

  Layout below() const;
  Layout beside() const;
  Layout upright() const;
  // For a presentation beside a lesson: the board, the sentence and a slim bar, at the same place at every stop. If the
  // lesson shows panels, they have a fixed place.
  Layout lesson() const;
  bool has_room_for_lesson() const;  // if its text is not too large
  // If nothing else fits, as in a low frame: the board, the six playback buttons, and the sentence if possible.
  Layout low() const;
  Layout board_alone() const;

  // A phone in landscape, or a low frame.
  bool is_low() const;

 private:
  struct Strip;

  // The few controls of a quiet page fit in one row earlier.
  TransportForm form_for(float width, TransportForm least) const;
  // Places everything from the legend down to the playback controls. Returns the lower end.
  float place(Layout& layout, Strip strip, float left, float top) const;
  // Height for lines of the large type in a presentation; two lines if the sentence is long.
  float sentence(float lines, float width = 0) const;
  Layout bare() const;
  float side_below() const;
};

}  // namespace kt
