// The picture of a moving search on a pen that writes text: the same pieces as on the screen.
#include <gtest/gtest.h>

#include "view/board/board_picture.h"
#include "view/graph/graph_picture.h"
#include "view/motion/moving_search.h"
#include "view/pen/picture_font.h"
#include "view/pen/strokes.h"
#include "view/pen/svg_pen.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

constexpr double kPicture = 1.0 / 60;

// A moving search as pictures, frame by frame.
class Pictured : public MovingSearch {
 public:
  using MovingSearch::MovingSearch;

  // Lets time pass, with the steps that are due. Some time before the start there is none to undo.
  void frame(bool backwards) {
    snapshot.now += kPicture;
    due_ += kPicture;
    if (due_ >= interval - 1e-9) {
      due_ = 0;
      backwards ? undo_step() : make_step();
    }
    snapshot.backwards = backwards;
    show(backwards);
  }

  // `side`: of a square, on a board.
  std::string picture(float side = 60) {
    SvgPen pen(font_.get());
    const Palette& colours = find_theme("light")->colours;
    const bool marks = shows_each_step(snapshot.pace);
    if (snapshot.settings.graph.empty()) {
      index_.update(snapshot.settings.board, shown_path(snapshot));
      const Board board = snapshot.settings.board;
      const ImVec2 size{static_cast<float>(board.cols), static_cast<float>(board.rows)};
      const Stage stage{{0, 0}, {size.x * side, size.y * side}, size};
      BoardPicture picture(pen, snapshot, colours, 1, index_, project({}, stage));
      picture.motion = &motion;
      draw_board_pieces(picture, {.marks = marks});
      centres_.clear();
      for (int i = 0; i < board.squares(); ++i) centres_.push_back(picture.centre({i / board.cols, i % board.cols}));
    } else {
      const Stage stage = graph_stage({0, 0}, {400, 300}, snapshot.settings.graph.vertices.size(), 1);
      place_vertices(vertices_, snapshot.settings.graph, stage);
      GraphPicture picture(pen, snapshot, colours, stage, project({}, stage), vertices_);
      picture.motion = &motion;
      draw_graph_pieces(picture, {.marks = marks});
      centres_ = picture.centres;
    }
    return pen.take({0, 0}, {600, 600});
  }
  // In the last picture.
  ImVec2 centre(Square square) const { return centres_[snapshot.settings.shown_board().number(square)]; }

 private:
  double due_ = 0;
  PictureFont font_;
  PathIndex index_;
  GraphPlaces vertices_;
  std::vector<ImVec2> centres_;
};

// The Petersen graph: it has no closed tour, so the search backtracks a lot.
constexpr const char* kGraph = "graph=A-B;B-C;C-D;D-E;A-E;A-F;B-G;C-H;D-I;E-J;F-H;H-J;G-J;G-I;F-I&start=A&goal=closed";

struct Rate {
  Pace pace;
  double interval;
};
constexpr Rate kRates[] = {{Pace::steps, 1}, {Pace::steps, 1.0 / 3}, {Pace::quick, 0.1}, {Pace::frames, kPicture}};

// Which direction of time a pair of moments a tenth of a second apart shows, and how clearly: fading traces and growing
// moves show forward, the opposite backward.
struct Clues {
  int forward = 0, back = 0;
};

void compare(const Motion& motion, const std::vector<MoveTrace>& move_traces, const std::optional<GrowingMove>& growing,
             Clues& clues) {
  for (const MoveTrace& now : motion.move_traces()) {
    for (const MoveTrace& then : move_traces) {
      if (then.from != now.from || then.to != now.to) continue;
      // Traces fade at a constant rate, unless the move was undone again in between.
      const auto age = [](const MoveTrace& ember) { return std::cbrt(1 - ember.strength) / 2; };  // seconds
      if (std::abs(std::abs(age(now) - age(then)) - 0.1f) > 0.02f) continue;
      (now.strength < then.strength ? clues.forward : clues.back) += 1;
    }
  }
  const auto& grown = motion.growing();
  if (!grown || !growing || grown->from != growing->from || grown->to != growing->to || grown->back != growing->back)
    return;
  const bool further = (grown->share > growing->share) != grown->back;
  (further ? clues.forward : clues.back) += 1;
}

TEST(MovingPicture, TwoPicturesShowTheDirectionAtAnySpeed) {
  for (const char* problem : {"board=5x5", kGraph}) {
    for (const Rate& rate : kRates) {
      const auto clues_of = [&](bool backwards) {
        Pictured pictured(problem, rate.pace, rate.interval);
        const int frames = std::max(300, static_cast<int>(30 * rate.interval / kPicture));
        for (int i = 0; i < (backwards ? frames + 10 : 20); ++i) pictured.frame(false);
        for (int i = 0; i < 10; ++i) pictured.frame(backwards);
        Clues clues;
        for (int pair = 0; pair * 6 + 6 < frames; ++pair) {
          const std::vector<MoveTrace> move_traces(pictured.motion.move_traces().begin(),
                                                   pictured.motion.move_traces().end());
          const auto growing = pictured.motion.growing();
          for (int i = 0; i < 6; ++i) pictured.frame(backwards);
          compare(pictured.motion, move_traces, growing, clues);
        }
        return clues;
      };
      const Clues forward = clues_of(false), back = clues_of(true);
      EXPECT_GT(forward.forward, 3) << problem << rate.interval;
      EXPECT_GE(forward.forward, 3 * forward.back) << problem << rate.interval;  // a move may be repeated
      EXPECT_GT(back.back, 3) << problem << rate.interval;
      EXPECT_GE(back.back, 3 * back.forward) << problem << rate.interval;
    }
  }
}

// Between two steps, when nothing moves, a single picture shows the direction. In a search too fast to follow, it is
// the only one that does, however small the squares are.
TEST(MovingPicture, ShowsASignWhenPlayedBackwards) {
  const std::string accent = svg_hex(find_theme("light")->colours.accent);
  for (const char* problem : {"board=5x5", "board=20x20", kGraph}) {
    for (const Pace pace : {Pace::steps, Pace::blur}) {
      for (const float side : {60.0f, 10.0f, 3.0f}) {
        Pictured pictured(problem, pace, 1);
        for (int i = 0; i < 60 * 12; ++i) pictured.frame(false);
        const auto forward = read_svg(pictured.picture(side));
        pictured.snapshot.backwards = true;
        const auto back = read_svg(pictured.picture(side));
        EXPECT_TRUE(boxes_of(forward, "fill", accent).empty()) << problem << side;
        const auto signs = boxes_of(back, "fill", accent);
        ASSERT_EQ(signs.size(), 1u) << problem << side;
        EXPECT_GE(signs[0].max.x - signs[0].min.x, 11) << problem << side;
      }
    }
  }
}

TEST(MovingPicture, ASearchTooFastToFollowIsBlueUpToTheKnightAndGlowsBeyond) {
  const Palette& colours = find_theme("light")->colours;
  for (const char* problem : {"board=5x5", kGraph}) {
    Pictured pictured(problem, Pace::blur, kPicture);
    pictured.snapshot.steady = 3;
    const std::vector<Square>& path = pictured.snapshot.path;
    for (int i = 0; i < 40 || path.size() < 5; ++i) pictured.frame(false);
    pictured.snapshot.backwards = true;
    const auto all = read_svg(pictured.picture());
    const auto is_near = [&](ImU32 colour, Square square, float margin) {
      const ImVec2 at = pictured.centre(square);
      for (const char* const paint : {"fill", "stroke"})
        for (const Box& box : boxes_of(all, paint, svg_hex(colour)))
          if (std::abs(box.min.x + box.max.x - 2 * at.x) < box.max.x - box.min.x + 2 * margin &&
              std::abs(box.min.y + box.max.y - 2 * at.y) < box.max.y - box.min.y + 2 * margin)
            return true;
      return false;
    };
    // The knight, and the sign for the direction beside it.
    for (const ImU32 colour : {colours.knight, colours.accent}) {
      EXPECT_TRUE(is_near(colour, path[2], 15)) << problem;
      EXPECT_FALSE(is_near(colour, path.back(), 15)) << problem;
    }
    EXPECT_TRUE(is_near(colours.path_new, path[1], 15)) << problem;
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
      const float age = static_cast<float>(i) / static_cast<float>(path.size() - 1);
      const std::string older = svg_hex(mix(colours.path_old, colours.path_new, age));
      EXPECT_TRUE(boxes_of(all, "stroke", older).empty()) << problem << " " << i;
    }
    const bool on_board = pictured.snapshot.settings.graph.empty();
    const float heat = pictured.motion.heat(pictured.snapshot.settings.shown_board().number(path.back()));
    EXPECT_GT(heat, 0.1f);
    const float share = on_board ? std::floor(heat * 255) / 255 : heat;  // in steps on a board
    EXPECT_TRUE(is_near(mix(colours.heat_low, colours.heat_high, share), path.back(), 0)) << problem;
  }
}

// Moves to visited squares bounce off, free squares out of reach light up, and pruned ones keep their mark alone.
TEST(MovingPicture, ADeadEndShowsWhyItIsOne) {
  struct Case {
    const char* problem;
    std::optional<Square> pruned;
  };
  for (const Case& c : {Case{"board=5x5", {}}, Case{"board=3x4&start=a3&algorithm=pruned", Square{1, 2}},
                        Case{"graph=A-B;B-C;A-C;A-D;D-E&start=A", {}}}) {
    Pictured pictured(c.problem, Pace::steps, 1);
    for (int i = 0; i < 60 * 60 && !pictured.snapshot.dead_end; ++i) pictured.frame(false);
    for (int i = 0; i < 36; ++i) pictured.frame(false);
    ASSERT_TRUE(pictured.motion.dead_end()) << c.problem;
    const auto drawn = [&] {
      return boxes_of(read_svg(pictured.picture()), "stroke", svg_hex(find_theme("light")->colours.dead_end));
    };
    const std::vector<Box> moving = drawn();
    pictured.motion = {};
    pictured.motion.update(pictured.snapshot, true);
    const std::vector<Box> resting = drawn();
    const Snapshot& snapshot = pictured.snapshot;
    const Board board = snapshot.settings.shown_board();
    std::size_t bouncing = 0, pulsing = 0;
    for (int i = 0; i < board.squares(); ++i) {
      const Square square{i / board.cols, i % board.cols};
      const auto rings_in = [&](const std::vector<Box>& boxes) {
        const ImVec2 at = pictured.centre(square);
        return std::ranges::count_if(boxes, [&](const Box& box) {
          const ImVec2 middle{(box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2};
          return std::hypot(middle.x - at.x, middle.y - at.y) < 1.5f && box.max.x - box.min.x > 20;
        });
      };
      const bool is_visited = std::ranges::find(snapshot.path, square) != snapshot.path.end();
      const bool pulses = rings_in(moving) > rings_in(resting);
      EXPECT_EQ(pulses, !is_visited && square != c.pruned) << c.problem << " " << i;
      pulsing += pulses;
      bouncing +=
          is_visited && std::ranges::find(snapshot.candidates, square, &Candidate::square) != snapshot.candidates.end();
    }
    EXPECT_GT(bouncing, 0u) << c.problem;
    EXPECT_GT(pulsing, 0u) << c.problem;
    EXPECT_EQ(moving.size(), resting.size() + pulsing + 2 * bouncing)
        << c.problem << ": a line with a bar for each move";
  }
}

TEST(MovingPicture, EqualsThePictureWithoutMotionAtRest) {
  for (const char* problem : {"board=5x5", kGraph}) {
    Pictured pictured(problem, Pace::steps, 1);
    for (int i = 0; i < 60 * 20 - 2; ++i) pictured.frame(false);
    EXPECT_FALSE(pictured.motion.moves());
    const std::string moving = pictured.picture();
    pictured.motion = {};
    pictured.motion.update(pictured.snapshot, true);
    EXPECT_EQ(pictured.picture(), moving);
  }
}

TEST(MovingPicture, DrawsBacktrackedMovesInTheColourOfDeadEnds) {
  // 0xb54500 with an opacity, which only this piece uses.
  for (const char* problem : {"board=5x5", kGraph}) {
    Pictured pictured(problem, Pace::frames, kPicture);
    int frames = 0, glowing = 0;
    double backtracked = -1;
    for (int i = 0; i < 900; ++i) {
      pictured.frame(false);
      if (pictured.snapshot.event.type == EventType::tour) break;
      if (pictured.snapshot.event.type == EventType::backtrack) backtracked = pictured.snapshot.now;
      if (backtracked < 0 || pictured.snapshot.now - backtracked > 0.3 || i % 3 != 0) continue;  // drawing is slow
      ++frames;
      glowing += pictured.picture().find("#b54500") != std::string::npos;
    }
    EXPECT_GT(frames, 5);
    EXPECT_GE(glowing, frames * 95 / 100) << problem;
  }
}

TEST(MovingPicture, ShowsTheLongestPathPaleAtTheEnd) {
  for (const char* problem : {"board=3x3", "graph=A-B;B-C;B-D&start=A"}) {
    Pictured pictured(problem, Pace::steps, 1);
    pictured.frame(false);
    pictured.snapshot.path = {};
    pictured.snapshot.event = {EventType::exhausted, {0, 0}};
    pictured.snapshot.state = RunState::exhausted;
    pictured.motion.update(pictured.snapshot, false);
    const std::string empty = pictured.picture();
    pictured.snapshot.longest = {{0, 0}, pictured.snapshot.settings.graph.empty() ? Square{2, 1} : Square{0, 1}};
    const std::string longest = pictured.picture();
    EXPECT_GT(longest.size(), empty.size() + 100) << problem;
    EXPECT_NE(longest.find("#b54500"), std::string::npos) << "where it could not go on";
    EXPECT_EQ(longest.find("#0067a8\" stroke-width=\"3"), std::string::npos);
  }
}

}  // namespace
}  // namespace kt
