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

void wait_for_late_part(Ui& ui, std::string_view id, const char* sentence, float width) {
  const LatePart& late = ui.snapshot.late_part;
  const bool failed = late.state == LatePart::State::failed;
  told_text(ui, failed ? std::string_view(late.failure) : sentence, width);
  const std::string again = labelled(tr("Try again"), "late-again=" + std::string(id));
  if (late.state == LatePart::State::away || (failed && again_button(again.c_str())))
    ui.ask(LatePart{LatePart::State::coming, late.failure});
}

void draw_panel(Ui& ui, const Panel& panel, ImVec2 size) {
  if (ui.snapshot.late_part.is_here() || !panel.is_late()) return panel.draw(ui, size);
  wait_for_late_part(ui, panel.id, tr("This panel is on its way."), size.x);
}

}  // namespace kt
