// Every sentence of the first steps of many searches is well written, true, and right about the next step.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "app/in_english.h"
#include "app/snapshot_app.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

// The word after, or before, a piece of text, without punctuation; empty if the text is missing.
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

// The square that the sentence announces as next, if any.
std::string announced(const std::string& sentence) {
  for (const char* text : {" is forced, so", " has only one move left, so the "}) {
    if (sentence.starts_with("The move to ") || sentence.find(" must go there now. ") != std::string::npos) {
      if (const std::string word = word_before(sentence, text); !word.empty()) return word;
    }
  }
  if (sentence.find("Only a move from here ") != std::string::npos) return word_after(sentence, "leads to ");
  if (sentence.find(", but ") == std::string::npos) {
    if (const std::string word = word_after(sentence, "can reach only "); !word.empty()) return word;
  }
  for (const char* text : {") takes ", "The rule takes ", "The search tries ", " and tries ", "Only ", "must go to "}) {
    if (const std::string word = word_after(sentence, text); !word.empty()) return word;
  }
  return {};
}

bool is_number(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, [](char c) { return (c >= '0' && c <= '9') || c == ','; });
}

// Finds "1 moves", "2 square", "3th", double blanks, a missing full stop. Empty if there is none.
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

TEST(SentenceJudge, FindsFaults) {
  for (const char* bad :
       {"1 moves left.", "From a1 2 square.", "The 3th.", "No stop", "Two  blanks.", "It has 2 onward move."})
    EXPECT_NE(fault(bad), "") << bad;
  for (const char* good : {"1 move is left.", "1,001 squares.", "The 11th, 12th and 1st.", "It has 1 onward move."})
    EXPECT_EQ(fault(good), "") << good;
}

// Checks a sentence about the next step by doing that step.
class SentenceSweep : public testing::TestWithParam<std::string_view> {
 protected:
  static constexpr int kSteps = 2'000;
  static constexpr std::size_t kLongest = 190;

  std::string named(Square square) { return spoken_name(now().settings, square); }

  std::vector<Candidate> open() {
    std::vector<Candidate> list;
    std::ranges::copy_if(now().candidates, std::back_inserter(list),
                         [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
    return list;
  }

  void expect_true_of_now() {
    const std::string sentence = in_english(now().sentence);
    SCOPED_TRACE(sentence);
    EXPECT_EQ(fault(sentence), "");
    EXPECT_LE(sentence.size(), kLongest);
    EXPECT_LE(std::ranges::count(sentence, '.'), 3);
    if (sentence.starts_with("From ")) {
      EXPECT_EQ(word_after(sentence, "From "), named(now().path.back()));
    }
    if (const std::string squares = word_after(sentence, "can reach "); is_number(squares)) {
      const auto free = std::ranges::count_if(now().candidates, [](const Candidate& c) {
        return c.rejection == Rejection::none || c.rejection == Rejection::pruned;
      });
      EXPECT_EQ(squares, std::to_string(free));
    }
    std::string fewest = word_after(sentence, "fewest onward moves ");
    if (fewest.empty()) fewest = word_after(sentence, "Both have ");
    if (fewest.empty()) fewest = word_after(sentence, "All have ");
    if (!fewest.empty()) {
      int least = kMaxMoves;
      for (const Candidate& c : open()) least = std::min(least, onward_of(c.square));
      EXPECT_TRUE(fewest == std::to_string(least) || fewest == "(" + std::to_string(least) + ")");
    }
    if (const std::string number = word_after(sentence, "has been visited as number "); !number.empty()) {
      const auto at = static_cast<std::size_t>(std::stoi(number)) - 1;
      ASSERT_LT(at, now().path.size());
      EXPECT_EQ(now().path[at], now().event.square);
    }
    if (const std::string visited = word_after(sentence, "dead end because all "); !visited.empty()) {
      EXPECT_EQ(visited, std::to_string(neighbours_on_path()));
    }
    if (sentence.find("dead end because both") != std::string::npos) {
      EXPECT_EQ(neighbours_on_path(), 2u);
    }
    if (sentence.find("dead end because the only") != std::string::npos) {
      EXPECT_EQ(neighbours_on_path(), 1u);
    }
    const auto seen = std::ranges::count_if(now().candidates, [](const Candidate& c) { return c.looked_at; });
    if (const std::string place = word_after(sentence, ", direction "); !place.empty()) {
      EXPECT_EQ(place, std::to_string(seen));
    }
    for (const char* text : {"Direction ", "looks at direction "}) {
      if (const std::string place = word_after(sentence, text); !place.empty()) {
        EXPECT_EQ(place, std::to_string(seen + 1));
      }
    }
  }

  // Computed independently, from the board and the path.
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

  // After the announced step.
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
    if (sentence.find("Nothing is left to try there") != std::string::npos) {
      EXPECT_LT(now().depth, depth);
    }
  }

  void apply(const Command& command) {
    app_.apply(command);
    now_ = &app_.snapshot();
  }
  void restart(const std::string& settings) {
    app_ = SnapshotApp([] { return 0.0; });
    apply(Change{parse_query(settings)});
  }
  const Snapshot& now() { return *now_; }

  int announced_ = 0;  // number of next steps that were named

 private:
  SnapshotApp app_{[] { return 0.0; }};
  const Snapshot* now_ = nullptr;
};

TEST_P(SentenceSweep, EverySentenceIsWellWrittenAndTrue) {
  for (const char* problem :
       {"board=5", "board=6&start=c3", "board=3x4&start=0,1", "board=5&start=a5&holes=b2;e5", "board=6&goal=closed",
        "board=5&end=4,4", "board=1", "board=1x2", "board=2&start=b1", "board=12x10&start=11,9", "board=12",
        "graph=A-B;A-C;A-D;B-C;C-E;D-E;E-F;D-F&start=A", "graph=A>B;B>C;C>A;A-C;C-D&start=A",
        "board=6&tie=center&start=f1", "board=6&tie=random", "board=7&leaper=1,3&start=d4"}) {
    for (const char* detail : {"move", "candidate"}) {
      const std::string settings =
          problem + std::string("&algorithm=") + std::string(GetParam()) + "&detail=" + std::string(detail);
      restart(settings);
      if (now().settings.algorithm->id != GetParam()) continue;  // not supported
      SCOPED_TRACE(settings);
      for (int step = 0; step < kSteps && !HasFailure(); ++step) {
        expect_true_of_now();
        if (!now().can_step) break;
        const std::string sentence = in_english(now().sentence);
        const std::size_t depth = now().depth;
        apply(StepBy{1});
        expect_came_true(sentence, depth);
      }
    }
  }
  const bool has_stack = find_algorithm(GetParam())->keeps_stack();
  EXPECT_GT(announced_, has_stack ? 300 : -1);
}

std::vector<std::string_view> algorithm_ids() {
  std::vector<std::string_view> ids;
  for (const Algorithm& row : algorithms()) ids.push_back(row.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Algorithms, SentenceSweep, testing::ValuesIn(algorithm_ids()), [](const auto& test) {
  std::string name(test.param);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace kt
