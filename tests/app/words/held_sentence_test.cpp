#include "app/words/held_sentence.h"

#include <gtest/gtest.h>

#include "app/in_english.h"

namespace kt {
namespace {

TEST(HeldSentence, StaysLongEnoughToRead) {
  HeldSentence held;
  EXPECT_TRUE(held.accepts(0));
  EXPECT_FALSE(held.at(0));
  held.show({"Five words are read quickly."}, 10);  // a second, and half a second to look
  ASSERT_TRUE(held.at(10));
  EXPECT_EQ(*held.at(10), "Five words are read quickly.");
  EXPECT_FALSE(held.accepts(11.4));
  EXPECT_TRUE(held.accepts(11.6));
  EXPECT_FALSE(held.accepts(10.7, true));
  EXPECT_TRUE(held.accepts(10.8, true));
  held.show({"A sentence of ten words takes twice as long: so."}, 12);
  EXPECT_FALSE(held.accepts(14.4));
  EXPECT_TRUE(held.accepts(14.6));
}

TEST(HeldSentence, Expires) {
  HeldSentence held;
  held.show({"A dead end."}, 1);
  EXPECT_TRUE(held.at(6.9));
  EXPECT_FALSE(held.at(7.1));
  held.show({"Another."}, 8);
  held.clear();
  EXPECT_FALSE(held.at(8));
  EXPECT_TRUE(held.accepts(8));
}

}  // namespace
}  // namespace kt
