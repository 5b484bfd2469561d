// Says a message in the language that is in force.
//
// As Dear ImGui has one context in force, so there is one translation: whoever draws a frame, or prints, puts theirs in
// force first. Nothing below the view and `kt` calls this.
#pragma once

#include <string>
#include <string_view>

#include "app/language/translation.h"

namespace kt {

// The one in force from now on, which must last until another is; null, and before the first: English.
void speak(const Translation* translation);
const Translation& spoken();

std::string say(const Message& message);
std::string say(std::uint64_t number);
std::string say(const Rounded& number);

// A message without arguments, or the name of something. It lasts as long as the translation. What follows "###" is an
// id of Dear ImGui's, and stays.
const char* tr(std::string_view english);

}  // namespace kt
