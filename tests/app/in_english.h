// Compares messages with their English text.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/translation.h"

namespace kt {

inline bool operator==(const Message& message, std::string_view english) { return in_english(message) == english; }
inline std::ostream& operator<<(std::ostream& out, const Message& message) { return out << in_english(message); }
inline void PrintTo(const Message& message, std::ostream* out) { *out << '"' << in_english(message) << '"'; }

inline std::vector<std::string> in_english(const std::vector<Message>& messages) {
  std::vector<std::string> words;
  for (const Message& message : messages) words.push_back(in_english(message));
  return words;
}

}  // namespace kt
