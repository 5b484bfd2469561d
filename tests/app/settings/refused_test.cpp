#include "app/settings/refused.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/approved.h"
#include "app/settings_of.h"

namespace kt {
namespace {

std::string reason(const std::vector<RefusedChoice>& refused, std::string_view key, std::string_view id) {
  const auto found = std::ranges::find_if(refused, [&](const RefusedChoice& r) { return r.key == key && r.id == id; });
  return found == refused.end() ? "" : in_english(found->reason);
}

TEST(Refused, ReasonsAreApproved) {
  expect_approved("refused_choices", [](const std::string& situation) {
    const auto space = situation.find(' '), equals = situation.rfind('=');
    const std::string words = reason(refused_choices(settings_of(situation.substr(0, space))),
                                     situation.substr(space + 1, equals - space - 1), situation.substr(equals + 1));
    return words.empty() ? "can be chosen" : words;
  });
}

// Each choice of each setting: setting it is refused with a reason, or it is not listed. An algorithm that does not
// support the tie rule can be chosen: the tie rule is replaced.
TEST(Refused, ListsExactlyTheChoicesThatSettingRefuses) {
  for (const char* text : {"", "board=4x5", "board=5x5", "board=6x8&goal=closed&algorithm=divide-and-conquer",
                           "board=8x8&algorithm=warnsdorff&tie=squirrel-cull", "board=101x101", "leaper=1,3",
                           "board=6x6&holes=0,1", "board=6x6&end=1,2&algorithm=neural-network", "graph=A>B;B>C",
                           "board=3x4&algorithm=brute-force", "board=7x9&algorithm=warnsdorff"}) {
    const Settings settings = settings_of(text);
    const auto refused = refused_choices(settings);
    for (const Setting& setting : settings_table()) {
      if (!setting.is_of_search || setting.kind() != SettingKind::choice) continue;
      for (const Choice& choice : setting.choices()) {
        Settings changed = settings;
        const KeyValue pair{std::string(setting.key), std::string(choice.id)};
        const auto errors = assign(changed, std::span(&pair, 1));
        const bool tie_made_way = setting.key == "algorithm" && !errors.empty() && is_of_key(errors[0], "tie");
        const bool kept = errors.empty() || tie_made_way;
        EXPECT_EQ(reason(refused, setting.key, choice.id).empty(), kept)
            << text << ": " << setting.key << "=" << choice.id;
      }
    }
  }
}

TEST(Refused, EverySearchChoiceHasASummary) {
  for (const Setting& setting : settings_table()) {
    if (!setting.is_of_search || setting.kind() != SettingKind::choice) continue;
    for (const Choice& choice : setting.choices())
      EXPECT_FALSE(choice.summary.empty()) << setting.key << "=" << choice.id;
  }
}

// The hour that a clock's hand shows if it points in this direction.
int hour(Offset move) {
  constexpr std::pair<Offset, int> kHours[] = {{{-2, 1}, 1}, {{-1, 2}, 2}, {{1, 2}, 4},    {{2, 1}, 5},
                                               {{2, -1}, 7}, {{1, -2}, 8}, {{-1, -2}, 10}, {{-2, -1}, 11}};
  return std::ranges::find(kHours, move, &std::pair<Offset, int>::first)->second;
}

TEST(MoveOrders, MatchTheClockPositionsInTheirSummaries) {
  int told = 0;
  for (const NamedMoveOrder& order : move_orders()) {
    if (order.summary.find("Clock") == std::string_view::npos) continue;
    std::string hours;
    for (std::size_t i = 0; i < order.moves.size(); ++i)
      hours += (i == 0 ? "" : i + 1 == order.moves.size() ? ", then " : ", ") + std::to_string(hour(order.moves[i]));
    EXPECT_EQ(order.summary, "Clock directions: " + hours + ".") << order.id;
    ++told;
  }
  EXPECT_EQ(told, 3);
}

}  // namespace
}  // namespace kt
