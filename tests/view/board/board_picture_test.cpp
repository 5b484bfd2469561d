// The board as it is seen: which colour is where, for every thing that is drawn on it.
#include <bit>
#include <cmath>

#include "view/board_fixture.h"
#include "view/seen.h"

namespace kt {
namespace {

class BoardPicture : public BoardTest {
 protected:
  void show(const Snapshot& snapshot) {
    shown = snapshot;
    frames(shown, 3);
  }
  // In shares of a square, from the middle of it.
  ImVec2 at(Square s, float right = 0, float down = 0) {
    const ImVec2 middle = middle_of(shown, s);
    return {middle.x + right * cell(), middle.y + down * cell()};
  }
  float cell() { return (board().max.x - board().min.x) / static_cast<float>(shown.settings.board.cols); }
  const Palette& colours() { return theme_for(shown.settings.theme, {}).colours; }
  ImU32 ground(Square s) { return (s.row + s.col) % 2 == 0 ? colours().square_light : colours().square_dark; }
  ImU32 with_visit(Square s) {
    const ImU32 mark = colours().visited;
    return mix(ground(s), mark | IM_COL32_A_MASK, static_cast<float>(mark >> IM_COL32_A_SHIFT & 255) / 255);
  }
  // How much of a line between two middles has a colour.
  double share_of_line(Square from, Square to, ImU32 colour) {
    int found = 0;
    constexpr int kSamples = 400;
    const ImVec2 a = at(from), b = at(to);
    for (int i = 0; i < kSamples; ++i) {
      const float t = 0.25f + 0.5f * static_cast<float>(i) / kSamples;
      found += looks_like(seen_at({a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}), colour, 12);
    }
    return static_cast<double>(found) / kSamples;
  }

  Snapshot shown;
};

constexpr float kOff = 0.013f;  // off the edges of triangles

TEST_F(BoardPicture, SquaresAreLightAndDarkAndShowWhereThePathWas) {
  for (const auto& [theme, title, summary, refusal] : choices_of(themes())) {
    Snapshot snapshot = invented_start("board=5x7&theme=" + std::string(theme));
    snapshot.path = {{0, 0}, {2, 1}, {4, 2}};
    show(snapshot);
    for (int row = 0; row < 5; ++row) {
      for (int col = 0; col < 7; ++col) {
        const Square s{row, col};
        const bool on_path = std::ranges::find(shown.path, s) != shown.path.end();
        EXPECT_TRUE(is_seen_at(at(s, 0.4f, 0.41f), on_path ? with_visit(s) : ground(s))) << theme << row << col;
      }
    }
  }
}

TEST_F(BoardPicture, AHoleIsThePageBehindTheBoard) {
  show(invented_start("board=5&theme=light&holes=1,2;3,3"));
  EXPECT_TRUE(is_seen_at(at({1, 2}), colours().background));
  EXPECT_TRUE(is_seen_at(at({3, 3}), colours().background));
  EXPECT_TRUE(is_seen_at(at({2, 1}), ground({2, 1})));
}

// Row by row; the lines of a row are level, so that a quarter of each is free of arrows.
TEST_F(BoardPicture, ThePathGrowsFromPaleToStrong) {
  for (const char* theme : {"light", "dark"}) {
    Snapshot snapshot = invented_start("board=6&theme=" + std::string(theme));
    fill_path(snapshot);
    show(snapshot);
    for (int i = 0; i < 36; ++i) {
      const Square s{i / 6, i % 6};
      if (s.col < 1 || s.col > 3) continue;
      const ImU32 expected = mix(colours().path_old, colours().path_new, static_cast<float>(i + 1) / 35);
      EXPECT_TRUE(is_seen_at(at(s, 0.25f, kOff / 2), expected, 6)) << theme << " move " << i;
    }
    EXPECT_TRUE(is_seen_at(at({0, 0}, kOff, kOff), colours().path_old)) << "where it began";
  }
}

TEST_F(BoardPicture, OnAHeatMapThePathHasAnEdge) {
  Snapshot snapshot = invented_start("board=6&theme=light&heat=true");
  fill_path(snapshot);
  snapshot.visits_at_square.assign(36, 1);
  show(snapshot);
  const ImVec2 beside = at({2, 2}, 0.25f, 0.04f);
  EXPECT_FALSE(looks_like(seen_at(beside), colours().heat_high, 2));
  EXPECT_TRUE(is_seen_at(at({2, 2}, 0.25f, 0.4f), colours().heat_high));
}

TEST_F(BoardPicture, AClosedTourIsClosedByDashes) {
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

TEST_F(BoardPicture, HeatRunsFromNeverToMost) {
  Snapshot snapshot = invented_start("board=4&theme=light&heat=true&start=0,0");
  snapshot.visits_at_square.assign(16, 0);
  snapshot.visits_at_square[5] = 255;
  snapshot.visits_at_square[6] = 15;  // half way, as logarithms go
  snapshot.visits_at_square[7] = 3;
  show(snapshot);
  const auto heat = [&](float share) { return mix(colours().heat_low, colours().heat_high, share); };
  EXPECT_TRUE(is_seen_at(at({1, 1}, 0.3f, 0.3f), heat(1)));
  EXPECT_TRUE(is_seen_at(at({1, 2}, 0.3f, 0.3f), heat(0.5f)));
  EXPECT_TRUE(is_seen_at(at({1, 3}, 0.3f, 0.3f), heat(0.25f)));
  EXPECT_TRUE(is_seen_at(at({2, 2}, 0.3f, 0.3f), colours().square_light)) << "never";
  EXPECT_TRUE(is_seen_at(at({2, 1}, 0.3f, 0.3f), colours().square_dark)) << "never";
  // The legend, under the board: from never to most.
  const float y = board().max.y + kGutter / 2;
  std::vector<float> never, most;
  for (float x = board().min.x; x < board().min.x + 200; x += 0.5f) {
    const Seen seen = seen_at({x, y + kOff});
    if (looks_like(seen, colours().square_light, 1)) never.push_back(x);
    if (looks_like(seen, colours().heat_high, 1)) most.push_back(x);
  }
  ASSERT_FALSE(never.empty());
  ASSERT_FALSE(most.empty());
  EXPECT_LT(never.back(), most.front());
  EXPECT_LT(most.front() - never.back(), 110);
}

TEST_F(BoardPicture, MovesToTryAreADiscAndRings) {
  Snapshot snapshot = invented_start("board=5&theme=light");
  snapshot.candidates = {{{2, 1}, Rejection::none, true, 3},
                         {{1, 2}, Rejection::none, false, 5},
                         {{3, 3}, Rejection::none, false, 2},
                         {{4, 1}, Rejection::pruned, false, 1},
                         {{4, 4}, Rejection::visited, true, 0}};
  show(snapshot);
  const ImU32 mark = colours().candidate;
  EXPECT_TRUE(is_seen_at(at({1, 2}, -0.2f, kOff), mark)) << "the next is filled";
  EXPECT_TRUE(is_seen_at(at({3, 3}, -0.25f, kOff), mark, 12)) << "the others are rings";
  EXPECT_TRUE(is_seen_at(at({3, 3}, -0.19f, kOff), colours().background));
  EXPECT_TRUE(is_seen_at(at({2, 1}, kOff / 2, kOff / 2), colours().dead_end)) << "given up: a cross";
  EXPECT_TRUE(is_seen_at(at({2, 1}, 0.08f, 0.08f), colours().dead_end, 12));
  EXPECT_TRUE(is_seen_at(at({2, 1}, 0.1f, kOff), ground({2, 1})));
  EXPECT_TRUE(is_seen_at(at({4, 1}, kOff / 3, kOff / 3), colours().muted, 12)) << "pruned: barred";
  EXPECT_TRUE(is_seen_at(at({4, 1}, 0.156f, kOff / 3), colours().muted, 12));
  EXPECT_TRUE(is_seen_at(at({4, 4}, 0.125f, kOff), ground({4, 4}))) << "visited ones are no news";
  EXPECT_GT(share_of_line({0, 0}, {1, 2}, mix(ground({0, 1}), mark, 0.7f)), 0.1) << "dashes lead to the next";
  EXPECT_EQ(share_of_line({0, 0}, {3, 3}, mix(ground({1, 1}), mark, 0.7f)), 0);
  // In a hurry, and at a tour, nothing of it is told.
  snapshot.pace = Pace::blur;
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({1, 2}, -0.2f, kOff), ground({1, 2})));
  snapshot.pace = Pace::steps;
  snapshot.state = RunState::tour;
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({1, 2}, -0.2f, kOff), ground({1, 2})));
}

TEST_F(BoardPicture, WhatThePathForcesIsThinLines) {
  Snapshot snapshot = invented_start("board=5&theme=light&algorithm=forced-moves");
  snapshot.edges = {{Square{2, 1}, Square{4, 2}}};
  const auto share = [&] {
    show(snapshot);
    return share_of_line({2, 1}, {4, 2}, colours().muted);
  };
  EXPECT_GT(share(), 0.6);
  const auto is_framed = [&] { return looks_like(seen_at(at({3, 3}, 0.49f, 0.1f)), colours().dead_end, 12); };
  EXPECT_FALSE(is_framed());
  snapshot.short_of_moves = Square{3, 3};
  show(snapshot);
  EXPECT_TRUE(is_framed()) << "where they can not be";
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
      const Seen side = seen_at(at({2, 1}, 0.225f, 0.225f));
      return looks_like(side, colours().text, 12);
    };
    EXPECT_FALSE(is_drawn()) << theme;
    snapshot.edges = {{Square{2, 1}, Square{2, 1}}};
    EXPECT_TRUE(is_drawn()) << theme;
    snapshot.pace = Pace::blur;
    EXPECT_FALSE(is_drawn()) << "too quick to be read";
  }
}

TEST_F(BoardPicture, CandidateByCandidateOnlyTheOneLookedAtIsMarked) {
  Snapshot snapshot = invented_start("board=5&theme=light&detail=candidate");
  snapshot.candidates = {{{2, 1}, Rejection::visited, true, 0},
                         {{3, 1}, Rejection::visited, false, 0},
                         {{1, 2}, Rejection::none, false, 5},
                         {{4, 4}, Rejection::visited, false, 0}};
  show(snapshot);
  const ImU32 quiet = colours().muted;
  EXPECT_TRUE(is_seen_at(at({2, 1}, 0.125f, kOff), quiet, 12)) << "visited: a small square";
  EXPECT_TRUE(is_seen_at(at({1, 2}, -0.2f, kOff), colours().background)) << "a ring: it comes later";
  EXPECT_TRUE(is_seen_at(at({4, 4}, 0.125f, kOff), ground({4, 4}))) << "not yet";
  int ring = 0;
  for (int i = 0; i < 360; ++i) {
    const float angle = static_cast<float>(i) * 3.14159265f / 180;
    ring += looks_like(seen_at(at({3, 1}, 0.3f * std::cos(angle), 0.3f * std::sin(angle))), quiet, 12);
  }
  EXPECT_GT(ring, 120) << "the one looked at next has a dashed ring";
  EXPECT_LT(ring, 300);
}

TEST_F(BoardPicture, AFailureIsACrossWithItsWay) {
  Snapshot snapshot = invented_start("board=5&theme=light");
  snapshot.path = {{0, 0}};
  snapshot.event = {EventType::backtrack, {4, 2}};
  show(snapshot);
  const ImU32 bad = colours().dead_end;
  for (const float sign : {-1.0f, 1.0f}) {
    EXPECT_TRUE(is_seen_at(at({4, 2}, 0.12f, sign * 0.12f), bad, 12));
    EXPECT_TRUE(is_seen_at(at({4, 2}, -0.12f, sign * 0.12f), bad, 12));
  }
  EXPECT_GT(share_of_line({0, 0}, {4, 2}, bad), 0.3);
  snapshot.event = {EventType::reject, {4, 2}, Rejection::visited};
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({4, 2}, 0.2f, kOff), bad, 12)) << "a small square";
  EXPECT_TRUE(is_seen_at(at({4, 2}, 0.05f, 0.05f), ground({4, 2})));
  snapshot.event = {EventType::reject, {4, 2}, Rejection::pruned};
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({4, 2}, 0.1f, -0.1f), bad, 12)) << "a bar";
  EXPECT_TRUE(is_seen_at(at({4, 2}, 0.1f, 0.1f), ground({4, 2})));
  snapshot.path = {{2, 2}};
  snapshot.event = {EventType::reject, {1, 7}, Rejection::off_board};
  show(snapshot);
  // From the middle of 2,2 over the edge of column 4, half a square higher.
  EXPECT_TRUE(is_seen_at(at({2, 2}, 2.5f, -0.5f), bad, 12)) << "a bar on the edge";
  EXPECT_FALSE(looks_like(seen_at(at({2, 2}, 2.5f, 0.5f)), bad, 12));
  snapshot.event = {EventType::advance, {2, 2}};
  show(snapshot);
  EXPECT_FALSE(looks_like(seen_at(at({2, 2}, 2.5f, -0.5f)), bad, 12));
}

TEST_F(BoardPicture, ADeadEndIsFramed) {
  Snapshot snapshot = invented_start("board=5&theme=light&start=2,2");
  show(snapshot);
  const auto framed = [&] {
    int sides = 0;
    for (const auto& [right, down] : {std::pair{0.47f, 0.1f}, {-0.47f, 0.1f}, {0.1f, 0.47f}, {0.1f, -0.47f}}) {
      sides += looks_like(seen_at(at({2, 2}, right, down)), colours().dead_end, 12);
    }
    return sides;
  };
  EXPECT_EQ(framed(), 0);
  snapshot.dead_end = true;
  show(snapshot);
  EXPECT_EQ(framed(), 4);
  EXPECT_TRUE(is_seen_at(at({2, 2}, 0.32f - 0.12f, -0.32f), colours().dead_end, 12)) << "with a sign in its corner";
}

TEST_F(BoardPicture, TheKnightStandsOnTheLastSquareAndWaitsPaleOnTheStart) {
  Snapshot snapshot = invented_start("board=5&theme=light&start=1,1");
  snapshot.path = {{1, 1}, {3, 2}};
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({3, 2}, kOff, 0.2f), colours().knight));
  EXPECT_FALSE(looks_like(seen_at(at({1, 1}, kOff, 0.2f)), colours().knight));
  snapshot.path.clear();
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({1, 1}, kOff, 0.2f), colours().muted));
}

TEST_F(BoardPicture, AFlagStandsOnTheEnd) {
  show(invented_start("board=5&theme=light&end=3,1"));
  // The cloth, in the lower right corner.
  EXPECT_TRUE(is_seen_at(at({3, 1}, 0.5f - 0.22f, 0.5f - 0.34f * 0.93f), colours().accent));
  EXPECT_TRUE(is_seen_at(at({3, 1}, -0.3f, -0.3f), ground({3, 1})));
  EXPECT_TRUE(is_seen_at(at({1, 3}, 0.5f - 0.22f, 0.5f - 0.34f * 0.93f), ground({1, 3})));
}

TEST_F(BoardPicture, TheSquareUnderThePointerIsFramed) {
  show(invented_start("board=5&theme=light"));
  move_to(shown, at({2, 3}));
  EXPECT_TRUE(is_seen_at(at({2, 3}, -0.495f, 0.1f), colours().accent, 12));
  EXPECT_FALSE(looks_like(seen_at(at({3, 2}, -0.495f, 0.1f)), colours().accent, 12));
}

TEST_F(BoardPicture, LinesOfANetworkAreDrawnWhereThereIsNoPath) {
  Snapshot snapshot = invented_start("board=6&theme=light&algorithm=neural-network");
  snapshot.path.clear();
  snapshot.edges = {{Square{1, 1}, Square{3, 2}}, {Square{5, 0}, Square{3, 5}}};
  show(snapshot);
  EXPECT_EQ(share_of_line({1, 1}, {3, 2}, colours().path_new), 1);
  EXPECT_EQ(share_of_line({5, 0}, {3, 5}, colours().path_new), 1);
  EXPECT_LT(share_of_line({5, 5}, {3, 0}, colours().path_new), 0.1);
}

// Several squares share a pixel: it has the mean of their colours, in every channel.
TEST_F(BoardPicture, PixelsOfManySquaresHaveTheirMean) {
  for (const auto& [theme, title, summary, refusal] : choices_of(themes())) {
    Snapshot snapshot = invented_start("board=1024&theme=" + std::string(theme));
    fill_path(snapshot);
    snapshot.path.resize(512 * 1024);
    snapshot.squares = 1024 * 1024;
    show(snapshot);
    ASSERT_LT(cell(), 1);
    const ImU32 plain = mix(colours().square_light, colours().square_dark, 0.5f);
    for (const int row : {600, 801, 1000}) {
      EXPECT_TRUE(is_seen_at(at({row, row / 2}, 0.3f, 0.3f), plain, 2)) << theme << row;
    }
    for (const int row : {40, 150, 300, 480}) {
      const ImU32 path = mix(colours().path_old, colours().path_new, static_cast<float>(row) / 512);
      EXPECT_TRUE(is_seen_at(at({row, 500}, 0.3f, 0.3f), mix(plain, path, 0.9f), 3)) << theme << row;
    }
  }
}

// Squares of some pixels each keep their own colours, whatever the density of the screen.
TEST_F(BoardPicture, PixelsOfSmallSquaresAreTheirs) {
  for (const float density : {1.0f, 2.0f}) {
    ImGui::GetIO().DisplayFramebufferScale = {density, density};
    Snapshot snapshot = invented_start("board=150x120&theme=light&holes=100,7;100,8");
    fill_path(snapshot);
    snapshot.path.resize(80 * 120);
    show(snapshot);
    for (const auto& [row, col] : {std::pair{100, 20}, {101, 20}, {120, 7}, {149, 119}, {100, 6}, {100, 9}}) {
      EXPECT_TRUE(is_seen_at(at({row, col}, 0.1f, 0.1f), ground({row, col}))) << row << "," << col;
    }
    EXPECT_TRUE(is_seen_at(at({100, 7}, 0.1f, 0.1f), colours().background)) << "a hole";
    EXPECT_TRUE(is_seen_at(at({100, 8}, 0.1f, 0.1f), colours().background)) << "a hole";
    for (const auto& [row, col] : {std::pair{20, 20}, {21, 20}, {60, 100}}) {
      // The scale doubles at times only.
      const float age = static_cast<float>(row * 120 + col) / static_cast<float>(std::bit_ceil(80u * 120));
      const ImU32 path = mix(colours().path_old, colours().path_new, age);
      EXPECT_TRUE(is_seen_at(at({row, col}, 0.1f, 0.1f), mix(ground({row, col}), path, 0.9f), 4)) << row << "," << col;
    }
  }
}

TEST_F(BoardPicture, HeatIsPaintedToo) {
  Snapshot snapshot = invented_start("board=150x120&theme=light&heat=true");
  snapshot.visits_at_square.assign(150 * 120, 0);
  for (std::size_t i = 0; i < 40 * 120; ++i) snapshot.visits_at_square[i] = 255;
  for (std::size_t i = 40 * 120; i < 80 * 120; ++i) snapshot.visits_at_square[i] = 15;
  show(snapshot);
  EXPECT_TRUE(is_seen_at(at({20, 20}, 0.1f, 0.1f), colours().heat_high));
  EXPECT_TRUE(is_seen_at(at({60, 20}, 0.1f, 0.1f), mix(colours().heat_low, colours().heat_high, 0.5f)));
  EXPECT_TRUE(is_seen_at(at({100, 21}, 0.1f, 0.1f), ground({100, 21})));
}

}  // namespace
}  // namespace kt
