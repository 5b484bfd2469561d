#include "view/panels/panels.h"

#include "view/code/code_panel.h"
#include "view/plot/plot_panel.h"
#include "view/stack/stack_panel.h"
#include "view/tree/tree_panel.h"

namespace kt {
namespace {

constexpr Panel kPanels[] = {
    {"settings", "Set up", 332, 0, draw_settings_panel},
    {"code", "Code", 380, 1, draw_code_panel},
    {"stack", "Stack", 220, 2, draw_stack_panel, {.stack = true}},
    {"tree", "Tree", 340, 3, draw_tree_panel, {.stack = true, .sizes = true}},
    {"plot", "Plot", 340, 2, draw_plot_panel, {.visits = true}},
    {"numbers", "Numbers", 232, 1, draw_numbers_panel, {.estimate = true}},
    {"display", "Look", 210, 0, draw_display_panel},
};

}  // namespace

std::span<const Panel> panels() { return kPanels; }

}  // namespace kt
