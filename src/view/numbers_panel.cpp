#include <string>

#include "app/sentence.h"
#include "view/panels.h"
#include "view/widgets.h"

namespace kt {
namespace {

void row(Ui& ui, float width, const char* name, const std::string& value) {
  const ImVec2 left = ImGui::GetCursorScreenPos();
  muted_text(ui, name);
  number_text({left.x + width, left.y}, value, Type::body, ui.colours.text);
}

std::string of_squares(std::size_t count, const Snapshot& snapshot) {
  return with_separators(count) + " of " + with_separators(snapshot.squares);
}

}  // namespace

void draw_numbers_panel(Ui& ui, ImVec2 size) {
  const float width = size.x;
  const Snapshot& snapshot = ui.snapshot;
  row(ui, width, "Step", with_separators(snapshot.step));
  row(ui, width, "Visits", with_separators(snapshot.visits));
  row(ui, width, "Backtracks", with_separators(snapshot.backtracks));
  row(ui, width, "Path", of_squares(snapshot.depth, snapshot));
  row(ui, width, "Longest so far", of_squares(snapshot.deepest, snapshot));
  row(ui, width, "Tours found", with_separators(snapshot.tours));
}

}  // namespace kt
