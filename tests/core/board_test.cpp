#include "core/problem/board.h"

#include <gtest/gtest.h>

#include "app/in_english.h"

namespace kt {
namespace {

TEST(Board, ReadsRowsAndColumnsOrOneSide) {
  EXPECT_EQ(parse_board("5x8"), (Board{5, 8}));
  EXPECT_EQ(parse_board("8"), (Board{8, 8}));
  EXPECT_EQ(parse_board("1x1"), (Board{1, 1}));
  EXPECT_EQ(parse_board("1024x1024"), (Board{1024, 1024}));
}

TEST(Board, ReadsAnySignBetweenItsSides) {
  for (const char* text : {"4x3", "4X3", "4*3",
                           "4\xC3\x97"
                           "3",
                           "4 3", "4 x 3", " 4\t3 ", "4 \xC3\x97 3"})
    EXPECT_EQ(parse_board(text), (Board{4, 3})) << text;
}

TEST(Board, RefusesOtherTextInOneSentence) {
  EXPECT_EQ(parse_board("0x9").error(), "'0x9' is not a size RxC with 1 to 1024 rows and columns");
  for (const char* text : {"", "x", "8x", "x8", "0", "1025", "-8", "8x-8", "+8", "8x8x8", "8.0", "99999999999", "a"}) {
    EXPECT_FALSE(parse_board(text)) << text;
  }
}

TEST(Square, ReadsBothNotations) {
  const Board board{8, 8};
  EXPECT_EQ(parse_square("0,0", board), (Square{0, 0}));
  EXPECT_EQ(parse_square("7,3", board), (Square{7, 3}));
  EXPECT_EQ(parse_square("a1", board), (Square{7, 0}));
  EXPECT_EQ(parse_square("h8", board), (Square{0, 7}));
}

TEST(Square, NamesFilesBeyondZWithSeveralLetters) {
  EXPECT_EQ(file_letters(0), "a");
  EXPECT_EQ(file_letters(25), "z");
  EXPECT_EQ(file_letters(26), "aa");
  EXPECT_EQ(file_letters(701), "zz");
  EXPECT_EQ(file_letters(702), "aaa");
  EXPECT_EQ(file_letters(1023), "amj");
  EXPECT_EQ(parse_square("amj1024", Board{1024, 1024}), (Square{0, 1023}));
}

TEST(Square, ReadsBackWhatItWrites) {
  const Board board{30, 40};
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      for (const Notation notation : {Notation::row_col, Notation::chess}) {
        const auto read = parse_square(to_string(Square{row, col}, board, notation), board);
        EXPECT_EQ(read, (Square{row, col}));
      }
    }
  }
}

TEST(Square, RefusesSquaresOutsideTheBoard) {
  EXPECT_EQ(parse_square("9,9", Board{5, 5}).error(),
            "'9,9' is not on the 5x5 board; write the row (0 to 4), then the column (0 to 4)");
  EXPECT_EQ(parse_square("e6", Board{5, 5}).error(),
            "'e6' is not on the 5x5 board; write the file (a to e), then the rank (1 to 5)");
  EXPECT_EQ(parse_square("a0", Board{5, 5}).error(),
            "'a0' is not on the 5x5 board; write the file (a to e), then the rank (1 to 5)");
  for (const char* text : {"", ",", "1,", ",1", "1;1", "a", "1a", "A1", "a-1", "zzzz1", "1,1,1", "1 ,1"}) {
    EXPECT_EQ(parse_square(text, Board{5, 5}).error(), "'" + std::string(text) + "' is not a square such as a1 or 0,0");
  }
}

}  // namespace
}  // namespace kt
