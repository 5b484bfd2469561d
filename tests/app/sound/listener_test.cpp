#include <algorithm>
#include <cmath>
#include <utility>

#include "app/app_fixture.h"
#include "app/from_query.h"
#include "app/sound/sound.h"

namespace kt {
namespace {

using Kind = Tone::Kind;

class ListenerTest : public AppTest {
 protected:
  std::vector<Tone> heard() { return listener.update(app.snapshot()); }
  std::vector<Tone> heard_after(const Command& command) {
    app.apply(command);
    return heard();
  }
  Listener listener;
};

TEST_F(ListenerTest, PlaysAToneForEachStep) {
  change("board=5&start=b1");  // from there, no tour exists
  ASSERT_EQ(heard().size(), 1u) << "one hears that one hears it";
  EXPECT_TRUE(heard().empty()) << "and then what happens";
  float last = pitch_of(1, 25);
  std::size_t depth = 1, backs = 0;
  for (int step = 1; step <= 200; ++step) {
    const std::vector<Tone> tones = heard_after(StepBy{1});
    ASSERT_EQ(tones.size(), 1u) << step;
    const std::size_t now = app.last_snapshot().depth;
    EXPECT_EQ(tones[0].kind, now > depth ? Kind::step : Kind::back) << step;
    EXPECT_EQ(tones[0].hertz, pitch_of(static_cast<double>(now), 25)) << step;
    EXPECT_EQ(tones[0].hertz > last, now > depth) << step << ": up is heard as up";
    EXPECT_EQ(tones[0].start, 0);
    EXPECT_GT(tones[0].seconds, 0.1f);
    backs += now < depth ? 1 : 0;
    depth = now;
    last = tones[0].hertz;
  }
  EXPECT_GT(backs, 20u);
}

TEST_F(ListenerTest, PlaysAChordWhenATourIsComplete) {
  change("board=5&start=a1&algorithm=warnsdorff-backtracking");
  heard();
  app.apply(RunUntil{Until::tour});
  while (app.state() == RunState::playing) frame();
  heard();
  ASSERT_EQ(app.state(), RunState::tour);
  EXPECT_TRUE(heard().empty()) << "it is heard once";
  ASSERT_EQ(heard_after(StepBy{-1}).size(), 1u);
  EXPECT_EQ(heard_after(StepBy{-1}).at(0).kind, Kind::back) << "a step undone makes the path shorter";
  EXPECT_EQ(heard_after(StepBy{1}).at(0).kind, Kind::step);
  const std::vector<Tone> chord = heard_after(StepBy{1});
  ASSERT_EQ(chord.size(), 4u);
  for (std::size_t i = 0; i < chord.size(); ++i) {
    EXPECT_EQ(chord[i].kind, Kind::tour);
    EXPECT_EQ(chord[i].hertz, kChord[i]);
    EXPECT_EQ(chord[i].start, 0) << "together";
  }
}

TEST_F(ListenerTest, PlaysTheChordOfATourWhileAnotherBoardStillSearches) {
  for (const auto& [speed, frames] : {std::pair{"30", 400}, std::pair{"100000", 5}}) {
    change(std::string("board=10&start=a1&algorithm=warnsdorff-backtracking&compare=algorithm:backtracking&speed=") +
           speed);
    app.apply(Reset{});
    heard();
    std::size_t chord = 0;
    app.apply(Play{});
    for (int i = 0; i < frames; ++i) {
      frame();
      chord += std::ranges::count(heard(), Kind::tour, &Tone::kind);
    }
    EXPECT_TRUE(app.last_snapshot().shows_tour());
    EXPECT_NE(app.state(), RunState::tour) << speed;
    EXPECT_EQ(chord, std::size(kChord)) << speed << ": heard once";
  }
}

TEST_F(ListenerTest, TonesDoNotOverlapWhilePlaying) {
  change("board=5&start=b1&speed=20");
  heard();
  app.apply(Play{});
  std::vector<std::size_t> depths;
  std::size_t tones = 0;
  for (int i = 0; i < 60; ++i) {
    frame(0.1);  // slow: two steps per frame
    float end = 0;
    for (const Tone& tone : heard()) {
      EXPECT_GE(tone.start + 1e-4f, end);
      end = tone.start + tone.seconds;
      EXPECT_LE(tone.seconds, 0.05f);
      EXPECT_NE(tone.kind, Kind::line);
      ++tones;
    }
    EXPECT_LE(end, 0.1f);
  }
  EXPECT_EQ(tones, app.search().steps());
}

TEST_F(ListenerTest, GlidesAtHighSpeed) {
  time.each_look = 1e-4;  // ends the frame of a search at full speed
  for (const char* speed : {"frame", "100", "10000", "max"}) {
    change("board=8&start=a1");
    app.apply(Seek{0});
    app.apply(Change{{{"speed", speed}}});
    heard();
    app.apply(Play{});
    float low = 1e6f, high = 0;
    for (int i = 0; i < 30; ++i) {
      frame();
      const std::vector<Tone> line = heard();
      ASSERT_FALSE(line.empty()) << speed;
      float at = 0;
      for (const Tone& tone : line) {
        EXPECT_EQ(tone.kind, Kind::line) << speed;
        EXPECT_NEAR(tone.start, at, 1e-4) << speed << ": without a gap";
        at = tone.start + tone.seconds;
        low = std::min(low, tone.hertz);
        high = std::max(high, tone.hertz);
      }
      EXPECT_GE(at, 1 / 60.0 - 1e-4) << speed << ": as long as the frame";
      EXPECT_LE(at, 0.1001) << speed;
    }
    EXPECT_GT(high, low * 1.05f) << speed << ": it moves as the depth does";
    EXPECT_LE(high, pitch_of(64, 64)) << speed;
    app.apply(Pause{});
    heard();
    frame();
    EXPECT_TRUE(heard().empty()) << speed;
  }
}

TEST_F(ListenerTest, AGlideSamplesEachBatchManyTimes) {
  change("board=6&start=a1&speed=1000");
  heard();
  app.apply(Play{});
  frame();
  heard();
  frame();
  const std::vector<Tone> line = heard();
  EXPECT_EQ(line.size(), 8u);
  EXPECT_GT(std::ranges::max(line, {}, &Tone::hertz).hertz, std::ranges::min(line, {}, &Tone::hertz).hertz);
}

TEST_F(ListenerTest, AGlideSamplesAFrameOnceLateInARun) {
  change("board=6&start=a1&speed=100");
  app.apply(StepBy{100'000});
  frame();
  ASSERT_EQ(app.search().steps(), 100'000u);
  heard();
  app.apply(Play{});
  frame(0.1);
  heard();
  frame(0.1);
  EXPECT_EQ(heard().size(), 1u) << "the curve has one stretch for all of them";
}

TEST_F(ListenerTest, PitchFallsWhenPlayedBackwards) {
  change("board=5&start=a1&speed=10");
  app.apply(StepBy{8});
  heard();
  app.apply(Play{.backwards = true});
  float last = 1e6f;
  for (int i = 0; i < 8; ++i) {
    frame(0.1);
    for (const Tone& tone : heard()) {
      EXPECT_EQ(tone.kind, Kind::back);
      EXPECT_LT(tone.hertz, last);
      last = tone.hertz;
    }
  }
  EXPECT_EQ(app.search().steps(), 0u);
}

TEST_F(ListenerTest, PlaysTheToneOfTheLastStepAfterASeek) {
  change("board=5&start=a1");
  heard();
  const std::vector<Tone> tones = heard_after(RunUntil{Until::backtrack});
  ASSERT_EQ(tones.size(), 1u);
  EXPECT_EQ(tones[0].kind, Kind::back);
  ASSERT_EQ(heard_after(Seek{5}).size(), 1u);
  EXPECT_TRUE(heard_after(Change{{{"board", "6"}}}).empty()) << "another search begins in silence";
}

TEST_F(ListenerTest, CandidatesAndStepsWithoutAPathSoundAsLooks) {
  change("board=5&start=a1&detail=candidate");
  heard();
  std::size_t looks = 0;
  for (int i = 0; i < 30; ++i) looks += heard_after(StepBy{1}).at(0).kind == Kind::look ? 1 : 0;
  EXPECT_GT(looks, 5u);
  change("board=12&detail=move&algorithm=divide-and-conquer");
  heard();
  const std::vector<Tone> tones = heard_after(StepBy{1});
  ASSERT_EQ(tones.size(), 1u);
  EXPECT_EQ(tones[0].kind, Kind::look);
}

TEST_F(ListenerTest, TheEndOfTheSearchSoundsAsAStepBack) {
  change("board=3&start=0,0");
  app.apply(RunUntil{Until::end});
  while (app.state() == RunState::playing) frame();
  ASSERT_EQ(app.state(), RunState::exhausted);
  app.apply(StepBy{-1});
  heard();
  EXPECT_EQ(heard_after(StepBy{1}).at(0).kind, Kind::back);
}

TEST_F(ListenerTest, AGameSoundsWithEachMoveAndUndo) {
  change("board=5&start=a1&mode=play");
  heard();
  EXPECT_EQ(heard_after(Choose{{2, 1}}).at(0).kind, Kind::step);
  EXPECT_EQ(heard_after(Choose{{4, 2}}).at(0).kind, Kind::step);
  EXPECT_EQ(heard_after(StepBy{-1}).at(0).kind, Kind::back);
}

// The glide ends at the depth that is shown.
TEST(Listener, AGlideFollowsTheMiddleOfTheCurve) {
  Snapshot view;
  view.squares = 64;
  view.state = RunState::playing;
  view.pace = Pace::blur;
  view.depth_curve = {.bucket = 100, .ranges = {{1, 9}, {20, 40}, {10, 12}}};
  Listener listener;
  listener.update(view);
  view.step = 300;
  view.depth = 7;
  view.now = 0.02;
  std::vector<float> pitches;
  for (const Tone& tone : listener.update(view)) pitches.push_back(tone.hertz);
  EXPECT_EQ(pitches, (std::vector<float>{pitch_of(30, 64), pitch_of(11, 64), pitch_of(7, 64)}));
}

TEST(Pitch, EachDepthHasItsOwnNoteFromLowToHigh) {
  for (const std::size_t squares : {3u, 9u, 18u, 25u, 36u, 43u, 64u, 400u, 1'000'000u}) {
    EXPECT_NEAR(pitch_of(1, squares), 146.83, 0.01);
    EXPECT_EQ(pitch_of(0, squares), pitch_of(1, squares));
    EXPECT_LE(pitch_of(static_cast<double>(squares), squares), 1662) << squares;
    const std::size_t all = std::min<std::size_t>(squares, 400);
    for (std::size_t depth = 2; depth <= all; ++depth) {
      const auto here = static_cast<double>(depth);
      EXPECT_GT(pitch_of(here, squares), pitch_of(here - 1, squares)) << depth << " of " << squares;
      EXPECT_GT(pitch_of(here - 0.5, squares), pitch_of(here - 1, squares)) << depth << " of " << squares;
    }
  }
  EXPECT_NEAR(pitch_of(8, 25), 2 * 146.83, 0.01) << "the major scale: the eighth is the octave";
  EXPECT_NEAR(pitch_of(25, 25), 1567.9, 0.5);
  EXPECT_NEAR(pitch_of(64, 64), 1661.2, 0.5);
}

}  // namespace
}  // namespace kt
