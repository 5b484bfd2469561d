// Both pens draw the same: each shape, and the strokes made of them.
#include <cmath>

#include "view/headless.h"
#include "view/pen/assets.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/pen/svg_pen.h"
#include "view/pen/theme.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

constexpr ImU32 kRed = IM_COL32(255, 0, 16, 255), kPale = IM_COL32(0, 128, 255, 51);

class PenTest : public testing::Test {
 protected:
  PenTest() { load_font(); }

  // The corners of all triangles that the screen pen draws.
  template <typename Draw>
  Box on_screen(const Draw& draw) {
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({400, 400});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("sheet", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const int before = list->VtxBuffer.Size;
    ScreenPen pen;
    draw(pen);
    Box box;
    for (int i = before; i < list->VtxBuffer.Size; ++i) box.add(list->VtxBuffer[i].pos);
    ImGui::End();
    ImGui::PopStyleVar();
    Headless::end_frame();
    return box;
  }

  template <typename Draw>
  std::string written(const Draw& draw) {
    SvgPen pen(ImGui::GetIO().Fonts->Fonts[0]);
    draw(pen);
    return pen.take({0, 0}, {400, 400});
  }

  Headless screen_{{400, 400}};
};

TEST(SvgReader, FindsFaults) {
  EXPECT_TRUE(parse_svg("<svg b=\"c\"><d/>e &amp; f</svg>"));
  for (const char* bad : {"<svg>", "<svg></b>", "<svg>b & c</svg>", "<svg>b &c; d</svg>", "<svg b=\"c></svg>", "a",
                          "<svg>1 > 0</svg>", "</svg>", "<svg/><svg/>", "<a></a>", "<svg a=\"1\" a=\"2\"/>"}) {
    EXPECT_FALSE(parse_svg(bad)) << bad;
  }
}

TEST_F(PenTest, ScreenAndSvgDrawTheSameShapes) {
  const struct {
    const char* name;
    void (*draw)(Pen&);
  } kShapes[] = {
      {"rect",
       [](Pen& pen) {
         pen.rect({10, 20}, {110, 60}, kRed);
       }},
      {"rounded",
       [](Pen& pen) {
         pen.rect({10, 20}, {110, 60}, kRed, 12);
       }},
      {"disc",
       [](Pen& pen) {
         pen.disc({70, 80}, 31, kRed);
       }},
      {"triangle",
       [](Pen& pen) {
         pen.triangle({50, 20}, {90, 100}, {10, 100}, kRed);
       }},
      {"polygon",
       [](Pen& pen) {
         std::vector<ImVec2> knight;
         for (const ImVec2 p : knight_outline()) knight.push_back({20 + p.x * 200, 30 + p.y * 200});
         pen.polygon(knight, kRed);
       }},
      {"line",
       [](Pen& pen) {
         pen.line({10, 20}, {110, 20}, kRed, 3);
       }},
      {"polyline",
       [](Pen& pen) {
         pen.polyline(std::array{ImVec2{10, 20}, ImVec2{60, 30}, ImVec2{110, 20}}, kRed, 2);
       }},
      {"closed",
       [](Pen& pen) {
         pen.polyline(std::array{ImVec2{10, 50}, ImVec2{60, 10}, ImVec2{110, 50}, ImVec2{60, 90}}, kRed, 2, true);
       }},
      {"frame",
       [](Pen& pen) {
         pen.frame({10, 20}, {110, 60}, kRed, 4);
       }},
      {"rounded frame",
       [](Pen& pen) {
         pen.frame({10, 20}, {110, 60}, kRed, 2, 12);
       }},
      {"ring",
       [](Pen& pen) {
         pen.ring({70, 80}, 31, kRed, 3);
       }},
      {"arc",
       [](Pen& pen) {
         pen.arc({70, 80}, 40, 0.1f, 1.4f, kRed, 2);
       }},
      {"cross",
       [](Pen& pen) {
         draw_cross(pen, {70, 80}, 20, kRed, 2);
       }},
      {"dashes",
       [](Pen& pen) {
         draw_dashes(pen, {10, 20}, {160, 120}, kRed, 3);
       }},
      {"dashed ring",
       [](Pen& pen) {
         draw_dashed_ring(pen, {70, 80}, 40, kRed, 2);
       }},
      {"arrow head",
       [](Pen& pen) {
         draw_arrow_head(pen, {90, 50}, {0.6f, 0.8f}, 20, 8, kRed);
       }},
      {"flag",
       [](Pen& pen) {
         draw_flag(pen, {60, 90}, 40, kRed, kRed, 2);
       }},
      {"check",
       [](Pen& pen) {
         draw_badge(pen, {70, 80}, 30, Badge::right, kRed, kPale);
       }},
  };
  for (const auto& [name, draw] : kShapes) {
    const Box screen = on_screen(draw);
    Box svg;
    float thickest = 0;
    for (const SvgElement& element : read_svg(written(draw))) {
      if (element.tag != "path") continue;
      const float half = element.has("stroke-width") ? std::stof(element["stroke-width"]) / 2 : 0;
      thickest = std::max(thickest, half);
      const Box box = box_of(element);
      svg.add({box.min.x - half, box.min.y - half});
      svg.add({box.max.x + half, box.max.y + half});
    }
    // On the screen, edges are softened by half a pixel, and corners are pointed; a stroke does not extend beyond its
    // ends.
    const float near = 1.25f + thickest;
    EXPECT_NEAR(screen.min.x, svg.min.x, near) << name;
    EXPECT_NEAR(screen.min.y, svg.min.y, near) << name;
    EXPECT_NEAR(screen.max.x, svg.max.x, near) << name;
    EXPECT_NEAR(screen.max.y, svg.max.y, near) << name;
  }
}

TEST_F(PenTest, PlacesTextAsOnTheScreen) {
  for (const float size : {10.0f, 13.0f, 22.4f}) {
    const auto text = [&](Pen& pen) { pen.text({20, 30}, "Hxg", size, kRed); };
    const Box screen = on_screen(text);
    const std::vector<SvgElement> svg = read_svg(written(text));
    ASSERT_EQ(svg.size(), 2u);
    EXPECT_EQ(svg[1].text, "Hxg");
    EXPECT_EQ(svg[1]["fill"], "#ff0010");
    EXPECT_NEAR(std::stof(svg[1]["x"]), screen.min.x, 2);
    // A capital stands on the base line, and a g hangs below it.
    const Box capital = on_screen([&](Pen& pen) { pen.text({20, 30}, "H", size, kRed); });
    EXPECT_NEAR(std::stof(svg[1]["y"]), capital.max.y, 1);
    EXPECT_NEAR(std::stof(svg[1]["font-size"]) * 0.727f, capital.max.y - capital.min.y, 1.1f) << "capitals of Inter";
    const auto centred = [&](Pen& pen) { pen.centred_text({100, 50}, "Hxg", size, kRed); };
    const Box middle = on_screen(centred);
    const SvgElement anchored = read_svg(written(centred)).back();
    EXPECT_EQ(anchored["text-anchor"], "middle");
    EXPECT_NEAR(std::stof(anchored["x"]), (middle.min.x + middle.max.x) / 2, 1.5f);
    EXPECT_NEAR(std::stof(anchored["y"]) - std::stof(svg[1]["y"]), middle.max.y - screen.max.y, 0.01f);
  }
}

TEST_F(PenTest, ScreenAndSvgMeasureTheSameWidths) {
  SvgPen svg(ImGui::GetIO().Fonts->Fonts[0]);
  on_screen([&](Pen& screen) {
    for (const float size : {9.0f, 13.0f, 15.4f}) {
      for (const char* words : {"", "1", "1,024", "a1", "12 visits"}) {
        EXPECT_EQ(screen.width(words, size), svg.width(words, size));
        ImGui::PushFont(nullptr, size);
        EXPECT_EQ(screen.width(words, size), ImGui::CalcTextSize(words).x) << words;
        EXPECT_EQ(Pen::height_of_line(size), ImGui::GetTextLineHeight());
        ImGui::PopFont();
      }
    }
  });
}

TEST_F(PenTest, MergesConsecutiveShapesOfTheSameStyle) {
  const std::string svg = written([](Pen& pen) {
    for (float x = 0; x < 200; x += 10) pen.rect({x, 0}, {x + 5, 5}, kRed);
    pen.disc({50, 50}, 5, kRed);
    pen.triangle({10, 10}, {20, 10}, {15, 20}, kRed);
    pen.line({0, 0}, {5, 5}, kRed);
    pen.line({5, 5}, {9, 0}, kRed);
    pen.line({5, 5}, {9, 0}, kRed, 2);
  });
  const std::vector<SvgElement> all = read_svg(svg);
  ASSERT_EQ(all.size(), 5u);
  EXPECT_EQ(count_of(all[1]["d"], "M"), 20);
  EXPECT_EQ(all[1]["shape-rendering"], "crispEdges");
  EXPECT_EQ(count_of(all[2]["d"], "M"), 2) << "neither is upright";
  EXPECT_EQ(all[3]["d"], "M0.5 0.5L5.5 5.5L9.5 0.5") << "one line goes on";
  EXPECT_EQ(all[4]["stroke-width"], "2");
}

TEST_F(PenTest, FreeOrderMergesAllShapesOfTheSameStyleBeforeTexts) {
  const std::string svg = written([](Pen& pen) {
    pen.rect({0, 0}, {9, 9}, kRed);
    {
      const FreeOrder order(pen);
      for (float x = 0; x < 80; x += 20) {
        pen.rect({x, 0}, {x + 5, 5}, kPale);
        pen.text({x, 0}, "1", 10, kRed);
        pen.rect({x + 10, 0}, {x + 15, 5}, kRed);
        pen.text({x + 10, 0}, "1", 10, kRed);
      }
    }
    pen.rect({0, 0}, {9, 9}, kPale);
  });
  const std::vector<SvgElement> all = read_svg(svg);
  ASSERT_EQ(all.size(), 13u);
  EXPECT_EQ(count_of(all[1]["d"], "M"), 1) << "nothing from before takes part";
  EXPECT_EQ(all[2]["fill-opacity"], "0.2");
  EXPECT_EQ(count_of(all[2]["d"], "M"), 4);
  EXPECT_EQ(count_of(all[3]["d"], "M"), 4);
  for (int i = 4; i < 12; ++i) EXPECT_EQ(all[i].tag, "text");
  EXPECT_EQ(count_of(all[12]["d"], "M"), 1) << "nor from after";
}

// If shapes of one path overlapped in opposite directions, one would be cut out of the other.
TEST_F(PenTest, FillsShapesClockwise) {
  const ImVec2 ways[][3] = {{{10, 10}, {90, 10}, {50, 90}}, {{10, 10}, {50, 90}, {90, 10}}};
  for (const auto& way : ways) {
    const std::vector<SvgElement> svg =
        read_svg(written([&](Pen& pen) { pen.triangle(way[0], way[1], way[2], kRed); }));
    const std::string& d = svg.back()["d"];
    ASSERT_NE(d.find("50 90"), std::string::npos) << d;
    EXPECT_LT(d.find("90 10"), d.rfind("50 90")) << d;
  }
}

TEST_F(PenTest, EscapesTextAndTitlesParts) {
  SvgPen pen(ImGui::GetIO().Fonts->Fonts[0]);
  pen.begin_part("node", "A & B <\"C\">");
  pen.text({0, 0}, "x<y", 10, kRed);
  pen.end_part();
  const std::vector<SvgElement> svg = read_svg(pen.take({-8, 0}, {20, 10.5f}, "a > b"));
  ASSERT_EQ(svg.size(), 5u);
  EXPECT_EQ(svg[0]["viewBox"], "-8 0 28 10.5");
  EXPECT_EQ(svg[1].text, "a > b");
  EXPECT_EQ(svg[2].tag, "g");
  EXPECT_EQ(svg[2]["class"], "node");
  EXPECT_EQ(svg[3].text, "A & B <\"C\">");
  EXPECT_EQ(svg[4].text, "x<y");
}

}  // namespace
}  // namespace kt
