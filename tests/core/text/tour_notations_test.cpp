// Tours as other programs and people write them.
#include <gtest/gtest.h>

#include <optional>
#include <sstream>
#include <string>

#include "app/approved.h"
#include "app/lessons/json_tree.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

std::string verdict(const WrittenTour& tour, Leaper leaper = {}) {
  const TourReport report = check_written_tour(tour, {}, leaper);
  if (!report.valid) return "invalid: " + in_english(report.fault);
  return report.closed ? "valid closed tour" : "valid open tour";
}

TEST(TourNotations, AreApproved) {
  expect_approved("tours_as_text", [](const std::string& situation) {
    const auto quote = situation.find('"');
    const auto text = read_json(std::string_view(situation).substr(quote));
    EXPECT_TRUE(text) << situation;
    if (!text) return std::string();
    std::optional<Board> board;
    Leaper leaper;
    std::istringstream given(situation.substr(0, quote));
    for (std::string word; given >> word;) {
      if (word.contains('x'))
        board = *parse_board(word);
      else
        leaper = *parse_leaper(word);
    }
    const auto tour = parse_tour(text->text, {.board = board});
    if (!tour) return "unreadable: " + in_english(tour.error());
    return in_english(tour->reading) + "\n" + verdict(*tour, leaper);
  });
}

TEST(TourNotations, ReadsMovesAsDigits) {
  const auto tour = parse_tour("0 11 22 19 8 1 12 15 6 3 14 23 16 5 2 9 18 21 10 7 4 13 24 17 20");
  for (const NamedMoveOrder& order : move_orders()) {
    const auto moves = parse_tour(to_moves(tour->squares, order.moves));
    ASSERT_TRUE(moves) << order.id;
    EXPECT_EQ(verdict(*moves), "valid open tour") << order.id;
    EXPECT_TRUE(in_english(moves->reading).starts_with("Read as moves from ")) << in_english(moves->reading);
  }
  const MoveOrder own = *parse_move_order("31427586");
  const std::string digits = to_moves(tour->squares, own);
  const auto moves = parse_tour(digits, {.moves = own});
  ASSERT_TRUE(moves);
  EXPECT_EQ(verdict(*moves), "valid open tour");
  EXPECT_EQ(in_english(moves->reading), "Read as moves from 0,0, with the move order 31427586. The board is 5x5.");
  EXPECT_FALSE(check_written_tour(*parse_tour(digits)).valid) << "no named order";
  EXPECT_EQ(in_english(parse_tour("1234567012").error()), "digit 8 of the moves is 0, which is not a direction");
}

// With the first move order the path is 1201 rows high, with others it is smaller.
TEST(TourNotations, ReadsMovesThatLeaveTheLargestBoardInAnotherOrder) {
  std::string askew, straight_on;
  for (int n = 0; n < 300; ++n) askew += "18", straight_on += "11";
  const auto tour = parse_tour(askew);
  ASSERT_TRUE(tour) << in_english(tour.error());
  EXPECT_EQ(in_english(parse_tour(straight_on).error()),
            "these squares do not fit on the largest board, which has 1024 rows and columns");
}

TEST(TourNotations, RefusesHugeNumbers) {
  for (const char* huge : {"2147483647", "2147483648", "99999999999999999999"}) {
    const std::string n = huge;
    for (const std::string& text :
         {n + " 1 2 " + n + " 1 2 " + n + " 1 2 " + n + " 1 2 " + n + " 1 2", "1 " + n + "\n# 2", "-" + n + " " + n,
          "a" + n + " b3", n + "," + n + " 0,0", "[" + n + ", 0, 1]"}) {
      const auto tour = parse_tour(text);
      EXPECT_TRUE(!tour || !check_written_tour(*tour).valid) << text;
    }
  }
}

TEST(TourNotations, ReadsSeveralToursInOneText) {
  const std::string tour = "1 4 7 10\n8 11 2 5\n3 6 9 12\n", other = "12 9 6 3\n5 2 11 8\n10 7 4 1\n";
  for (const std::string& text :
       {tour + "\n" + other + "\n" + tour, "Tour 1:\n" + tour + "Tour 2:\n" + other + "Tour 3:\n" + tour,
        std::string("[[[1,4,7,10],[8,11,2,5],[3,6,9,12]],[[12,9,6,3],[5,2,11,8],[10,7,4,1]],"
                    "[[1,4,7,10],[8,11,2,5],[3,6,9,12]]]")}) {
    const auto tours = parse_tours(text);
    ASSERT_EQ(tours.size(), 3u) << text;
    for (const auto& one : tours) EXPECT_EQ(verdict(*one), "valid open tour") << text;
    EXPECT_EQ(tours[0]->squares, tours[2]->squares);
    EXPECT_NE(tours[0]->squares, tours[1]->squares);
  }
  const auto mixed = parse_tours(tour + "\n1 4 7 10\n8 11 2 5\n3 6 12 9\n");
  ASSERT_EQ(mixed.size(), 2u);
  EXPECT_EQ(verdict(*mixed[0]), "valid open tour");
  EXPECT_EQ(verdict(*mixed[1]), "invalid: the move from 8 at (1,0) to 9 at (2,3) is not a knight's move");
  const std::string wrong = "1 4 7 10\n8 11 2 5\n3 6 12 9\n";
  EXPECT_EQ(parse_tours(wrong + "\n" + wrong).size(), 2u) << "each is wrong";
  EXPECT_EQ(parse_tours("1 4 7 10\n\n8 11 2 5\n\n3 6 12 9\n").size(), 1u) << "blank lines between the rows";
  const std::string line = "a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1\n";
  const auto lines = parse_tours(line + line);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(verdict(*lines[1]), "valid open tour");
  const auto json = parse_tours("{\"squares\":[[0,0],[1,2]]}\n{\"squares\":[[0,0],[1,2],[2,0]]}\n");
  ASSERT_EQ(json.size(), 2u);
  EXPECT_EQ(json[1]->squares.size(), 3u);
}

}  // namespace
}  // namespace kt
