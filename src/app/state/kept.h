// What comes back of a search that was taken off the screen: its link, and what a link has no words for.
//
// Five lines: the link of the step it shows, with its position whatever the length; the step it was opened at; its
// bookmarks; the step it was on its way to, or nothing; how it moved: "play", "back", what it was to run to as numbers, or
// nothing.
#pragma once

#include <string>
#include <string_view>

#include "app/state/app.h"

namespace kt {

std::string kept_text(const App& app);

// A new app becomes what the other was. Lines that it can not read are left out.
void take_up(App& app, std::string_view kept);

}  // namespace kt
