// Annotations on both pens, on boards and graphs and in panels; each kind has a sign and a colour.
#include "view/board_fixture.h"
#include "view/invented.h"
#include "view/panel_screen.h"
#include "view/pen/annotation_mark.h"
#include "view/picture/picture.h"
#include "view/stack/stack_panel.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

using Kind = Annotation::Kind;
using Place = Annotation::Place;

constexpr Kind kKinds[] = {Kind::hint, Kind::question, Kind::right, Kind::wrong, Kind::note};

const Palette& light() { return theme_for(find_theme("light"), {}).colours; }

std::vector<SvgElement> picture_of(const Snapshot& snapshot) {
  PictureMaker maker;
  return read_svg(maker.svg(snapshot, picture_options("theme=light&knight=0")));
}

// The corners of a colour among the last drawn triangles, around a rectangle.
int corners_of(ImU32 colour, ImVec2 min, ImVec2 max) {
  int count = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& vertex : list->VtxBuffer) {
      const bool inside =
          vertex.pos.x >= min.x && vertex.pos.x <= max.x && vertex.pos.y >= min.y && vertex.pos.y <= max.y;
      count += inside && vertex.col == colour;
    }
  }
  return count;
}

using AnnotationTest = BoardTest;

TEST_F(AnnotationTest, DrawsTheMarkOfASquareOnTheScreen) {
  for (const Kind kind : kKinds) {
    Snapshot snapshot = invented_start("board=6&theme=light&controls=none");
    frames(snapshot, 2);
    const Control rect = board();
    const float cell = (rect.max.x - rect.min.x) / 6;
    const ImVec2 min{rect.min.x + 2 * cell, rect.min.y + 3 * cell}, max{min.x + cell, min.y + cell};
    const ImU32 colour = annotation_colour(light(), kind);
    const int before = corners_of(colour, min, max);
    snapshot.annotations = {{.kind = kind, .square = {3, 2}, .text = "here"}};
    frames(snapshot, 2);
    EXPECT_GT(corners_of(colour, min, max), before + 20) << "a frame and a badge";
    EXPECT_GT(corners_of(light().text, min, {max.x + 20, max.y}), 8) << "the words";
    snapshot.annotations[0].square = {9, 2};  // of another board, at the moment of a change
    frames(snapshot, 2);
    EXPECT_EQ(corners_of(colour, min, max), before);
  }
}

TEST_F(AnnotationTest, KeepsTheWordsOfEverySquareOnTheBoard) {
  for (const int column : {0, 2, 5}) {
    Snapshot snapshot = invented_start("board=6&theme=light&controls=none");
    snapshot.annotations = {{.square = {3, column}, .text = "few moves"}};
    frames(snapshot, 2);
    const Control rect = board();
    const float cell = (rect.max.x - rect.min.x) / 6;
    const ImVec2 min{rect.min.x - 40, rect.min.y + 3 * cell}, max{rect.max.x + 40, min.y + cell};
    EXPECT_GT(corners_of(light().text, {rect.min.x, min.y}, {rect.max.x, max.y}), 30) << column;
    EXPECT_EQ(corners_of(light().text, {rect.max.x, min.y}, max), 0) << column;
    EXPECT_EQ(corners_of(light().text, min, {rect.min.x, max.y}), 0) << column;
  }
}

TEST_F(AnnotationTest, DrawsMarksOfSquaresAndMovesInAPicture) {
  Snapshot snapshot = invented_start("board=6");
  const auto plain = picture_of(snapshot);
  std::vector<std::string> looks;
  for (const Kind kind : kKinds) {
    for (const Place place : {Place::square, Place::move}) {
      snapshot.annotations = {{.kind = kind, .place = place, .square = {3, 2}, .to = {1, 3}, .text = "A < B"}};
      const auto marked = picture_of(snapshot);
      const std::string colour = svg_hex(annotation_colour(light(), kind));
      const auto count = [&](const auto& all, const char* attribute) {
        return std::ranges::count_if(all, [&](const SvgElement& e) { return e[attribute] == colour; });
      };
      EXPECT_GT(count(marked, "fill"), count(plain, "fill"));
      if (place == Place::move) {
        EXPECT_GT(count(marked, "stroke"), count(plain, "stroke"));
      }
      EXPECT_EQ(std::ranges::count(marked, "A < B", &SvgElement::text), 1);
    }
    std::string sign;
    for (const SvgElement& e : picture_of(snapshot)) {
      if (e["stroke"] == svg_hex(light().background)) sign = std::to_string(count_of(e["d"], "M"));
      if (e["fill"] == svg_hex(light().background) && e.tag == "text") sign = e.text;
    }
    EXPECT_EQ(std::ranges::find(looks, sign), looks.end()) << "a sign of its own: " << sign;
    looks.push_back(sign);
  }
}

TEST_F(AnnotationTest, DrawsMarksThatAPictureIsAskedFor) {
  const Snapshot snapshot = invented_start("board=6");
  PictureMaker maker;
  const auto picture = [&](const std::string& rest) {
    return read_svg(maker.svg(snapshot, picture_options("theme=light&knight=0" + rest)));
  };
  const auto marked = picture(
      "&annotations=place%3Dsquare%26square%3Dc3%26kind%3Dwrong%26text%3Dstuck%0A"
      "place%3Dedge%26square%3Da1%26to%3Db3%26kind%3Dnote%26text%3Don");
  EXPECT_EQ(std::ranges::count(marked, "stuck", &SvgElement::text), 1);
  EXPECT_EQ(std::ranges::count(marked, "on", &SvgElement::text), 1);
  EXPECT_EQ(picture("&annotations=place%3Dsquare%26square%3Dz99").size(), picture("").size());
}

TEST_F(AnnotationTest, DrawsMarksOfVerticesAndEdges) {
  Snapshot snapshot = invented_start("graph=A-B;B-C;C-A&theme=light&controls=none");
  const auto plain = picture_of(snapshot);
  frames(snapshot, 2);
  const int before = ImGui::GetDrawData()->TotalVtxCount;
  for (const Place place : {Place::square, Place::move}) {
    snapshot.annotations = {{.kind = Kind::wrong, .place = place, .square = {0, 1}, .to = {0, 2}}};
    EXPECT_GT(picture_of(snapshot).size(), plain.size());
    frames(snapshot, 2);
    EXPECT_GT(ImGui::GetDrawData()->TotalVtxCount, before + 20);
    snapshot.annotations[0].square = {0, 7};
    EXPECT_EQ(picture_of(snapshot).size(), plain.size());
  }
}

TEST(PanelAnnotation, MarksARowOfTheStack) {
  PanelScreen screen(draw_stack_panel, 380);
  Snapshot snapshot = invented_stack("board=5&theme=light", 4);
  screen.frames(snapshot, 3);
  const auto row = [&](int depth) { return *screen.controls.find("frame-" + std::to_string(depth)); };
  const Control second = row(2), third = row(3);
  const auto badge = [&](const Control& control) {
    return corners_of(annotation_colour(light(), Kind::wrong), {control.max.x - 24, control.min.y}, control.max);
  };
  const int before = badge(second);
  snapshot.annotations = {{.kind = Kind::wrong, .place = Place::stack_row, .line = 2, .text = "too early"}};
  screen.frames(snapshot, 2);
  EXPECT_GT(badge(second), before + 8);
  EXPECT_EQ(badge(third), 0);
  screen.expect_ink_within();
}

TEST(PanelAnnotation, MarksALineOfTheCode) {
  PanelScreen screen(draw_code_panel, ImVec2{460, 900});
  Snapshot snapshot = invented_stack("board=5&theme=light&language=python", 4);
  snapshot.pace = Pace::blur;  // no line is current
  screen.frames(snapshot, 3);
  const auto lowest = [&](std::size_t line) {
    snapshot.annotations = {{.kind = Kind::right, .place = Place::code_line, .line = line}};
    screen.frames(snapshot, 2);
    return screen.lowest_ink(annotation_colour(light(), Kind::right));
  };
  const float first = lowest(1), second = lowest(2);
  EXPECT_GT(first, 0);
  EXPECT_NEAR(second - first, 18, 3) << "a line further down";
  screen.expect_ink_within();
  EXPECT_EQ(lowest(1000), 0);
}

}  // namespace
}  // namespace kt
