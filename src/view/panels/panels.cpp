#include "view/panels/panels.h"

namespace kt {
namespace {

#define KT_PANEL(id, title, height, growth, ...) {#id, title, height, growth, draw_##id##_panel, {__VA_ARGS__}},
constexpr Panel kPanels[] = {KT_PANELS(KT_PANEL)};
#undef KT_PANEL

}  // namespace

std::span<const Panel> panels() { return kPanels; }

}  // namespace kt
