// Module `widgets`: our own widgets, drawn over Dear ImGui's behaviour.
//
//   ui             the context for drawing; view_state: state between two frames
//   labels         names of widgets in the list of controls
//   widgets, toggle, fields, rows    buttons, menus; text fields; forms
//   text, power_text, hint     wrapped text, numbers such as 4.1 x 10^21, tooltips
//   layout, flow   positions on the canvas, whose arrangements are in arrangements.h; items in rows
//   question       the question and the buttons of a prepared experiment
//   pixel_texture  a picture of single pixels
//
// Each widget describes itself to the control list. May know: pen, controls and the snapshot; no widget depends on the
// search. Begin with Ui (ui.h).
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

// The background of the last item, by whether it is hovered or held.
ImU32 button_face(const Ui& ui, bool primary);

// Centred; smaller if there is not enough space.
void centred_text(ImVec2 min, ImVec2 max, std::string_view text, ImU32 colour);

// `label` is "Name###id"; the name is the tooltip.
bool icon_button(Ui& ui, const char* label, Icon icon, ImVec2 size, bool enabled, bool primary = false);

// For the list of controls; empty while it collects no details.
std::vector<ControlOption> options_of(const Ui& ui, std::span<const Choice> choices);
// The option chosen without the pointer, if it is enabled.
std::optional<std::string> take_choice(Ui& ui, std::string_view key, std::span<const Choice> choices);

// These widgets translate the titles and summaries of choices, which come from a table in English. Reasons and all
// other names must be translated already.

// What a choice does, or why it is disabled, as a sentence; may be empty.
std::string explained(const Choice& choice);

// One of a few choices, all visible. Returns the id of the newly chosen one.
std::optional<std::string> segmented(Ui& ui, std::string_view key, std::span<const Choice> choices,
                                     std::string_view current, float width);

// One of many choices, with descriptions. `current` may be none of them and is then shown as it is.
std::optional<std::string> dropdown(Ui& ui, std::string_view key, std::string_view title,
                                    std::span<const Choice> choices, std::string_view current, float width);

// The number that the page has chosen for the widget with this id.
std::optional<std::uint64_t> take_number(Ui& ui, std::string_view id);

// A whole number to step or to type.
std::optional<int> stepper(Ui& ui, std::string_view id, std::string_view name, int value, int lowest, int highest,
                           float width);

// A whole number to type, shown with separators. Returns the typed digits, however many.
std::optional<std::string> number_field(Ui& ui, std::string_view label, std::uint64_t value, float width,
                                        float padding);

// A button that opens a list of actions. Returns the id of the chosen one.
struct MenuItem {
  Choice choice;
  std::string_view key;  // shortcut with the same effect; may be empty
};
std::optional<std::string> menu_button(Ui& ui, std::string_view id, std::string_view title,
                                       std::span<const MenuItem> items, ImVec2 size, bool enabled);

// A heading that opens and closes the part below. `label` is "Name###id"; true if it was pressed.
bool fold(Ui& ui, const std::string& label, bool open, float width);

// Below a sentence that says why something failed to load.
bool again_button(const char* label);

// A clickable text.
bool link(Ui& ui, const std::string& label);

// The parts of a slider: the rail, in another colour up to the knob, and the knob.
void draw_rail(const Ui& ui, float left, float right, ImVec2 knob);
void draw_knob(const Ui& ui, ImVec2 middle, float radius, bool touched);

// A position among `count` stops; `value` is its name for screen readers. The whole area can be pressed; the part above
// `top` is free for a caption.
std::optional<int> stop_slider(Ui& ui, const char* label, int position, int count, const std::string& value,
                               ImVec2 size, float top = 0);

}  // namespace kt
