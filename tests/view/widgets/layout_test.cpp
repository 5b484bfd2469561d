// The layout for every usual size of windows, every theme and every size of text.
#include "view/widgets/layout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "imgui_internal.h"
#include "view/headless.h"
#include "view/invented.h"
#include "view/panels/panels.h"

namespace kt {
namespace {

using Arrangement = Layout::Arrangement;
using Panels = Contents::Panels;

constexpr ImVec2 kWindows[] = {{1024, 768}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}, {844, 390}};
constexpr ImVec2 kPhones[] = {{390, 844}, {360, 640}};
constexpr float kScales[] = {0.75f, 1, 1.25f, 1.5f, 2};

// The canvas below the page's header: web/page/style.css.
ImVec2 canvas_of(ImVec2 window) { return {window.x, window.y - (window.y < 480 ? 0.0f : 36.0f)}; }

// A backtrack with a sentence of usual length.
Snapshot gone_back(const std::string& settings) {
  Snapshot snapshot = invented_start(settings);
  snapshot.path = {{0, 0}, {1, 2}};
  snapshot.depth = snapshot.deepest = snapshot.visits = 2;
  snapshot.can_step_back = true;
  snapshot.sentence = {"Every move from (7,2) has been tried. The knight goes back to (6,0) and tries (5,2) next."};
  return snapshot;
}

// Draws a window's canvas, with positions in pixels of the page.
struct Drawn {
  Headless screen;
  View view;
  Snapshot snapshot;
  ImVec2 canvas;
  float unit = 1;

  Drawn(ImVec2 window, const std::string& settings, bool presenting = false, bool framed = false)
      : screen({100, 100}), snapshot(gone_back(settings)), canvas(presenting || framed ? window : canvas_of(window)) {
    view.set_presenting(presenting);
    for (int i = 0; i < 4; ++i) draw();
  }
  void draw() {
    unit = view.scale(snapshot.settings, canvas);
    ImGui::GetIO().DisplaySize = {canvas.x / unit, canvas.y / unit};
    ImGui::GetIO().DisplayFramebufferScale = {unit, unit};
    screen.frame(view, snapshot);
  }
  const Control* find(const char* id) const { return view.controls().find(id); }
  float height_of(const char* id) const { return (find(id)->max.y - find(id)->min.y) * unit; }
};

testing::AssertionResult is_whole(const Drawn& drawn, const char* id) {
  const Control* control = drawn.find(id);
  if (!control) return testing::AssertionFailure() << "there is no " << id;
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  if (control->min.x >= 0 && control->min.y >= 0 && control->max.x <= size.x + 0.01f &&
      control->max.y <= size.y + 0.01f)
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << id << " is at " << control->min.x << "," << control->min.y << " to "
                                     << control->max.x << "," << control->max.y << " of " << size.x << "," << size.y;
}

// If there is not enough space, the last tab opens the others.
const char* last_tab(const Drawn& drawn) { return drawn.find("panels-more") ? "panels-more" : "panel=display"; }

// The panels with hidden content; lists inside them may scroll.
std::string scrolling_panels() {
  std::string names;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (!window->WasActive || window->ScrollMax.y <= 0) continue;
    const std::string name = window->Name;
    for (const Panel& panel : panels()) {
      if (name.contains("/" + std::string(panel.id) + "_") && !name.contains("/frames_") && !name.contains("/listing_"))
        names += name + " ";
    }
  }
  return names;
}

constexpr const char* kPanelSets[] = {"auto", "none", "code,stack", "code,stack,tree,numbers"};

TEST(Layout, BoardAndPlayFitEveryWindow) {
  for (const ImVec2 window : kWindows) {
    for (const Theme& theme : themes()) {
      for (const float scale : kScales) {
        for (const char* panels : kPanelSets) {
          const std::string settings =
              "theme=" + std::string(theme.id) + "&scale=" + std::to_string(scale).substr(0, 4) + "&panels=" + panels;
          SCOPED_TRACE(std::to_string(window.x) + "x" + std::to_string(window.y) + " " + settings);
          const Drawn drawn(window, settings);
          for (const char* id : {"board", "play", "forward", "back", "panel=settings"})
            EXPECT_TRUE(is_whole(drawn, id));
          EXPECT_TRUE(is_whole(drawn, last_tab(drawn)));
          EXPECT_GE(drawn.height_of("board"), 0.6f * window.y);
          EXPECT_EQ(drawn.view.wanted_height(), 0);
        }
      }
    }
  }
}

TEST(Layout, BoardAndPlayFitAPhoneWithAndWithoutAPanel) {
  for (const ImVec2 window : kPhones) {
    for (const Theme& theme : themes()) {
      for (const float scale : {1.0f, 2.0f}) {
        for (const char* panels : {"auto", "none", "code", "tree", "settings"}) {
          const std::string settings =
              "theme=" + std::string(theme.id) + "&scale=" + std::to_string(scale) + "&panels=" + panels;
          SCOPED_TRACE(std::to_string(window.x) + "x" + std::to_string(window.y) + " " + settings);
          const Drawn drawn(window, settings);
          for (const char* id : {"board", "play", "forward", "back", "panel=settings"})
            EXPECT_TRUE(is_whole(drawn, id));
          EXPECT_TRUE(is_whole(drawn, last_tab(drawn)));
          EXPECT_GE(drawn.height_of("board"), 0.5f * window.x);
          // Under an open panel: at least half of the window.
          const bool is_open = std::string_view(panels) != "auto" && std::string_view(panels) != "none";
          const float rest = drawn.canvas.y - drawn.find("panel=code")->max.y * drawn.unit;
          if (is_open) {
            EXPECT_GE(rest, 0.25f * window.y);
          }
        }
      }
    }
  }
}

// As in an iframe with little space.
TEST(Layout, BoardAndPlayFitALowFrame) {
  for (const char* controls : {"minimal", "full"}) {
    for (const float width : {240.0f, 320.0f, 360.0f, 480.0f, 640.0f, 760.0f, 900.0f, 1200.0f}) {
      for (float height = 120; height <= 560; height += 20) {
        SCOPED_TRACE(std::string(controls) + " " + std::to_string(width) + "x" + std::to_string(height));
        const Drawn drawn({width, height}, std::string("controls=") + controls, false, true);
        for (const char* id : {"board", "play", "forward", "back"}) EXPECT_TRUE(is_whole(drawn, id));
        const Control &board = *drawn.find("board"), &play = *drawn.find("play");
        EXPECT_TRUE(board.max.y <= play.min.y || board.max.x <= play.min.x) << "Play lies on the board";
        if (height >= 240) {
          EXPECT_GE(drawn.height_of("board"), 48);
        }
      }
    }
  }
}

// A phone in landscape shows the first search above the three choices.
TEST(Layout, AQuietBoardFillsALowWindow) {
  for (const ImVec2 canvas : {ImVec2{844, 332}, {667, 317}, {932, 360}}) {
    const Drawn drawn(canvas, "board=5&controls=quiet", false, true);
    EXPECT_GE(drawn.height_of("board"), 0.75f * canvas.y);
    for (const char* id : {"board", "play", "forward", "back", "show-panels"}) EXPECT_TRUE(is_whole(drawn, id));
  }
}

// The largest type, or a page at 400 percent, leaves 320 units.
TEST(Layout, TheFewControlsOfAQuietPageDoNotOverlap) {
  for (const char* settings :
       {"controls=quiet", "controls=quiet&theme=projector", "controls=quiet&compare=naive-warnsdorff"}) {
    for (const ImVec2 canvas : {ImVec2{320, 560}, {390, 700}, {844, 332}}) {
      SCOPED_TRACE(std::string(settings) + " " + std::to_string(canvas.x));
      const Drawn drawn(canvas, settings, false, true);
      const char* ids[] = {"to-start", "back", "play", "forward", "show-panels"};
      for (const char* id : ids) ASSERT_TRUE(is_whole(drawn, id));
      for (std::size_t i = 1; i < std::size(ids); ++i) {
        const Control &left = *drawn.find(ids[i - 1]), &right = *drawn.find(ids[i]);
        EXPECT_TRUE(left.max.x <= right.min.x || left.max.y <= right.min.y) << ids[i];
      }
    }
  }
}

TEST(Layout, TextIsBesideTheBoardInALowWideFrame) {
  for (const float width : {480.0f, 640.0f, 900.0f, 1200.0f}) {
    for (const float height : {120.0f, 160.0f, 200.0f}) {
      const Layout layout = lay_out({width, height}, 1, 1, {.board = {8, 8}});
      SCOPED_TRACE(testing::Message() << width << "x" << height);
      ASSERT_EQ(layout.arrangement, Arrangement::upright);
      EXPECT_GE(layout.transport.x, layout.board.max.x);
      EXPECT_LE(layout.transport.x, height) << "the board has a square of the frame";
    }
  }
}

// Checks the rectangles of the layout, before anything is drawn, for boards of every shape.
TEST(Layout, NothingOverlapsOrLeavesTheCanvas) {
  for (const ImVec2 window :
       {ImVec2{1024, 768}, {1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {360, 640}, {768, 1024}}) {
    for (const Board board : {Board{1, 1}, {8, 8}, {3, 10}, {10, 3}, {100, 100}, {1, 1024}, {1024, 1}}) {
      for (const Panels panels : {Panels::none, Panels::as_fits, Panels::asked, Panels::crowded}) {
        for (const float asked : {1.0f, 1.35f, 2.0f, 2.7f}) {
          for (const bool legend : {false, true}) {
            const Contents contents{.board = board, .panels = panels, .legend = legend};
            const ImVec2 pixels = canvas_of(window);
            const float unit = unit_for(pixels, asked, contents);
            const ImVec2 canvas{pixels.x / unit, pixels.y / unit};
            const Layout layout = lay_out(canvas, unit, unit, contents);
            SCOPED_TRACE(testing::Message() << window.x << "x" << window.y << " " << board.rows << "x" << board.cols
                                            << " " << static_cast<int>(panels) << " " << asked);
            const float strip = legend && layout.legend_height > 0 ? layout.legend.y : layout.sentence.y;
            EXPECT_GE(layout.board.min.x, 0);
            EXPECT_GE(layout.board.min.y, 0);
            if (layout.arrangement == Arrangement::beside) {
              EXPECT_LE(layout.board.max.x, layout.sentence.x);
              EXPECT_LE(layout.board.max.y, canvas.y);
            } else {
              EXPECT_LE(layout.board.max.y, strip);
              EXPECT_LE(layout.board.max.x, canvas.x);
            }
            EXPECT_LE(layout.legend.y + layout.legend_height, layout.sentence.y + 0.01f);
            const float below = layout.timeline_height > 0 ? layout.timeline.y : layout.transport.y;
            EXPECT_LE(layout.sentence.y + layout.sentence_height, below);
            EXPECT_LE(layout.timeline.y + layout.timeline_height, layout.transport.y + 0.01f);
            const float end = layout.transport.y + transport_height(layout.form);
            EXPECT_LE(end, canvas.y);
            if (layout.arrangement == Arrangement::below)
              EXPECT_LE(layout.sentence.x + layout.strip_width, layout.side_min.x);
            else
              EXPECT_LE(end, layout.side_min.y);
            EXPECT_LE(layout.side_max.x, canvas.x);
            EXPECT_LE(layout.side_max.y, canvas.y);
          }
        }
      }
    }
  }
}

TEST(Layout, APhoneShowsTheLegendIfThereIsSpace) {
  const auto height = [](ImVec2 canvas, Panels panels, bool legend) {
    return lay_out(canvas, 3, 1, {.board = {8, 8}, .panels = panels, .legend = legend}).legend_height;
  };
  EXPECT_GE(height({390, 808}, Panels::as_fits, true), kTouch) << "a finger puts it away";
  EXPECT_EQ(height({390, 808}, Panels::as_fits, false), 0);
  EXPECT_EQ(height({390, 808}, Panels::asked, true), 0) << "a sheet has the room";
  EXPECT_EQ(height({390, 600}, Panels::as_fits, true), 0);
  EXPECT_EQ(height({1280, 764}, Panels::as_fits, true), 0) << "it is beside the step";
}

TEST(Layout, TextGrowsWithTheWindowAndTheScale) {
  const auto unit = [](ImVec2 window, float asked) { return unit_for(canvas_of(window), asked, {}); };
  EXPECT_EQ(unit({1280, 720}, 1), 1);
  EXPECT_GT(unit({1920, 1080}, 1), 1.2f);
  EXPECT_GT(unit({2560, 1440}, 1), unit({1920, 1080}, 1));
  EXPECT_GE(unit({1920, 1080}, find_theme("projector")->type) * Type::sentence, 28);
  for (const ImVec2 window : kWindows) {
    for (std::size_t i = 1; i < std::size(kScales); ++i)
      EXPECT_GE(unit(window, kScales[i]), unit(window, kScales[i - 1]) - 0.001f);
  }
  EXPECT_EQ(unit({1280, 720}, 0.75f), 0.75f) << "smaller where it is asked for";
  EXPECT_EQ(unit({500, 200}, 2), 1) << "never for want of height";
  EXPECT_EQ(unit({240, 400}, 2), 0.75f) << "nor of width, but where it is less than a phone's";
  EXPECT_EQ(unit({1, 1}, 2), 0.5f);
}

TEST(Layout, TextBesideAPresentedLessonGrowsWithTheWindow) {
  const Contents contents{.board = {8, 8}, .presenting = true, .large = true, .lesson = true};
  const auto share = [&](ImVec2 canvas) { return unit_for(canvas, 1.35f, contents) / canvas.y; };
  EXPECT_GT(share({1286, 1080}), share({857, 720}) * 0.8f);
  EXPECT_GT(share({1715, 1440}), share({857, 720}) * 0.7f);
}

// The size of a square has no upper limit.
TEST(Layout, AFewSquaresFillTheSameSpaceAsMany) {
  for (const ImVec2 window : kWindows) {
    const auto side = [&](Board board) {
      const Layout layout = lay_out(canvas_of(window), 1, 1, {.board = board});
      return layout.board.max.y - layout.board.min.y;
    };
    EXPECT_NEAR(side({2, 2}), side({8, 8}), 8);
  }
}

TEST(Layout, SquaresAlignWithScreenPixels) {
  for (const float density : {1.0f, 1.5f, 2.0f, 3.0f}) {
    const BoardArea area = lay_out({1280, 740}, density, 1, {.board = {8, 8}}).board;
    for (const float edge : {area.min.x, area.min.y, area.min.x + area.cell})
      EXPECT_NEAR(edge * density, std::round(edge * density), 0.01f) << density;
  }
}

TEST(Layout, TwoColumnsTakeAtMostHalfTheWidth) {
  const ImVec2 canvas = canvas_of({1920, 1080});
  const float unit = unit_for(canvas, 1, {.board = {8, 8}});
  const Layout layout =
      lay_out({canvas.x / unit, canvas.y / unit}, unit, unit, {.board = {8, 8}, .panels = Panels::asked});
  EXPECT_EQ(layout.columns, 2);
  EXPECT_LE((layout.side_max.x - layout.side_min.x) * unit, 0.5f * canvas.x);
}

TEST(Layout, APresentationHasABoardOfScreenHeight) {
  for (const ImVec2 window : {ImVec2{1280, 720}, {1920, 1080}, {1024, 768}}) {
    for (const char* panels : {"auto", "code", "code,stack"}) {
      const Drawn drawn(window, std::string("panels=") + panels, true);
      SCOPED_TRACE(testing::Message() << window.x << " " << panels);
      EXPECT_TRUE(is_whole(drawn, "board"));
      EXPECT_TRUE(is_whole(drawn, "play"));
      EXPECT_GE(drawn.height_of("board"), (window.x > 1.5f * window.y ? 0.74f : 0.62f) * window.y);
      EXPECT_GE(drawn.unit * Type::presented, 28);
    }
  }
}

// As lessons show them.
TEST(Layout, APresentationShowsCodeAndStackTogether) {
  for (const ImVec2 canvas : {ImVec2{1229, 1080}, {1920, 1080}, {1280, 800}}) {
    for (const char* board : {"3x4", "5x5", "8x8"}) {
      const Drawn drawn(canvas, std::string("panels=code,stack&board=") + board, true);
      SCOPED_TRACE(testing::Message() << canvas.x << " " << board);
      for (const char* panel : {"panel=code", "panel=stack"})
        EXPECT_TRUE(drawn.find(panel)->checked.value_or(false)) << panel;
    }
  }
}

// The canvas beside a lesson in a presentation is about as high as wide.
TEST(Layout, TheBoardFillsAPresentationBesideALesson) {
  for (const ImVec2 canvas : {ImVec2{820, 800}, {1229, 1080}, {874, 768}, {656, 768}}) {
    for (const char* panels : {"auto", "none"}) {
      const Drawn drawn(canvas, std::string("panels=") + panels, true);
      SCOPED_TRACE(testing::Message() << canvas.x << " " << panels);
      for (const char* id : {"board", "play", "forward", "panel=settings"}) EXPECT_TRUE(is_whole(drawn, id));
      EXPECT_TRUE(is_whole(drawn, last_tab(drawn)));
      EXPECT_GE(drawn.height_of("board"), 0.62f * std::min(canvas.x, canvas.y));
      EXPECT_FALSE(drawn.find("panel=settings")->checked.value_or(false));
      if (const Control* numbers = drawn.find("panel=numbers")) {
        EXPECT_FALSE(numbers->checked.value_or(false));
      }
    }
  }
}

// At each stop of a lesson, with panels or without.
TEST(Layout, APresentedLessonKeepsBoardAndPlaybackInPlace) {
  for (const ImVec2 canvas : {ImVec2{858, 800}, {1286, 1080}, {874, 768}, {624, 768}}) {
    for (const char* theme : {"light", "projector"}) {
      for (const bool has_panels : {false, true}) {
        Drawn drawn(canvas, std::string("lesson=stack&board=5x5&panels=none&theme=") + theme, true);
        drawn.view.keep_panel_place(has_panels);
        drawn.draw();
        drawn.draw();
        const Control board = *drawn.find("board"), play = *drawn.find("play"), timeline = *drawn.find("timeline");
        const float unit = drawn.unit;
        EXPECT_GE(drawn.height_of("board"), 0.62f * std::min(canvas.x, canvas.y));
        EXPECT_LE(board.max.y, play.min.y);
        EXPECT_EQ(play.min.y, timeline.min.y) << "one bar";
        for (const char* panels : {"none", "stack", "code,stack"}) {
          SCOPED_TRACE(testing::Message() << canvas.x << " " << theme << " " << has_panels << " " << panels);
          if (!has_panels && std::string_view(panels) != "none") continue;
          drawn.snapshot.settings.panels.clear();
          drawn.snapshot = gone_back("lesson=stack.2&board=5x5&theme=" + std::string(theme) + "&panels=" + panels);
          for (int i = 0; i < 3; ++i) drawn.draw();
          EXPECT_EQ(drawn.unit, unit);
          for (const auto& [id, before] : {std::pair{"board", board}, {"play", play}, {"timeline", timeline}}) {
            const Control& now = *drawn.find(id);
            EXPECT_TRUE(is_whole(drawn, id));
            EXPECT_EQ(now.min.x, before.min.x) << id;
            EXPECT_EQ(now.min.y, before.min.y) << id;
            EXPECT_EQ(now.max.x, before.max.x) << id;
            EXPECT_EQ(now.max.y, before.max.y) << id;
          }
          for (const char* id : {"panel=settings", "panels-more", "legend", "until", "share", "speed"})
            EXPECT_FALSE(drawn.find(id)) << id;
        }
      }
    }
  }
}

TEST(Layout, TheProjectorThemeEnlargesPanelsToo) {
  for (const ImVec2 window : {ImVec2{1280, 720}, {1366, 768}, {1920, 1080}}) {
    for (const char* panels : {"none", "stack", "code,stack", "code,stack,tree,numbers"}) {
      const std::string settings = std::string("panels=") + panels;
      const float light = Drawn(window, settings).unit;
      EXPECT_GE(Drawn(window, settings + "&theme=projector").unit, 1.2f * light) << window.x << " " << panels;
    }
  }
}

// Each panel has the height that it needs, so no list scrolls inside a panel that scrolls.
TEST(Layout, NoPanelIsCutOffOrScrolls) {
  for (const ImVec2 window : {ImVec2{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}}) {
    for (const char* panels : {"auto", "settings", "numbers", "tree", "plot", "code", "code,stack", "tree,numbers",
                               "settings,display", "code,stack,tree,numbers"}) {
      for (const char* theme : {"light", "projector"}) {
        const Drawn drawn(window, std::string("panels=") + panels + "&theme=" + theme);
        EXPECT_EQ(scrolling_panels(), "") << window.x << " " << panels << " " << theme;
      }
    }
  }
}

// The tabs use the full width of the page before they become narrower than a finger.
TEST(Layout, SevenTabsAreEachWideEnoughForAFinger) {
  for (float width = 320; width < 400; width += 5) {
    const Layout layout = lay_out({width, 700}, 1, 1, {.board = {8, 8}, .panels = Panels::asked});
    ASSERT_EQ(layout.arrangement, Arrangement::upright) << width;
    EXPECT_GE(layout.side_max.x - layout.side_min.x, 7 * kTouch) << width;
  }
}

}  // namespace
}  // namespace kt
