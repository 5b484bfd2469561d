#include "cli/input.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string_view>

#include "app/settings/settings.h"
#include "core/basics/utf8.h"

namespace kt {
namespace {

constexpr std::size_t kMaxMegabytes = 16;

// UTF-16 text has a zero in every other byte, or begins with a byte order mark.
bool is_utf16(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
  const std::string_view begin = text.substr(0, 1000);
  const auto zeros = static_cast<std::size_t>(std::ranges::count(begin, '\0'));
  return zeros > 0 && zeros * 3 >= begin.size();
}

// Why this cannot be read as text.
std::optional<Message> fault_of(std::string_view text) {
  if (is_utf16(text)) return Message{"this is UTF-16; save it as UTF-8"};
  if (text.find('\0') != std::string_view::npos) return Message{"this is not a text file"};
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = letter_length(text.substr(at));
    if (length == 0) {
      const auto line = static_cast<std::uint64_t>(std::ranges::count(text.substr(0, at), '\n')) + 1;
      return Message{"line {0} is not UTF-8; save the file as UTF-8", line};
    }
    at += length;
  }
  return {};
}

}  // namespace

std::expected<std::string, Message> read_text(const std::string& file) {
  const bool is_standard = file == "-";
  const std::string name = is_standard ? "standard input" : file;
  const auto refused = [&](const Message& reason) { return std::unexpected(of_key(name, reason)); };
  std::ifstream opened;
  if (!is_standard) {
    opened.open(file, std::ios::binary);
    if (!opened || std::filesystem::is_directory(file)) return refused(Message{"cannot be read"});
  }
  std::istream& input = is_standard ? std::cin : opened;
  std::string text;
  char block[1 << 16];
  while (input.read(block, sizeof block) || input.gcount() > 0) {
    text.append(block, static_cast<std::size_t>(input.gcount()));
    if (text.size() > kMaxMegabytes * 1'000'000)
      return refused({"the text is larger than {0} MB, more than the largest board needs", kMaxMegabytes});
  }
  // The stream of standard input does not distinguish its end from an error.
  if (input.bad() || (is_standard && std::ferror(stdin) != 0)) return refused(Message{"cannot be read"});
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  if (const auto fault = fault_of(text)) return refused(*fault);
  return text;
}

}  // namespace kt
