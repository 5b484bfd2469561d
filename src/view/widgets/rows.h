// Rows of a form: a setting's name on the left, and beside it what changes it.
#pragma once

#include <string_view>

#include "view/widgets/ui.h"

namespace kt {

class Rows {
 public:
  // From the cursor down.
  explicit Rows(float width);

  // The cursor is put where the widget belongs; returns how wide that can be.
  float begin(Ui& ui, std::string_view name);
  void end();
  // Below what was drawn in several lines, as a group.
  void end_lower();
  // Words under the row that has ended.
  void explain(Ui& ui, std::string_view words);

 private:
  float left_, names_, width_;
  float top_ = 0;
};

// A name over the rows that belong together, with a line beside it.
void draw_group(Ui& ui, const char* name, float width);

// A row for a setting of the table that has a fixed set of values, or is a flag. `without_effect`: why the setting has
// no effect now; it is then grey, and the reason is below it.
void draw_choice(Ui& ui, Rows& rows, std::string_view key, std::string_view without_effect = {});

}  // namespace kt
