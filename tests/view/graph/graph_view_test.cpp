// A graph instead of a board.
#include "view/board_fixture.h"
#include "view/picture/picture.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

class GraphTest : public BoardTest {
 protected:
  const char* kTextbook = "graph=A-B;A-C;B-C;B-D;C-D;C-E;D-E;D-F;E-F";
  // Finds a vertex by clicking over the whole sheet until the click sets it as the start.
  std::optional<ImVec2> find_vertex(const Snapshot& snapshot, const std::string& name) {
    frames(snapshot);
    const Control rect = board();
    for (float y = rect.min.y + 10; y < rect.max.y; y += 18) {
      for (float x = rect.min.x + 10; x < rect.max.x; x += 18) {
        if (text_of(snapshot, screen.click(view, snapshot, {x, y})) == "start=" + name) return ImVec2{x, y};
      }
    }
    return {};
  }
};

TEST_F(GraphTest, VerticesSupportClicksDragsAndMenus) {
  const Snapshot snapshot = invented_start(std::string(kTextbook) + "&start=A");
  const auto at = find_vertex(snapshot, "E");
  ASSERT_TRUE(at);
  open_menu(snapshot, *at);
  EXPECT_FALSE(shows("menu-hole")) << "a graph has no holes";
  EXPECT_EQ(text_of(snapshot, click_control(snapshot, "menu-until")), "until 0,4");
  open_menu(snapshot, *at);
  EXPECT_EQ(text_of(snapshot, click_control(snapshot, "menu-end")), "end=E");
  // After dragging, it is at the new place, and no longer here.
  const Control rect = board();
  const ImVec2 corner{rect.min.x + 60, rect.max.y - 60};
  EXPECT_TRUE(drag(snapshot, {*at, {at->x + 20, at->y}, corner}).empty());
  EXPECT_EQ(text_of(snapshot, screen.click(view, snapshot, corner)), "start=E");
  EXPECT_EQ(text_of(snapshot, screen.click(view, snapshot, *at)), "0 commands");
}

TEST_F(GraphTest, HatchesWhatIsLost) {
  Snapshot snapshot = invented_start(std::string(kTextbook) + "&start=A");
  snapshot.path = {{0, 0}, {0, 1}, {0, 2}};
  const auto hatching = [&] {
    frames(snapshot, 2);
    const ImU32 colour = with_alpha(theme_for(snapshot.settings.theme, {}).colours.dead_end, 0.4f);
    int vertices = 0;
    each_vertex([&](const ImDrawVert& v, const ImVec4&) { vertices += v.col == colour; });
    return vertices;
  };
  const int before = hatching();
  snapshot.hope = {.outlook = Outlook::impossible, .since = 2, .is_exact = true};
  EXPECT_GT(hatching(), before + 8);
}

std::vector<SvgElement> picture_of(const Snapshot& snapshot) {
  PictureMaker maker;
  return read_svg(maker.svg(snapshot, picture_options("theme=light")));
}

// As on a board; the second ring of the start is there before, too.
TEST(DrawnGraph, ATourHasNoArrowsAndBothEndsAreEmphasized) {
  Snapshot snapshot = invented_start("graph=A-B;B-C;C-D;A-D&start=A");
  snapshot.path = {{0, 0}, {0, 1}, {0, 2}, {0, 3}};
  const auto rings = [&] {
    return boxes_of(picture_of(snapshot), "stroke", svg_hex(find_theme("light")->colours.candidate)).size();
  };
  EXPECT_EQ(triangles_of(picture_of(snapshot)).size(), 3u);
  EXPECT_EQ(rings(), 0u);
  for (const bool others_search : {false, true}) {
    snapshot.state = others_search ? RunState::playing : RunState::tour;
    snapshot.done = others_search;
    snapshot.outcome = RunState::tour;
    EXPECT_TRUE(triangles_of(picture_of(snapshot)).empty());
    EXPECT_EQ(rings(), 2u);
  }
}

TEST(DrawnGraph, NumbersHaveAHaloAndLieOverTheMarks) {
  Snapshot snapshot = invented_start("graph=A-B;B-C;C-A;C-D&start=A");
  snapshot.path = {{0, 0}, {0, 1}};
  snapshot.candidates = {{.square = {0, 2}, .onward = 1}};
  const auto all = picture_of(snapshot);
  const auto is_mark = [](const SvgElement& element) {
    return element["stroke"] == svg_hex(find_theme("light")->colours.candidate);
  };
  const auto mark = std::ranges::find_if(all, is_mark);
  ASSERT_NE(mark, all.end());
  for (const char* number : {"1", "2"}) {
    const auto halo = std::ranges::find_if(
        mark, all.end(), [&](const SvgElement& e) { return e.text == number && e["fill"] == "none"; });
    ASSERT_NE(halo, all.end()) << number;
    EXPECT_EQ((*halo)["stroke"], svg_hex(find_theme("light")->colours.background));
    EXPECT_EQ((halo + 1)->text, number);
  }
}

TEST_F(GraphTest, ForgetsSquaresOfAnEarlierBoard) {
  const Snapshot snapshot = invented_start("graph=A-B;B-C;C-A");
  frames(snapshot, 2);
  const ImVec2 c = board().max;
  view.pinch({c.x - 40, c.y - 40}, 4, {0, 0});
  frames(snapshot, 2);
  const ImVec2 before = view.board_place().origin;
  view.show_square({0, 7});
  frames(snapshot, 2);
  EXPECT_EQ(view.board_place().origin.x, before.x);
  EXPECT_EQ(view.board_place().origin.y, before.y);
  BoardPlace place{.origin = {100, 50}, .side = 10, .vertices = {{1, 1}}};
  EXPECT_EQ(place.corner({0, 0}).x, -4);
  EXPECT_EQ(place.corner({2, 7}).x, 170) << "a square of a board that is not drawn yet";
  EXPECT_EQ(place.corner({2, 7}).y, 70);
}

TEST_F(GraphTest, EndsThePaintingOfHoles) {
  Snapshot snapshot = invented_start("board=6&panels=settings");
  frames(snapshot, 3);
  click_control(snapshot, "paint-holes");
  const ImVec2 middle{(board().min.x + board().max.x) / 2, (board().min.y + board().max.y) / 2};
  EXPECT_TRUE(view.handles_finger(middle));
  frames(invented_start("graph=A-B;B-C;C-A&panels=settings"), 2);
  EXPECT_FALSE(view.handles_finger(middle));
}

TEST_F(GraphTest, DrawsEveryMoment) {
  for (const char* graph :
       {"graph=A-B", "graph=A>B;B>C;C>A;C-D", "graph=A-B;C-D;D-E;E-C;a_long_name-another_long_name"}) {
    Snapshot snapshot = invented_start(graph);
    for (const EventType type : {EventType::start, EventType::advance, EventType::backtrack, EventType::reject,
                                 EventType::tour, EventType::exhausted}) {
      snapshot.event = {type, {0, 1}, type == EventType::reject ? Rejection::visited : Rejection::none};
      snapshot.path = {{0, 0}, {0, 1}};
      if (type == EventType::exhausted) snapshot.path.clear();
      snapshot.closed = type == EventType::tour;
      snapshot.dead_end = type == EventType::backtrack;
      snapshot.candidates = {{{0, 1}, Rejection::none, false, 2},
                             {{0, 0}, Rejection::visited, true, 0},
                             {{0, 1}, Rejection::pruned, true, 0}};
      for (const ImVec2 size : {ImVec2{1280, 740}, ImVec2{320, 1200}, ImVec2{1, 1}}) {
        ImGui::GetIO().DisplaySize = size;
        EXPECT_TRUE(frames(snapshot, 2).empty()) << graph;
      }
    }
  }
}

}  // namespace
}  // namespace kt
