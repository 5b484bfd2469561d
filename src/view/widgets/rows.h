// Rows of a form: a setting's name on the left, and its widget on the right.
#pragma once

#include <string_view>

#include "view/widgets/ui.h"

namespace kt {

class Rows {
 public:
  // From the cursor down.
  explicit Rows(float width);

  // Moves the cursor to the widget's place and returns the available width.
  float begin(Ui& ui, std::string_view name);
  void end();
  // After widgets in several lines, drawn as a group.
  void end_lower();
  // Text under the finished row.
  void explain(Ui& ui, std::string_view words);

 private:
  float left_, names_, width_;
  float top_ = 0;
};

// A name over related rows, with a line beside it.
void draw_group(Ui& ui, const char* name, float width);

// A row for a setting of the table with a fixed set of values, or a flag. `without_effect`: why the setting has no
// effect now; it is then grey, with the reason below.
void draw_choice(Ui& ui, Rows& rows, std::string_view key, std::string_view without_effect = {});

}  // namespace kt
