#include "core/text/tour_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "app/in_english.h"

namespace kt {
namespace {

using Squares = std::vector<Square>;

// The tutorial's program, and what its text shows instead.
constexpr const char* kTutorial = "00 05 14 09 20 / 13 08 19 04 15 / 18 01 06 21 10 / 07 12 23 16 03 / 24 17 02 11 22";
constexpr const char* kPrinted = "00 03 16 09 20 / 15 10 01 04 17 / 02 19 08 21 14 / 11 06 23 18 05 / 22 13 12 07 24";

// The report's closed tour.
constexpr const char* kClosed = R"(36  1 18 21 54 61 16 13
19 22 37 64 17 14 55 60
 2 35 20 53 62 57 12 15
23 38 63 40 47 52 59 56
34  3 24 45 58 41 30 11
25  6 39 48 31 46 51 42
 4 33  8 27 44 49 10 29
 7 26  5 32  9 28 43 50
)";

TEST(TourText, ReadsAMatrixWithAnySeparators) {
  const auto expected = parse_tour(kTutorial);
  ASSERT_TRUE(expected);
  EXPECT_EQ(expected->board, (Board{5, 5}));
  EXPECT_EQ(expected->base, 0);
  EXPECT_EQ(expected->squares[1], (Square{2, 1}));
  for (const char* text : {
           "0 5 14 9 20\n13 8 19 4 15\n18 1 6 21 10\n7 12 23 16 3\n24 17 2 11 22",
           "0,5,14,9,20\r\n13,8,19,4,15\r\n18,1,6,21,10\r\n7,12,23,16,3\r\n24,17,2,11,22\r\n",
           "0;5;14;9;20\n\n13;8;19;4;15;\n18;1;6;21;10\n7;12;23;16;3\n24;17;2;11;22\n",
           "|00|05|14|09|20|\n|13|08|19|04|15|\n|18|01|06|21|10|\n|07|12|23|16|03|\n|24|17|02|11|22|",
           "[[0, 5, 14, 9, 20], [13, 8, 19, 4, 15], [18, 1, 6, 21, 10], [7, 12, 23, 16, 3], [24, 17, 2, 11, 22]]",
           "[[0,5,14,9,20],[13,8,19,4,15],[18,1,6,21,10],[7,12,23,16,3],[24,17,2,11,22]]",
           "{{0,5,14,9,20},\n{13,8,19,4,15},\n{18,1,6,21,10},\n{7,12,23,16,3},\n{24,17,2,11,22}};",
           "\xEF\xBB\xBF"
           "0\t5\t14\t9\t20\n13\t8\t19\t4\t15\n18\t1\t6\t21\t10\n7\t12\t23\t16\t3\n24\t17\t2\t11\t22",
       }) {
    const auto tour = parse_tour(text);
    ASSERT_TRUE(tour) << text << ": " << tour.error();
    EXPECT_EQ(tour->board, expected->board) << text;
    EXPECT_EQ(tour->squares, expected->squares) << text;
    EXPECT_EQ(tour->base, 0);
    EXPECT_EQ(tour->fault, "");
  }
}

TEST(TourText, ReadsSquaresWithAnySeparators) {
  const Squares squares = {{0, 0}, {2, 1}, {1, 3}};
  for (const char* text :
       {"0,0 2,1 1,3", "(0,0) (2,1) (1,3)", "[[0,0],[2,1],[1,3]]", "[(0, 0), (2, 1), (1, 3)]", "0,0\n2,1\n1,3\n",
        "0 0\n2 1\n1 3", "0,0;2,1;1,3", "0,0, 2,1, 1,3", "0,0-2,1-1,3", "0,0 -> 2,1 -> 1,3", "0,0/2,1/1,3", "a3 b1 d2",
        "a3-b1-d2", "a3 - b1 - d2", "a3->b1->d2", "a3, b1, d2", "a3\nb1\nd2\n",
        R"({"status":"limit","closed":false,"visits":3,"squares":[[0,0],[2,1],[1,3]]})",
        "{\n  \"squares\" : [\n [0, 0],\n [2, 1],\n [1, 3]\n ],\n  \"visits\": 3\n}"}) {
    const auto tour = parse_tour(text);
    ASSERT_TRUE(tour) << text << ": " << tour.error();
    EXPECT_EQ(tour->squares, squares) << text;
    EXPECT_EQ(tour->board, (Board{3, 4})) << text;
    EXPECT_EQ(tour->base, 1);
    EXPECT_EQ(tour->fault, "");
  }
  const auto given = parse_tour("a8 b6", {.board = Board{8, 8}});
  ASSERT_TRUE(given);
  EXPECT_EQ(given->squares, (Squares{{0, 0}, {2, 1}}));
  EXPECT_EQ(parse_tour("amj1024")->board, (Board{1024, 1024}));
  EXPECT_EQ(parse_tour("0 1\n3 2")->squares, (Squares{{0, 1}, {3, 2}}));
}

TEST(TourText, SeparatesToursWhateverTheLineEnds) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    const std::string tour = "1 4 7 10" + end + "8 11 2 5" + end + "3 6 9 12" + end;
    const auto tours = parse_tours(tour + end + tour);
    ASSERT_EQ(tours.size(), 2u);
    for (const auto& each : tours) {
      ASSERT_TRUE(each);
      EXPECT_EQ(each->board, (Board{3, 4}));
      EXPECT_TRUE(check_written_tour(*each).valid);
    }
  }
}

TEST(TourText, RefusesTheToursOfGraphs) {
  const auto tour = parse_tour(R"({"squares":[[0,0],[0,1]],"settings":{"board":"8x8","graph":"A-B;B-C"}})");
  ASSERT_FALSE(tour);
  EXPECT_EQ(in_english(tour.error()), "this is a tour of a graph; only tours of a board can be checked");
  EXPECT_TRUE(parse_tour(R"({"squares":[[0,0],[2,1]],"settings":{"board":"8x8","graph":"none"}})"));
}

// Looking for the end of each bracket would take quadratic time.
TEST(TourText, ReadsTextWithManyOpenBracketsAsPlainText) {
  const auto error = [](int open) {
    const auto tour = parse_tour(std::string(open, '[') + R"({"squares":5})");
    return tour ? std::string() : in_english(tour.error());
  };
  EXPECT_EQ(error(63), "a list in square brackets is missing after \"squares\"");
  EXPECT_NE(error(64), error(63));
}

TEST(TourText, ReadsTheMovesOfAnotherPiece) {
  const Leaper wazir{0, 1};
  Squares path;
  for (int row = 0; row < 4; ++row) {
    for (int i = 0; i < 4; ++i) path.push_back({row, row % 2 == 0 ? i : 3 - i});
  }
  for (const NamedMoveOrder& order : move_orders()) {
    const std::string text = to_moves(path, moves_of(wazir, order.moves));
    const auto tour = parse_tour(text, {.board = Board{4, 4}, .leaper = wazir});
    ASSERT_TRUE(tour) << text;
    EXPECT_TRUE(check_written_tour(*tour, {}, wazir).valid) << text;
  }
  const auto refused = parse_tour("1234567", {.board = Board{4, 4}, .leaper = wazir});
  ASSERT_FALSE(refused);
  EXPECT_EQ(in_english(refused.error()), "digit 5 of the moves is 5, but this piece has only 4 directions");
}

TEST(TourText, ReadsHolesAndAcceptsOthers) {
  const auto tour = parse_tour("0 3 6 / 5 ## 1 / 2 7 4");
  EXPECT_EQ(tour->holes, (Squares{{1, 1}}));
  EXPECT_EQ(check_written_tour(*tour, Squares{{0, 1}}).fault, "number 3 is on (0,1), which is a hole in the board");
  EXPECT_TRUE(check_written_tour(*parse_tour("0 3 6 / 5 . 1 / 2 7 4"), Squares{{1, 1}}).closed);
}

TEST(TourText, RefusesAMatrixThatIsTooWide) {
  std::string wide = ".";
  for (int i = 1; i < 1025; ++i) wide += " " + std::to_string(i);
  EXPECT_EQ(parse_tour(wide).error(), "the matrix is 1x1025, but at most 1024 rows and columns are allowed");
}

TEST(TourText, WritesMatrices) {
  const Squares path = parse_tour(kTutorial)->squares;
  EXPECT_EQ(to_matrix({5, 5}, path, 0),
            "00 05 14 09 20\n13 08 19 04 15\n18 01 06 21 10\n07 12 23 16 03\n24 17 02 11 22\n");
  EXPECT_EQ(to_matrix({5, 5}, path).substr(0, 15), "01 06 15 10 21\n");
  EXPECT_EQ(to_matrix({2, 3}, Squares{{0, 0}, {1, 2}}, 0), "0 - -\n- - 1\n");
  EXPECT_EQ(to_matrix({4, 4}, Squares{{0, 0}, {1, 2}}, 1, Squares{{3, 3}, {3, 3}, {0, 1}}),
            "01 ## -- --\n-- -- 02 --\n-- -- -- --\n-- -- -- ##\n");
  EXPECT_EQ(to_matrix({1, 1}, {}, 0), "-\n");
  EXPECT_EQ(to_matrix({1, 1}, Squares{{0, 0}}, 0), "0\n");
  EXPECT_EQ(to_matrix({10, 10}, Squares{{0, 0}}, 0).substr(0, 6), "00 -- ");
  EXPECT_EQ(to_matrix({10, 10}, Squares{{0, 0}}, 1).substr(0, 8), "001 --- ");
  EXPECT_EQ(to_squares({3, 4}, Squares{{0, 0}, {2, 1}, {1, 3}}, Notation::row_col), "0,0 2,1 1,3");
  EXPECT_EQ(to_squares({3, 4}, Squares{{0, 0}, {2, 1}, {1, 3}}, Notation::chess), "a3 b1 d2");
  EXPECT_EQ(to_squares({3, 4}, {}, Notation::chess), "");
}

TEST(TourText, WritesMovesAsNumbersOfTheMoveOrder) {
  const MoveOrder clockwise = *parse_move_order("clockwise");
  const Squares around = {{4, 4}, {6, 5}, {7, 7}, {6, 9}, {4, 10}, {2, 9}, {1, 7}, {2, 5}, {4, 4}};
  EXPECT_EQ(to_moves(around, clockwise), "12345678");
  EXPECT_EQ(to_moves(around, *parse_move_order("lexicographic")), "13756842");
  EXPECT_EQ(to_moves(Squares{{0, 0}, {0, 1}}, clockwise), "0");
  EXPECT_EQ(to_moves(Squares{{0, 0}}, clockwise), "");
}

// Every board, base, path and notation is restored.
TEST(TourText, ReadsBackWhatItWrites) {
  std::mt19937 engine(3);
  const auto below = [&](int n) { return static_cast<int>(engine() % static_cast<unsigned>(n)); };
  for (int round = 0; round < 2000; ++round) {
    const Board board{1 + below(12), 1 + below(12)};
    Squares squares, holes;
    for (int v = 0; v < board.squares(); ++v) squares.push_back({v / board.cols, v % board.cols});
    std::shuffle(squares.begin(), squares.end(), engine);
    const int hole_count = below(board.squares());
    holes.assign(squares.begin(), squares.begin() + hole_count);
    squares.erase(squares.begin(), squares.begin() + hole_count);
    squares.resize(static_cast<std::size_t>(1 + below(static_cast<int>(squares.size()))));
    std::ranges::sort(holes, {}, [](Square s) { return std::pair(s.row, s.col); });
    const int base = below(2);
    const std::string matrix = to_matrix(board, squares, base, holes);
    const auto tour = parse_tour(matrix, {.board = board});
    ASSERT_TRUE(tour) << matrix << tour.error();
    EXPECT_EQ(tour->squares, squares) << matrix;
    EXPECT_EQ(tour->holes, holes) << matrix;
    EXPECT_EQ(tour->base, base) << matrix;
    EXPECT_EQ(tour->board, board);
    if (board.cols != 2) {
      EXPECT_EQ(parse_tour(matrix)->squares, squares) << matrix;
    }
    for (const Notation notation : {Notation::row_col, Notation::chess}) {
      const auto list = parse_tour(to_squares(board, squares, notation), {.board = board});
      ASSERT_TRUE(list) << list.error();
      EXPECT_EQ(list->squares, squares);
    }
  }
}

TEST(TourText, SurvivesRandomText) {
  std::mt19937 engine(5);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(engine() % n); };
  const std::string valid[] = {kTutorial,
                               kPrinted,
                               kClosed,
                               "0,0 2,1 1,3",
                               "[[0,0],[2,1]]",
                               "a3-b1-d2",
                               "amj1024 a1",
                               "{\"squares\":[[0,0],[2,1]]}",
                               "0 3 6 / 5 # 1 / 2 7 4",
                               "-- 01\n## 00",
                               "2147483647 -2147483648"};
  constexpr std::string_view kLikely = "0123456789abz,;|/-->.#_[](){}\"\n\r\t x:";
  int read = 0;
  for (int round = 0; round < 5'000; ++round) {
    std::string text;
    if (round % 4 == 0) {
      for (std::size_t length = below(40); length > 0; --length) {
        text += round % 8 == 0 ? static_cast<char>(engine() & 255) : kLikely[below(kLikely.size())];
      }
    } else {
      text = valid[below(std::size(valid))];
      for (std::size_t change = 1 + below(4); change > 0 && !text.empty(); --change) {
        const std::size_t at = below(text.size());
        switch (below(4)) {
          case 0: text[at] = kLikely[below(kLikely.size())]; break;
          case 1: text.erase(at, 1 + below(5)); break;
          case 2: text.insert(at, 1, kLikely[below(kLikely.size())]); break;
          default: text.insert(at, text.substr(below(text.size()), below(9))); break;
        }
      }
    }
    const auto board = round % 3 == 0
                           ? std::optional(Board{1 + static_cast<int>(below(8)), 1 + static_cast<int>(below(8))})
                           : std::nullopt;
    const auto tour = parse_tour(text, {.board = board});
    if (!tour) {
      EXPECT_FALSE(tour.error().empty());
      continue;
    }
    ++read;
    const TourReport report = check_written_tour(*tour);
    EXPECT_EQ(report.valid, report.fault.empty()) << text;
    if (tour->board.squares() < 10'000 && report.valid) {
      EXPECT_EQ(
          parse_tour(to_matrix(tour->board, tour->squares, tour->base, tour->holes), {.board = tour->board})->squares,
          tour->squares);
    }
  }
  EXPECT_GT(read, 250);
}

}  // namespace
}  // namespace kt
