// The output of an app: its snapshot with all records, notices, files.
#include "app/app_fixture.h"

namespace kt {
namespace {

TEST_F(AppTest, DeliversFilesAndShareRequestsOnce) {
  EXPECT_TRUE(app.take_files().empty());
  EXPECT_FALSE(app.take_share());
  app.apply(SaveFile{"tree.svg", "image/svg+xml", "<svg/>"});
  app.apply(SaveFile{"plot.csv", "text/csv", "1,2"});
  app.apply(Share{.as_code = true});
  const std::vector<SaveFile> files = app.take_files();
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].name, "tree.svg");
  EXPECT_EQ(files[1].text, "1,2");
  EXPECT_TRUE(app.take_share()->as_code);
  EXPECT_TRUE(app.take_files().empty());
  EXPECT_FALSE(app.take_share());
}

TEST_F(AppTest, ShowsTheSoundStateAndFailuresAsANotice) {
  EXPECT_EQ(app.snapshot().sound, Sound::State::absent);
  app.apply(Sound{Sound::State::off});
  app.apply(Sound{Sound::State::on});
  EXPECT_EQ(app.sound(), Sound::State::on);
  EXPECT_EQ(app.snapshot().sound, Sound::State::on);
  app.apply(Sound{Sound::State::off, "There is no sound: none."});
  EXPECT_EQ(app.snapshot().sound, Sound::State::off);
  EXPECT_EQ(app.snapshot().notice, "There is no sound: none.");
  change("board=6");
  EXPECT_EQ(app.sound(), Sound::State::off) << "another search is heard as much";
}

TEST_F(AppTest, ABookmarkMarksTheCurrentStep) {
  app.apply(StepBy{12});
  app.apply(ToggleBookmark{});
  app.apply(StepBy{12});
  const std::vector<Marker> bookmark{{Marker::Kind::bookmark, 12, 13}};
  EXPECT_EQ(app.snapshot().timeline.markers, bookmark);
  EXPECT_EQ(app.snapshot().timeline.furthest, 24u);
  EXPECT_FALSE(app.snapshot().timeline.complete);
  EXPECT_FALSE(app.snapshot().bookmarked);
  app.apply(StepBy{-12});
  EXPECT_TRUE(app.snapshot().bookmarked);
  app.apply(ToggleBookmark{});
  EXPECT_TRUE(app.snapshot().timeline.markers.empty());
}

TEST_F(AppTest, TakesBookmarksThatTheDeviceHasKept) {
  app.apply(SetBookmarks{{{40, 31, 21}, {12, 13, 13}}});
  EXPECT_EQ(app.bookmarks(), (std::vector<Bookmark>{{12, 13, 13}, {40, 31, 21}})) << "in the order of their steps";
  EXPECT_EQ(app.snapshot().timeline.furthest, 0u);
  app.apply(StepBy{12});
  app.apply(ToggleBookmark{});
  EXPECT_EQ(app.bookmarks(), (std::vector<Bookmark>{{40, 31, 21}}));
}

TEST_F(AppTest, ShowsANoticeForABadValueUntilDismissed) {
  change("board=0x9&goal=closed");
  EXPECT_EQ(app.snapshot().notice, "board: '0x9' is not a size RxC with 1 to 1024 rows and columns");
  EXPECT_EQ(app.settings().goal, Goal::closed);
  EXPECT_EQ(app.take_errors().size(), 1u);
  EXPECT_TRUE(app.take_errors().empty());
  change("board=0x9");
  EXPECT_EQ(app.snapshot().notice, "board: '0x9' is not a size RxC with 1 to 1024 rows and columns")
      << "it is not said twice";
  app.apply(DismissNotice{});
  EXPECT_EQ(app.snapshot().notice, "");
  std::string many;
  for (int i = 0; i < 60; ++i) many += "k" + std::to_string(i) + "=1&";
  change(many.c_str());
  EXPECT_EQ(app.snapshot().notice,
            "'k0': there is no such setting\n'k1': there is no such setting\n'k2': there is no such setting\n… and "
            "57 more");
}

TEST_F(AppTest, TheSnapshotShowsTheSearch) {
  change("board=5");
  app.apply(StepBy{3});
  const Snapshot& view = app.snapshot();
  EXPECT_EQ(view.step, 3u);
  EXPECT_EQ(view.path.size(), 4u);
  EXPECT_EQ(view.path.front(), (Square{0, 0}));
  EXPECT_EQ(view.candidates.size(), 8u);
  EXPECT_TRUE(view.can_step);
  EXPECT_TRUE(view.can_step_back);
  EXPECT_FALSE(view.dead_end);
  // The first dead end of this run.
  while (!app.snapshot().dead_end) app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().event.type, EventType::advance);
  app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().event.type, EventType::backtrack);
}

TEST(App, HidesTheSentenceWhileAQuestionIsOpen) {
  SnapshotApp app([] { return 0.0; });
  app.apply(Change{parse_query("board=5x5&start=a5")});
  const Message told = app.snapshot().sentence;
  app.apply(Annotate{.annotations = {}, .asks = true});
  EXPECT_EQ(app.snapshot().sentence, "The explanation appears once you have answered.");
  app.apply(StepBy{1});
  EXPECT_NE(app.snapshot().sentence, "The explanation appears once you have answered.") << "of another step";
  app.apply(StepBy{-1});
  app.apply(Annotate{});
  EXPECT_EQ(app.snapshot().sentence, told);
  app.apply(Annotate{.annotations = {}, .asks = true});
  app.apply(Change{parse_query("board=4x4")});
  EXPECT_NE(app.snapshot().sentence, "The explanation appears once you have answered.") << "of another search";
}

TEST(App, ShowsAnnotationsUntilAnotherSearch) {
  SnapshotApp app([] { return 0.0; });
  EXPECT_TRUE(app.snapshot().annotations.empty());
  const Annotation hint{.kind = Annotation::Kind::hint, .square = {2, 1}, .text = "try this"};
  const Annotation wrong{.kind = Annotation::Kind::wrong, .place = Annotation::Place::stack_row, .line = 3};
  app.apply(Annotate{{hint, wrong}});
  app.apply(StepBy{5});
  app.apply(Change{parse_query("theme=dark&heat=true")});
  EXPECT_EQ(app.snapshot().annotations, (std::vector{hint, wrong}));
  app.apply(Annotate{{wrong}});
  EXPECT_EQ(app.snapshot().annotations, std::vector{wrong}) << "instead of those before";
  app.apply(Change{parse_query("board=5x5")});
  EXPECT_TRUE(app.snapshot().annotations.empty());
}

}  // namespace
}  // namespace kt
