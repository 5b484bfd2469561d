#include "view/tree/tree_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/state/search_view.h"
#include "view/invented.h"
#include "view/pen/picture_font.h"
#include "view/svg_reader.h"
#include "view/tree/tree_picture.h"

namespace kt {
namespace {

using Kind = TreeItem::Kind;

TreeLayout whole(const Snapshot& snapshot) { return lay_out_tree(snapshot, tree_rows(snapshot), SIZE_MAX); }

std::size_t count(const TreeLayout& layout, Kind kind) {
  return static_cast<std::size_t>(std::ranges::count(layout.items, kind, &TreeItem::kind));
}

const TreeItem* find(const TreeLayout& layout, Kind kind) {
  const auto found = std::ranges::find(layout.items, kind, &TreeItem::kind);
  return found == layout.items.end() ? nullptr : &*found;
}

testing::AssertionResult nothing_overlaps(const TreeLayout& layout) {
  for (std::size_t i = 0; i < layout.items.size(); ++i) {
    for (std::size_t k = i + 1; k < layout.items.size(); ++k) {
      const TreeItem &a = layout.items[i], &b = layout.items[k];
      const bool apart = a.max.x <= b.min.x || b.max.x <= a.min.x || a.max.y <= b.min.y || b.max.y <= a.min.y;
      if (!apart) return testing::AssertionFailure() << a.label << " and " << b.label;
    }
  }
  return testing::AssertionSuccess();
}

// Each frame has this many abandoned moves, with the size `visits`, and this many to try.
Snapshot bushy(const char* settings, std::size_t depth, std::size_t past, std::size_t future,
               std::optional<std::uint64_t> visits) {
  Snapshot snapshot = invented_stack(settings, depth);
  for (StackFrame& frame : snapshot.stack) {
    frame.branches.clear();
    const auto add = [&](bool looked_at, bool given_up) {
      frame.branches.push_back({{{0, 1}, Rejection::none, looked_at, 5}, given_up ? visits : std::nullopt});
    };
    for (std::size_t i = 0; i < past; ++i) add(true, true);
    if (frame.depth < depth) {
      frame.current = static_cast<int>(past);
      add(false, false);
    }
    for (std::size_t i = 0; i < future; ++i) add(false, false);
  }
  return snapshot;
}

// The last frame of a window below the top leads to the next square.
TEST(TreeLayout, EndsAtAHiddenAnswerOnlyOnTop) {
  Snapshot snapshot = invented_stack("", 10, 1, 5);
  const std::size_t rows = whole(snapshot).items.size();
  hide_answer(snapshot);
  EXPECT_EQ(whole(snapshot).items.size(), rows);
  snapshot = invented_stack("", 10, 6);
  hide_answer(snapshot);
  EXPECT_TRUE(snapshot.stack.back().branches.empty());
}

TEST(TreeLayout, HasARowForEachSquareOfThePath) {
  const TreeLayout layout = whole(invented_stack("", 7));
  std::vector<float> rows;
  for (const TreeItem& item : layout.items) {
    if (item.kind != Kind::node) continue;
    EXPECT_EQ(item.at.x, 0);
    EXPECT_EQ(item.at.y, static_cast<float>(item.depth - 1) * kTreeRow);
    rows.push_back(item.at.y);
  }
  EXPECT_EQ(rows.size(), 7u);
  EXPECT_EQ(count(layout, Kind::folded), 6u);
  EXPECT_EQ(count(layout, Kind::open), 7u);
  EXPECT_EQ(count(layout, Kind::pruned), 7u);
  EXPECT_EQ(count(layout, Kind::more), 0u);
}

TEST(TreeLayout, PlacesPastMovesLeftAndFutureMovesRight) {
  const TreeLayout layout = whole(bushy("", 5, 3, 2, 7));
  for (const TreeItem& item : layout.items) {
    if (item.kind == Kind::folded) {
      EXPECT_LT(item.at.x, 0);
    }
    // The next move is drawn where the path would continue.
    if (item.kind == Kind::open) {
      EXPECT_TRUE(item.at.x > 0 || (item.at.x == 0 && item.depth == 6)) << item.depth;
    }
  }
}

TEST(TreeLayout, NothingOverlaps) {
  for (const char* settings : {"", "board=1024&start=1000,1000", "graph=A_vertex_with_a_long_name-B;B-C"}) {
    for (const std::size_t past : {0u, 1u, 3u, 7u, 200u}) {
      for (const std::size_t future : {0u, 1u, 7u, 54u}) {
        for (const auto visits : std::initializer_list<std::optional<std::uint64_t>>{{}, 1, 9'999, UINT64_MAX}) {
          Snapshot snapshot = bushy(settings, 12, past, future, visits);
          snapshot.dead_end = future == 0;
          EXPECT_TRUE(nothing_overlaps(whole(snapshot))) << settings << past << " " << future;
          snapshot.stack.erase(snapshot.stack.begin(), snapshot.stack.begin() + 3);
          snapshot.stack.pop_back();
          EXPECT_TRUE(nothing_overlaps(whole(snapshot))) << settings << past << " " << future;
        }
      }
    }
  }
}

TEST(TreeLayout, PartsMatchTheWholeLayout) {
  const Snapshot snapshot = invented_stack("", 60);
  const TreeLayout all = whole(snapshot);
  std::size_t items = 0, lines = 0;
  for (int row = -1; row <= tree_rows(snapshot).last; ++row) {
    const TreeLayout part = lay_out_tree(snapshot, {row, row}, SIZE_MAX);
    items += part.items.size();
    lines += part.lines.size();
    for (const TreeItem& item : part.items) {
      EXPECT_EQ(std::lround(item.at.y / kTreeRow), row);
    }
  }
  EXPECT_EQ(items, all.items.size());
  EXPECT_EQ(lines, all.lines.size());
}

TEST(TreeLayout, ReportsHowMuchIsNotDrawn) {
  Snapshot snapshot = invented_stack("board=64", 1000, 941);
  TreeLayout layout = whole(snapshot);
  EXPECT_EQ(count(layout, Kind::node), 60u);
  ASSERT_EQ(count(layout, Kind::more), 1u);
  EXPECT_EQ(find(layout, Kind::more)->label, "… 940 more above");
  for (const TreeItem& item : layout.items)
    EXPECT_EQ(item.is_top, item.kind == Kind::node && item.depth == 1000) << item.depth;
  snapshot = invented_stack("board=64", 1000, 1, 60);
  layout = whole(snapshot);
  // The square after the last frame is known, too.
  EXPECT_EQ(count(layout, Kind::node), 61u);
  ASSERT_EQ(count(layout, Kind::more), 1u);
  EXPECT_EQ(find(layout, Kind::more)->label, "… 939 more below");
}

TEST(TreeLayout, CountsManySiblings) {
  const TreeLayout layout = whole(bushy("", 2, 200, 0, 1));
  ASSERT_GE(count(layout, Kind::more), 1u);
  EXPECT_EQ(count(layout, Kind::folded), 14u);
  EXPECT_EQ(find(layout, Kind::more)->label, "+193");
}

TEST(TreeLayout, ShowsHowThePathEnds) {
  Snapshot snapshot = bushy("", 5, 0, 0, {});
  EXPECT_FALSE(find(whole(snapshot), Kind::dead_end));
  snapshot.dead_end = true;
  ASSERT_TRUE(find(whole(snapshot), Kind::dead_end));
  EXPECT_EQ(find(whole(snapshot), Kind::dead_end)->label, "dead end");
  Snapshot tried = bushy("", 5, 2, 0, 3);
  tried.dead_end = true;
  EXPECT_EQ(find(whole(tried), Kind::dead_end)->label, "all tried");
  snapshot.dead_end = false;
  snapshot.state = RunState::tour;
  snapshot.closed = true;
  ASSERT_TRUE(find(whole(snapshot), Kind::tour));
  EXPECT_EQ(find(whole(snapshot), Kind::tour)->label, "closed tour");
}

TEST(TreeLayout, LeavesOutFlickeringParts) {
  Snapshot snapshot = invented_stack("", 10);
  EXPECT_EQ(count(lay_out_tree(snapshot, tree_rows(snapshot), 4), Kind::folded), 9u) << "not while it is slow";
  snapshot.pace = Pace::blur;
  EXPECT_EQ(count(lay_out_tree(snapshot, tree_rows(snapshot), 4), Kind::folded), 3u);
  EXPECT_EQ(count(lay_out_tree(snapshot, tree_rows(snapshot), 4), Kind::node), 4u);
  const TreeLayout layout = lay_out_tree(snapshot, tree_rows(snapshot), 4, "6 squares come and go");
  EXPECT_EQ(layout.items.back().label, "6 squares come and go");
  snapshot.stack.clear();
  EXPECT_EQ(count(lay_out_tree(snapshot, tree_rows(snapshot), 4), Kind::node), 4u) << "from the path alone";
}

TEST(TreeLayout, TrianglesGrowWithTheirSizeButStaySmall) {
  float last = folded_radius(1);
  EXPECT_EQ(folded_radius(std::nullopt), last);
  for (const std::uint64_t visits : {10u, 1000u, 100'000u, 100'000'000u}) {
    EXPECT_GT(folded_radius(visits), last);
    last = folded_radius(visits);
  }
  EXPECT_LT(folded_radius(UINT64_MAX), 12);
}

std::string drawn(const Snapshot& snapshot, const Theme& theme, const std::string& caption) {
  return tree_svg(whole(snapshot), snapshot.settings, theme.colours, caption, PictureFont().get());
}

TEST(TreePicture, IsWellFormedWithAGroupForEachItem) {
  for (const char* settings : {"", "theme=dark", "board=20&start=a1", "graph=A-B;B-C"}) {
    const Snapshot snapshot = invented_stack(settings, 40);
    const TreeLayout layout = whole(snapshot);
    const auto svg = read_svg(drawn(snapshot, theme_for(snapshot.settings.theme, {}), "A < B & \"C\""));
    const auto parts = [&](const char* kind) {
      return std::ranges::count_if(svg, [&](const SvgElement& e) { return e.tag == "g" && e["class"] == kind; });
    };
    EXPECT_EQ(parts("node"), count(layout, Kind::node));
    EXPECT_EQ(parts("given-up"), count(layout, Kind::folded));
    EXPECT_EQ(parts("to-try"), count(layout, Kind::open));
    EXPECT_EQ(parts("left-out"), count(layout, Kind::pruned));
    EXPECT_EQ(std::ranges::count(svg, "g", &SvgElement::tag), std::ssize(layout.items));
    EXPECT_EQ(std::ranges::count(svg, "title", &SvgElement::tag), std::ssize(layout.items) + 1);
    EXPECT_EQ(svg[1].text, "A < B & \"C\"");
    EXPECT_EQ(svg.back().text, "A < B & \"C\"");
  }
}

TEST(TreePicture, UsesTheColoursOfTheTheme) {
  const Snapshot snapshot = invented_stack("", 3);
  EXPECT_NE(drawn(snapshot, *find_theme("light"), "").find("#faf9f6"), std::string::npos);
  EXPECT_NE(drawn(snapshot, *find_theme("dark"), ""), drawn(snapshot, *find_theme("light"), ""));
}

}  // namespace
}  // namespace kt
