#include "app/settings/settings.h"

#include <gtest/gtest.h>

#include <set>

#include "app/approved.h"
#include "app/settings/link.h"
#include "app/settings_of.h"

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

// A valid query, and one with an invalid value: one sentence with its key.
TEST(Settings, RefusalsAreApproved) {
  expect_approved("refused_settings", [](const std::string& situation) {
    const auto space = situation.find(' ');
    const bool is_second = space != std::string::npos;
    const std::string query = situation.substr(0, space);
    Settings settings = settings_of(is_second && query != "-" ? query : "");
    const Settings before = settings;
    const auto errors = assign(settings, parse_query(is_second ? situation.substr(space + 1) : situation));
    EXPECT_EQ(errors.size(), 1u) << situation;
    if (!is_second) {
      EXPECT_EQ(settings, before) << situation;
    }
    std::string words;
    for (const Message& error : errors) words += in_english(error) + "\n";
    // The lists grow.
    for (const std::string& ids : {ids_of(algorithms()), ids_of(tie_rules()), ids_of(move_orders()), ids_of(themes())})
      if (const auto at = words.find(ids); at != std::string::npos) words.replace(at, ids.size(), "...");
    return words;
  });
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
  EXPECT_EQ(assign(settings, parse_query("lang=klingon")).size(), 1u);
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

TEST(Settings, ReadsFlagsInEachForm) {
  for (const auto& [text, value] : {std::pair("", true),
                                    {"true", true},
                                    {"on", true},
                                    {"1", true},
                                    {"false", false},
                                    {"off", false},
                                    {"0", false}}) {
    Settings settings;
    settings.hope = !value;
    EXPECT_TRUE(assign(settings, parse_query(std::string("hope=") + text)).empty()) << text;
    EXPECT_EQ(settings.hope, value) << text;
  }
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
  // Even steps up to the fastest visible speed, then powers of ten.
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
}

TEST(Settings, RefusesAStartOnAHole) {
  Settings settings;
  EXPECT_TRUE(assign_query(settings, "board=3x4&holes=0,0;a2").empty());
  EXPECT_EQ(settings.start, (Square{0, 1}));
  EXPECT_EQ(find_setting("holes")->format(settings), "0,0;1,0");
  EXPECT_EQ(assign_query(settings, "board=1x2&holes=0,0;0,1").size(), 1u);
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
  EXPECT_TRUE(assign_query(settings, "graph=none").empty());
  EXPECT_EQ(settings.start, (Square{0, 0}));
  EXPECT_FALSE(settings.end);
}

TEST(Settings, HolesDoNotAffectAGraph) {
  EXPECT_EQ(settings_of("holes=a8;b8&graph=A-B").start, (Square{0, 0}));
  Settings settings = settings_of("holes=a8");
  EXPECT_TRUE(assign_query(settings, "graph=A-B").empty());
  EXPECT_EQ(settings.name(settings.start), "A");
  EXPECT_TRUE(assign_query(settings, "graph=none").empty());
  EXPECT_EQ(settings.name(settings.start), "b8");
}

TEST(Settings, ReplacesAnAlgorithmThatDoesNotCoverTheBoard) {
  Settings settings;
  EXPECT_TRUE(assign_query(settings, "board=6&algorithm=divide-and-conquer").empty());
  EXPECT_EQ(assign_query(settings, "board=5").size(), 1u);
  EXPECT_EQ(settings.algorithm, &default_algorithm());
  EXPECT_EQ(settings.board, (Board{5, 5}));
  EXPECT_TRUE(assign_query(settings, "algorithm=warnsdorff&tie=squirrel-cull").empty());
  EXPECT_EQ(assign_query(settings, "start=1,1").size(), 1u);
  EXPECT_EQ(settings.tie, &default_tie_rule());
  EXPECT_EQ(settings.start, (Square{1, 1}));
  // Without Warnsdorff's rule the tie rule has no effect.
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

TEST(Edit, HasTheSameEffectsAsTheSameValuesInText) {
  const std::pair<Edit, const char*> kEdits[] = {
      {{.board = Board{5, 6}}, "board=5x6"},
      {{.board = Board{20, 20}}, "board=20x20"},
      {{.holes = std::vector<Square>{{0, 2}, {1, 2}}}, "holes=0,2;1,2"},
      {{.holes = std::vector<Square>{}}, "holes=none"},
      {{.start = Square{2, 2}}, "start=2,2"},
      {{.end = Square{3, 1}}, "end=3,1"},
      {{.end = std::optional<Square>()}, "end=none"},
      {{.speed = Speed{Speed::Mode::max}}, "speed=max"},
      {{.controls = Controls::minimal}, "controls=minimal"},
      {{.panels = std::vector<std::string>{"tree", "code"}}, "panels=tree,code"},
      {{}, ""},
  };
  for (const char* before : {"squares=row-column", "board=6x6&start=4,4&end=5,5&given=2,5;0,4&squares=row-column",
                             "board=5x5&holes=1,1;3,3&compare=moves:report&squares=row-column",
                             "board=8x8&start=7,7&compare=board:5x5/start:0,0~holes:1,1&squares=row-column",
                             "board=6x6&compare=algorithm:divide-and-conquer&squares=row-column",
                             "board=6&algorithm=divide-and-conquer&squares=row-column"}) {
    for (const auto& [values, text] : kEdits) {
      Settings edited = settings_of(before), assigned = edited;
      const auto errors = edit(edited, values);
      EXPECT_EQ(errors, assign(assigned, parse_query(text))) << before << ", " << text;
      EXPECT_EQ(edited, assigned) << before << ", " << text;
    }
  }
}

// A click is carried out one frame later, when a script may have changed the board.
TEST(Edit, LeavesOutSquaresThatDoNotExist) {
  const std::pair<const char*, Square> kMissing[] = {{"graph=A-B;B-C&start=B&end=C", {0, 3}},
                                                     {"graph=A-B;B-C&start=B&end=C", {1, 0}},
                                                     {"board=5x5&start=b2&end=c3", {5, 0}},
                                                     {"board=5x5&start=b2&end=c3", {0, -1}},
                                                     {"board=5x5&start=b2&end=c3&holes=e1", {4, 4}}};
  for (const auto& [text, missing] : kMissing) {
    const Settings before = settings_of(text);
    Settings edited = before;
    EXPECT_TRUE(edit(edited, {.start = missing}).empty()) << text;
    EXPECT_TRUE(edit(edited, {.end = missing}).empty()) << text;
    EXPECT_EQ(edited, before) << text;
    if (before.graph.empty()) continue;
    EXPECT_TRUE(edit(edited, {.holes = std::vector<Square>{{9, 9}, missing}}).empty()) << text;
    EXPECT_EQ(edited.start, before.start) << text;
  }
}

TEST(LessonAddress, SeparatesTheStop) {
  const auto read = [](std::string_view setting) {
    const auto [id, stop] = lesson_address(setting);
    return std::string(id) + " " + (stop ? std::to_string(*stop) : "-");
  };
  EXPECT_EQ(read("dead-end"), "dead-end -");
  EXPECT_EQ(read("dead-end.12"), "dead-end 12");
  EXPECT_EQ(read("dead-end.0"), "dead-end -");
  EXPECT_EQ(read(".q1YqyVSy"), ".q1YqyVSy -");
  EXPECT_EQ(read(".q1YqyVSy.2"), ".q1YqyVSy 2");
  for (const char* whole : {"", "dead-end.", "dead-end.x", "dead-end.1234"})
    EXPECT_EQ(read(whole), whole + std::string(" -"));
}

}  // namespace
}  // namespace kt
