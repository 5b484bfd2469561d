#include "app/state/kept.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <ranges>
#include <vector>

#include "app/settings/link.h"
#include "app/state/position_key.h"
#include "core/basics/parse_number.h"

namespace kt {
namespace {

constexpr std::string_view kPlay = "play", kBack = "back";

std::string joined(std::span<const std::uint64_t> numbers) {
  std::string text;
  for (const std::uint64_t number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

// Empty where one of them is none, or there are not `count` of them.
std::vector<std::uint64_t> numbers_of(std::string_view text, std::size_t count) {
  std::vector<std::uint64_t> numbers;
  for (const auto part : std::views::split(text, ',')) {
    const auto number = parse_number<std::uint64_t>(std::string_view(part));
    if (!number) return {};
    numbers.push_back(*number);
  }
  return numbers.size() == count ? numbers : std::vector<std::uint64_t>{};
}

std::string motion_of(const App& app) {
  if (const auto run = app.run_under_way()) {
    const auto number = [](int n) { return static_cast<std::uint64_t>(n); };
    return joined(std::array{static_cast<std::uint64_t>(run->what), number(run->square.row), number(run->square.col)});
  }
  if (!app.plays()) return {};
  return std::string(app.plays_back() ? kBack : kPlay);
}

}  // namespace

std::string kept_text(const App& app) {
  constexpr std::size_t kAnyLength = std::numeric_limits<std::size_t>::max();
  std::string text = link_of(settings_at(app.settings(), app.search(), kAnyLength)) + "\n" +
                     std::to_string(app.settings().step) + "\n";
  for (const auto& [step, visits, depth] : app.bookmarks()) text += joined(std::array{step, visits, std::uint64_t{depth}}) + ";";
  text += "\n" + (app.target() ? std::to_string(*app.target()) : "") + "\n";
  return text + motion_of(app);
}

void take_up(App& app, std::string_view kept) {
  std::array<std::string_view, 5> lines;
  for (std::string_view& line : lines) {
    line = kept.substr(0, kept.find('\n'));
    kept.remove_prefix(std::min(kept.size(), line.size() + 1));
  }
  const auto [link, opened_at, bookmarks, target, motion] = lines;
  app.apply(Change{parse_query(link)});
  if (const auto step = parse_number<std::uint64_t>(opened_at)) app.apply(OpenedAt{*step});
  SetBookmarks marks;
  for (const auto part : std::views::split(bookmarks, ';')) {
    const auto numbers = numbers_of(std::string_view(part), 3);
    if (!numbers.empty())
      marks.bookmarks.push_back({numbers[0], numbers[1], static_cast<std::size_t>(numbers[2])});
  }
  app.apply(marks);
  if (const auto step = parse_number<std::uint64_t>(target)) return app.apply(Seek{*step});
  if (motion == kPlay || motion == kBack) return app.apply(Play{.backwards = motion == kBack});
  const auto run = numbers_of(motion, 3);
  if (run.empty() || run[0] > static_cast<std::uint64_t>(Until::square)) return;
  app.apply(RunUntil{static_cast<Until>(run[0]), {static_cast<int>(run[1]), static_cast<int>(run[2])}});
}

}  // namespace kt
