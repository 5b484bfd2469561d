// The whole picture: draws a snapshot and returns the user's commands. Independent of the search.
//
// Needs a current Dear ImGui context, between NewFrame and Render. Sizes are units of the interface, each of scale()
// pixels of the page. The caller applies that when it begins the frame.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/snapshot/commands.h"
#include "app/snapshot/snapshot.h"
#include "view/board/board_state.h"
#include "view/code/code.h"
#include "view/compare/compare_view.h"
#include "view/controls/controls.h"
#include "view/motion/motion.h"
#include "view/pen/assets.h"
#include "view/pen/theme.h"
#include "view/picture/picture.h"
#include "view/tree/tree.h"
#include "view/widgets/layout.h"
#include "view/widgets/view_state.h"

namespace kt {

class View {
 public:
  // Sets up the current context: font, style, and the stream of items.
  View();

  std::vector<Command> draw(const Snapshot& snapshot);

  void set_system_dark(bool dark) { system_.dark = dark; }
  void set_system_contrast(bool more) { system_.more_contrast = more; }
  // The system prefers reduced motion: nothing glides, fades or sweeps.
  void set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }
  // Presentation mode: the view has the whole screen.
  void set_presenting(bool on);
  // The lesson shows panels at some stop, so that in a presentation they keep their space at every stop.
  void keep_panel_place(bool keeps) { keeps_panel_place_ = keeps; }
  // True if the code panel is shown and its programs are not loaded.
  bool needs_programs() const { return state_.of<ListingStore>().wanted; }
  // Call it between two frames. The programs must stay valid. False if they are not in the format of assets/code.mjs.
  bool give_programs(const Programs& programs);
  // The programs failed to load; `why` is a sentence. The user may try again.
  void refuse_programs(std::string why) { state_.of<ListingStore>().failure = std::move(why); }
  void set_colours(const OwnColours& colours) { own_colours_ = colours; }
  // Pixels of the page per unit, for the next frame on a canvas of so many pixels.
  float scale(const Settings& settings, ImVec2 canvas);
  // The background colour, for clearing the frame.
  ImVec4 background(const Snapshot& snapshot) const;
  // The default options for pictures of the shown board, and the positions of a graph's vertices.
  PictureOptions picture_options() const { return {.system = system_, .colours = own_colours_}; }
  const GraphPlaces& vertices() const { return state_.of<BoardState>().vertices; }
  const ControlList& controls() const { return controls_; }
  // For screen readers: collect details from the next frame on; choose an option of a list or menu.
  void collect_details() { controls_.collect_details(); }
  void choose(std::string_view id, std::string_view option) { controls_.choose(id, option); }
  void reveal(std::string_view id) { controls_.reveal(id); }
  // True if the wheel scrolls something on the canvas; otherwise it belongs to the page.
  bool handles_wheel() const;
  // Touches cannot hover, so the caller must ask here. Points are in pixels of the page.
  bool is_on_board(ImVec2 at) const { return state_.of<BoardState>().contains(at); }
  // True if a finger acts here like the mouse with its button down.
  bool handles_finger(ImVec2 at) const { return state_.of<BoardState>().painting && is_on_board(at); }
  // The same for horizontal moves; vertical ones belong to the page.
  bool slides(ImVec2 at) const;
  // True if a finger scrolls here: the panels of a phone. scroll(): it moved up by so much.
  bool scrolls(ImVec2 at) const;
  void scroll(float by);
  // True if two fingers pan and zoom here: the board, the tree or the flame graph.
  bool handles_fingers(ImVec2 at) const { return is_on_board(at) || zoom_area(at); }
  // Two fingers moved: the picture under `at` moves by `shift` and grows by `factor`.
  void pinch(ImVec2 at, float factor, ImVec2 shift);
  // A long press: opens the menu of the square there.
  void open_menu(ImVec2 at) { state_.of<BoardState>().menu_request = at; }
  // The position of the squares, in units of the interface; and a square of the last frame to scroll into view.
  const BoardPlace& board_place() const { return state_.of<BoardState>().place; }
  void show_square(Square square) {
    BoardState& board = state_.of<BoardState>();
    if (board.shown.contains(square)) board.scroll_target = square;
  }
  // The panels' state, for code that describes them.
  const ViewState& state() const { return state_; }
  // True if something will change without further input. That includes queued input, of which Dear ImGui takes a little
  // per frame.
  bool is_waiting() const;
  // The user has closed the legend of the board's marks, which should be remembered.
  bool legend_hidden() const { return state_.of<LegendState>().hidden; }
  void hide_legend(bool hidden) { state_.of<LegendState>().hidden = hidden; }
  // True if the next frame would look different.
  bool moves() const { return state_.of<Motion>().moves() || state_.of<ComparedState>().moves; }
  // The height that a narrow canvas needs to show everything; 0 if any height will do.
  float wanted_height() const { return wanted_height_; }

 private:
  Palette colours(const Theme& theme) const { return own_colours_.over(theme.colours); }
  Contents contents_of(const Settings& settings) const;
  Layout laid_out(const Settings& settings, ImVec2 canvas, float density, float unit) const;
  std::array<ZoomArea*, 2> zoom_areas() const;
  ZoomArea* zoom_area(ImVec2 at) const;

  ControlList controls_;
  ViewState state_;
  SystemLook system_;
  bool reduced_motion_ = false;
  bool keeps_panel_place_ = false;
  OwnColours own_colours_;
  float unit_ = 1;
  float wanted_height_ = 0;
};

}  // namespace kt
