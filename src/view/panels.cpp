#include "view/panels.h"

namespace kt {
namespace {

constexpr Panel kPanels[] = {
    {"numbers", "Search so far", draw_numbers_panel},
    {"settings", "Set up", draw_settings_panel},
};

}  // namespace

std::span<const Panel> panels() { return kPanels; }

}  // namespace kt
