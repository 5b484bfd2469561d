// A field is as it looks before one can type in it.
#include <gtest/gtest.h>

#include "view/panel_screen.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

void draw_rows(Ui& ui, ImVec2 size) { stepper(ui, "rows", "Rows", 8, 1, 64, size.x); }

class Fields : public testing::Test {
 protected:
  void wait() { snapshot.late_part.state = LatePart::State::away; }
  // The whole of the field, as it is drawn when the pointer is elsewhere.
  std::size_t ink() {
    screen.frames(snapshot, 3);
    return static_cast<std::size_t>(ImGui::GetDrawData()->TotalVtxCount);
  }

  Snapshot snapshot;
  PanelScreen screen{draw_rows, 300};
};

TEST_F(Fields, LooksTheSame) {
  const std::size_t there = ink();
  const Control field = *screen.controls.find("rows");
  wait();
  EXPECT_EQ(ink(), there);
  const Control& waiting = *screen.controls.find("rows");
  EXPECT_EQ(waiting.label, field.label);
  EXPECT_EQ(waiting.role, field.role);
  EXPECT_FLOAT_EQ(waiting.min.x, field.min.x);
  EXPECT_FLOAT_EQ(waiting.max.x, field.max.x);
  EXPECT_FLOAT_EQ(waiting.max.y, field.max.y);
}

TEST_F(Fields, PressedItHasTheCodeBroughtAndIsTypedInThen) {
  wait();
  const std::vector<Command> asked = screen.click(snapshot, "rows");
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<TypeIntoField>(asked[0]));
  EXPECT_FALSE(ImGui::GetIO().WantTextInput);
  snapshot.late_part.state = LatePart::State::here;
  screen.frames(snapshot, 3);
  EXPECT_TRUE(ImGui::GetIO().WantTextInput);
}

}  // namespace
}  // namespace kt
