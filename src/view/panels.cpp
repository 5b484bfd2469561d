#include "view/panels.h"

namespace kt {
namespace {

constexpr Panel kPanels[] = {
    {"settings", "Set up", 330, draw_settings_panel},
    {"code", "Code", 300, draw_code_panel, {.stack = true}},
    {"stack", "Stack", 220, draw_stack_panel, {.stack = true}},
    {"tree", "Tree", 240, draw_tree_panel, {.stack = true, .sizes = true}},
    {"plot", "Plot", 340, draw_plot_panel, {.visits = true}},
    {"numbers", "Numbers", 480, draw_numbers_panel, {.estimate = true}},
    {"display", "Look", 210, draw_display_panel},
};

}  // namespace

std::span<const Panel> panels() { return kPanels; }

}  // namespace kt
