// What the view remembers between two frames, and nobody else needs to know: where the user has panned and zoomed to,
// which axes a plot has. Everything about the search is in the snapshot.
//
// Each folder keeps a value of a type of its own, `ui.state.of<TreePanelState>()`, made when it is first asked for: so a
// new panel needs nothing but its own file.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "app/snapshot/commands.h"

namespace kt {

class ViewState {
 public:
  ViewState() = default;
  ViewState(const ViewState&) = delete;
  ViewState& operator=(const ViewState&) = delete;

  // The same value at each call.
  template <typename State>
  State& of() const {
    for (const auto& [type, value] : values_) {
      if (type == &kTypeOf<State>) return *static_cast<State*>(value.get());
    }
    auto made = std::make_shared<State>();
    State& state = *made;
    values_.emplace_back(&kTypeOf<State>, std::move(made));
    return state;
  }

 private:
  // Its address stands for the type: there is no type information on the page.
  template <typename State>
  static inline char kTypeOf = 0;

  mutable std::vector<std::pair<const void*, std::shared_ptr<void>>> values_;
};

// The legend of the board's marks (frame/marks_legend.h): somebody who knows them can put it away.
struct LegendState {
  bool hidden = false;
};

// What all that is drawn in a frame needs together.
struct FrameNeeds {
  Attention attention;
  float side_height = 0;      // of all panels, where they are below the board
  bool side_scrolls = false;  // and they scroll together: none needs to scroll by itself, unless it has no end
};

}  // namespace kt
