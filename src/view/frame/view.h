// The whole picture: draws a snapshot and returns what the user asked for. Never sees the search.
//
// Needs a current Dear ImGui context, between NewFrame and Render. Sizes are units of the interface: as many pixels of
// the page as scale() says, which is for whoever begins the frame to apply.
#pragma once

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
  // Takes over the current context: font, style, and the stream of items.
  View();

  std::vector<Command> draw(const Snapshot& snapshot);

  void set_system_dark(bool dark) { system_.dark = dark; }
  void set_system_contrast(bool more) { system_.more_contrast = more; }
  // The system asks for less motion: nothing glides, fades or sweeps.
  void set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }
  // All of a screen is the view's, for a room.
  void set_presenting(bool on);
  // Some stop of the lesson shows panels: while it is presented, they have a place at every stop.
  void keep_panel_place(bool keeps) { keeps_panel_place_ = keeps; }
  // The code panel is shown, and its programs are not there yet.
  bool wants_programs() const { return state_.of<ListingStore>().wanted; }
  // Between two frames. What it points to must stay. False when it is not what assets/code.mjs packs.
  bool give_programs(const Programs& programs);
  // They do not come: why, as a sentence. They are wanted again when the user says so.
  void refuse_programs(std::string why) { state_.of<ListingStore>().failure = std::move(why); }
  // Instead of those of the theme, whatever it is; see replace_colours().
  std::vector<std::string> set_colours(std::vector<KeyValue> colours);
  // Pixels of the page by unit, on a canvas of so many pixels: for the frame that is drawn next.
  float scale(const Settings& settings, ImVec2 canvas);
  // The colour behind everything, for the frame's first clear.
  ImVec4 background(const Snapshot& snapshot) const;
  // What a picture of the board shown begins with, and where the vertices of a graph lie.
  PictureOptions picture_options() const { return {.system = system_, .colours = own_colours_}; }
  const GraphPlaces& vertices() const { return state_.of<BoardState>().vertices; }
  const ControlList& controls() const { return controls_; }
  // For who does not see the canvas: what is told and offered from the next frame on; and a choice of a list or menu.
  void hear() { controls_.hear(); }
  void choose(std::string_view id, std::string_view option) { controls_.choose(id, option); }
  void reveal(std::string_view id) { controls_.reveal(id); }
  // The wheel would scroll something on the canvas; otherwise it is the page's.
  bool wants_wheel() const;
  // A touch can not hover: whoever sends touches asks here. Points are pixels of the page.
  bool is_on_board(ImVec2 at) const { return state_.of<BoardState>().contains(at); }
  // One finger does here what the mouse does with its button down.
  bool takes_finger(ImVec2 at) const { return state_.of<BoardState>().painting && is_on_board(at); }
  // The same when it moves sideways; otherwise it is the page's.
  bool slides(ImVec2 at) const;
  // One finger scrolls what is there: the panels of a phone; it moved up by so much.
  bool scrolls(ImVec2 at) const;
  void scroll(float by);
  // Two fingers move and zoom what is there: the board or the tree.
  bool takes_fingers(ImVec2 at) const { return is_on_board(at) || is_on_tree(at); }
  // Two fingers moved: what was under `at` goes along by `shift`, and grows.
  void pinch(ImVec2 at, float factor, ImVec2 shift);
  // A long press: the menu of the square there.
  void open_menu(ImVec2 at) { state_.of<BoardState>().ask_menu = at; }
  // Where the squares lie, in units of the interface, and to have one in sight.
  const BoardPlace& board_place() const { return state_.of<BoardState>().place; }
  void show_square(Square square) { state_.of<BoardState>().ask_sight = square; }
  // What the panels remember, for who tells what is in them.
  const ViewState& state() const { return state_; }
  // Something will change although nothing happens: frames are wanted. So it is while Dear ImGui has input left of
  // which it takes a little in each.
  bool is_waiting() const;
  // The legend of the board's marks was put away: the user's choice, to be remembered.
  bool legend_hidden() const { return state_.of<LegendState>().hidden; }
  void hide_legend(bool hidden) { state_.of<LegendState>().hidden = hidden; }
  // The next frame would look different although nothing happens.
  bool moves() const { return state_.of<Motion>().moves() || state_.of<ComparedState>().moves; }
  // How high a narrow canvas must be to show everything; 0 when any height will do.
  float wanted_height() const { return wanted_height_; }

 private:
  Palette colours(const Theme& theme) const;
  Contents contents_of(const Settings& settings) const;
  Layout laid_out(const Settings& settings, ImVec2 canvas, float density, float unit) const;
  bool is_on_tree(ImVec2 at) const;

  ControlList controls_;
  ViewState state_;
  SystemLook system_;
  bool reduced_motion_ = false;
  bool keeps_panel_place_ = false;
  std::vector<KeyValue> own_colours_;
  float unit_ = 1;
  float wanted_height_ = 0;
};

}  // namespace kt
