// Saves and restores a search that leaves the screen: its link, and state that a link does not have.
//
// The text has lines: the link of the shown step, with its position if replaying takes long, whatever the length of its
// path; numbers (position_digits.h): the step where it was opened, its bookmarks, the state of a game or prediction, and
// where it was going; and, if a game took over a search, the link of that search.
#pragma once

#include <string>
#include <string_view>

#include "app/state/app.h"

namespace kt {

// The settings of a link to the shown step: see settings_at().
Settings shown_settings(const App& app, std::size_t longest = 2000);

std::string saved_text(const App& app);

// A new app restores the state of the other, as far as the text can be read.
void restore(App& app, std::string_view kept);

}  // namespace kt
