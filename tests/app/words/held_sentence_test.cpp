#include "app/words/held_sentence.h"

#include <gtest/gtest.h>

#include "app/in_english.h"

namespace kt {
namespace {

TEST(HeldSentence, StaysLongEnoughToRead) {
  HeldSentence held;
  EXPECT_TRUE(held.takes(0));
  EXPECT_FALSE(held.at(0));
  held.tell({"Five words are read quickly."}, 10);  // a second, and half a second to look
  ASSERT_TRUE(held.at(10));
  EXPECT_EQ(*held.at(10), "Five words are read quickly.");
  EXPECT_FALSE(held.takes(11.4));
  EXPECT_TRUE(held.takes(11.6));
  EXPECT_FALSE(held.takes(10.7, true));
  EXPECT_TRUE(held.takes(10.8, true));
  held.tell({"A sentence of ten words takes twice as long: so."}, 12);
  EXPECT_FALSE(held.takes(14.4));
  EXPECT_TRUE(held.takes(14.6));
}

TEST(HeldSentence, Expires) {
  HeldSentence held;
  held.tell({"A dead end."}, 1);
  EXPECT_TRUE(held.at(6.9));
  EXPECT_FALSE(held.at(7.1));
  held.tell({"Another."}, 8);
  held.clear();
  EXPECT_FALSE(held.at(8));
  EXPECT_TRUE(held.takes(8));
}

}  // namespace
}  // namespace kt
