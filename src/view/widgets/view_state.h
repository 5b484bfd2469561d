// The view's own state between two frames: where the user has panned and zoomed to, the axes of a plot. Everything
// about the search is in the snapshot.
//
// Each module has a value of its own type, `ui.state.of<TreePanelState>()`, created on first use, so a new panel needs
// only its own file.
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

  // The same object at each call.
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
  // Its address identifies the type, because the page is built without RTTI.
  template <typename State>
  static inline char kTypeOf = 0;

  mutable std::vector<std::pair<const void*, std::shared_ptr<void>>> values_;
};

// The legend of the board's marks (frame/marks_legend.h), which the user can close.
struct LegendState {
  bool hidden = false;
};

// The combined needs of everything drawn in a frame.
struct FrameNeeds {
  RequiredData required_data;
  float side_height = 0;      // of all panels, if they are below the board
  bool side_scrolls = false;  // they scroll together: none scrolls by itself unless it is endless
};

}  // namespace kt
