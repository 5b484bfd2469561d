#include "app/settings/link.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "app/in_english.h"
#include "app/settings_of.h"

namespace kt {
namespace {

// The values of all settings. The end is written like the start, however it was parsed.
std::vector<std::string> all_of(const Settings& settings) {
  std::vector<std::string> values;
  for (const Setting& setting : settings_table()) values.push_back(setting.format(settings));
  return values;
}

TEST(Link, IsEmptyForTheDefaultSettings) { EXPECT_EQ(link_of(Settings{}), ""); }

TEST(Link, HasOnlyChangedSettingsInTableOrder) {
  EXPECT_EQ(link_of(settings_of("step=12&board=5&start=a1&autoplay&theme=auto")),
            "v=1&board=5x5&start=a1&step=12&autoplay");
}

TEST(Link, EncodesSpecialCharacters) {
  EXPECT_EQ(link_of(settings_of("graph=A-B;B%3EC&start=A")), "v=1&graph=A-B;B%3EC");
}

TEST(Link, NamesTheStartIfItIsNotTheFirstVertex) {
  EXPECT_EQ(link_of(settings_of("graph=A-B;B-C&start=B")), "v=1&graph=A-B;B-C&start=B");
}

TEST(Link, KeepsVerticesNamedAllNoneOrTrue) {
  for (const char* link :
       {"v=1&graph=A-none;B-none&end=none", "v=1&graph=A-none;B-none", "v=1&graph=A-all;all-none&start=all&end=none",
        "v=1&graph=A-none;B-none&given=none", "v=1&graph=false-true&start=true", "v=1&graph=false-true&end=true",
        "v=1&graph=false-true&given=true", "v=1&lesson=true", "v=1&graph=A-none;B-none&start=none&end=A"}) {
    const Settings settings = settings_of(link);
    EXPECT_EQ(link_of(settings), link);
    Settings again;
    std::vector<KeyValue> values;  // as setState() passes what getState() has returned
    for (const Setting& setting : settings_table())
      values.push_back({std::string(setting.key), setting.format(settings)});
    EXPECT_TRUE(assign(again, values).empty()) << link;
    EXPECT_EQ(all_of(again), all_of(settings)) << link;
  }
  const Settings settings = settings_of("graph=A-none;B-none&start=none&end=none");
  EXPECT_EQ(settings.name(settings.start), "none");
  ASSERT_TRUE(settings.end);
  EXPECT_EQ(settings.name(*settings.end), "none");
  EXPECT_FALSE(settings_of("graph=A-none;B-none&end=").end);
  EXPECT_FALSE(settings_of("graph=A-B&end=none").end);
}

TEST(Link, ReportsAnotherVersion) {
  Settings settings;
  const auto errors = assign(settings, parse_query("v=2&board=5x5"));
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0], "v: '2' is not 1, the only link version supported here");
  EXPECT_EQ(settings.board, (Board{5, 5}));
}

TEST(Link, ReportsAFailedCheck) {
  Settings settings;
  EXPECT_TRUE(assign(settings, parse_query("check=k3f9x&v=1&board=5x5")).empty());
  EXPECT_EQ(settings.board, (Board{5, 5}));
  const auto errors = assign(settings, parse_query("v=1&board=6x6&check=cut"));
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0], "This link is incomplete or has been changed. Copy the whole link again.");
  EXPECT_EQ(settings.board, (Board{6, 6})) << "the rest of it is shown";
}

// Any values, good or bad: the link restores the resulting settings.
TEST(Link, RestoresAThousandRandomSettings) {
  // Choices come from the tables; the other values are here.
  std::map<std::string_view, std::vector<std::string>> values = {
      {"board", {"5", "6x6", "3x10", "1x1", "1024x1024", "7x4", "0x9"}},
      {"holes", {"none", "0,0", "b2", "1,1;2,2;0,3", "99,99"}},
      {"leaper", {"1,2", "1,3", "0,1", "2,2"}},
      {"graph", {"none", "A-B;B-C;C-A", "x>y;y>z", "1-2;2-10;10-3"}},
      {"start", {"0,0", "a1", "2,2", "B", "y", "10", "h8"}},
      {"end", {"none", "1,2", "c4", "A", "3,3"}},
      {"algorithm", {"nobody"}},
      {"given", {"none", "1,2", "1,2;3,3", "c7;d5", "B;C", "1,2;1,2"}},
      {"moves", {"31427586", "87654321", "1"}},
      {"seed", {"1", "0", "4294967295", "4294967296"}},
      {"speed", {"frame", "max", "0.25", "3", "1e9", "123.5"}},
      {"step", {"0", "1", "9007199254740992", "77"}},
      {"at", {"none", "BCAAAA", "not a position"}},
      {"compare", {"none", "same", "moves:report~algorithm:pruned", "start:2,2~@", "two-orders", "magic"}},
      {"scale", {"1", "0.5", "1.25", "3"}},
      {"lesson", {"none", "dead-end", "dead-end.3", ".q1YqyVSy_-.2", "two words"}},
      {"panels", {"code,tree", "plot,stack", "none", "auto"}}};
  for (const Setting& setting : settings_table()) {
    std::vector<std::string>& row = values[setting.key];
    for (const Choice& choice : setting.choices()) row.emplace_back(choice.id);
    if (setting.kind() == SettingKind::flag) row.emplace_back("");
    ASSERT_GT(row.size(), 1u) << setting.key;
  }
  std::mt19937 random(5);
  const auto below = [&](std::size_t n) { return random() % n; };
  int with_errors = 0;
  for (int i = 0; i < 1000; ++i) {
    std::vector<KeyValue> asked;
    for (const auto& [key, row] : values) {
      if (below(3) == 0) asked.push_back({std::string(key), row[below(row.size())]});
    }
    Settings settings;
    with_errors += assign(settings, asked).empty() ? 0 : 1;
    const std::string link = link_of(settings);
    const Settings back = settings_of(link);
    EXPECT_EQ(all_of(back), all_of(settings)) << link;
    EXPECT_EQ(link_of(back), link);
  }
  EXPECT_GT(with_errors, 100);
  EXPECT_LT(with_errors, 900);
}

}  // namespace
}  // namespace kt
