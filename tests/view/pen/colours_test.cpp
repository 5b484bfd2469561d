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
  std::string errors;
  const Palette palette = with_colours(themes().front().colours,
                                       parse_colours(parse_query("accent=%230072b2&visited=%2356b4e92c"), errors));
  EXPECT_EQ(errors, "");
  EXPECT_EQ(palette.accent, IM_COL32(0x00, 0x72, 0xb2, 0xff));
  EXPECT_EQ(palette.visited, IM_COL32(0x56, 0xb4, 0xe9, 0x2c));
  EXPECT_EQ(hex(palette.accent), "#0072b2");
  EXPECT_EQ(hex(palette.visited), "#56b4e92c");
}

TEST(Colours, RefuseInvalidValuesUnchanged) {
  std::string errors;
  const auto colours =
      parse_colours(parse_query("accent=red&sky=%23000000&text=%2312345g&muted=%23fff&knight=%23000000"), errors);
  EXPECT_EQ(errors,
            "accent: 'red' is not a colour such as #0072b2\n'sky': there is no such colour\n"
            "text: '#12345g' is not a colour such as #0072b2\nmuted: '#fff' is not a colour such as #0072b2\n");
  ASSERT_EQ(colours.size(), 1u);
  EXPECT_EQ(colours[0].role, &Palette::knight);
}

}  // namespace
}  // namespace kt
