#include "view/panels.h"

namespace kt {
namespace {

constexpr Panel kPanels[] = {
    {"settings", "Set up", 470, draw_settings_panel}, {"code", "Code", 460, draw_code_panel},
    {"stack", "Stack", 220, draw_stack_panel},        {"tree", "Tree", 240, draw_tree_panel},
    {"plot", "Plot", 240, draw_plot_panel},           {"numbers", "Numbers", 190, draw_numbers_panel},
};

}  // namespace

std::span<const Panel> panels() { return kPanels; }

}  // namespace kt
