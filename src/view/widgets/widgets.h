// Folder `widgets`: the widgets of the house, drawn our own way over Dear ImGui's behaviour.
//
//   ui             what a piece of the interface draws from and into; view_state: what it remembers between two frames
//   labels         how widgets are named in the list of controls
//   widgets, toggle, fields, rows    buttons, menus; what one types in; a form of them
//   text, power_text, hint     words in lines, numbers such as 4.1 x 10^21, a few words over everything else
//   layout, flow   where things are on the canvas; items in a row while they fit
//   pixel_texture  a picture of single pixels
//
// Each widget says what it is to the control list. May know: pen, controls and the snapshot; no widget knows what the
// search is. Begin with Ui (ui.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "view/widgets/labels.h"
#include "view/widgets/text.h"
#include "view/widgets/ui.h"

namespace kt {

enum class Icon {
  to_start,
  back,
  play_back,
  play,
  pause,
  forward,
  to_end,
  bookmark,
  bookmarked,
  share,
  present,
  sound,
  silence
};

// Behind the last item, as it is hovered or held.
ImU32 button_face(const Ui& ui, bool primary);

// In the middle; smaller where it has no room.
void centred_text(ImVec2 min, ImVec2 max, std::string_view text, ImU32 colour);

// `label` is "Name###id"; the name is the tooltip.
bool icon_button(Ui& ui, const char* label, Icon icon, ImVec2 size, bool enabled, bool primary = false);

// As the list of controls offers them; empty while nobody hears it.
std::vector<ControlOption> options_of(const Ui& ui, std::span<const Choice> choices);
// The one that was chosen without the pointer, if it can be.
std::optional<std::string> take_choice(Ui& ui, std::string_view key, std::span<const Choice> choices);

// What is offered is said here, and only here: its titles and summaries are those of a table, in English. Reasons why
// something can not be chosen, and all other names that these widgets take, are in the language in force already.

// What a choice does, or why it can not be made, as a sentence; may be empty.
std::string explained(const Choice& choice);

// One of a few choices, all visible. Returns the id of the one chosen now, if it is another.
std::optional<std::string> segmented(Ui& ui, std::string_view key, std::span<const Choice> choices,
                                     std::string_view current, float width);

// One of many choices, each with what it does. `current` may be none of them and is then shown as it is.
std::optional<std::string> dropdown(Ui& ui, std::string_view key, std::string_view title,
                                    std::span<const Choice> choices, std::string_view current, float width);

// A whole number to step or to type.
std::optional<int> stepper(Ui& ui, std::string_view id, std::string_view name, int value, int lowest, int highest,
                           float width);

// A whole number to type, shown with its thousands apart. Returns the digits typed, however many.
std::optional<std::string> number_field(Ui& ui, std::string_view label, std::uint64_t value, float width,
                                        float padding);

// A button that opens a list of things to do. Returns the id of the one chosen.
struct MenuItem {
  Choice choice;
  std::string_view key;  // that does the same; may be empty
};
std::optional<std::string> menu_button(Ui& ui, std::string_view id, std::string_view title,
                                       std::span<const MenuItem> items, ImVec2 size, bool enabled);

// A heading that opens what belongs below it, and closes it. `label` is "Name###id"; true when it was pressed.
bool fold(Ui& ui, const std::string& label, bool open, float width);

// Below a sentence that says why something did not come.
bool again_button(const char* label);

// Words to click on.
bool link(Ui& ui, const std::string& label);

// What sliders are drawn of: the rail, up to the knob in another colour, and the knob.
void draw_rail(const Ui& ui, float left, float right, ImVec2 knob);
void draw_knob(const Ui& ui, ImVec2 middle, float radius, bool touched);

// A position among `count` stops; `value` is its name for those who can not see it. All of it can be pressed; what is
// above `top` is left for its caption to be drawn.
std::optional<int> stop_slider(Ui& ui, const char* label, int position, int count, const std::string& value,
                               ImVec2 size, float top = 0);

}  // namespace kt
