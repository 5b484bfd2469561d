// The board from invented snapshots: where clicks land, what the menu and the drags ask for, and what drawing costs.
#include "view/board_view.h"

#include <gtest/gtest.h>

#include <cstring>

#include "view/headless.h"

namespace kt {
namespace {

Snapshot snapshot_of(const std::string& settings) {
  Snapshot snapshot;
  EXPECT_TRUE(assign(snapshot.settings, parse_query(settings)).empty()) << settings;
  snapshot.path = {snapshot.settings.start.square};
  snapshot.depth = snapshot.deepest = snapshot.visits = 1;
  snapshot.squares =
      static_cast<std::size_t>(snapshot.settings.shown_board().squares()) - snapshot.settings.holes.size();
  return snapshot;
}

// Every square, row by row: no knight's path, which drawing does not mind.
void fill_path(Snapshot& snapshot) {
  const Board board = snapshot.settings.board;
  snapshot.path.clear();
  for (int i = 0; i < board.squares(); ++i) snapshot.path.push_back({i / board.cols, i % board.cols});
}

class BoardTest : public testing::Test {
 protected:
  std::vector<Command> frames(const Snapshot& snapshot, int count = 1) {
    std::vector<Command> all;
    for (int i = 0; i < count; ++i) {
      for (Command& command : screen.frame(view, snapshot)) all.push_back(std::move(command));
    }
    return all;
  }
  Control board() { return *view.controls().find("board"); }
  bool shows(const char* id) { return view.controls().find(id) != nullptr; }
  // The middle of a square of a board that is seen as a whole.
  ImVec2 middle_of(const Snapshot& snapshot, Square s) {
    const Board size = snapshot.settings.board;
    const Control rect = board();
    return {
        rect.min.x + (rect.max.x - rect.min.x) * (static_cast<float>(s.col) + 0.5f) / static_cast<float>(size.cols),
        rect.min.y + (rect.max.y - rect.min.y) * (static_cast<float>(s.row) + 0.5f) / static_cast<float>(size.rows)};
  }
  void move_to(const Snapshot& snapshot, ImVec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frames(snapshot, 2);
  }
  std::vector<Command> click_control(const Snapshot& snapshot, const char* id) {
    const Control* control = view.controls().find(id);
    EXPECT_NE(control, nullptr) << id;
    if (!control) return {};
    return screen.click(view, snapshot, {(control->min.x + control->max.x) / 2, (control->min.y + control->max.y) / 2});
  }
  // Opens the menu with the right button and lets it settle.
  void open_menu(const Snapshot& snapshot, ImVec2 at) {
    move_to(snapshot, at);
    ImGui::GetIO().AddMouseButtonEvent(1, true);
    frames(snapshot);
    ImGui::GetIO().AddMouseButtonEvent(1, false);
    frames(snapshot, 3);
  }
  std::vector<Command> choose(const Snapshot& snapshot, Square s, const char* id) {
    frames(snapshot);
    open_menu(snapshot, middle_of(snapshot, s));
    return click_control(snapshot, id);
  }
  bool enabled(const Snapshot& snapshot, Square s, const char* id) {
    frames(snapshot);
    open_menu(snapshot, middle_of(snapshot, s));
    const Control* control = view.controls().find(id);
    EXPECT_NE(control, nullptr) << id;
    const bool result = control && control->enabled;
    screen.press(view, snapshot, ImGuiKey_Escape);
    frames(snapshot, 2);
    EXPECT_FALSE(shows(id)) << "Escape closes it";
    return result;
  }
  // A drag with the left button through some points; what it asked for.
  std::vector<Command> drag(const Snapshot& snapshot, const std::vector<ImVec2>& points) {
    move_to(snapshot, points.front());
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    std::vector<Command> all = frames(snapshot);
    for (const ImVec2 p : points) {
      ImGui::GetIO().AddMousePosEvent(p.x, p.y);
      for (Command& command : frames(snapshot)) all.push_back(std::move(command));
    }
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    for (Command& command : frames(snapshot, 2)) all.push_back(std::move(command));
    return all;
  }
  static std::string text_of(const std::vector<Command>& commands) {
    if (commands.size() != 1) return std::to_string(commands.size()) + " commands";
    if (const auto* change = std::get_if<Change>(&commands[0])) {
      return change->settings.at(0).key + "=" + change->settings.at(0).value;
    }
    if (const auto* run = std::get_if<RunUntil>(&commands[0])) {
      return "until " + std::to_string(run->square.row) + "," + std::to_string(run->square.col);
    }
    return std::holds_alternative<Seek>(commands[0]) ? "seek" : "something else";
  }
  // What a click at a point of a board that is seen in part asks for: it waits for the second half of a double click.
  std::string slow_click(const Snapshot& snapshot, ImVec2 at) {
    std::vector<Command> all = screen.click(view, snapshot, at);
    EXPECT_TRUE(all.empty());
    EXPECT_TRUE(view.is_waiting());
    for (Command& command : frames(snapshot, 30)) all.push_back(std::move(command));
    EXPECT_FALSE(view.is_waiting());
    return text_of(all);
  }

  Headless screen{{1280, 740}};
  View view;
};

TEST_F(BoardTest, ClicksLandOnTheRightSquareAfterZoomingAndPanning) {
  const Snapshot snapshot = snapshot_of("board=100x100&start=50,50");
  frames(snapshot, 2);
  const ImVec2 place = middle_of(snapshot, {20, 30});
  move_to(snapshot, place);
  EXPECT_TRUE(view.wants_wheel());
  for (int i = 0; i < 12; ++i) {
    ImGui::GetIO().AddMouseWheelEvent(0, 1);
    frames(snapshot);
  }
  EXPECT_EQ(slow_click(snapshot, place), "start=20,30") << "zooming keeps the place under the pointer";
  // Drawn away by some squares, the same place is found further left.
  const std::vector<Command> none = drag(snapshot, {place, {place.x - 20, place.y}, {place.x - 100, place.y + 40}});
  EXPECT_TRUE(none.empty()) << "a drag is no click";
  EXPECT_EQ(slow_click(snapshot, {place.x - 100, place.y + 40}), "start=20,30");
}

TEST_F(BoardTest, ADoubleClickShowsEverythingAndStartsNothing) {
  const Snapshot snapshot = snapshot_of("board=100x100");
  frames(snapshot);
  const ImVec2 place = middle_of(snapshot, {20, 30});
  view.pinch(place, 5, {0, 0});
  frames(snapshot);
  EXPECT_TRUE(view.controls().find("zoom-fit")->enabled);
  std::vector<Command> all = screen.click(view, snapshot, place);
  for (Command& command : screen.click(view, snapshot, place)) all.push_back(std::move(command));
  for (Command& command : frames(snapshot, 40)) all.push_back(std::move(command));
  EXPECT_TRUE(all.empty());
  EXPECT_FALSE(view.controls().find("zoom-fit")->enabled);
  EXPECT_EQ(text_of(screen.click(view, snapshot, place)), "start=20,30");
}

TEST_F(BoardTest, EverythingThatFingersDoThereIsAButtonFor) {
  const Snapshot snapshot = snapshot_of("board=100x100&start=70,80");
  frames(snapshot);
  const float cell = (board().max.x - board().min.x) / 100;
  EXPECT_TRUE(click_control(snapshot, "zoom-in").empty());
  EXPECT_TRUE(click_control(snapshot, "zoom-in").empty());
  // Towards the knight, which is now in the middle.
  const Control rect = board();
  const ImVec2 middle{(rect.min.x + rect.max.x) / 2 + cell, (rect.min.y + rect.max.y) / 2 + cell};
  EXPECT_EQ(slow_click(snapshot, middle), "seek");
  click_control(snapshot, "zoom-out");
  EXPECT_TRUE(view.controls().find("zoom-out")->enabled);
  click_control(snapshot, "zoom-fit");
  frames(snapshot);
  EXPECT_FALSE(view.controls().find("zoom-out")->enabled);
}

TEST_F(BoardTest, ZoomButtonsAreThereOnlyWhereTheyAreOfUse) {
  frames(snapshot_of("board=8"), 2);
  EXPECT_FALSE(shows("zoom-in"));
  frames(snapshot_of("board=60"), 2);
  EXPECT_TRUE(shows("zoom-in"));
  frames(snapshot_of("board=8"), 2);
  view.pinch({400, 300}, 2, {0, 0});
  frames(snapshot_of("board=8"), 2);
  EXPECT_TRUE(shows("zoom-fit"));
}

TEST_F(BoardTest, KeysZoomAndFit) {
  const Snapshot snapshot = snapshot_of("board=8");
  frames(snapshot);
  screen.press(view, snapshot, ImGuiKey_I);
  frames(snapshot);
  EXPECT_TRUE(shows("zoom-fit"));
  screen.press(view, snapshot, ImGuiKey_0);
  frames(snapshot);
  EXPECT_FALSE(shows("zoom-fit"));
}

TEST_F(BoardTest, DigitsMoveWhatIsSeen) {
  const Snapshot snapshot = snapshot_of("board=100x100");
  frames(snapshot);
  const ImVec2 place = middle_of(snapshot, {50, 50});
  view.pinch(place, 10, {0, 0});
  frames(snapshot);
  EXPECT_EQ(slow_click(snapshot, place), "start=50,50");
  // A fifth of the ten squares in sight.
  screen.press(view, snapshot, ImGuiKey_6);
  EXPECT_EQ(slow_click(snapshot, place), "start=50,52");
  screen.press(view, snapshot, ImGuiKey_Keypad8);
  EXPECT_EQ(slow_click(snapshot, place), "start=48,52");
}

TEST_F(BoardTest, AnotherBoardIsSeenAsAWhole) {
  Snapshot snapshot = snapshot_of("board=100x100");
  frames(snapshot);
  view.pinch({400, 300}, 4, {0, 0});
  frames(snapshot);
  snapshot = snapshot_of("board=90x100");
  frames(snapshot, 2);
  EXPECT_FALSE(view.controls().find("zoom-fit")->enabled);
}

TEST_F(BoardTest, TwoFingersMoveTheBoard) {
  const Snapshot snapshot = snapshot_of("board=100x100&start=0,0");
  frames(snapshot);
  const ImVec2 place = middle_of(snapshot, {50, 50});
  view.pinch(place, 8, {0, 0});
  frames(snapshot);
  view.pinch(place, 1, {60, 30});
  frames(snapshot);
  EXPECT_EQ(slow_click(snapshot, {place.x + 60, place.y + 30}), "start=50,50");
}

TEST_F(BoardTest, TheMenuAsksForWhatItSays) {
  const Snapshot snapshot = snapshot_of("board=5&holes=1,1");
  EXPECT_EQ(text_of(choose(snapshot, {2, 3}, "menu-start")), "start=2,3");
  EXPECT_EQ(text_of(choose(snapshot, {2, 3}, "menu-end")), "end=2,3");
  EXPECT_EQ(text_of(choose(snapshot, {2, 3}, "menu-hole")), "holes=1,1;2,3");
  EXPECT_EQ(text_of(choose(snapshot, {2, 3}, "menu-until")), "until 2,3");
  EXPECT_EQ(text_of(choose(snapshot, {1, 1}, "menu-hole")), "holes=none");
}

TEST_F(BoardTest, TheMenuSpeaksTheStartsNotation) {
  const Snapshot snapshot = snapshot_of("board=5&start=a1&end=c3");
  EXPECT_EQ(text_of(choose(snapshot, {0, 1}, "menu-start")), "start=b5");
  EXPECT_EQ(text_of(choose(snapshot, {0, 1}, "menu-hole")), "holes=b5");
  EXPECT_EQ(text_of(choose(snapshot, {2, 2}, "menu-end")), "end=none");
}

TEST_F(BoardTest, WhatCanNotApplyIsDisabled) {
  const Snapshot snapshot = snapshot_of("board=5&holes=1,1&end=4,4");
  EXPECT_FALSE(enabled(snapshot, {0, 0}, "menu-start"));
  EXPECT_FALSE(enabled(snapshot, {0, 0}, "menu-end"));
  EXPECT_FALSE(enabled(snapshot, {0, 0}, "menu-hole"));
  EXPECT_FALSE(enabled(snapshot, {4, 4}, "menu-hole"));
  EXPECT_TRUE(enabled(snapshot, {4, 4}, "menu-end"));
  for (const char* id : {"menu-start", "menu-end", "menu-until"}) EXPECT_FALSE(enabled(snapshot, {1, 1}, id)) << id;
  EXPECT_TRUE(enabled(snapshot, {1, 1}, "menu-hole"));
  EXPECT_FALSE(enabled(snapshot_of("board=6&goal=closed"), {3, 3}, "menu-end")) << "it ends beside its start";
  EXPECT_FALSE(enabled(snapshot_of("board=6&algorithm=divide-and-conquer"), {3, 3}, "menu-until"));
}

TEST_F(BoardTest, TheMenusRowsAreForFingers) {
  const Snapshot snapshot = snapshot_of("board=5");
  frames(snapshot);
  open_menu(snapshot, middle_of(snapshot, {2, 2}));
  for (const char* id : {"menu-start", "menu-end", "menu-hole", "menu-until"}) {
    const Control* row = view.controls().find(id);
    ASSERT_NE(row, nullptr) << id;
    EXPECT_GE(row->max.y - row->min.y, kTouch) << id;
  }
}

TEST_F(BoardTest, ALongPressOpensTheMenuAndIsNoClick) {
  const Snapshot snapshot = snapshot_of("board=5");
  frames(snapshot);
  move_to(snapshot, middle_of(snapshot, {2, 2}));
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  frames(snapshot, 20);
  EXPECT_FALSE(shows("menu-start"));
  EXPECT_TRUE(frames(snapshot, 20).empty());
  EXPECT_TRUE(shows("menu-start"));
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  EXPECT_TRUE(frames(snapshot, 5).empty());
  EXPECT_TRUE(shows("menu-start"));
}

TEST_F(BoardTest, ALongPressOfAFingerIsToldFromOutside) {
  const Snapshot snapshot = snapshot_of("board=5");
  frames(snapshot);
  const ImVec2 at = middle_of(snapshot, {3, 1});
  EXPECT_TRUE(view.is_on_board(at));
  EXPECT_FALSE(view.is_on_board({1200, 300}));
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  view.open_menu(at);
  frames(snapshot, 3);
  EXPECT_EQ(text_of(click_control(snapshot, "menu-start")), "start=3,1");
}

TEST_F(BoardTest, DraggingWithShiftMakesHolesAndPutsThemBack) {
  Snapshot snapshot = snapshot_of("board=8&end=3,5");
  frames(snapshot);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
  // From 3,1 along the row, over the end, which stays.
  const ImVec2 from = middle_of(snapshot, {3, 1}), to = middle_of(snapshot, {3, 6});
  EXPECT_EQ(text_of(drag(snapshot, {from, to})), "holes=3,1;3,2;3,3;3,4;3,6");
  snapshot = snapshot_of("board=8&holes=3,1;3,2;5,5");
  EXPECT_EQ(text_of(drag(snapshot, {from, to})), "holes=5,5") << "begun on a hole it puts squares back";
  EXPECT_TRUE(drag(snapshot, {middle_of(snapshot, {0, 0}), middle_of(snapshot, {0, 0})}).empty()) << "the start stays";
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
  EXPECT_EQ(text_of(drag(snapshot, {from, from})), "0 commands") << "a click on a hole starts nothing";
}

TEST_F(BoardTest, ADragOverTheBoardIsNoClick) {
  const Snapshot snapshot = snapshot_of("board=8");
  frames(snapshot);
  EXPECT_TRUE(drag(snapshot, {middle_of(snapshot, {2, 2}), middle_of(snapshot, {5, 5})}).empty());
  // But a hand that shakes on its square clicks.
  const ImVec2 at = middle_of(snapshot, {2, 2});
  EXPECT_EQ(text_of(drag(snapshot, {at, {at.x + 12, at.y + 9}})), "start=2,2");
}

TEST_F(BoardTest, ABoardOfOneRowCanBeLookedAt) {
  const Snapshot snapshot = snapshot_of("board=1x1024");
  frames(snapshot, 2);
  EXPECT_TRUE(shows("zoom-in"));
  for (int i = 0; i < 8; ++i) click_control(snapshot, "zoom-in");
  frames(snapshot);
  EXPECT_GT(board().max.y - board().min.y, 60);
}

TEST_F(BoardTest, AMillionSquaresAreNotAMillionShapes) {
  Snapshot snapshot = snapshot_of("board=1024");
  fill_path(snapshot);
  for (const ImVec2 size : {ImVec2{1280, 740}, ImVec2{390, 1200}, ImVec2{3840, 2160}}) {
    ImGui::GetIO().DisplaySize = size;
    // All the way in, drawing what is seen.
    for (int zoom = 0; zoom < 26; ++zoom) {
      frames(snapshot, 2);
      EXPECT_LT(ImGui::GetDrawData()->TotalVtxCount, 250'000) << size.x << " " << zoom;
      view.pinch({200, 200}, 1.3f, {0, 0});
    }
    screen.press(view, snapshot, ImGuiKey_0);
  }
  ImGui::GetIO().DisplaySize = {1280, 740};
  frames(snapshot, 2);
  EXPECT_LT(ImGui::GetDrawData()->TotalVtxCount, 10'000);
}

// The texture of the board among Dear ImGui's: the only one that it did not make itself.
ImTextureData* board_texture() {
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    if (texture != ImGui::GetIO().Fonts->TexData) return texture;
  }
  return nullptr;
}

TEST_F(BoardTest, OnlyWhatChangedIsPaintedAgain) {
  Snapshot snapshot = snapshot_of("board=1000");
  fill_path(snapshot);
  snapshot.path.resize(600'000);
  frames(snapshot, 2);
  ImTextureData* texture = board_texture();
  ASSERT_NE(texture, nullptr);
  // Like frame(), but without the renderer's answer.
  const auto update_after = [&] {
    ImGui::NewFrame();
    view.draw(snapshot);
    ImGui::Render();
    const ImTextureStatus status = texture->Status;
    const int pixels = status == ImTextureStatus_WantUpdates ? texture->UpdateRect.w * texture->UpdateRect.h : 0;
    texture->SetStatus(ImTextureStatus_OK);
    return pixels;
  };
  EXPECT_EQ(update_after(), 0);
  snapshot.path.pop_back();
  const int one = update_after();
  EXPECT_GT(one, 0);
  EXPECT_LE(one, 4);
  snapshot.path.resize(500'000);
  EXPECT_GT(update_after(), 10'000);
}

TEST_F(BoardTest, ATextureLostWithItsContextIsMadeAgain) {
  Snapshot snapshot = snapshot_of("board=1000");
  frames(snapshot, 2);
  ImTextureData* texture = board_texture();
  ASSERT_NE(texture, nullptr);
  texture->SetTexID(ImTextureID_Invalid);
  texture->SetStatus(ImTextureStatus_Destroyed);
  ImGui::NewFrame();
  view.draw(snapshot);
  ImGui::Render();
  EXPECT_EQ(texture->Status, ImTextureStatus_WantCreate);
  texture->SetTexID(1);
  texture->SetStatus(ImTextureStatus_OK);
}

TEST_F(BoardTest, TheTextureIsGivenBackWithTheBoard) {
  frames(snapshot_of("board=1000"), 2);
  ASSERT_NE(board_texture(), nullptr);
  frames(snapshot_of("board=8"), 4);
  EXPECT_EQ(board_texture(), nullptr);
}

// The colour of the pixel of a square, as painted.
TEST_F(BoardTest, PixelsHaveTheColoursOfTheirSquares) {
  Snapshot snapshot = snapshot_of("board=300&theme=light&holes=100,100");
  fill_path(snapshot);
  snapshot.path.resize(150 * 300);
  std::erase(snapshot.path, Square{100, 100});
  frames(snapshot, 2);
  ImTextureData* texture = board_texture();
  ASSERT_NE(texture, nullptr);
  const Control rect = board();
  const float cell = (rect.max.x - rect.min.x) / 300;
  const auto at = [&](int row, int col) {
    ImU32 colour = 0;
    const int x = static_cast<int>((static_cast<float>(col) + 0.5f) * cell);
    const int y = static_cast<int>((static_cast<float>(row) + 0.5f) * cell);
    std::memcpy(&colour, texture->GetPixelsAt(x, y), sizeof colour);
    return colour;
  };
  const Palette& colours = palette(Theme::light, false);
  EXPECT_EQ(at(100, 100), colours.background) << "a hole";
  EXPECT_EQ(at(250, 20), at(299, 299)) << "not visited";
  const auto red = [](ImU32 colour) { return colour >> IM_COL32_R_SHIFT & 255; };
  EXPECT_GT(red(at(250, 20)), red(at(2, 2))) << "visited";
  EXPECT_GT(red(at(2, 2)), red(at(149, 200)) + 40) << "the path grows darker";
}

TEST_F(BoardTest, HeatIsShownWithItsLegendAndItsNumbers) {
  Snapshot snapshot = snapshot_of("board=4&heat=true&theme=light");
  const int plain = (frames(snapshot, 2), ImGui::GetDrawData()->TotalVtxCount);
  snapshot.visits_at_square.assign(16, 0);
  snapshot.visits_at_square[5] = 1'234'567;
  frames(snapshot, 2);
  EXPECT_GT(ImGui::GetDrawData()->TotalVtxCount, plain + 50) << "the ramp";
  // Of another board, in the moment of a change: nothing is read beyond its end.
  Snapshot other = snapshot_of("board=9&heat=true");
  other.visits_at_square.assign(16, 3);
  move_to(other, {400, 300});
}

class GraphTest : public BoardTest {
 protected:
  const char* kTextbook = "graph=A-B;A-C;B-C;B-D;C-D;C-E;D-E;D-F;E-F";
  // Somewhere on the sheet a click starts at the vertex: where, is found by trying.
  std::optional<ImVec2> find_vertex(const Snapshot& snapshot, const std::string& name) {
    frames(snapshot);
    const Control rect = board();
    for (float y = rect.min.y + 10; y < rect.max.y; y += 18) {
      for (float x = rect.min.x + 10; x < rect.max.x; x += 18) {
        if (text_of(screen.click(view, snapshot, {x, y})) == "start=" + name) return ImVec2{x, y};
      }
    }
    return {};
  }
};

TEST_F(GraphTest, EveryVertexCanBeClickedAndDraggedAndHasAMenu) {
  const Snapshot snapshot = snapshot_of(std::string(kTextbook) + "&start=A");
  const auto at = find_vertex(snapshot, "E");
  ASSERT_TRUE(at);
  open_menu(snapshot, *at);
  EXPECT_FALSE(shows("menu-hole")) << "a graph has no holes";
  EXPECT_EQ(text_of(click_control(snapshot, "menu-until")), "until 0,4");
  open_menu(snapshot, *at);
  EXPECT_EQ(text_of(click_control(snapshot, "menu-end")), "end=E");
  // Dragged away, it is found there, and no more here.
  const Control rect = board();
  const ImVec2 corner{rect.min.x + 60, rect.max.y - 60};
  EXPECT_TRUE(drag(snapshot, {*at, {at->x + 20, at->y}, corner}).empty());
  EXPECT_EQ(text_of(screen.click(view, snapshot, corner)), "start=E");
  EXPECT_EQ(text_of(screen.click(view, snapshot, *at)), "0 commands");
}

TEST_F(GraphTest, DrawsEveryMoment) {
  for (const char* graph :
       {"graph=A-B", "graph=A>B;B>C;C>A;C-D", "graph=A-B;C-D;D-E;E-C;a_long_name-another_long_name"}) {
    Snapshot snapshot = snapshot_of(graph);
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
