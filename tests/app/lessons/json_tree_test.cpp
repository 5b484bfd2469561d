#include "app/lessons/json_tree.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

std::string fault_of(std::string_view text) {
  const auto tree = read_json(text);
  return tree ? "" : to_string(tree.error());
}

TEST(JsonTree, KnowsTheLineOfEachValue) {
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

TEST(JsonTree, AcceptsStandardJson) {
  for (const char* text : {"0", "-1.5e+3", "[]", "{}", " \"\" ", "[[],{}]", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
                           "12345678901234567890", "\"\u00e4, \u265e and \U0001F600\""}) {
    EXPECT_EQ(fault_of(text), "") << text;
  }
}

TEST(JsonTree, ReportsFaultsWithLineAndReason) {
  const std::pair<std::string, std::string> kFaults[] = {
      {"", "line 1: expected a value, found the end of the text"},
      {"{\n\"a\": 1\n\"b\": 2}", "line 3: a comma or a } is missing before '\"b\": 2}'"},
      {"{\"a\": 1,\n\n}", "line 3: expected a name in double quotes, found '}'"},
      {"[1,\n2,]", "line 2: expected a value, found ']'"},
      {"[1 2]", "line 1: a comma or a ] is missing before '2]'"},
      {"{\"a\" 1}", "line 1: a colon is missing after the name 'a'"},
      {"{\"a\": 1,\n\"a\": 2}", "line 2: 'a' appears here twice"},
      {"{}\n{}", "line 2: unexpected text after the end: '{}'"},
      {"\"a\nb\"", "line 1: a string has no closing quotation mark"},
      {"\n\"a", "line 2: a string has no closing quotation mark"},
      {"\"\t\"", "line 1: a string contains a control character"},
      {"\"\xff\"", "line 1: a string is not valid UTF-8"},
      {"\"\xc3x\"", "line 1: a string is not valid UTF-8"},
      {"\"\xf5\x80\x80\x80\"", "line 1: a string is not valid UTF-8"},
      {"\"\xe2\x99x\"", "line 1: a string is not valid UTF-8"},
      {"\"\xe0\x80\x80\"", "line 1: a string is not valid UTF-8"},
      {"\"\xed\xa0\x80\"", "line 1: a string is not valid UTF-8"},
      {"\"\\q\"", "line 1: 'q\"' cannot follow a backslash; write \\\\ for a plain backslash"},
      {"\"\\ud800x\"", "line 1: \\u must be followed by the four hexadecimal digits of a character"},
      {"\"\\u00\"", "line 1: \\u must be followed by the four hexadecimal digits of a character"},
      {"01", "line 1: '01' is not a valid JSON number"},
      {"1.", "line 1: '1.' is not a valid JSON number"},
      {"'a'", "line 1: expected a value, found ''a''"},
      {"NaN", "line 1: expected a value, found 'NaN'"},
  };
  for (const auto& [text, fault] : kFaults) EXPECT_EQ(fault_of(text), fault) << text;
}

TEST(JsonTree, LimitsDepthAndSize) {
  EXPECT_EQ(fault_of(std::string(13, '[') + std::string(13, ']')),
            "line 1: lists and objects are nested more than 12 levels deep");
  EXPECT_EQ(fault_of(std::string(12, '[') + std::string(12, ']')), "");
  EXPECT_EQ(fault_of(std::string(200'001, ' ')), "line 1: the text has 200001 bytes, but at most 200000 are allowed");
}

}  // namespace
}  // namespace kt
