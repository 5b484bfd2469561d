// The drawn board: the colour of every mark in its place.
#include <cmath>
#include <utility>

#include "view/board/board_picture_fixture.h"

namespace kt {
namespace {

class BoardPicture : public BoardPictureTest {};

TEST_F(BoardPicture, SquaresAlternateAndVisitedOnesAreTinted) {
  for (const auto& [theme, title, summary, refusal] : choices_of(themes())) {
    Snapshot snapshot = invented_start("board=5x7&theme=" + std::string(theme));
    snapshot.path = {{0, 0}, {2, 1}, {4, 2}};
    show(snapshot);
    for (int row = 0; row < 5; ++row) {
      for (int col = 0; col < 7; ++col) {
        const Square s{row, col};
        const bool on_path = std::ranges::find(shown.path, s) != shown.path.end();
        EXPECT_TRUE(has_colour_at(at(s, 0.4f, 0.41f), on_path ? with_visit(s) : ground(s))) << theme << row << col;
      }
    }
  }
}

TEST_F(BoardPicture, AHoleShowsThePageBackground) {
  show(invented_start("board=5&theme=light&holes=1,2;3,3"));
  EXPECT_TRUE(has_colour_at(at({1, 2}), colours().background));
  EXPECT_TRUE(has_colour_at(at({3, 3}), colours().background));
  EXPECT_TRUE(has_colour_at(at({2, 1}), ground({2, 1})));
}

// The edge of a board with holes is drawn square by square.
TEST_F(BoardPicture, AZoomedBoardStaysWithinItsPlace) {
  const auto below = [&](const char* holes) {
    Snapshot snapshot = invented_start("board=8&start=a8&theme=light&panels=none&holes=" + std::string(holes));
    show(snapshot);
    screen.press(view, snapshot, ImGuiKey_I);
    frames(snapshot, 3);
    std::vector<Pixel> pixels;
    const float middle = (board().min.x + board().max.x) / 2;
    for (float y = board().max.y + 4; y < 739; ++y) pixels.push_back(pixel_at({middle, y}));
    screen.press(view, snapshot, ImGuiKey_0);
    frames(snapshot, 3);
    return pixels;
  };
  const auto whole = below("none");
  EXPECT_GT(whole.size(), 50u);
  EXPECT_EQ(below("d4"), whole);
}

// The path runs row by row. The lines of a row are level, so a quarter of each line is free of arrows.
TEST_F(BoardPicture, ThePathRunsFromPaleToStrong) {
  for (const char* theme : {"light", "dark"}) {
    Snapshot snapshot = invented_start("board=6&theme=" + std::string(theme));
    fill_path(snapshot);
    show(snapshot);
    for (int i = 0; i < 36; ++i) {
      const Square s{i / 6, i % 6};
      if (s.col < 1 || s.col > 3) continue;
      const ImU32 expected = mix(colours().path_old, colours().path_new, static_cast<float>(i + 1) / 35);
      EXPECT_TRUE(has_colour_at(at(s, 0.25f, kOff / 2), expected, 6)) << theme << " move " << i;
    }
    EXPECT_TRUE(has_colour_at(at({0, 0}, kOff, kOff), colours().path_old)) << "where it began";
  }
}

TEST_F(BoardPicture, ThePathHasAnOutlineOnAHeatMap) {
  Snapshot snapshot = invented_start("board=6&theme=light&heat=true");
  fill_path(snapshot);
  snapshot.visits_at_square.assign(36, 1);
  show(snapshot);
  const ImVec2 beside = at({2, 2}, 0.25f, 0.04f);
  EXPECT_FALSE(looks_like(pixel_at(beside), colours().heat_high, 2));
  EXPECT_TRUE(has_colour_at(at({2, 2}, 0.25f, 0.4f), colours().heat_high));
}

TEST_F(BoardPicture, WhatIsLostIsHatchedAndDashed) {
  for (const char* theme : {"light", "dark", "projector", "contrast"}) {
    Snapshot snapshot = invented_start("board=5&theme=" + std::string(theme));
    snapshot.path = {{0, 0}, {2, 1}, {4, 2}};
    snapshot.candidates.clear();
    const auto hatching = [&] {
      show(snapshot);
      int vertices = 0;
      each_vertex(
          [&](const ImDrawVert& v, const ImVec4&) { vertices += v.col == with_alpha(colours().dead_end, 0.4f); });
      return vertices;
    };
    const auto share = [&](Square from, Square to, float age, float paler) {
      const ImU32 colour = mix(colours().path_old, colours().path_new, age);
      return share_of_line(from, to, mix(colour, colours().square_light, paler));
    };
    EXPECT_EQ(hatching(), 0) << theme;
    EXPECT_GT(share({2, 1}, {4, 2}, 1, 0), 0.8) << theme;
    snapshot.hope = {.outlook = Outlook::impossible, .since = 3, .is_exact = true};
    EXPECT_GT(hatching(), 8) << theme;
    EXPECT_GT(share({0, 0}, {2, 1}, 0.5f, 0), 0.8) << theme << ": up to the mistake it is as ever";
    EXPECT_LT(share({2, 1}, {4, 2}, 1, 0.45f), 0.8) << theme;
    EXPECT_GT(share({2, 1}, {4, 2}, 1, 0.45f), 0.3) << theme;
    EXPECT_TRUE(has_colour_at(at({4, 2}, 0.46f, 0.44f), colours().dead_end)) << theme << ": the corner of the mistake";
  }
}

// The moves of a long leaper begin far from what a zoomed board shows.
TEST_F(BoardPicture, LongMovesEnterAZoomedBoard) {
  Snapshot snapshot = invented_start("board=100x100&theme=light&leaper=1,30");
  snapshot.path = {{50, 50}, {51, 80}};
  show(snapshot);
  view.pinch(at({51, 80}), 10, {0, 0});
  for (const char* direction : {"towards", "away"}) {
    show(snapshot);
    const BoardPlace& place = view.board_place();
    ASSERT_GT(place.side, 40);
    const ImVec2 corner = place.corner({51, 80});
    const ImVec2 middle{corner.x + place.side / 2, corner.y + place.side / 2};
    const ImVec2 on_the_way{middle.x - 3 * place.side, middle.y - 0.1f * place.side};
    EXPECT_TRUE(has_colour_at(on_the_way, colours().path_new, 12)) << direction;
    std::ranges::reverse(snapshot.path);
  }
}

TEST_F(BoardPicture, ADashedLineClosesAClosedTour) {
  Snapshot snapshot = invented_start("board=6&theme=light");
  snapshot.path = {{0, 0}, {5, 5}, {0, 5}};
  show(snapshot);
  EXPECT_EQ(share_of_line({0, 0}, {0, 5}, colours().path_new), 0);
  snapshot.closed = true;
  show(snapshot);
  const double share = share_of_line({0, 0}, {0, 5}, colours().path_new);
  EXPECT_GT(share, 0.3);
  EXPECT_LT(share, 0.7);
}

TEST_F(BoardPicture, HeatRangesFromUnvisitedToMostVisited) {
  Snapshot snapshot = invented_start("board=4&theme=light&heat=true&squares=row-column");
  snapshot.visits_at_square.assign(16, 0);
  snapshot.visits_at_square[5] = 255;
  snapshot.visits_at_square[6] = 15;  // half way on the logarithmic scale
  snapshot.visits_at_square[7] = 3;
  show(snapshot);
  const auto heat = [&](float share) { return mix(colours().heat_low, colours().heat_high, share); };
  EXPECT_TRUE(has_colour_at(at({1, 1}, 0.3f, 0.3f), heat(1)));
  EXPECT_TRUE(has_colour_at(at({1, 2}, 0.3f, 0.3f), heat(0.5f)));
  EXPECT_TRUE(has_colour_at(at({1, 3}, 0.3f, 0.3f), heat(0.25f)));
  EXPECT_TRUE(has_colour_at(at({2, 2}, 0.3f, 0.3f), colours().square_light)) << "never";
  EXPECT_TRUE(has_colour_at(at({2, 1}, 0.3f, 0.3f), colours().square_dark)) << "never";
  // The legend, under the board: from never to most.
  const float y = board().max.y + kGutter / 2;
  std::vector<float> never, most;
  for (float x = board().min.x; x < board().min.x + 200; x += 0.5f) {
    const Pixel seen = pixel_at({x, y + kOff});
    if (looks_like(seen, colours().square_light, 1)) never.push_back(x);
    if (looks_like(seen, colours().heat_high, 1)) most.push_back(x);
  }
  ASSERT_FALSE(never.empty());
  ASSERT_FALSE(most.empty());
  EXPECT_LT(never.back(), most.front());
  EXPECT_LT(most.front() - never.back(), 110);
}

TEST_F(BoardPicture, ASearchTooQuickToFollowHasHeatBeyondItsSteadyPart) {
  Snapshot snapshot = invented_start("board=6&theme=light");
  snapshot.pace = Pace::blur;
  snapshot.steady = 2;
  for (int frame = 0; frame < 120; ++frame) {
    snapshot.now += 1.0 / 60;
    snapshot.path = {{0, 0}, {2, 1}, {4, 2}};
    if (frame % 2 == 0) snapshot.path.push_back({5, 4});
    snapshot.visited_lately.assign(36, 0);
    for (const auto& [square, visits] : {std::pair(Square{2, 1}, 9), {Square{4, 2}, 15}, {Square{5, 4}, 3}})
      snapshot.visited_lately[snapshot.settings.board.number(square)] = visits;
    show(snapshot);
  }
  const ImU32 visited = colours().visited;
  const float alpha = static_cast<float>(visited >> IM_COL32_A_SHIFT & 255) / 255;
  EXPECT_TRUE(has_colour_at(at({2, 1}, 0.3f, 0.3f), mix(colours().square_dark, visited | IM_COL32_A_MASK, alpha)));
  EXPECT_TRUE(has_colour_at(at({4, 2}, 0.3f, 0.3f), colours().heat_high, 3));
  EXPECT_TRUE(has_colour_at(at({5, 4}, 0.3f, 0.3f), mix(colours().heat_low, colours().heat_high, 0.5f), 12));
}

TEST_F(BoardPicture, CandidatesAreADiscAndRings) {
  Snapshot snapshot = invented_start("board=5&theme=light");
  snapshot.candidates = {{{2, 1}, Rejection::none, true, 3},
                         {{1, 2}, Rejection::none, false, 5},
                         {{3, 3}, Rejection::none, false, 2},
                         {{4, 1}, Rejection::pruned, false, 1},
                         {{4, 4}, Rejection::visited, true, 0}};
  show(snapshot);
  const ImU32 mark = colours().candidate;
  EXPECT_TRUE(has_colour_at(at({1, 2}, -0.2f, kOff), mark)) << "the next is filled";
  EXPECT_TRUE(has_colour_at(at({3, 3}, -0.25f, kOff), mark, 12)) << "the others are rings";
  EXPECT_TRUE(has_colour_at(at({3, 3}, -0.19f, kOff), colours().background));
  EXPECT_TRUE(has_colour_at(at({2, 1}, kOff / 2, kOff / 2), colours().dead_end)) << "given up: a cross";
  EXPECT_TRUE(has_colour_at(at({2, 1}, 0.08f, 0.08f), colours().dead_end, 12));
  EXPECT_TRUE(has_colour_at(at({2, 1}, 0.1f, kOff), ground({2, 1})));
  EXPECT_TRUE(has_colour_at(at({4, 1}, kOff / 3, kOff / 3), colours().muted, 12)) << "pruned: barred";
  EXPECT_TRUE(has_colour_at(at({4, 1}, 0.156f, kOff / 3), colours().muted, 12));
  EXPECT_TRUE(has_colour_at(at({4, 4}, 0.125f, kOff), ground({4, 4}))) << "visited ones are no news";
  EXPECT_GT(share_of_line({0, 0}, {1, 2}, mix(ground({0, 1}), mark, 0.7f)), 0.1) << "dashes lead to the next";
  EXPECT_EQ(share_of_line({0, 0}, {3, 3}, mix(ground({1, 1}), mark, 0.7f)), 0);
  // During fast playback, and at a tour, none is shown.
  snapshot.pace = Pace::blur;
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({1, 2}, -0.2f, kOff), ground({1, 2})));
  snapshot.pace = Pace::steps;
  snapshot.state = RunState::tour;
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({1, 2}, -0.2f, kOff), ground({1, 2})));
  snapshot.state = RunState::playing;
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({1, 2}, -0.2f, kOff), mark));
  snapshot.outcome = RunState::tour;
  snapshot.done = true;
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({1, 2}, -0.2f, kOff), ground({1, 2}))) << "while another board searches";
}

TEST_F(BoardPicture, HidesTheNextMoveInAGame) {
  Snapshot snapshot = invented_start("board=5&theme=light&mode=play");
  snapshot.candidates = {{{1, 2}, Rejection::none, false, 5}, {{2, 1}, Rejection::none, false, 2}};
  show(snapshot);
  for (const Square s : {Square{1, 2}, Square{2, 1}}) {
    EXPECT_TRUE(has_colour_at(at(s, -0.25f, kOff), colours().candidate, 12)) << "a ring";
    EXPECT_TRUE(has_colour_at(at(s, -0.19f, kOff), colours().background)) << "and nothing in it";
  }
}

TEST_F(BoardPicture, ForcedMovesAreThinLines) {
  Snapshot snapshot = invented_start("board=5&theme=light&algorithm=forced-moves");
  snapshot.edges = {{Square{2, 1}, Square{4, 2}}};
  const auto share = [&] {
    show(snapshot);
    return share_of_line({2, 1}, {4, 2}, colours().muted);
  };
  EXPECT_GT(share(), 0.6);
  const auto is_framed = [&] { return looks_like(pixel_at(at({3, 3}, 0.49f, 0.1f)), colours().dead_end, 12); };
  EXPECT_FALSE(is_framed());
  snapshot.short_of_moves = Square{3, 3};
  show(snapshot);
  EXPECT_TRUE(is_framed()) << "where they cannot be";
  snapshot.pace = Pace::blur;
  EXPECT_EQ(share(), 0);
  snapshot.pace = Pace::steps;
  snapshot.settings.board = {200, 200};
  EXPECT_EQ(share(), 0) << "noise, where squares are small";
}

TEST_F(BoardPicture, CutSquaresAreDiamonds) {
  for (const char* theme : {"light", "dark", "projector", "contrast"}) {
    Snapshot snapshot = invented_start("board=5&algorithm=cut-squares&theme=" + std::string(theme));
    const auto is_drawn = [&] {
      show(snapshot);
      const Pixel side = pixel_at(at({2, 1}, 0.225f, 0.225f));
      return looks_like(side, colours().text, 12);
    };
    EXPECT_FALSE(is_drawn()) << theme;
    snapshot.edges = {{Square{2, 1}, Square{2, 1}}};
    EXPECT_TRUE(is_drawn()) << theme;
    snapshot.pace = Pace::blur;
    EXPECT_FALSE(is_drawn()) << "too quick to be read";
  }
}

TEST_F(BoardPicture, MarksOnlyTheCurrentCandidateInCandidateDetail) {
  Snapshot snapshot = invented_start("board=5&theme=light&detail=candidate");
  snapshot.candidates = {{{2, 1}, Rejection::visited, true, 0},
                         {{3, 1}, Rejection::visited, false, 0},
                         {{1, 2}, Rejection::none, false, 5},
                         {{4, 4}, Rejection::visited, false, 0}};
  show(snapshot);
  const ImU32 quiet = colours().muted;
  EXPECT_TRUE(has_colour_at(at({2, 1}, 0.125f, kOff), quiet, 12)) << "visited: a small square";
  EXPECT_TRUE(has_colour_at(at({1, 2}, -0.2f, kOff), colours().background)) << "a ring: it comes later";
  EXPECT_TRUE(has_colour_at(at({4, 4}, 0.125f, kOff), ground({4, 4}))) << "not yet";
  int ring = 0;
  for (int i = 0; i < 360; ++i) {
    const float angle = static_cast<float>(i) * 3.14159265f / 180;
    ring += looks_like(pixel_at(at({3, 1}, 0.3f * std::cos(angle), 0.3f * std::sin(angle))), quiet, 12);
  }
  EXPECT_GT(ring, 120) << "the one looked at next has a dashed ring";
  EXPECT_LT(ring, 300);
}

TEST_F(BoardPicture, AFailedMoveIsACrossWithALine) {
  Snapshot snapshot = invented_start("board=5&theme=light");
  snapshot.path = {{0, 0}};
  snapshot.event = {EventType::backtrack, {4, 2}};
  show(snapshot);
  const ImU32 bad = colours().dead_end;
  for (const float sign : {-1.0f, 1.0f}) {
    EXPECT_TRUE(has_colour_at(at({4, 2}, 0.12f, sign * 0.12f), bad, 12));
    EXPECT_TRUE(has_colour_at(at({4, 2}, -0.12f, sign * 0.12f), bad, 12));
  }
  EXPECT_GT(share_of_line({0, 0}, {4, 2}, bad), 0.3);
  snapshot.event = {EventType::reject, {4, 2}, Rejection::visited};
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({4, 2}, 0.2f, kOff), bad, 12)) << "a small square";
  EXPECT_TRUE(has_colour_at(at({4, 2}, 0.05f, 0.05f), ground({4, 2})));
  snapshot.event = {EventType::reject, {4, 2}, Rejection::pruned};
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({4, 2}, 0.1f, -0.1f), bad, 12)) << "a bar";
  EXPECT_TRUE(has_colour_at(at({4, 2}, 0.1f, 0.1f), ground({4, 2})));
  snapshot.path = {{2, 2}};
  snapshot.event = {EventType::reject, {1, 7}, Rejection::off_board};
  show(snapshot);
  // From the middle of 2,2 over the edge of column 4, half a square higher.
  EXPECT_TRUE(has_colour_at(at({2, 2}, 2.5f, -0.5f), bad, 12)) << "a bar on the edge";
  EXPECT_FALSE(looks_like(pixel_at(at({2, 2}, 2.5f, 0.5f)), bad, 12));
  snapshot.path = {{1, 2}};
  snapshot.event = {EventType::reject, {-1, 3}, Rejection::off_board};
  show(snapshot);
  // Over the upper edge after three quarters of the way.
  EXPECT_TRUE(has_colour_at(at({1, 2}, 0.75f, -1.5f), bad, 12)) << "a bar on the upper edge";
  snapshot.path = {{2, 2}};
  snapshot.event = {EventType::advance, {2, 2}};
  show(snapshot);
  EXPECT_FALSE(looks_like(pixel_at(at({2, 2}, 2.5f, -0.5f)), bad, 12));
}

TEST_F(BoardPicture, ADeadEndHasAFrame) {
  Snapshot snapshot = invented_start("board=5&theme=light&start=2,2");
  show(snapshot);
  const auto framed = [&] {
    int sides = 0;
    for (const auto& [right, down] : {std::pair{0.47f, 0.1f}, {-0.47f, 0.1f}, {0.1f, 0.47f}, {0.1f, -0.47f}}) {
      sides += looks_like(pixel_at(at({2, 2}, right, down)), colours().dead_end, 12);
    }
    return sides;
  };
  EXPECT_EQ(framed(), 0);
  snapshot.dead_end = true;
  show(snapshot);
  EXPECT_EQ(framed(), 4);
  EXPECT_TRUE(has_colour_at(at({2, 2}, 0.32f - 0.12f, -0.32f), colours().dead_end, 12)) << "with a sign in its corner";
}

// At the end of a search without tours. After a search with tours the last path is a tour, not a dead end.
TEST_F(BoardPicture, TheLongestPathEndsInADeadEnd) {
  Snapshot snapshot = invented_start("board=3x4&theme=light");
  snapshot.path.clear();
  snapshot.event = {EventType::exhausted, {0, 0}};
  fill_path(snapshot);
  snapshot.longest = std::exchange(snapshot.path, {});
  const auto is_framed = [&] {
    show(snapshot);
    return looks_like(pixel_at(at(snapshot.longest.back(), 0.47f, 0.1f)), colours().dead_end, 12);
  };
  EXPECT_FALSE(is_framed());
  snapshot.longest.pop_back();
  EXPECT_TRUE(is_framed());
}

TEST_F(BoardPicture, TheKnightIsOnTheLastSquareOrPaleOnTheStart) {
  Snapshot snapshot = invented_start("board=5&theme=light&start=1,1");
  snapshot.path = {{1, 1}, {3, 2}};
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({3, 2}, kOff, 0.2f), colours().knight));
  EXPECT_FALSE(looks_like(pixel_at(at({1, 1}, kOff, 0.2f)), colours().knight));
  snapshot.path.clear();
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({1, 1}, kOff, 0.2f), colours().muted));
}

TEST_F(BoardPicture, AFlagMarksTheEnd) {
  show(invented_start("board=5&theme=light&end=3,1"));
  // The cloth, in the lower right corner.
  EXPECT_TRUE(has_colour_at(at({3, 1}, 0.5f - 0.22f, 0.5f - 0.34f * 0.93f), colours().accent));
  EXPECT_TRUE(has_colour_at(at({3, 1}, -0.3f, -0.3f), ground({3, 1})));
  EXPECT_TRUE(has_colour_at(at({1, 3}, 0.5f - 0.22f, 0.5f - 0.34f * 0.93f), ground({1, 3})));
}

// The lower left corner, which has no other content.
TEST_F(BoardPicture, AMarkHasItsOwnCorner) {
  Snapshot snapshot = invented_start("board=5&theme=light");
  snapshot.annotations = {{.kind = Annotation::Kind::wrong, .square = {2, 3}}};
  show(snapshot);
  const float in = 0.5f - 11 * 1.3f / cell();  // from the centre of the square to that of the mark
  EXPECT_TRUE(has_colour_at(at({2, 3}, -in - 8 / cell(), in), colours().dead_end, 12));
  EXPECT_TRUE(has_colour_at(at({2, 3}, -in - 8 / cell(), -in), ground({2, 3})));
}

TEST_F(BoardPicture, TheSquareUnderThePointerHasAFrame) {
  show(invented_start("board=5&theme=light"));
  move_to(shown, at({2, 3}));
  EXPECT_TRUE(has_colour_at(at({2, 3}, -0.495f, 0.1f), colours().accent, 12));
  EXPECT_FALSE(looks_like(pixel_at(at({3, 2}, -0.495f, 0.1f)), colours().accent, 12));
}

TEST_F(BoardPicture, DrawsTheEdgesOfANetworkWithoutAPath) {
  Snapshot snapshot = invented_start("board=6&theme=light&algorithm=neural-network");
  snapshot.path.clear();
  snapshot.edges = {{Square{1, 1}, Square{3, 2}}, {Square{5, 0}, Square{3, 5}}};
  show(snapshot);
  EXPECT_EQ(share_of_line({1, 1}, {3, 2}, colours().path_new), 1);
  EXPECT_EQ(share_of_line({5, 0}, {3, 5}, colours().path_new), 1);
  EXPECT_LT(share_of_line({5, 5}, {3, 0}, colours().path_new), 0.1);
}

}  // namespace
}  // namespace kt
