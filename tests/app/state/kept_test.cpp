// A search that is taken off the screen and comes back in another app is the same, and goes on as it did.
#include "app/state/kept.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

class KeptTest : public AppTest {
 protected:
  KeptTest() { time.each_look = 0.001; }

  void arrive(std::uint64_t step) {
    app.apply(Seek{step});
    time.each_look = 0.00001;
    while (app.seeking()) frame();
    time.each_look = 0.001;
  }
  void expect_same(const App& other) const {
    EXPECT_EQ(other.search(), app.search());
    EXPECT_EQ(other.settings(), app.settings());
    EXPECT_EQ(other.bookmarks(), app.bookmarks());
    EXPECT_EQ(other.target(), app.target());
    EXPECT_EQ(other.plays(), app.plays());
    EXPECT_EQ(other.plays_back(), app.plays_back());
    EXPECT_EQ(kept_text(other), kept_text(app));
  }
  void expect_to_come_back() {
    App other(time.clock());
    take_up(other, kept_text(app));
    expect_same(other);
    EXPECT_EQ(other.snapshot().notice, "");
  }
};

TEST_F(KeptTest, AtRest) {
  expect_to_come_back();
  change("step=12&board=6&start=b3&algorithm=pruned&detail=candidate&speed=30&panels=code,tree&heat");
  arrive(5000);
  app.apply(ToggleBookmark{});
  arrive(700);
  app.apply(ToggleBookmark{});
  expect_to_come_back();
}

TEST_F(KeptTest, LateInItsRun) {
  arrive(1000);
  app.apply(ToggleBookmark{});
  arrive(30'000'000);
  app.apply(ToggleBookmark{});
  expect_to_come_back();
}

TEST_F(KeptTest, WhileItPlays) {
  arrive(30'000'000);
  app.apply(Play{});
  expect_to_come_back();
  app.apply(Play{.backwards = true});
  expect_to_come_back();
}

TEST_F(KeptTest, OnItsWay) {
  arrive(30'000'000);
  app.apply(Seek{400'000'000});
  frame();
  ASSERT_TRUE(app.target());
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_EQ(other.target(), 400'000'000u);
  EXPECT_GE(other.search().steps(), app.search().steps());
}

TEST_F(KeptTest, OnARun) {
  change("board=8&start=0,1");
  app.apply(RunUntil{Until::end});
  frame();
  App other(time.clock());
  take_up(other, kept_text(app));
  ASSERT_TRUE(other.run_under_way());
  EXPECT_EQ(other.run_under_way()->what, Until::end);
}

// It comes from a page's own memory, but nothing else may break it.
TEST_F(KeptTest, LeavesOutWhatItCanNotRead) {
  for (const char* kept : {"", "\n", "board=5\nAA", "\nA__________", "\n?", "board=5&x\nAAAAA", "a\nAAAAHAA"}) {
    take_up(app, kept);
    EXPECT_TRUE(app.bookmarks().empty()) << kept;
    EXPECT_FALSE(app.plays()) << kept;
    EXPECT_FALSE(app.seeking()) << kept;
  }
}

}  // namespace
}  // namespace kt
