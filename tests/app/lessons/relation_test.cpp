#include "app/lessons/relation.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

MeasuredValue number(std::uint64_t value) { return {.number = value, .text = {}}; }
MeasuredValue word(std::string text) { return {false, 0, std::move(text)}; }

TEST(Relation, ComparesNumbers) {
  for (const char* is : {"12", "= 12", "!=11", "<13", "<= 12", "> 11", ">=12", "10..12", " 12 .. 20 "}) {
    EXPECT_EQ(holds(is, number(12)), true) << is;
  }
  for (const char* is : {"13", "!=12", "<12", "<=11", ">12", ">= 13", "13..20"})
    EXPECT_EQ(holds(is, number(12)), false) << is;
}

TEST(Relation, ComparesWords) {
  EXPECT_EQ(holds("tour", word("tour")), true);
  EXPECT_EQ(holds("!= tour", word("tour")), false);
  EXPECT_EQ(holds("c2", word("c3")), false);
}

TEST(Relation, RefusesInvalidRelations) {
  for (const char* is : {"", "tour", "12.5", "-1", "> ", "5..4", ">3..5", "99999999999999999999"})
    EXPECT_FALSE(holds(is, number(1))) << is;
  for (const char* is : {"", "> a", "!="}) EXPECT_FALSE(holds(is, word("a"))) << is;
}

TEST(Relation, WritesValues) {
  EXPECT_EQ(to_argument(number(8840)).value, MessageArgument(8840u).value);
  EXPECT_EQ(to_argument(word("c2")).value, MessageArgument("c2").value);
}

}  // namespace
}  // namespace kt
