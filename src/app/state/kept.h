// What comes back of a search that was taken off the screen: its link, and what a link has no words for.
//
// Lines: the link of the step it shows, with its position whatever the length; numbers (position_digits.h): the step it
// was opened at, its bookmarks, what was played or predicted, and how it moved; and where a game was taken over from a
// search, the link of that.
#pragma once

#include <string>
#include <string_view>

#include "app/state/app.h"

namespace kt {

// What is shown now, at its step, as the settings of a link: see settings_at().
Settings shown_settings(const App& app, std::size_t longest = 2000);

std::string kept_text(const App& app);

// A new app becomes what the other was, as far as the text can be read.
void take_up(App& app, std::string_view kept);

}  // namespace kt
