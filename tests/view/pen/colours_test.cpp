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
  OwnColours own;
  EXPECT_EQ(own.read(parse_query("accent=%230072b2&visited=%2356b4e92c")), "");
  const Palette palette = own.over(themes().front().colours);
  EXPECT_EQ(palette.accent, IM_COL32(0x00, 0x72, 0xb2, 0xff));
  EXPECT_EQ(palette.visited, IM_COL32(0x56, 0xb4, 0xe9, 0x2c));
  EXPECT_EQ(hex(palette.accent), "#0072b2");
  EXPECT_EQ(hex(palette.visited), "#56b4e92c");
}

TEST(Colours, RefuseInvalidValuesUnchanged) {
  OwnColours own;
  EXPECT_EQ(own.read(parse_query("accent=red&sky=%23000000&text=%2312345g&muted=%23fff&knight=%23010203")),
            "accent: 'red' is not a colour such as #0072b2\n'sky': there is no such colour\n"
            "text: '#12345g' is not a colour such as #0072b2\nmuted: '#fff' is not a colour such as #0072b2\n");
  Palette expected = themes().front().colours;
  expected.knight = IM_COL32(1, 2, 3, 255);
  const Palette palette = own.over(themes().front().colours);
  for (const ColourName& row : colour_names()) EXPECT_EQ(palette.*row.colour, expected.*row.colour) << row.name;
}

}  // namespace
}  // namespace kt
