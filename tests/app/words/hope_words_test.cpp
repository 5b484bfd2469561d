#include "app/words/hope_words.h"

#include <gtest/gtest.h>

#include "app/in_english.h"
#include "app/settings_of.h"

namespace kt {
namespace {

Snapshot lost(HopeView hope = {}) {
  Snapshot snapshot;
  snapshot.path = {{0, 0}, {1, 2}, {2, 4}};
  hope.outlook = Outlook::impossible;
  hope.since = 2;
  hope.is_exact = true;
  snapshot.hope = hope;
  return snapshot;
}

std::string said(const Snapshot& snapshot) { return in_english(describe_hope(snapshot)); }

TEST(HopeWords, SayWhenTheSearchWillNotice) {
  using enum HopeView::End;
  EXPECT_EQ(said(lost({.visits_left = 6214, .end = notices})),
            "Lost since c7, number 2 on the path; the search will notice after 6,214 more visits.");
  EXPECT_EQ(said(lost({.visits_left = 1, .end = notices})),
            "Lost since c7, number 2 on the path; the search will notice after 1 more visit.");
  EXPECT_EQ(said(lost({.visits_left = 0, .end = notices})),
            "Lost since c7, number 2 on the path; the search will notice without another visit.");
  EXPECT_EQ(
      said(lost({.visits_left = 12, .end = restarts})),
      "Lost since c7, number 2 on the path; the search will not notice, but will start again after 12 more visits.");
  EXPECT_EQ(said(lost({.end = stuck})), "Lost since c7, number 2 on the path; the search will never notice.");
  EXPECT_EQ(said(lost({.visits_since = 1204})),
            "Lost since c7, number 2 on the path; the search has not noticed for 1,204 visits.");
  EXPECT_EQ(said(lost()), "Lost since c7, number 2 on the path.");
}

TEST(HopeWords, CountAsTheBoardDoes) {
  Snapshot snapshot = lost();
  snapshot.settings.base = 0;
  EXPECT_EQ(said(snapshot), "Lost since c7, number 1 on the path.");
}

TEST(HopeWords, GiveNoChangingNumbersAtHighSpeed) {
  Snapshot snapshot = lost({.visits_left = 6214, .end = HopeView::End::notices});
  snapshot.pace = Pace::blur;
  EXPECT_EQ(said(snapshot), "Lost since c7, number 2 on the path.");
}

TEST(HopeWords, SayWhatIsNotKnown) {
  Snapshot snapshot = lost();
  snapshot.hope.is_exact = false;
  EXPECT_EQ(said(snapshot), "Lost since c7, number 2 on the path, or earlier.");
  snapshot.hope.outlook = Outlook::unknown;
  EXPECT_EQ(said(snapshot), "It would take too long to find out whether this path can still become a tour.");
  snapshot.hope.outlook = Outlook::looking;
  EXPECT_EQ(said(snapshot), "Checking whether this path can still become a tour…");
  snapshot.hope.outlook = Outlook::possible;
  snapshot.settings.goal = Goal::closed;
  EXPECT_EQ(said(snapshot), "This path can still become a closed tour.");
  snapshot.hope.outlook = Outlook::unasked;
  EXPECT_EQ(said(snapshot), "");
}

TEST(HopeWords, AreSilentAtATour) {
  Snapshot snapshot = lost();
  snapshot.state = RunState::tour;
  EXPECT_EQ(said(snapshot), "");
  snapshot.state = RunState::playing;
  snapshot.done = true;
  snapshot.outcome = RunState::tour;
  EXPECT_EQ(said(snapshot), "") << "another board still searches";
}

TEST(HopeWords, TellTheShareInVainOnceItIsKnown) {
  Snapshot snapshot;
  snapshot.visits = 8'250'733;
  EXPECT_FALSE(share_in_vain(snapshot));
  snapshot.hope.lost_visits = 8'250'669;
  EXPECT_EQ(in_english(*share_in_vain(snapshot)), "99.99%");
}

}  // namespace
}  // namespace kt
