#include "app/lessons/json_tree.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

std::string fault_of(std::string_view text) {
  const auto tree = read_json(text);
  return tree ? "" : to_string(tree.error());
}

TEST(JsonTree, KnowsItsLines) {
  const auto tree = read_json("{\n  \"a\": [1,\n    true, null],\n  \"b\": \"\\u00e4\\n\\ud83d\\ude00\"\n}\n");
  ASSERT_TRUE(tree) << fault_of("");
  EXPECT_EQ(tree->line, 1u);
  const JsonNode* list = tree->find("a");
  ASSERT_TRUE(list);
  EXPECT_EQ(list->line, 2u);
  ASSERT_EQ(list->items.size(), 3u);
  EXPECT_EQ(list->items[0].text, "1");
  EXPECT_EQ(list->items[1].kind, JsonNode::Kind::boolean);
  EXPECT_EQ(list->items[1].line, 3u);
  EXPECT_EQ(list->items[2].kind, JsonNode::Kind::null);
  EXPECT_EQ(tree->find("b")->text, "\u00e4\n\U0001F600");
  EXPECT_EQ(tree->find("c"), nullptr);
}

TEST(JsonTree, TakesWhatTheStandardHas) {
  for (const char* text : {"0", "-1.5e+3", "[]", "{}", " \"\" ", "[[],{}]", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
                           "12345678901234567890", "\"\u00e4, \u265e and \U0001F600\""}) {
    EXPECT_EQ(fault_of(text), "") << text;
  }
}

TEST(JsonTree, TellsTheLineAndTheReason) {
  const std::pair<std::string, std::string> kFaults[] = {
      {"", "line 1: here should be a value, not the end of the text"},
      {"{\n\"a\": 1\n\"b\": 2}", "line 3: a comma or a } is missing before '\"b\": 2}'"},
      {"{\"a\": 1,\n\n}", "line 3: here should be a name in double quotes, not '}'"},
      {"[1,\n2,]", "line 2: here should be a value, not ']'"},
      {"[1 2]", "line 1: a comma or a ] is missing before '2]'"},
      {"{\"a\" 1}", "line 1: behind the name 'a' a colon is missing"},
      {"{\"a\": 1,\n\"a\": 2}", "line 2: 'a' stands here twice"},
      {"{}\n{}", "line 2: something stands behind the end: '{}'"},
      {"\"a\nb\"", "line 1: a text has no end: the closing quotes are missing"},
      {"\n\"a", "line 2: a text has no end: the closing quotes are missing"},
      {"\"\t\"", "line 1: a control character stands in a text"},
      {"\"\xff\"", "line 1: a text is not UTF-8"},
      {"\"\xc3x\"", "line 1: a text is not UTF-8"},
      {"\"\xf5\x80\x80\x80\"", "line 1: a text is not UTF-8"},
      {"\"\xe2\x99x\"", "line 1: a text is not UTF-8"},
      {"\"\\q\"", "line 1: a backslash stands before 'q\"': a plain one is written \\\\"},
      {"\"\\ud800x\"", "line 1: behind \\u four digits of a character are missing"},
      {"\"\\u00\"", "line 1: behind \\u four digits of a character are missing"},
      {"01", "line 1: '01' is not a number as JSON writes it"},
      {"1.", "line 1: '1.' is not a number as JSON writes it"},
      {"'a'", "line 1: here should be a value, not ''a''"},
      {"NaN", "line 1: here should be a value, not 'NaN'"},
  };
  for (const auto& [text, fault] : kFaults) EXPECT_EQ(fault_of(text), fault) << text;
}

TEST(JsonTree, HasLimits) {
  EXPECT_EQ(fault_of(std::string(13, '[') + std::string(13, ']')),
            "line 1: more than 12 lists and objects are in each other");
  EXPECT_EQ(fault_of(std::string(12, '[') + std::string(12, ']')), "");
  EXPECT_EQ(fault_of(std::string(200'001, ' ')), "line 1: the text has 200001 bytes, and 200000 are allowed");
}

}  // namespace
}  // namespace kt
