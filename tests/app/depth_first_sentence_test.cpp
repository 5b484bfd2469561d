#include "app/depth_first_sentence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "app/app.h"
#include "app/sentence.h"

namespace kt {
namespace {

std::string sentence_at(const std::string& settings, std::uint64_t step) {
  App app([] { return 0.0; });
  app.apply(Change{parse_query(settings)});
  EXPECT_TRUE(app.take_errors().empty()) << settings;
  app.apply(Seek{step});
  EXPECT_EQ(app.snapshot().step, step) << settings;
  return app.snapshot().sentence;
}

TEST(Why, TheFixedOrderDecides) {
  EXPECT_EQ(sentence_at("board=5&start=a5", 0),
            "The knight starts on a5 and can go to 2 squares; b3, its 1st move, comes first in the order of moves.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 3),
            "From e2 the knight can go to 2 squares; d4, its 5th move, comes first in the order of moves.");
  EXPECT_EQ(sentence_at("board=5", 3),
            "From (3,4) the knight can go to 2 squares; (1,3), its 5th move, comes first in the order of moves.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 9), "From d5 the knight can go to b4 only, its 7th move.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 23),
            "From c2 the knight can go to a1 only, the last free square.");
}

TEST(Why, WarnsdorffsRuleDecides) {
  const std::string settings = "board=6&start=c3&algorithm=warnsdorff&tie=center";
  EXPECT_EQ(sentence_at(settings, 6),
            "From c5 the knight can go to 5 squares; a6 has the fewest onward moves (1), so Warnsdorff's rule takes "
            "it.");
  EXPECT_EQ(sentence_at(settings, 7), "From a6 the knight can go to b4 only, so Warnsdorff's rule has no choice.");
  EXPECT_EQ(sentence_at(settings, 8),
            "From b4 the knight can go to 4 squares; c6 and d5 have the fewest onward moves (3); the tie rule (Far "
            "from the centre) takes c6.");
  EXPECT_EQ(sentence_at("board=8&start=d4&algorithm=warnsdorff", 0),
            "The knight starts on d4 and can go to 8 squares; 4 have the fewest onward moves (5); the tie rule (First) "
            "takes e2.");
  EXPECT_EQ(sentence_at("board=4&start=a4&algorithm=warnsdorff", 0),
            "The knight starts on a4 and can go to 2 squares; b2 and c3 both have 3 onward moves; the tie rule (First) "
            "takes b2.");
  EXPECT_EQ(sentence_at("board=5&start=c3&algorithm=warnsdorff", 0),
            "The knight starts on c3 and can go to 8 squares; all have 2 onward moves; the tie rule (First) takes d1.");
}

TEST(Why, PruningDecides) {
  EXPECT_EQ(
      sentence_at("board=5&start=a5&algorithm=pruned", 6),
      "From c3 the knight can go to 6 squares, but a2 has only 1 onward move: it must come now, so the others are "
      "pruned.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 14),
            "From c5 the knight can go to 2 squares, but e4 has only 1 onward move: it must come now, so the other is "
            "pruned.");
  const std::string closed = "board=6&start=a5&algorithm=pruned-warnsdorff&goal=closed";
  EXPECT_EQ(sentence_at(closed, 18),
            "From b2, 1 of 2 squares is pruned, as it could lead to no tour. Only a4 is left.");
  EXPECT_EQ(sentence_at(closed, 24),
            "From d6, 1 of 3 squares is pruned, as it could lead to no tour. Of the rest, f5 has the fewest onward "
            "moves (2), "
            "so Warnsdorff's rule takes it.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned&detail=candidate", 210),
            "From d3 the knight can go to 4 squares, but each would cut off another. The knight must go back to c5.");
}

TEST(Why, BruteForceGoesOnBlindly) {
  const std::string settings = "board=3x4&start=0,1&algorithm=brute-force";
  EXPECT_EQ(sentence_at(settings, 0),
            "The knight starts on (0,1) and goes on to (2,2), its 1st move: brute force checks for repeats only at the "
            "end.");
  EXPECT_EQ(sentence_at(settings, 5),
            "From (0,2) the knight goes on to (2,3), its 1st move, though that is number 5 already: brute force checks "
            "only at the end.");
  EXPECT_EQ(sentence_at(settings, 11),
            "The walk has all 12 squares, but (2,3) is on it twice: the knight must go back.");
  EXPECT_EQ(sentence_at(settings, 12),
            "The walk that ended on (0,2) is done with: the knight goes back to (2,3) and tries its 6th move, to "
            "(1,1).");
}

TEST(Why, ADeadEndHasAReason) {
  EXPECT_EQ(sentence_at("board=2x3", 1),
            "(1,2) is a dead end: the only square a move away is visited. The knight must go back to (0,0).");
  EXPECT_EQ(sentence_at("board=3x4&start=0,1", 6),
            "(1,0) is a dead end: both squares a move away are visited. The knight must go back to (0,2).");
  EXPECT_EQ(sentence_at("board=5&start=a5", 20),
            "b2 is a dead end: all 4 squares a move away are visited. The knight must go back to a4.");
  EXPECT_EQ(sentence_at("board=2&start=a1", 0),
            "The knight starts on a1. a1 is a dead end: no square is a move away. There is nowhere to go back to, so "
            "the search ends.");
  EXPECT_EQ(sentence_at("board=4&start=a4&algorithm=warnsdorff", 11),
            "a1 is a dead end: both squares a move away are visited. The rule never goes back, so it ends here.");
  EXPECT_EQ(sentence_at("board=4&start=a4&algorithm=warnsdorff", 12),
            "Stuck on a1 after 12 squares of 16. The rule never goes back, so it stops: that proves nothing.");
}

TEST(Why, TheWayBackSaysWhereToAndWhatNext) {
  EXPECT_EQ(sentence_at("board=5&start=a5", 21),
            "b2 is a dead end: the knight goes back to a4, where no move is left to try.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 24),
            "Every move from e4 is used up: the knight goes back to d2 and tries its 7th move, to b1.");
  EXPECT_EQ(sentence_at("board=3", 14),
            "Every move from (2,1) is used up: the knight goes back to (0,0), the start, and tries its 2nd move, to "
            "(1,2).");
  EXPECT_EQ(sentence_at("board=3", 28),
            "Every move from (1,2) is used up: the knight goes back to (0,0), the start, where no move is left to "
            "try.");
  const std::string warnsdorff = "board=5&start=a5&algorithm=warnsdorff-backtracking&tie=random";
  EXPECT_EQ(sentence_at(warnsdorff, 25),
            "The tour that ended on a3 is counted: the knight goes back to b1, where no move is left to try.");
  EXPECT_EQ(sentence_at(warnsdorff, 27),
            "Every move from c3 is used up: the knight goes back to b5. Only a3 is left to try.");
  EXPECT_EQ(sentence_at("board=5&goal=closed&algorithm=pruned", 7),
            "Nothing is left to try from (0,4): the knight goes back to (2,3), where no move is left to try.");
}

TEST(Why, ARejectionHasAReason) {
  const std::string settings = "board=5&start=a5&detail=candidate";
  EXPECT_EQ(sentence_at(settings, 3), "The 1st move from c1 leads off the board. The 2nd is next.");
  EXPECT_EQ(sentence_at(settings, 4), "The 2nd move from c1 leads off the board. The 3rd, to e2, is next.");
  EXPECT_EQ(sentence_at(settings, 11),
            "The 1st move from d4 leads to e2, visited already as number 4. The 2nd is next.");
  EXPECT_EQ(sentence_at(settings + "&base=0", 11),
            "The 1st move from d4 leads to e2, visited already as number 3. The 2nd is next.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=pruned", 211),
            "The 1st move from d3 leads to e1, but that would cut off another square. No move that is left can be made "
            "either.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=pruned", 218),
            "The 8th move from d3 leads to c1, visited already as number 3. It was the last one. The knight must go "
            "back to c5.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=warnsdorff-backtracking", 5),
            "A move from a5 leads off the board. The rule compares only moves that can be made.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=warnsdorff-backtracking", 10),
            "A move from b3 leads off the board. Of the 5 left, a1 has the fewest onward moves (1), so Warnsdorff's "
            "rule takes it.");
  EXPECT_EQ(sentence_at("board=5&holes=b3;d4&start=a5&detail=candidate", 1),
            "The 1st move from a5 leads into a hole, b3. The 2nd, to c4, is next.");
}

TEST(Why, AFullBoardMayBeNoTour) {
  EXPECT_EQ(sentence_at("board=5&goal=closed", 8'840 - 1 + 8'815),
            "Every square is visited, but no move leads back to the start: the knight must go back.");
  EXPECT_EQ(sentence_at("board=1&goal=closed", 0),
            "The knight starts on (0,0). Every square is visited, but no move leads back to the start: the knight must "
            "go back.");
}

TEST(Why, AGraphHasVertices) {
  const std::string settings = "graph=A-B;A-C;A-D;B-C;C-E;D-E;E-F;D-F&start=A";
  EXPECT_EQ(sentence_at(settings, 0),
            "The search starts on A and can go to 3 vertices; B, its 1st move, comes first in the order of moves.");
  EXPECT_EQ(sentence_at(settings, 16),
            "B is a dead end: both vertices a move away are visited. The search must go back to C.");
}

// The word after, or before, a piece of text, without punctuation; empty where the text is missing.
std::string bare(std::string word) {
  while (!word.empty() && std::string_view(".,;:").find(word.back()) != std::string_view::npos) word.pop_back();
  return word;
}
std::string word_after(const std::string& sentence, std::string_view text) {
  const auto at = sentence.find(text);
  if (at == std::string::npos) return {};
  return bare(sentence.substr(at + text.size(), sentence.find(' ', at + text.size()) - at - text.size()));
}
std::string word_before(const std::string& sentence, std::string_view text) {
  const auto at = sentence.find(text);
  if (at == std::string::npos) return {};
  const auto space = at == 0 ? std::string::npos : sentence.rfind(' ', at - 1);
  return bare(sentence.substr(space + 1, at - space - 1));
}

// The square that is entered next, as far as the sentence names one.
std::string announced(const std::string& sentence) {
  if (sentence.find(" only, but") != std::string::npos) return {};
  for (const char* text : {" has the fewest", " has only 1 onward", " only, ", ", its "}) {
    if (const std::string word = word_before(sentence, text); !word.empty()) return word;
  }
  for (const char* text : {") takes ", " and tries its ", "Only "}) {
    if (word_after(sentence, text).empty()) continue;
    return word_after(sentence, text == std::string_view(" and tries its ") ? " move, to " : text);
  }
  return {};
}

bool is_number(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, [](char c) { return (c >= '0' && c <= '9') || c == ','; });
}

// "1 moves", "2 square", "3th", two blanks, no full stop at the end. Empty if there is none of it.
std::string fault(const std::string& sentence) {
  if (sentence.empty() || sentence.back() != '.') return "no full stop";
  if (sentence.find("  ") != std::string::npos || sentence.find(" .") != std::string::npos) return "blanks";
  if (sentence.find("..") != std::string::npos) return "stops";
  const std::set<std::string> one{"move", "square", "vertex", "visit", "backtrack", "tour", "step"};
  const std::set<std::string> many{"moves", "squares", "vertices", "visits", "backtracks", "tours", "steps"};
  std::istringstream words(sentence);
  for (std::string word, before, count; words >> word; before = word) {
    if (is_number(word)) count = word;
    if (is_number(before) && one.contains(bare(word)) && before != "1") return before + " " + word;
    if (is_number(before) && many.contains(bare(word)) && before == "1") return before + " " + word;
    if (before == "onward" && !count.empty() && one.contains(bare(word)) && count != "1") return count + " onward move";
    for (const char* bad : {"1th", "2th", "3th"}) {
      const std::string place = bare(word);
      if (place.ends_with(bad) && !place.ends_with("11th") && !place.ends_with("12th") && !place.ends_with("13th"))
        return word;
    }
  }
  return {};
}

TEST(Why, TheJudgeOfTheSentencesFindsFaults) {
  for (const char* bad :
       {"1 moves left.", "From a1 2 square.", "The 3th.", "No stop", "Two  blanks.", "It has 2 onward move."})
    EXPECT_NE(fault(bad), "") << bad;
  for (const char* good : {"1 move is left.", "1,001 squares.", "The 11th, 12th and 1st.", "It has 1 onward move."})
    EXPECT_EQ(fault(good), "") << good;
}

// What a sentence says of the next step is put to the test by doing it.
class Sweep : public testing::TestWithParam<std::string_view> {
 protected:
  static constexpr int kSteps = 2'000;
  static constexpr std::size_t kLongest = 170;

  std::string named(Square square) { return square_name(now(), square); }

  std::vector<Candidate> open() {
    std::vector<Candidate> list;
    std::ranges::copy_if(now().candidates, std::back_inserter(list),
                         [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
    return list;
  }

  void expect_true_of_now() {
    const std::string& sentence = now().sentence;
    SCOPED_TRACE(sentence);
    EXPECT_EQ(fault(sentence), "");
    EXPECT_LE(sentence.size(), kLongest);
    EXPECT_LE(std::ranges::count(sentence, '.'), 3);
    if (sentence.starts_with("From ")) {
      EXPECT_EQ(word_after(sentence, "From "), named(now().path.back()));
    }
    if (const std::string squares = word_after(sentence, "can go to "); is_number(squares)) {
      const auto free = std::ranges::count_if(now().candidates, [](const Candidate& c) {
        return c.rejection == Rejection::none || c.rejection == Rejection::pruned;
      });
      EXPECT_EQ(squares, std::to_string(free));
    }
    std::string fewest = word_after(sentence, "fewest onward moves ");
    if (fewest.empty()) fewest = word_after(sentence, "both have ");
    if (fewest.empty()) fewest = word_after(sentence, "all have ");
    if (!fewest.empty()) {
      int least = kMaxMoves;
      for (const Candidate& c : open()) least = std::min(least, onward_of(c.square));
      EXPECT_TRUE(fewest == std::to_string(least) || fewest == "(" + std::to_string(least) + ")");
    }
    if (const std::string number = word_after(sentence, "already as number "); !number.empty()) {
      const auto at = static_cast<std::size_t>(std::stoi(number)) - 1;
      ASSERT_LT(at, now().path.size());
      EXPECT_EQ(now().path[at], now().event.square);
    }
    if (const std::string visited = word_after(sentence, "dead end: all "); !visited.empty()) {
      EXPECT_EQ(visited, std::to_string(neighbours_on_path()));
    }
    if (sentence.find("dead end: both") != std::string::npos) {
      EXPECT_EQ(neighbours_on_path(), 2u);
    }
    if (sentence.find("dead end: the only") != std::string::npos) {
      EXPECT_EQ(neighbours_on_path(), 1u);
    }
    std::string place = word_after(sentence, ", its ");
    if (place.empty()) place = word_after(sentence, " and tries its ");
    if (!place.empty()) {
      const auto next = std::ranges::find_if(
          now().candidates, [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
      EXPECT_EQ(place, ordinal(static_cast<std::uint64_t>(next - now().candidates.begin() + 1)));
    }
    if (sentence.find("has only 1 onward") != std::string::npos) {
      EXPECT_EQ(onward_of(open().front().square), 1);
    }
  }

  // Reckoned anew from the board and the path alone.
  Graph graph() { return graph_of(now().settings.problem()); }
  bool on_path(Square square) { return std::ranges::find(now().path, square) != now().path.end(); }
  int onward_of(Square square) {
    const Graph board = graph();
    const auto all = neighbours(board, board.number(square));
    return static_cast<int>(std::ranges::count_if(all, [&](int v) { return !on_path(board.square(v)); }));
  }
  std::size_t neighbours_on_path() {
    const Graph board = graph();
    const auto all = neighbours(board, board.number(now().path.back()));
    return static_cast<std::size_t>(std::ranges::count_if(all, [&](int v) { return on_path(board.square(v)); }));
  }

  // With the step done that the sentence announced.
  void expect_came_true(const std::string& sentence, std::size_t depth) {
    const bool each_move = now().settings.detail == Detail::move;
    SCOPED_TRACE(sentence);
    if (const std::string next = announced(sentence); each_move && !next.empty()) {
      ++announced_;
      EXPECT_EQ(next, named(now().path.back()));
    }
    if (const std::string back = word_after(sentence, "must go back to "); each_move && !back.empty()) {
      ++announced_;
      EXPECT_EQ(now().event.type, EventType::backtrack);
      EXPECT_EQ(back, named(now().path.back()));
    }
    if (sentence.find("no move is left to try") != std::string::npos) {
      EXPECT_LT(now().depth, depth);
    }
    if (const std::string place = word_after(sentence, "looks at its "); !place.empty()) {
      const auto seen = std::ranges::count_if(now().candidates, [](const Candidate& c) { return c.looked_at; });
      EXPECT_EQ(place, ordinal(static_cast<std::uint64_t>(seen)));
    }
  }

  void apply(const Command& command) {
    app_.apply(command);
    now_ = &app_.snapshot();
  }
  void restart(const std::string& settings) {
    app_ = App([] { return 0.0; });
    apply(Change{parse_query(settings)});
  }
  const Snapshot& now() { return *now_; }

  int announced_ = 0;  // next steps that were named

 private:
  App app_{[] { return 0.0; }};
  const Snapshot* now_ = nullptr;
};

TEST_P(Sweep, EverySentenceIsWellWrittenAndTrue) {
  for (const char* problem :
       {"board=5", "board=6&start=c3", "board=3x4&start=0,1", "board=5&start=a5&holes=b2;e5", "board=6&goal=closed",
        "board=5&end=4,4", "board=1", "board=1x2", "board=2&start=b1", "board=12x10&start=11,9", "board=12",
        "graph=A-B;A-C;A-D;B-C;C-E;D-E;E-F;D-F&start=A", "graph=A>B;B>C;C>A;A-C;C-D&start=A",
        "board=6&tie=center&start=f1", "board=6&tie=random", "board=7&leaper=1,3&start=d4"}) {
    for (const char* detail : {"move", "candidate"}) {
      const std::string settings =
          problem + std::string("&algorithm=") + std::string(GetParam()) + "&detail=" + std::string(detail);
      restart(settings);
      if (now().settings.algorithm->id != GetParam()) continue;  // it does not cover this
      SCOPED_TRACE(settings);
      for (int step = 0; step < kSteps && !HasFailure(); ++step) {
        expect_true_of_now();
        if (!now().can_step) break;
        const std::string sentence = now().sentence;
        const std::size_t depth = now().depth;
        apply(StepBy{1});
        expect_came_true(sentence, depth);
      }
    }
  }
  const bool has_stack = find_algorithm(GetParam())->method == Method::depth_first;
  EXPECT_GT(announced_, has_stack ? 300 : -1);
}

std::vector<std::string_view> algorithm_ids() {
  std::vector<std::string_view> ids;
  for (const Algorithm& row : algorithms()) ids.push_back(row.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Algorithms, Sweep, testing::ValuesIn(algorithm_ids()), [](const auto& test) {
  std::string name(test.param);
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(Why, TheLongestSentencesFit) {
  Snapshot snapshot;
  snapshot.settings.board = {1024, 1024};
  snapshot.settings.algorithm = find_algorithm("pruned-warnsdorff");
  snapshot.settings.tie = find_tie_rule("center");
  snapshot.squares = 1024 * 1024;
  snapshot.path = {{1000, 1000}, {1001, 1002}};
  snapshot.depth = 2;
  snapshot.event = {EventType::advance, {1001, 1002}};
  for (int i = 0; i < 7; ++i)
    snapshot.candidates.push_back({{1000, 1010 + i}, i < 3 ? Rejection::pruned : Rejection::none, false, 6});
  EXPECT_LE(describe_depth_first(snapshot).size(), 190u) << describe_depth_first(snapshot);
  snapshot.candidates[5].onward = snapshot.candidates[6].onward = 7;
  EXPECT_LE(describe_depth_first(snapshot).size(), 190u) << describe_depth_first(snapshot);
}

}  // namespace
}  // namespace kt
