// Translates a message to the current language.
//
// There is one current translation, as Dear ImGui has one current context. Code that draws a frame or prints sets it
// first. Only the view and `kt` call these functions.
#pragma once

#include <string>
#include <string_view>

#include "app/language/translation.h"

namespace kt {

// Sets the current translation, which must live until the next call. Null, and before the first call: English.
void speak(const Translation* translation);
const Translation& spoken();

std::string say(const Message& message);
std::string say(std::uint64_t number);
std::string say(const Rounded& number);

// A message without arguments, or a name. The result lives as long as the translation. A Dear ImGui id after "###" is
// kept.
const char* tr(std::string_view english);

}  // namespace kt
