// Pictures of boards and graphs, without a window: what the screen shows at rest.
#include "view/picture/picture.h"

#include "app/recording/recording.h"
#include "app/settings_of.h"
#include "view/graph/graph_picture.h"
#include "view/pen/picture_font.h"
#include "view/pen/svg_pen.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

const Palette& kLight = find_theme("light")->colours;

Snapshot shown(const std::string& query) {
  const Settings settings = settings_of(query);
  Recording recording(settings, settings.step, [] { return 0.0; });
  while (recording.approach(1) < 1) {
  }
  return recording.snapshot();
}

std::string picture(const std::string& query, const std::string& options = "") {
  PictureMaker maker;
  return maker.svg(shown(query), picture_options("theme=light&" + options));
}

std::vector<SvgElement> elements(const std::string& query, const std::string& options = "") {
  return read_svg(picture(query, options));
}

int count(const std::vector<SvgElement>& all, const std::string& attribute, const std::string& value) {
  return static_cast<int>(std::ranges::count_if(all, [&](const SvgElement& e) { return e[attribute] == value; }));
}

bool says(const std::vector<SvgElement>& all, const std::string& text) {
  return std::ranges::any_of(all, [&](const SvgElement& e) { return e.tag == "text" && e.text == text; });
}

const char* kPruned = "board=8x8&algorithm=pruned-warnsdorff&step=30";

TEST(Picture, ShowsHeatCandidatesAndTheNextMoveOfEveryAlgorithm) {
  const auto all = elements(std::string(kPruned) + "&heat=true");
  EXPECT_GE(count(all, "fill", svg_hex(kLight.heat_high)), 2) << "squares, and the legend's end";
  EXPECT_TRUE(says(all, "1 visit"));
  EXPECT_EQ(count(all, "stroke", svg_hex(kLight.candidate)), 2) << "the dashes to the next move, and the other's ring";
  EXPECT_EQ(count(all, "fill", svg_hex(kLight.candidate)), 2)
      << "the next move's disc, and a number in the other's ring";
  const auto plain = elements(kPruned);
  EXPECT_EQ(count(plain, "fill", svg_hex(kLight.heat_high)), 0);
  EXPECT_EQ(count(plain, "stroke", svg_hex(kLight.candidate)), 2);
  EXPECT_FALSE(says(plain, "1 visit"));
}

TEST(Picture, ShowsFailedMoves) {
  // A backtrack, a candidate off the board, a visited one, a dead end.
  EXPECT_GT(count(elements("board=5x5&step=27"), "stroke", svg_hex(kLight.dead_end)), 0);
  int rejects = 0;
  for (int step = 1; step < 30; ++step) {
    const Snapshot snapshot = shown("board=5x5&detail=candidate&step=" + std::to_string(step));
    PictureMaker maker;
    const auto all = read_svg(maker.svg(snapshot, picture_options("theme=light")));
    if (snapshot.event.type != EventType::reject) continue;
    ++rejects;
    EXPECT_GT(count(all, "stroke", svg_hex(kLight.dead_end)), 0) << step;
  }
  EXPECT_GT(rejects, 5);
  const Snapshot stuck = shown("board=5x5&start=0,1&algorithm=warnsdorff&step=30");
  ASSERT_TRUE(stuck.dead_end);
  PictureMaker maker;
  const auto all = read_svg(maker.svg(stuck, picture_options("theme=light")));
  EXPECT_GE(count(all, "fill", svg_hex(kLight.dead_end)), 2) << "the frame, and the badge";
}

TEST(Picture, ShowsTheLinesOfAlgorithmsWithoutAPath) {
  const auto lines = elements("board=12x12&algorithm=divide-and-conquer&step=5");
  EXPECT_GT(count(lines, "stroke", svg_hex(kLight.path_new)), 0);
  EXPECT_EQ(count(lines, "fill", svg_hex(kLight.muted)), 24 + 1) << "the coordinates; the knight waits, pale";
  EXPECT_GT(count(elements("board=6x6&algorithm=neural-network&step=3"), "stroke", svg_hex(kLight.path_new)), 0);
}

// At the end of a search that found tours the longest path is a tour, not a dead end.
TEST(Picture, ATourIsNotMarkedAsADeadEndAtTheEnd) {
  for (const char* query : {"board=3x4", "graph=A-B;B-C;C-D;D-A;A-C"}) {
    Snapshot snapshot = shown(query);
    snapshot.event = {EventType::exhausted, snapshot.settings.start};
    snapshot.path.clear();
    for (int i = 0; i < static_cast<int>(snapshot.squares); ++i)
      snapshot.longest.push_back({i / snapshot.settings.shown_board().cols, i % snapshot.settings.shown_board().cols});
    const auto marked = [&] {
      PictureMaker maker;
      return count(read_svg(maker.svg(snapshot, picture_options("theme=light"))), "fill", svg_hex(kLight.dead_end));
    };
    EXPECT_EQ(marked(), 0) << query;
    snapshot.longest.pop_back();
    EXPECT_GT(marked(), 0) << query;
  }
}

TEST(Picture, ShowsOnwardMovesInGamesWithHintsOnly) {
  for (const char* query : {"board=5x5&mode=play", "graph=A-B;A-C;B-C&mode=play"}) {
    Snapshot snapshot = shown(query);
    snapshot.candidates = {{snapshot.settings.graph.empty() ? Square{2, 1} : Square{0, 1}, Rejection::none, false, 37}};
    const auto tells = [&] {
      PictureMaker maker;
      return says(read_svg(maker.svg(snapshot, picture_options("theme=light"))), "37");
    };
    EXPECT_FALSE(tells()) << query;
    snapshot.game.hints = true;
    EXPECT_TRUE(tells()) << query;
  }
}

// Each kind has a drawing on a board, and on a graph all that can occur there.
TEST(Picture, DrawsEveryMark) {
  for (const char* query : {"board=5x5", "graph=A-B;B-C;C-A"}) {
    Snapshot snapshot = shown(query);
    const bool on_graph = !snapshot.settings.graph.empty();
    snapshot.candidates.resize(1);
    snapshot.quiz.options = {{0, 1}};
    snapshot.annotations.resize(1);
    PictureFont font;
    SvgPen pen(font.get());
    PathIndex index;
    index.update(snapshot.settings.board, snapshot.path);
    const Stage stage{{0, 0}, {300, 300}, {5, 5}, 1};
    GraphPlaces vertices;
    if (on_graph) place_vertices(vertices, snapshot.settings.graph, stage);
    const auto draw = [&](const Mark& mark) {
      if (on_graph)
        draw_mark(GraphPicture(pen, snapshot, kLight, stage, project({}, stage), vertices), mark);
      else
        draw_mark(BoardPicture(pen, snapshot, kLight, 1, index, project({}, stage)), mark);
    };
    const std::size_t blank = pen.take({0, 0}, {300, 300}).size();
    for (const MarkRow& row : mark_rows()) {
      const Mark mark{.kind = row.kind, .square = {0, 1}, .to = {0, 2}};
      draw(mark);
      const bool cannot_occur = on_graph && row.kind == MarkKind::off_board;
      EXPECT_EQ(pen.take({0, 0}, {300, 300}).size() > blank, !cannot_occur) << query << static_cast<int>(row.kind);
    }
  }
}

// As on a board, the move looked at next has dashes, whether it is possible or not.
TEST(Picture, AGraphShowsTheCandidateLookedAtNext) {
  Snapshot snapshot = shown("graph=A-B;B-C;C-A;C-D&start=A&detail=candidate&step=1");
  const auto dashes = [&](ImU32 colour) {
    PictureMaker maker;
    const auto all = read_svg(maker.svg(snapshot, picture_options("theme=light")));
    return std::ranges::count_if(
        all, [&](const SvgElement& e) { return e["stroke"] == svg_hex(colour) && e["stroke-width"] == "3"; });
  };
  snapshot.path = {{0, 0}, {0, 1}};
  snapshot.candidates = {{.square = {0, 0}, .rejection = Rejection::visited}, {.square = {0, 2}, .onward = 1}};
  EXPECT_GT(dashes(kLight.muted), 0);
  EXPECT_EQ(dashes(kLight.candidate), 0);
  snapshot.candidates[0].looked_at = true;
  EXPECT_EQ(dashes(kLight.muted), 0);
  EXPECT_GT(dashes(kLight.candidate), 0);
}

// Letters under the board; numbers of columns above it.
TEST(Picture, ARevealedShowOfHandsKeepsItsLettersAndHasBars) {
  for (const char* query : {"board=5x5&step=1", "graph=A-B;A-C;B-C&step=0"}) {
    Snapshot snapshot = shown(query);
    std::vector<Square> options;
    for (Candidate& candidate : snapshot.candidates) {
      if (candidate.rejection == Rejection::none) options.push_back(candidate.square);
      candidate.onward = 37;
    }
    ASSERT_GE(options.size(), 2u);
    const auto drawn = [&](std::optional<Square> answer) {
      snapshot.quiz = {
          .kind = QuizView::Kind::next, .options = options, .answer = answer, .truth = options[0], .hands = {17, 23}};
      snapshot.quiz.by_hands = true;
      PictureMaker maker;
      return read_svg(maker.svg(snapshot, picture_options("theme=light")));
    };
    for (const std::optional<Square> answer : {std::optional<Square>(), std::optional(options[1])}) {
      const auto all = drawn(answer);
      for (const char* text : {"A", "B", "17", "23"}) EXPECT_TRUE(says(all, text)) << query << ": " << text;
      EXPECT_FALSE(says(all, "37")) << "the number of onward moves";
      EXPECT_GE(count(all, "fill", svg_hex(kLight.candidate)), 1) << "the bars";
    }
  }
}

TEST(Picture, PlacesCoordinatesAsUsual) {
  const auto height_of = [](const char* query, const char* text) {
    for (const SvgElement& e : elements(query, "numbers=0")) {
      if (e.tag == "text" && e.text == text) return std::stof(e["y"]);
    }
    ADD_FAILURE() << text;
    return 0.0f;
  };
  EXPECT_GT(height_of("board=3x12", "l"), height_of("board=3x12", "1"));
  EXPECT_LT(height_of("board=3x12&squares=row-column", "11"), height_of("board=3x12&squares=row-column", "0"));
}

TEST(Picture, MergesShapesOfTheSameStyle) {
  const auto squares = elements("board=8x8", "numbers=0&coordinates=0&knight=0");
  EXPECT_LE(squares.size(), 9u) << "the ground, two shades, the start's own, its dot, the rim";
  // A full board has 63 moves and 64 numbers, with a halo each.
  const auto tour = elements("board=8x8&algorithm=warnsdorff&step=63");
  const auto paths = std::ranges::count(tour, "path", &SvgElement::tag);
  EXPECT_LT(paths, 180);
  EXPECT_LT(picture("board=8x8&algorithm=warnsdorff&step=63").size(), 25'000u);
}

TEST(Picture, ALargeBoardStaysSmall) {
  for (const char* board :
       {"board=100x100&algorithm=warnsdorff&step=9999", "board=200x200&algorithm=warnsdorff&step=39999",
        "board=1000x1000&algorithm=warnsdorff&step=600000"}) {
    const std::string svg = picture(board);
    EXPECT_LT(svg.size(), 700'000u) << board;
    EXPECT_LT(read_svg(svg).size(), 1'500u) << board;
  }
}

TEST(Picture, MergedSquaresKeepTheirColours) {
  Snapshot snapshot = shown("board=1000x1000");
  snapshot.settings.holes = {{500, 500}};
  snapshot.path.clear();
  for (int row = 0; row < 500; ++row) {
    for (int col = 0; col < 1000; ++col) snapshot.path.push_back({row, col});
  }
  PictureMaker maker;
  const auto all = read_svg(maker.svg(snapshot, picture_options("theme=light&knight=0&coordinates=0&numbers=0")));
  // Half of the board is covered by runs as long as the board, with the colours of the path from old to new.
  float lowest = 0;
  int wide = 0;
  for (const SvgElement& element : all) {
    if (element.tag != "path" || element["shape-rendering"].empty() || element["fill"] == svg_hex(kLight.background))
      continue;
    const Box box = box_of(element);
    if (box.max.y - box.min.y < 600) lowest = std::max(lowest, box.max.y);
    if (box.max.x - box.min.x > 600) ++wide;
  }
  EXPECT_GT(wide, 10);
  EXPECT_NEAR(lowest, 320, 3);
}

TEST(Picture, MergesSquaresOfOneRowOnly) {
  // Two holes, at the end of a row and at the beginning of the next one, or of another.
  EXPECT_EQ(count_of(picture("board=150&holes=0,149;1,0"), "M"), count_of(picture("board=150&holes=0,149;3,0"), "M"));
}

TEST(Picture, FollowsItsOptions) {
  const std::string query = "board=5x5&start=a1&step=7";
  const auto all = elements(query);
  EXPECT_TRUE(says(all, "8"));
  EXPECT_TRUE(says(all, "a"));
  EXPECT_EQ(count(all, "fill", svg_hex(kLight.knight)), 1 + 8) << "the knight, and the numbers";
  EXPECT_EQ(all[0]["width"], "640");
  EXPECT_EQ(all[0]["viewBox"], "0 0 640 638");
  EXPECT_FALSE(says(elements(query, "numbers=0"), "8"));
  EXPECT_FALSE(says(elements(query, "coordinates=0"), "a"));
  const auto bare = elements(query, "knight=0&numbers=0");
  EXPECT_EQ(count(bare, "fill", svg_hex(kLight.knight)), 0);
  EXPECT_EQ(count(bare, "stroke", svg_hex(kLight.candidate)), 0) << "what comes next is the knight's";
  const auto unmarked = elements(query, "marks=0");
  EXPECT_EQ(count(unmarked, "fill", svg_hex(kLight.knight)), 1 + 8);
  EXPECT_EQ(count(unmarked, "stroke", svg_hex(kLight.candidate)), 0) << "the knight alone";
  EXPECT_EQ(elements(query, "ground=0").size() + 1, all.size());
  const auto dark = elements(query, "theme=dark");
  EXPECT_EQ(dark[1]["fill"], svg_hex(find_theme("dark")->colours.background));
  EXPECT_EQ(elements(query, "theme=auto&dark=1")[1]["fill"], dark[1]["fill"]);
  EXPECT_EQ(elements(query, "theme=auto&contrast=1")[1]["fill"], svg_hex(find_theme("contrast")->colours.background));
  EXPECT_GT(count(elements(query + "&end=c3", "accent=%23123456"), "fill", "#123456"), 0) << "the flag";
  const auto wide = elements(query, "width=900&height=300");
  EXPECT_EQ(wide[0]["viewBox"], "0 0 900 300");
  Box board;
  for (const SvgElement& e : wide) {
    if (!e["shape-rendering"].empty() && e["fill"] != svg_hex(kLight.background))
      board.add(box_of(e).min), board.add(box_of(e).max);
  }
  EXPECT_EQ(board.min.x, 324);
  EXPECT_EQ(board.max.y, 276);
  for (const char* nonsense :
       {"width=0", "width=", "height=-3", "numbers", "theme=pink", "width=99999999999", "no=1"}) {
    read_svg(picture(query, nonsense));
  }
}

TEST(Picture, FillsThePlaceOfTheBoard) {
  const std::string query = "board=5x5&start=a1&step=7&theme=projector&scale=2";
  const auto squares = [](const std::vector<SvgElement>& all) {
    Box board;
    for (const SvgElement& e : all) {
      if (!e["shape-rendering"].empty() && e["fill"] != "#ffffff") board.add(box_of(e).min), board.add(box_of(e).max);
    }
    return board;
  };
  const auto scaled = [&](const char* options) {
    PictureMaker maker;
    return read_svg(maker.svg(shown(query), picture_options(options)));
  };
  const auto plain = scaled("width=864&height=864"), placed = scaled("width=864&height=864&density=1");
  EXPECT_EQ(plain[0]["viewBox"], "0 0 864 864");
  EXPECT_EQ(placed[0]["viewBox"], "0 0 320 320") << "2.7 pixels to a unit";
  // Squares of whole pixels: 147 / 2.7, not 54.
  EXPECT_NEAR(squares(placed).max.x - squares(placed).min.x, 5 * 146 / 2.7 + 2, 0.1) << "and the rim";
  const auto fine = scaled("width=864&height=864&density=2");
  EXPECT_NEAR(squares(fine).max.x - squares(fine).min.x, 5 * 146.5 / 2.7 + 2, 0.1);
}

TEST(Picture, ABlankPictureShowsBoardAndStart) {
  const auto blank =
      elements("board=6x6&algorithm=warnsdorff-backtracking&start=b2&step=20&heat=true", "blank=1&knight=0");
  EXPECT_TRUE(says(blank, "1"));
  int squares = 0;
  for (const SvgElement& e : blank) squares += e["fill"] == svg_hex(kLight.text) && e.tag == "text";
  EXPECT_EQ(squares, 1);
  EXPECT_EQ(count(blank, "stroke", svg_hex(kLight.candidate)), 0);
  EXPECT_EQ(blank.size(), elements("board=6x6&start=b2", "blank=1&knight=0").size());
  const auto none = elements("board=6x6&algorithm=divide-and-conquer&step=5", "blank=1&knight=0");
  EXPECT_EQ(count(none, "stroke", svg_hex(kLight.path_new)), 0);
}

TEST(Picture, IsWellFormedForAllAlgorithmsAndThemes) {
  for (const Algorithm& algorithm : algorithms()) {
    for (const Theme& theme : themes()) {
      for (const char* more : {"&step=0", "&step=7", "&step=3000&heat=true"}) {
        const std::string board = algorithm.id == "brute-force" ? "board=3x4" : "board=8x8";
        const std::string query = board + "&algorithm=" + std::string(algorithm.id) + more;
        PictureMaker maker;
        PictureOptions options;
        options.theme = &theme;
        for (const SvgElement& e : read_svg(maker.svg(shown(query), options))) {
          EXPECT_TRUE(e.tag == "svg" || e.tag == "path" || e.tag == "text") << e.tag;
          EXPECT_FALSE(e.has("style") || e.has("id") || e.has("class"));
        }
      }
    }
  }
}

TEST(Picture, DrawsAGraphAsOnTheScreenOrLaysItOut) {
  const std::string query = "graph=A-B;A-C;B-C;B-D;C-D;D>E&start=A&step=2";
  const auto all = elements(query);
  EXPECT_EQ(all[0]["viewBox"], "0 0 640 480");
  for (const char* name : {"A", "B", "C", "D", "E"}) EXPECT_TRUE(says(all, name)) << name;
  EXPECT_GT(count(all, "stroke", svg_hex(kLight.candidate)), 0);
  EXPECT_EQ(count(elements(query, "knight=0"), "stroke", svg_hex(kLight.candidate)), 0);
  const Snapshot snapshot = shown(query);
  GraphPlaces places{snapshot.settings.graph, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0.5f, 0.5f}}};
  PictureMaker maker;
  for (const SvgElement& e : read_svg(maker.svg(snapshot, {}, &places))) {
    if (e.tag == "text" && (e.text == "A" || e.text == "E")) {
      EXPECT_NEAR(std::stof(e["x"]), e.text == "A" ? 48 : 320, 1);
    }
  }
  // Another graph than the one on the screen.
  EXPECT_TRUE(says(read_svg(maker.svg(shown("graph=X-Y"), {}, &places)), "X"));
}

// If names do not fit, vertices are dots without names, and moves have no arrowheads.
TEST(Picture, OmitsNamesInAGraphOfAThousandVertices) {
  const auto ring = [](int count) {
    std::string text = "step=5&graph=";
    for (int v = 0; v < count; ++v) text += "v" + std::to_string(v) + "-v" + std::to_string((v + 1) % count) + ";";
    return elements(text);
  };
  const auto small = ring(20), large = ring(1000);
  EXPECT_TRUE(says(small, "v19"));
  EXPECT_FALSE(says(large, "v0") || says(large, "v999"));
  EXPECT_GE(count(large, "stroke", svg_hex(kLight.candidate)), 1) << "the next move";
}

TEST(Picture, OneMakerMakesIndependentPictures) {
  PictureMaker maker;
  const Snapshot small = shown("board=5x5&step=9"), large = shown("board=9x9&step=30"), graph = shown("graph=A-B;B-C");
  const std::string first = maker.svg(small, {});
  maker.svg(large, {});
  maker.svg(graph, {});
  EXPECT_EQ(maker.svg(small, {}), first);
}

}  // namespace
}  // namespace kt
