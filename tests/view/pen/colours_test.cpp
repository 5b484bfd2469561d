#include <gtest/gtest.h>

#include <set>

#include "view/pen/theme.h"

namespace kt {
namespace {

TEST(Colours, HaveOneNameEach) {
  std::set<std::string_view> names;
  std::set<const Colour*> colours;
  const Palette palette{};
  for (const ColourName& row : colour_names()) {
    names.insert(row.name);
    colours.insert(&(palette.*row.colour));
  }
  EXPECT_EQ(names.size(), sizeof(Palette) / sizeof(Colour));
  EXPECT_EQ(colours.size(), sizeof(Palette) / sizeof(Colour));
}

TEST(Colours, CanBeReplaced) {
  Palette palette = themes().front().colours;
  EXPECT_TRUE(replace_colours(palette, parse_query("accent=%230072b2&visited=%2356b4e92c")).empty());
  EXPECT_EQ(palette.accent, IM_COL32(0x00, 0x72, 0xb2, 0xff));
  EXPECT_EQ(palette.visited, IM_COL32(0x56, 0xb4, 0xe9, 0x2c));
  EXPECT_EQ(hex(palette.accent), "#0072b2");
  EXPECT_EQ(hex(palette.visited), "#56b4e92c");
}

TEST(Colours, RefuseInvalidValuesUnchanged) {
  Palette palette = themes().front().colours;
  const auto errors = replace_colours(palette, parse_query("accent=red&sky=%23000000&text=%2312345g&muted=%23fff"));
  ASSERT_EQ(errors.size(), 4u);
  EXPECT_EQ(errors[0], "accent: 'red' is not a colour such as #0072b2");
  EXPECT_EQ(errors[1], "'sky': there is no such colour");
  EXPECT_EQ(palette.text, themes().front().colours.text);
  EXPECT_EQ(palette.accent, themes().front().colours.accent);
}

}  // namespace
}  // namespace kt
