#include "app/settings/compared.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "app/in_english.h"
#include "app/settings/link.h"
#include "app/settings_of.h"
#include "core/search/search.h"

namespace kt {
namespace {

std::string refused(std::string_view text) {
  Settings settings;
  const auto errors = assign(settings, std::vector<KeyValue>{{"compare", std::string(text)}});
  EXPECT_EQ(settings, Settings{}) << text;
  return errors.size() == 1 ? in_english(errors[0]) : std::to_string(errors.size()) + " sentences";
}

// The search settings of each board, key by key.
std::vector<std::string> searched(const Settings& settings) {
  std::vector<std::string> values;
  for (const KeyValue& pair : search_values(settings)) {
    if (pair.key != "compare") values.push_back(pair.key + "=" + pair.value);
  }
  return values;
}

TEST(Compared, IgnoresAComparisonOfOneBoard) {
  for (const char* text : {"", "compare=none", "compare=", "compare=@"}) {
    const Settings settings = settings_of(text);
    EXPECT_EQ(settings, Settings{}) << text;
    EXPECT_EQ(boards_of(settings).all.size(), 1u);
  }
}

TEST(Compared, AppliesDifferencesToTheFirstBoard) {
  const Settings settings = settings_of("board=6x6&seed=7&compare=algorithm:pruned/moves:report~start:1,1~same");
  const Boards boards = boards_of(settings);
  ASSERT_EQ(boards.all.size(), 4u);
  EXPECT_EQ(boards.focus, 0u);
  EXPECT_EQ(boards.all[1], settings_of("board=6x6&seed=7&algorithm=pruned&moves=report"));
  EXPECT_EQ(boards.all[2], settings_of("board=6x6&seed=7&start=b5"));
  EXPECT_EQ(boards.all[3], boards.all[0]);
  EXPECT_EQ(format_compare(settings), "algorithm:pruned/moves:report~start:b5~same") << "in the order of the table";
}

TEST(Compared, PlacesTheFocusedBoardAmongTheOthers) {
  const Settings settings = settings_of("moves=report&compare=moves:lexicographic~@~algorithm:pruned");
  const Boards boards = boards_of(settings);
  ASSERT_EQ(boards.all.size(), 3u);
  EXPECT_EQ(boards.focus, 1u);
  EXPECT_EQ(to_string(boards.all[0].moves), "lexicographic");
  EXPECT_EQ(to_string(boards.all[2].moves), "report");
  EXPECT_EQ(format_compare(settings_of("moves=report&compare=@~moves:lexicographic")), "moves:lexicographic");
}

TEST(Compared, ShortensBadTextInMessages) {
  EXPECT_LT(refused(std::string(100'000, '~')).size(), 250u);
  EXPECT_LT(refused(std::string(100'000, 'x')).size(), 250u);
}

TEST(Compared, EveryPresetSetsTheWholeSearch) {
  for (const Choice& preset : compare_presets().subspan(1)) {
    Settings settings = settings_of("board=9x9&holes=b8&goal=closed&algorithm=pruned&tie=last&seed=9&speed=max");
    ASSERT_TRUE(assign(settings, std::vector<KeyValue>{{"compare", std::string(preset.id)}}).empty()) << preset.id;
    const Settings alone = settings_of(std::string("speed=max&") + std::string(query_of(preset)));
    EXPECT_EQ(settings, alone) << preset.id;
    EXPECT_EQ(boards_of(settings).all.size(), 2u);
    EXPECT_FALSE(preset.title.empty() || preset.summary.empty());
    EXPECT_EQ(settings_of(link_of(settings)), settings);
  }
}

TEST(Compared, EveryPresetAnswersItsQuestionInEightSeconds) {
  for (const Choice& preset : compare_presets().subspan(1)) {
    EXPECT_TRUE(preset.title.ends_with("?")) << preset.id;
    const Settings settings = settings_of("compare=" + std::string(preset.id));
    for (const Settings& board : boards_of(settings).all) {
      Search search(board.problem(), board.detail);
      search.run(static_cast<std::uint64_t>(8 * speed_of(preset).rate));
      EXPECT_NE(search.status(), Status::searching) << preset.id;
    }
  }
}

TEST(Compared, NamesBoardsByTheirDifferences) {
  const Boards boards = boards_of(settings_of("compare=algorithm:pruned~moves:87654321/board:5x5"));
  EXPECT_EQ(board_name(boards, 0), "8x8, Backtracking, Anticlockwise from five");
  EXPECT_EQ(board_name(boards, 1), "8x8, Backtracking with pruning, Anticlockwise from five");
  EXPECT_EQ(board_name(boards, 2), "5x5, Backtracking, Move order 87654321");
  EXPECT_EQ(board_name(boards_of(settings_of("compare=same")), 1), "Backtracking");
  EXPECT_EQ(board_name(boards_of(settings_of("board=5x5&start=a5&compare=board:6x6/start:a6")), 1), "6x6");
  EXPECT_EQ(board_name(boards_of(settings_of("board=5x5&start=a5&compare=start:b5")), 1), "Start b5");
}

TEST(Compared, MovesTheFocusWithoutChangingBoards) {
  const Settings settings = settings_of("board=6x6&moves=report&compare=algorithm:pruned~board:5x5/start:2,2&speed=3");
  const Boards boards = boards_of(settings);
  Settings other = settings;
  for (const std::size_t place : {2, 1, 0, 2, 0}) {
    other = with_focus(other, place);
    const Boards now = boards_of(other);
    EXPECT_EQ(now.focus, place);
    EXPECT_EQ(now.all, boards.all);
    EXPECT_EQ(searched(other), searched(boards.all[place]));
    EXPECT_EQ(settings_of(link_of(other)), other);
  }
  EXPECT_EQ(other, settings);
}

TEST(Compared, AddsAndRemovesBoards) {
  Settings settings;
  for (int boards = 2; boards <= 4; ++boards) {
    settings = with_board(settings);
    EXPECT_EQ(boards_of(settings).all.size(), static_cast<std::size_t>(boards));
    EXPECT_EQ(boards_of(settings).focus, static_cast<std::size_t>(boards - 1)) << "so that it is set up";
  }
  EXPECT_EQ(with_board(settings), settings) << "no fifth one";
  ASSERT_TRUE(assign(settings, parse_query("moves=report")).empty());
  settings = with_focus(settings, 0);
  const Boards all = boards_of(settings);
  settings = without_board(with_focus(settings, 1));
  EXPECT_EQ(boards_of(settings).all, (std::vector{all.all[0], all.all[2], all.all[3]}));
  settings = without_board(without_board(settings));
  EXPECT_TRUE(settings.others.empty());
  EXPECT_EQ(without_board(settings), settings);
}

// A change of the method applies to one board, a change of the board to all.
TEST(Compared, ChangesTheMethodOfOneBoardOnly) {
  Settings settings = settings_of("compare=moves:report");
  const std::vector<KeyValue> method{{"algorithm", "pruned"}};
  EXPECT_TRUE(assign(settings, method).empty());
  EXPECT_EQ(boards_of(settings).all[1], settings_of("moves=report"));
  const std::vector<KeyValue> board{{"board", "5x5"}};
  EXPECT_TRUE(assign(settings, board).empty());
  EXPECT_EQ(boards_of(settings).all[1], settings_of("board=5x5&moves=report"));
}

TEST(Compared, RestoresAThousandRandomComparisons) {
  const std::vector<std::pair<const char*, std::vector<const char*>>> kValues = {
      {"board", {"5x5", "6x6", "3x10", "7x4", "8x8"}},
      {"holes", {"none", "0,0", "b2", "1,1;2,2;0,3"}},
      {"leaper", {"1,2", "1,3", "0,1"}},
      {"graph", {"none", "none", "A-B;B-C;C-A", "x>y;y>z"}},
      {"start", {"0,0", "a1", "2,2", "B", "y"}},
      {"end", {"none", "1,2", "c4", "A"}},
      {"goal", {"tour", "closed"}},
      {"algorithm", {"backtracking", "pruned", "warnsdorff", "cut-squares", "neural-network", "divide-and-conquer"}},
      {"moves", {"clockwise", "report", "87654321"}},
      {"tie", {"first", "random", "squirrel-cull"}},
      {"seed", {"1", "99"}}};
  std::mt19937 random(11);
  const auto any_board = [&] {
    std::vector<KeyValue> values;
    for (const auto& [key, row] : kValues) {
      if (random() % 3 == 0) values.push_back({key, row[random() % row.size()]});
    }
    Settings settings;
    assign(settings, values);
    return settings;
  };
  for (int i = 0; i < 1000; ++i) {
    Boards boards;
    const std::size_t count = 2 + random() % 3;
    while (boards.all.size() < count) boards.all.push_back(any_board());
    for (Settings& board : boards.all) board.squares = boards.all.front().squares;
    boards.focus = random() % count;
    const std::string text = format_compare(settings_of(boards));
    Settings settings = boards.all[boards.focus];
    ASSERT_TRUE(parse_compare(settings, text)) << text;
    const Boards back = boards_of(settings);
    EXPECT_EQ(back.focus, boards.focus);
    EXPECT_EQ(format_compare(settings), text);
    ASSERT_EQ(back.all.size(), count);
    for (std::size_t k = 0; k < count; ++k) EXPECT_EQ(searched(back.all[k]), searched(boards.all[k])) << text;
    EXPECT_EQ(format_compare(settings_of(link_of(settings))), text) << link_of(settings);
  }
}

}  // namespace
}  // namespace kt
