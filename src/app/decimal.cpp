#include "app/decimal.h"

#include <cstdio>
#include <cstdlib>

namespace kt {

std::string fixed_decimal(double number, int decimals) {
  const int length = std::snprintf(nullptr, 0, "%.*f", decimals, number);
  std::string text(static_cast<std::size_t>(length), '\0');
  std::snprintf(text.data(), text.size() + 1, "%.*f", decimals, number);
  return text;
}

std::string shortest_decimal(double number) {
  constexpr int kMost = 340;  // the smallest double has 324 zeros and 17 digits
  std::string text;
  for (int decimals = 0; decimals <= kMost; ++decimals) {
    text = fixed_decimal(number, decimals);
    if (std::strtod(text.c_str(), nullptr) == number) break;
  }
  return text;
}

}  // namespace kt
