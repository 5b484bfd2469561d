#include "app/settings/settings.h"

#include <gtest/gtest.h>

#include <set>

#include "app/in_english.h"
#include "app/settings/link.h"
#include "app/settings_of.h"
#include "app/settings/link.h"

namespace kt {
namespace {

TEST(Settings, ReadsEveryDefaultBack) {
  Settings settings;
  for (const Setting& setting : settings_table()) {
    EXPECT_TRUE(setting.parse(settings, setting.fallback())) << setting.key;
  }
  EXPECT_EQ(settings, Settings{});
}

TEST(Settings, EveryRowIsCompleteAndUnique) {
  std::set<std::string_view> keys;
  for (const Setting& setting : settings_table()) {
    EXPECT_TRUE(keys.insert(setting.key).second) << setting.key;
    for (const std::string& text : {std::string(setting.title), setting.allowed(), std::string(setting.help)})
      EXPECT_FALSE(text.empty()) << setting.key;
    EXPECT_EQ(find_setting(setting.key), &setting);
  }
}

TEST(Settings, ReadsAndWritesEveryChoice) {
  for (const Setting& setting : settings_table()) {
    const bool has_choices = setting.kind() == SettingKind::choice || setting.kind() == SettingKind::choices;
    EXPECT_EQ(setting.choices().empty(), !has_choices && setting.kind() != SettingKind::flag) << setting.key;
    for (const Choice& choice : setting.choices()) {
      Settings settings;
      ASSERT_TRUE(setting.parse(settings, choice.id)) << setting.key << "=" << choice.id;
      EXPECT_EQ(setting.format(settings), choice.id);
    }
  }
}

TEST(Settings, ReportsEveryBadValueInOneSentenceWithItsKey) {
  const struct {
    const char* key;
    const char* value;
    std::string sentence;
  } kBad[] = {
      {"board", "0x9", "board: '0x9' is not a size RxC with 1 to 1024 rows and columns"},
      {"start", "9,9", "start: '9,9' is not on the 8x8 board; write the row (0 to 7), then the column (0 to 7)"},
      {"goal", "loop", "goal: 'loop' is not one of tour, closed"},
      {"algorithm", "magic", "algorithm: 'magic' is not one of " + ids_of(algorithms())},
      {"algorithm", "brute-force",
       "algorithm: brute force works on up to 20 squares, not 64; it would have to try about 10^45 walks"},
      {"holes", "0,0;9,9", "holes: '9,9' is not on the 8x8 board; write the row (0 to 7), then the column (0 to 7)"},
      {"holes", "0,0;;1,1", "holes: '' is not a square such as a1 or 0,0"},
      {"leaper", "0,0", "leaper: '0,0' is not a piece such as 1,2 (numbers from 0 to 1023, not both 0)"},
      {"leaper", "1,1024", "leaper: '1,1024' is not a piece such as 1,2 (numbers from 0 to 1023, not both 0)"},
      {"graph", "A-A", "graph: 'A' has an edge to itself, which is not allowed"},
      {"graph", ";", "graph: ';' is not an edge list such as A-B;B>C"},
      {"end", "i9", "end: 'i9' is not on the 8x8 board; write the file (a to h), then the rank (1 to 8)"},
      {"tie", "coin", "tie: 'coin' is not one of " + ids_of(tie_rules())},
      {"seed", "4294967296", "seed: '4294967296' is not a whole number from 0 to 4294967295"},
      {"moves", "12", "moves: '12' is neither one of " + ids_of(move_orders()) + " nor a permutation of 12345678"},
      {"detail", "", "detail: '' is not one of move, candidate"},
      {"speed", "0.1", "speed: '0.1' is neither frame nor max nor a number of steps per second from 0.25 to 1e9"},
      {"speed", "2e9", "speed: '2e9' is neither frame nor max nor a number of steps per second from 0.25 to 1e9"},
      {"speed", "nan", "speed: 'nan' is neither frame nor max nor a number of steps per second from 0.25 to 1e9"},
      {"speed", "10x", "speed: '10x' is neither frame nor max nor a number of steps per second from 0.25 to 1e9"},
      {"step", "-1", "step: '-1' is not a whole number from 0 to 9007199254740992"},
      {"step", "9007199254740993", "step: '9007199254740993' is not a whole number from 0 to 9007199254740992"},
      {"theme", "neon", "theme: 'neon' is not one of auto, " + ids_of(themes())},
      {"autoplay", "perhaps", "autoplay: 'perhaps' is neither true nor false"},
      {"lesson", "a lesson", "lesson: 'a lesson' is neither the name of a lesson nor a lesson packed by Share"},
      {"lesson", ".", "lesson: '.' is neither the name of a lesson nor a lesson packed by Share"},
      {"bord", "8", "'bord': there is no such setting"},
  };
  for (const auto& bad : kBad) {
    Settings settings;
    const auto errors = assign(settings, std::vector<KeyValue>{{bad.key, bad.value}});
    ASSERT_EQ(errors.size(), 1u) << bad.key;
    EXPECT_EQ(errors[0], bad.sentence);
    EXPECT_EQ(settings, Settings{}) << bad.key;
  }
}

TEST(Settings, ShortensVeryLongValuesInMessages) {
  Settings settings;
  for (const char* key : {"board", "start", "goal", "moves", "speed", "step", "nonsense"}) {
    const auto errors = assign(settings, std::vector<KeyValue>{{key, std::string(100'000, 'x')}});
    ASSERT_EQ(errors.size(), 1u) << key;
    EXPECT_LT(in_english(errors[0]).size(), 250u) << key;
  }
  const auto errors = assign(settings, std::vector<KeyValue>{{std::string(100'000, 'x'), ""}});
  EXPECT_LT(in_english(errors.at(0)).size(), 250u);
}

TEST(Settings, OffersTheExistingLanguages) {
  Settings settings;
  EXPECT_EQ(settings.lang, nullptr);
  EXPECT_TRUE(assign(settings, parse_query("lang=de")).empty());
  EXPECT_EQ(settings.lang, find_locale("de"));
  const auto choices = find_setting("lang")->choices();
  ASSERT_EQ(choices.size(), locales().size() + 1);
  EXPECT_EQ(choices[2].title, "Deutsch");
  EXPECT_EQ(in_english(assign(settings, parse_query("lang=klingon"))),
            std::vector<std::string>{"lang: 'klingon' is not one of auto, en, de, fr, es, pt, zh"});
  EXPECT_EQ(settings.lang, find_locale("de"));
  EXPECT_TRUE(assign(settings, parse_query("lang=auto")).empty());
  EXPECT_EQ(settings.lang, nullptr);
}

TEST(Settings, MessagesNameTheirKey) {
  Settings settings;
  const auto errors = assign(settings, parse_query("board=0&bord=1"));
  ASSERT_EQ(errors.size(), 2u);
  EXPECT_TRUE(is_of_key(errors[0], "board"));
  EXPECT_FALSE(is_of_key(errors[0], "bord"));
  EXPECT_FALSE(is_of_key(errors[1], "bord")) << "there is none";
  EXPECT_FALSE(is_of_key({"board: this is no sentence about a value"}, "board"));
}

TEST(Settings, ReplacesControlCharactersInMessages) {
  Settings settings;
  EXPECT_EQ(assign(settings, parse_query("theme=%0A%0Db%7F")).at(0),
            "theme: '??b?' is not one of auto, " + ids_of(themes()));
}

TEST(Settings, ABadValueDoesNotAffectOtherSettings) {
  Settings settings;
  const auto errors = assign(settings, parse_query("board=5x6&goal=loop&start=4,5&speed=max"));
  EXPECT_EQ(errors.size(), 1u);
  EXPECT_EQ(settings.board, (Board{5, 6}));
  EXPECT_EQ(settings.start, (Square{4, 5}));
  EXPECT_EQ(settings.speed.mode, Speed::Mode::max);
}

TEST(Settings, ReadsAStartOnTheNewBoardInAnyOrder) {
  Settings settings;
  EXPECT_TRUE(assign(settings, parse_query("start=9,9&board=10")).empty());
  EXPECT_EQ(settings.start, (Square{9, 9}));
}

TEST(Settings, ResetsAStartThatIsNotOnTheNewBoard) {
  Settings settings;
  EXPECT_TRUE(assign(settings, parse_query("start=7,7")).empty());
  EXPECT_TRUE(assign(settings, parse_query("board=5")).empty()) << "nobody asked for a bad start";
  EXPECT_EQ(settings.start, (Square{0, 0}));
}

TEST(Settings, KeepsAStartInChessNotation) {
  Settings settings;
  EXPECT_TRUE(assign(settings, parse_query("start=a1")).empty());
  EXPECT_TRUE(assign(settings, parse_query("board=5x6")).empty());
  EXPECT_EQ(settings.start, (Square{4, 0}));
  EXPECT_EQ(find_setting("start")->format(settings), "a1");
}

TEST(Query, DecodesLinks) {
  const auto pairs = parse_query("board=5%785&start=1%2C1&autoplay&&x=a+b%");
  ASSERT_EQ(pairs.size(), 4u);
  EXPECT_EQ(pairs[0].value, "5x5");
  EXPECT_EQ(pairs[1].value, "1,1");
  EXPECT_EQ(pairs[2].key, "autoplay");
  EXPECT_EQ(pairs[2].value, "");
  EXPECT_EQ(pairs[3].value, "a b%");
  EXPECT_EQ(parse_query("x=%2f%3F%6a%4A%af%FA%0g%")[0].value, "/?jJ\xaf\xfa%0g%");
  EXPECT_EQ(parse_query("x=%41").at(0).value, "A");
  EXPECT_TRUE(parse_query("").empty());
  EXPECT_TRUE(parse_query("&").empty());
}

TEST(Speed, StopsRangeFromAQuarterStepASecondToMax) {
  const auto stops = speed_stops();
  EXPECT_EQ(to_string(stops.front()), "0.25");
  EXPECT_EQ(to_string(stops.back()), "max");
  EXPECT_EQ(to_string(stops[nearest_speed_stop(Speed{})]), "frame");
  for (std::size_t i = 0; i < stops.size(); ++i) EXPECT_EQ(nearest_speed_stop(stops[i]), i);
  const auto rate = [](Speed speed) { return speed.mode == Speed::Mode::per_frame ? 60 : speed.rate; };
  // In even steps up to where nobody can follow, then by powers of ten.
  for (std::size_t i = 1; i + 1 < stops.size(); ++i) {
    const double step = rate(stops[i]) / rate(stops[i - 1]);
    EXPECT_GT(step, 1.5) << i;
    EXPECT_LE(step, rate(stops[i]) <= 20 ? 2.5 : rate(stops[i]) <= 1000 ? 3.5 : 10) << i;
  }
  EXPECT_EQ(to_string(stops[nearest_speed_stop({Speed::Mode::per_second, 3})]), "2");
  EXPECT_EQ(to_string(stops[nearest_speed_stop({Speed::Mode::per_second, 1e9})]), "100000000");
}

TEST(Speed, ReadsBackWhatItWrites) {
  for (const char* text : {"frame", "max", "0.25", "1", "2.5", "60", "1000000"}) {
    Settings settings;
    ASSERT_TRUE(find_setting("speed")->parse(settings, text)) << text;
    const std::string written = to_string(settings.speed);
    Settings again;
    ASSERT_TRUE(find_setting("speed")->parse(again, written)) << written;
    EXPECT_EQ(again.speed, settings.speed);
  }
}

std::vector<std::string> assign_query(Settings& settings, std::string_view query) {
  return in_english(assign(settings, parse_query(query)));
}

TEST(Settings, ReadsHolesFromAMap) {
  for (const char* map : {". . . / . X .", ".../.X.", "...\n.#.\n", "_ _ _\r\n_ x _", "|o o o|\n|o # o|", "---/-X-"}) {
    Settings settings;
    settings.board = {2, 3};
    const auto parsed = find_setting("holes")->parse(settings, map);
    ASSERT_TRUE(parsed) << map << ": " << in_english(parsed.error());
    EXPECT_EQ(find_setting("holes")->format(settings), "b1") << map;
  }
  Settings settings;
  settings.board = {2, 3};
  const auto refusal = [&](const char* map) { return in_english(find_setting("holes")->parse(settings, map).error()); };
  EXPECT_EQ(refusal(".../.X"), "row 2 of the map has 2 squares, but row 1 has 3");
  EXPECT_EQ(refusal("../.X"), "the map is 2x2, but the board is 2x3");
  EXPECT_EQ(refusal("XXX/XXX"), "'XXX/XXX' leaves no squares on the board");
}

TEST(Settings, RefusesAStartOnAHole) {
  Settings settings;
  EXPECT_TRUE(assign_query(settings, "board=3x4&holes=0,0;a2").empty());
  EXPECT_EQ(settings.start, (Square{0, 1}));
  EXPECT_EQ(find_setting("holes")->format(settings), "0,0;1,0");
  EXPECT_EQ(assign_query(settings, "start=0,0"), std::vector<std::string>{"start: '0,0' is a hole"});
  EXPECT_EQ(assign_query(settings, "end=a2"), std::vector<std::string>{"end: 'a2' is a hole"});
  EXPECT_EQ(assign_query(settings, "board=1x2&holes=0,0;0,1"),
            std::vector<std::string>{"holes: '0,0;0,1' leaves no squares on the board"});
  EXPECT_EQ(settings.problem().holes, (std::vector<Square>{{0, 0}}));
  EXPECT_TRUE(assign_query(settings, "board=1").empty());
  EXPECT_TRUE(settings.holes.empty());
}

TEST(Settings, AGraphNamesItsSquares) {
  Settings settings;
  EXPECT_TRUE(assign_query(settings, "graph=B-A;B>C&start=B&end=C").empty());
  EXPECT_EQ(find_setting("graph")->format(settings), "A-B;B>C");
  EXPECT_EQ(settings.name(settings.start), "B");
  EXPECT_EQ(settings.problem().board, (Board{1, 3}));
  EXPECT_EQ(settings.problem().end, (Square{0, 2}));
  EXPECT_EQ(assign_query(settings, "start=0,0"), std::vector<std::string>{"start: '0,0' is not a vertex of the graph"});
  EXPECT_TRUE(assign_query(settings, "graph=none").empty());
  EXPECT_EQ(settings.start, (Square{0, 0}));
  EXPECT_FALSE(settings.end);
}

TEST(Settings, ReplacesAnAlgorithmThatDoesNotCoverTheBoard) {
  Settings settings;
  EXPECT_TRUE(assign_query(settings, "board=6&algorithm=divide-and-conquer").empty());
  EXPECT_EQ(assign_query(settings, "board=5"),
            std::vector<std::string>{"algorithm: divide and conquer works on boards of n x n and n x (n + 2) squares "
                                     "with n even and at least 6, not on 5x5"});
  EXPECT_EQ(settings.algorithm, &default_algorithm());
  EXPECT_EQ(settings.board, (Board{5, 5}));
  EXPECT_TRUE(assign_query(settings, "algorithm=warnsdorff&tie=squirrel-cull").empty());
  EXPECT_EQ(assign_query(settings, "start=1,1").size(), 1u);
  EXPECT_EQ(settings.tie, &default_tie_rule());
  EXPECT_EQ(settings.start, (Square{1, 1}));
  // Without Warnsdorff's rule the tie rule does not matter, and waits.
  EXPECT_TRUE(assign_query(settings, "algorithm=backtracking&tie=squirrel-cull").empty());
}

TEST(Squares, AreNamedAsInChessUnlessALinkNamesRows) {
  EXPECT_EQ(settings_of("").name({0, 0}), "a8");
  EXPECT_EQ(settings_of("start=c3").name({2, 1}), "b6");
  EXPECT_EQ(settings_of("start=2,1").name({5, 2}), "5,2");
  EXPECT_EQ(settings_of("holes=1,1;2,2").name({5, 2}), "5,2");
  EXPECT_EQ(settings_of("start=2,1&squares=chess").name({5, 2}), "c3");
  EXPECT_EQ(settings_of("start=0,0").name({0, 0}), "a8") << "the default, however it is written";
  EXPECT_EQ(settings_of("squares=row-column").name({0, 0}), "0,0");
  EXPECT_EQ(settings_of("graph=0_1-b;b-c&start=b").squares, Notation::chess);
  Settings refused;
  EXPECT_EQ(assign(refused, parse_query("start=9,9")).size(), 1u);
  EXPECT_EQ(refused.squares, Notation::chess);
}

TEST(Squares, KeepTheirNotationInLinks) {
  for (const char* link :
       {"v=1&board=5x5&start=2,1", "v=1&board=5x5&start=b3", "v=1&squares=row-column", "v=1&holes=1,1&end=3,3",
        "v=1&start=2,1&squares=chess", "v=1&compare=start:b6&squares=row-column"}) {
    const Settings settings = settings_of(link);
    EXPECT_EQ(settings_of(link_of(settings)), settings) << link;
  }
  EXPECT_EQ(link_of(settings_of("board=5x5&start=2,1")), "v=1&board=5x5&start=2,1");
  EXPECT_EQ(link_of(settings_of("board=5x5&start=b3")), "v=1&board=5x5&start=b3");
}

TEST(Squares, TheTopLeftCornerStaysThatCornerOnAnotherBoard) {
  Settings settings;
  ASSERT_TRUE(assign(settings, parse_query("board=20x20")).empty());
  EXPECT_EQ(settings.start, (Square{0, 0}));
  ASSERT_TRUE(assign(settings, parse_query("start=a1")).empty());
  ASSERT_TRUE(assign(settings, parse_query("board=5x5")).empty());
  EXPECT_EQ(settings.start, (Square{4, 0}));
}

TEST(Squares, AnEmptyNotationFollowsTheOtherValues) {
  Settings settings = settings_of("squares=row-column");
  ASSERT_TRUE(assign(settings, parse_query("squares=&start=b3")).empty());
  EXPECT_EQ(settings.squares, Notation::chess);
  ASSERT_TRUE(assign(settings, parse_query("squares=&start=2,1")).empty());
  EXPECT_EQ(settings.squares, Notation::row_col);
}

}  // namespace
}  // namespace kt
