#include "app/state/path_text.h"

#include <gtest/gtest.h>

#include "app/from_query.h"
#include "app/settings/version.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

SnapshotApp at(std::string_view query, int steps) {
  SnapshotApp app = opened(query);
  app.apply(StepBy{steps});
  return app;
}

const std::string kVersion{program_version()};

TEST(PathText, WritesThePathInEachFormat) {
  const SnapshotApp app = at("board=5x5", 2);
  EXPECT_EQ(path_text(app, "matrix"),
            "01 -- -- -- --\n-- -- -- -- --\n-- 02 -- -- --\n-- -- -- -- --\n-- -- 03 -- --\n");
  EXPECT_EQ(path_text(app, "squares"), "0,0 2,1 4,2");
  EXPECT_EQ(path_text(app, "chess"), "a5 b3 c1");
  EXPECT_EQ(
      path_text(app, "json"),
      R"({"status":"limit","reason":"the search has not tried everything","closed":false,"visits":3,"backtracks":0,)"
      R"("steps":2,"visitsInVain":null,"squares":[[0,0],[2,1],[4,2]],"board":"5x5","settings":{"board":"5x5","holes":"none",)"
      R"("leaper":"1,2","graph":"none","start":"a5","end":"none","given":"none","goal":"tour",)"
      R"("algorithm":"backtracking","moves":"clockwise","tie":"first","seed":"1","detail":"move","compare":"none"},)"
      R"("version":")" +
          kVersion + R"("})");
  EXPECT_EQ(path_text(at("board=5x5&base=0", 1), "matrix")->substr(0, 2), "00");
  EXPECT_FALSE(path_text(app, "latin").has_value());
  EXPECT_EQ(path_text(app, "latin").error(), "toText: 'latin' is not one of " + ids_of(text_formats()));
}

TEST(PathText, KnowsEveryListedFormat) {
  const SnapshotApp app = at("board=5x5", 2);
  EXPECT_EQ(text_formats().size(), 5u);
  for (const TextFormat& format : text_formats()) EXPECT_TRUE(path_text(app, format.id)) << format.id;
}

TEST(PathText, SaysHowTheSearchEnded) {
  const auto ending = [](std::string_view query, int steps) {
    const std::string json = *path_text(at(query, steps), "json");
    return json.substr(0, json.find(",\"visits"));
  };
  EXPECT_EQ(ending("board=3", 1000), R"({"status":"none","reason":"the search has tried everything","closed":false)");
  EXPECT_EQ(ending("board=3&algorithm=pruned", 1000),
            R"({"status":"none","reason":"the search has tried or pruned every path","closed":false)");
  EXPECT_EQ(ending("board=1", 1), R"({"status":"tour","reason":"the search has tried everything","closed":false)");
  EXPECT_EQ(ending("board=3&algorithm=warnsdorff", 100),
            R"({"status":"stuck","reason":"the search has not tried everything","closed":false)");
  EXPECT_EQ(ending("board=3&holes=1,1", 7), R"({"status":"tour","reason":"","closed":true)");
  EXPECT_EQ(ending("board=6x5&algorithm=warnsdorff", 29), R"({"status":"tour","reason":"","closed":false)");
}

// Every format can be read back.
TEST(PathText, WritesToursThatReadBack) {
  const SnapshotApp app = at("board=6x5&algorithm=warnsdorff", 29);
  ASSERT_EQ(app.state(), RunState::tour);
  for (const auto& [format, title, of_graphs, write] : text_formats()) {
    if (format == "moves") continue;  // it has no start
    const auto tour = parse_tour(*path_text(app, format), {.board = Board{6, 5}});
    ASSERT_TRUE(tour.has_value()) << format;
    EXPECT_EQ(tour->squares, app.search().path()) << format;
    EXPECT_TRUE(check_written_tour(*tour).valid) << format;
  }
  const std::string moves = *path_text(app, "moves");
  EXPECT_EQ(moves.size(), 29u);
  Square square = app.search().path().front();
  const auto offsets = moves_of({1, 2}, *parse_move_order("clockwise"));
  for (const char digit : moves) {
    const Offset offset = offsets[static_cast<std::size_t>(digit - '1')];
    square = {square.row + offset.row, square.col + offset.col};
  }
  EXPECT_EQ(square, app.search().path().back());
}

TEST(PathText, WritesTheVerticesOfAGraph) {
  const SnapshotApp app = at("graph=A-B;B-C", 2);
  EXPECT_EQ(path_text(app, "squares"), "A B C");
  EXPECT_EQ(path_text(app, "moves").error(), "toText: 'moves' does not work for graphs; matrix, squares, json do");
}

TEST(CheckJson, ReportsTheFirstFaultAndItsPlace) {
  EXPECT_EQ(check_json("1 2 5\n3 4 6", ""),
            R"j({"valid":false,"message":"invalid: the move from 1 at (0,0) to 2 at (0,1) is not a knight's move",)j"
            R"j("reading":"Read as visit numbers from 1, row by row.","board":"2x3",)j"
            R"j("holes":[],"squares":[[0,0],[0,1],[1,0],[1,1],[0,2],[1,2]],"fault":1,"version":")j" +
                kVersion + R"("})");
  EXPECT_EQ(check_json("1 2 x?", ""),
            R"({"valid":false,"message":"'x?' is neither a number nor a square","reading":"","board":"","holes":[],)"
            R"("squares":[],"fault":-1,"version":")" +
                kVersion + R"("})");
  EXPECT_NE(check_json("a1 b3", "0x9").find("board: '0x9' is not a size RxC with 1 to 1024 rows and columns"),
            std::string::npos);
  const std::string tour = *path_text(at("board=6x5&algorithm=warnsdorff", 29), "matrix");
  EXPECT_NE(check_json(tour, "").find(R"("valid":true,"message":"valid open tour",)"
                                      R"("reading":"Read as visit numbers from 1, row by row.","board":"6x5")"),
            std::string::npos);
  EXPECT_NE(check_json(tour, "").find(R"("fault":-1)"), std::string::npos);
}

TEST(CheckJson, ChecksTheGivenPiece) {
  constexpr std::string_view kRound = "a2 b2 b1 a1";
  EXPECT_TRUE(check_json(kRound, "2x2", {}, {.leaper = Leaper{0, 1}})
                  .starts_with(R"({"valid":true,"message":"valid closed tour")"));
  EXPECT_TRUE(check_json(kRound, "2x2").starts_with(R"({"valid":false)"));
  EXPECT_TRUE(check_json(R"({"squares":"a2 b2 b1 a1","leaper":"0,1"})", "2x2", {}, {.leaper = Leaper{1, 2}})
                  .starts_with(R"({"valid":true)"))
      << "the text names the piece";
}

TEST(CheckJson, PointsAtTheLastSquareBeforeAMissingNumber) {
  const std::string json = check_json("1 . .\n. . 2\n4 . .", "");
  EXPECT_NE(json.find("3 is missing"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("fault":1)"), std::string::npos) << json;
}

TEST(CheckSnapshot, ShowsThePathBeforeTheFirstFaultAndTheFault) {
  const Snapshot wrong = check_snapshot("0,0 1,2 2,2 0,1", "3x3");
  EXPECT_EQ(wrong.settings.board, (Board{3, 3}));
  EXPECT_EQ(wrong.path, (std::vector<Square>{{0, 0}, {1, 2}}));
  EXPECT_EQ(wrong.event, (Event{EventType::backtrack, {2, 2}}));
  EXPECT_EQ(wrong.state, RunState::paused);
  const Snapshot off = check_snapshot("0,0 1,2 3,3", "3x3");
  EXPECT_EQ(off.path.size(), 2u);
  EXPECT_EQ(off.event, (Event{EventType::reject, {3, 3}, Rejection::off_board}));
}

TEST(CheckSnapshot, ShowsTheTourOfTheGivenPiece) {
  const Snapshot round = check_snapshot("a2 b2 b1 a1", "2x2", {.leaper = Leaper{0, 1}});
  EXPECT_EQ(round.state, RunState::tour);
  EXPECT_EQ(round.settings.leaper, (Leaper{0, 1}));
}

TEST(CheckSnapshot, ShowsACompleteTour) {
  const SnapshotApp app = at("board=6x5&algorithm=warnsdorff", 29);
  const Snapshot right = check_snapshot(*path_text(app, "matrix"), "");
  EXPECT_TRUE(std::ranges::equal(right.path, app.search().path()));
  EXPECT_EQ(right.state, RunState::tour);
  EXPECT_EQ(right.squares, 30u);
  const Snapshot holed = check_snapshot("1 . 3\n. # .\n. 2 .", "");
  EXPECT_EQ(holed.settings.holes.size(), 1u);
  EXPECT_EQ(holed.squares, 8u);
}

TEST(CheckSnapshot, NumbersAndNamesSquaresAsTheTextDoes) {
  const Settings matrix = check_snapshot("0 5 2\n3 8 7\n6 1 4", "").settings;
  EXPECT_EQ(matrix.base, 0);
  EXPECT_EQ(matrix.squares, Notation::row_col);
  const Settings chess = check_snapshot("a3 b1 c3", "3x3").settings;
  EXPECT_EQ(chess.base, 1);
  EXPECT_EQ(chess.squares, Notation::chess);
  EXPECT_EQ(check_snapshot("(1,1) (3,2) (1,3)", "3x3").settings.squares, Notation::chess) << "no board is so named";
}

TEST(CheckSnapshot, IsEmptyForUnreadableText) {
  EXPECT_TRUE(check_snapshot("a knight goes around", "").path.empty());
  EXPECT_TRUE(check_snapshot("a1 b3", "0x9").path.empty());
}

}  // namespace
}  // namespace kt
