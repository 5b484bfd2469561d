#include "view/widgets/text.h"

#include <gtest/gtest.h>

#include "app/language/say.h"
#include "imgui_internal.h"
#include "view/headless.h"
#include "view/pen/picture_font.h"
#include "view/pen/svg_pen.h"
#include "view/pen/theme.h"
#include "view/widgets/hint.h"
#include "view/widgets/power_text.h"

namespace kt {
namespace {

using Lines = std::vector<std::string>;

// Letters have a width of 1, or 2 if they stand alone.
float letters(const std::string& text) {
  float width = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80 || byte >= 0xC0) width += byte >= 0xE0 ? 2 : 1;
  }
  return width;
}

Lines broken(std::string_view text, float width) { return broken_lines(text, width, letters); }

TEST(BrokenLines, BreakAtSpacesAndLineFeedsOnly) {
  EXPECT_EQ(broken("a knight on c3", 8), (Lines{"a knight", "on c3"}));
  EXPECT_EQ(broken("one\ntwo three", 20), (Lines{"one", "two three"}));
  EXPECT_EQ(broken("unbreakable", 3), (Lines{"unbreakable"}));
  EXPECT_EQ(broken("a  b", 20), (Lines{"a  b"}));
  EXPECT_EQ(broken("", 20), (Lines{""}));
  EXPECT_EQ(broken("für Könige", 4), (Lines{"für", "Könige"}));
}

TEST(BrokenLines, BreakBetweenChineseCharactersButNotBeforeAComma) {
  EXPECT_EQ(broken("马在棋盘上", 6), (Lines{"马在棋", "盘上"}));
  EXPECT_EQ(broken("马在棋，盘上", 6), (Lines{"马在", "棋，盘", "上"}));
  EXPECT_EQ(broken("马在棋。", 6), (Lines{"马在", "棋。"}));
  EXPECT_EQ(broken("马在（棋盘）上", 6), (Lines{"马在", "（棋", "盘）上"}));
  EXPECT_EQ(broken("从 c3 到 d5", 7), (Lines{"从 c3", "到 d5"})) << "a space stays one";
  EXPECT_EQ(broken("从c3到d5，再到e7", 8), (Lines{"从c3到", "d5，再到", "e7"})) << "names stay whole";
}

TEST(Capitalized, StartsWithACapitalLetter) {
  EXPECT_EQ(capitalized("the knight"), "The knight");
  EXPECT_EQ(capitalized("échecs"), "Échecs");
  EXPECT_EQ(capitalized("ß"), "ß");
  EXPECT_EQ(capitalized("3 squares"), "3 squares");
  EXPECT_EQ(capitalized("马"), "马");
  EXPECT_EQ(capitalized(""), "");
}

TEST(Shortened, DoesNotCutThroughACharacter) {
  const PictureFont font;
  const SvgPen pen(font.get());
  const std::string whole = "Züge über Föhr, 马在棋盘上";
  int cut = 0;
  for (float width = 10; width < 220; width += 2) {
    const std::string text = shortened(pen, whole, 16, width);
    if (text == whole) continue;
    ++cut;
    const std::size_t kept = text.size() - 3;
    EXPECT_EQ(text, whole.substr(0, kept) + "...");
    EXPECT_NE(static_cast<unsigned char>(whole[kept]) & 0xC0, 0x80) << text;
    if (width > pen.width("...", 16)) {
      EXPECT_LE(pen.width(text, 16), width) << text;
    }
  }
  EXPECT_GT(cut, 20);
}

TEST(Hint, HasAReadableWidthAndFitsANarrowScreen) {
  for (const float width : {1280.0f, 390.0f, 320.0f, 240.0f}) {
    const Headless screen({width, 600});
    EXPECT_EQ(sentence_hint_width(), width < 320 ? width - 40 : 280) << width;
  }
}

// Tooltips are windows. Their second frame has their size.
TEST(Hint, StaysWithinTheWindow) {
  const Headless screen({400, 300});
  load_font();
  for (const float x : {2.0f, 200.0f, 398.0f}) {
    for (const float width : {0.0f, 120.0f}) {
      for (int n = 0; n < 3; ++n) {
        ImGui::NewFrame();
        hint("What the search with pruning never enters", {.above = ImVec2(x, 200), .width = width});
        Headless::end_frame();
      }
      int hints = 0;
      for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        if (!(window->Flags & ImGuiWindowFlags_Tooltip) || !window->WasActive) continue;
        ++hints;
        EXPECT_GE(window->Pos.x, 0) << x << ", " << width;
        EXPECT_LE(window->Pos.x + window->Size.x, 400) << x << ", " << width;
      }
      EXPECT_EQ(hints, 1);
    }
  }
}

TEST(PowerText, KnowsTheSeparatorsOfTheLanguage) {
  const Headless screen({100, 100});
  load_font();
  const SvgPen pen(ImGui::GetIO().Fonts->Fonts[0]);
  const auto width = [&](const char* text) { return power_text_width(pen, text, 40); };
  // Raised digits are smaller.
  EXPECT_LT(width("10^1,234"), width("101,234") - 20);
  EXPECT_GT(width("10^1.234"), width("10^1,234")) << "here a full stop is none of it";
  const Translation german(*find_locale("de"), "");
  speak(&german);
  EXPECT_LT(width("10^1.234"), width("101.234") - 20);
  EXPECT_GT(width("10^1,234"), width("10^1.234"));
  EXPECT_NEAR(width("10^12."), width("10^12") + width("."), 2) << "at the end it is that of the sentence";
  speak(nullptr);
}

}  // namespace
}  // namespace kt
