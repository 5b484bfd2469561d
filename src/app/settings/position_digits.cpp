#include "app/settings/position_digits.h"

namespace kt {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kBits = 5, kMore = 1U << kBits, kMaxLetters = 11;

}  // namespace

bool is_position_key(std::string_view text) {
  return !text.empty() && text.find_first_not_of(kLetters) == std::string_view::npos;
}

void write_number(std::string& text, std::uint64_t number) {
  for (; number >= kMore; number >>= kBits) text += kLetters[static_cast<unsigned>(number) % kMore + kMore];
  text += kLetters[static_cast<unsigned>(number)];
}

std::optional<std::uint64_t> read_number(std::string_view& text) {
  std::uint64_t number = 0;
  for (unsigned i = 0; i < kMaxLetters && i < text.size(); ++i) {
    const std::size_t digit = kLetters.find(text[i]);
    if (digit == std::string_view::npos) return {};
    number |= std::uint64_t{digit % kMore} << kBits * i;
    if (digit >= kMore) continue;
    text.remove_prefix(i + 1);
    return number;
  }
  return {};
}

}  // namespace kt
