#include "view/panels/panels.h"

#include "app/language/say.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

#define KT_PANEL(id, title, height, growth, ...) {#id, title, height, growth, draw_##id##_panel, {__VA_ARGS__}},
constexpr Panel kPanels[] = {KT_PANELS(KT_PANEL)};
#undef KT_PANEL

}  // namespace

std::span<const Panel> panels() { return kPanels; }

void draw_panel(Ui& ui, const Panel& panel, ImVec2 size) {
  const LatePart& late = ui.snapshot.late_part;
  if (late.is_here() || !panel.is_late()) return panel.draw(ui, size);
  const bool failed = late.state == LatePart::State::failed;
  told_text(ui, failed ? std::string_view(late.failure) : tr("This panel is on its way."), size.x);
  if (late.state == LatePart::State::away || (failed && again_button(tr("Try again###late-again"))))
    ui.ask(LatePart{LatePart::State::coming, late.failure});
}

}  // namespace kt
