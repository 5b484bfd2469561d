#include "app/language/say.h"

namespace kt {
namespace {

const Translation& english() {
  static const Translation kEnglish;
  return kEnglish;
}

const Translation* in_force = nullptr;

}  // namespace

void speak(const Translation* translation) { in_force = translation; }
const Translation& spoken() { return in_force ? *in_force : english(); }

std::string say(const Message& message) { return spoken().format(message); }
std::string say(std::uint64_t number) { return spoken().format(number); }
std::string say(const Rounded& number) { return spoken().format(number); }

const char* tr(std::string_view english) { return spoken().label(english).c_str(); }

}  // namespace kt
