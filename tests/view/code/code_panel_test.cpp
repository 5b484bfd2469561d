// The code panel with invented moments of every algorithm in every language. tests/code.test.mjs checks the listings
// themselves.
#include <gtest/gtest.h>

#include <iterator>
#include <map>
#include <optional>
#include <string>

#include "app/in_english.h"
#include "app/snapshot_app.h"
#include "view/code/code_listings.h"
#include "view/code/code_text.h"
#include "view/code/code_variables.h"
#include "view/invented.h"
#include "view/panel_screen.h"

namespace kt {
namespace {

// All except the one that hides the code.
const std::vector<Language>& languages() {
  static const std::vector<Language> all = [] {
    std::vector<Language> list;
    const std::size_t count = find_setting("language")->choices().size();
    for (std::size_t i = 1; i < count; ++i) list.push_back(static_cast<Language>(i));
    return list;
  }();
  return all;
}

const std::vector<Listing>& listings() {
  static const std::vector<Listing> all = parse_listings(programs().listings);
  return all;
}

std::vector<EventType> events_of(const Algorithm& algorithm) {
  using enum EventType;
  if (algorithm.method == Method::divide_and_conquer) return {start, divide, lay, join, tour};
  if (algorithm.method == Method::neural_network) return {start, sweep, restart, tour, stuck};
  if (!algorithm.goes_back) return {start, advance, reject, tour, stuck};
  return {start, advance, backtrack, reject, tour, exhausted};
}

// A bar beside a line, in pixels from above.
struct Bar {
  float top = 0, bottom = 0;
  bool operator==(const Bar&) const = default;
};

// The panel alone on a canvas.
class CodePanelTest : public testing::Test {
 protected:
  std::vector<Command> frame(const Snapshot& snapshot, ImVec2 size) {
    screen.size = size;
    return screen.frame(snapshot);
  }
  std::vector<Command> click(const Snapshot& snapshot, const char* id, ImVec2 size) {
    screen.size = size;
    return screen.click(snapshot, id);
  }

  // The bar of the current line, the only narrow rectangle in the accent colour.
  std::optional<Bar> bar(const Snapshot& snapshot, ImVec2 size) {
    for (int i = 0; i < 3; ++i) frame(snapshot, size);  // it may have to scroll
    const ImU32 accent = theme_for(snapshot.settings.theme, {}).colours.accent;
    std::optional<Bar> found;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (int i = 0; i + 3 < list->VtxBuffer.Size; ++i) {
        const ImDrawVert* v = &list->VtxBuffer[i];  // clockwise from the top left
        if (v[0].col != accent || v[2].col != accent || v[0].uv.x != v[2].uv.x) continue;
        if (v[1].pos.x - v[0].pos.x != 3 || v[2].pos.x != v[1].pos.x || v[2].pos.y <= v[1].pos.y) continue;
        EXPECT_FALSE(found) << "a second bar";
        found = Bar{v[0].pos.y, v[2].pos.y};
      }
    }
    return found;
  }

  PanelScreen screen{draw_code_panel, {380, 460}};
  ControlList& controls = screen.controls;
  ViewState& state = screen.state;
};

TEST(Listings, AreReadInTheirPackedFormatOnly) {
  EXPECT_TRUE(parse_listings("").empty());
  EXPECT_TRUE(parse_listings("not found").empty());
  EXPECT_TRUE(parse_listings("warnsdorff latin 1 0 0 0 0 0 0 0 0 0 0 0 0 1\nveni").empty());
  const auto one = parse_listings("warnsdorff python 1 0 0 0 0 0 0 0 0 0 0 0 2 2\na\n b\n");
  ASSERT_EQ(one.size(), 1u);
  EXPECT_EQ(one[0].text, "a\n b");
  EXPECT_EQ(one[0].language, Language::python);
  EXPECT_EQ(one[0].marks.start, 0);
  EXPECT_EQ(one[0].marks.advance, -1);
  EXPECT_EQ(one[0].marks.restart, 1);
}

TEST_F(CodePanelTest, RequestsMissingPrograms) {
  state.of<ListingStore>().listings.clear();
  frame(invented_start("board=5x5&language=none"), {380, 460});
  EXPECT_FALSE(state.of<ListingStore>().wanted);
  frame(invented_start("board=5x5&language=java"), {380, 460});
  EXPECT_TRUE(state.of<ListingStore>().wanted);
  state.of<ListingStore>().listings = listings();
  frame(invented_start("board=5x5&language=java"), {380, 460});
  EXPECT_FALSE(state.of<ListingStore>().wanted);
}

TEST_F(CodePanelTest, ExplainsWhyProgramsAreMissingUntilRequestedAgain) {
  const Snapshot snapshot = invented_start("board=5x5&language=java");
  ListingStore& store = state.of<ListingStore>();
  store.listings.clear();
  store.failure = "They did not come.";
  frame(snapshot, {380, 460});
  EXPECT_FALSE(store.wanted);
  const Control* again = controls.find("programs-again");
  ASSERT_NE(again, nullptr);
  EXPECT_GE(again->max.y - again->min.y, kTouch);
  click(snapshot, "programs-again", {380, 460});
  EXPECT_TRUE(store.wanted);
  EXPECT_EQ(store.failure, "");
  frame(snapshot, {380, 460});
  EXPECT_TRUE(store.wanted);
  EXPECT_EQ(controls.find("programs-again"), nullptr);
}

TEST_F(CodePanelTest, HasEveryAlgorithmInEveryLanguage) {
  EXPECT_EQ(listings().size(), algorithms().size() * languages().size());
  for (const Algorithm& algorithm : algorithms()) {
    EXPECT_EQ(find_listing(listings(), algorithm.id, Language::none), nullptr);
    for (const Language language : languages()) {
      const Listing* listing = find_listing(listings(), algorithm.id, language);
      ASSERT_NE(listing, nullptr) << algorithm.id;
      const int lines = static_cast<int>(lines_of(*listing).size());
      for (const EventType type : events_of(algorithm)) {
        const int line = line_of(*listing, {type, {}});
        EXPECT_TRUE(line >= 0 && line < lines) << algorithm.id << " " << to_string(type);
      }
    }
  }
}

TEST_F(CodePanelTest, MarksTheRightLineForEachEvent) {
  const auto said = [](const char* algorithm, Language language, Event event) {
    const Listing* listing = find_listing(listings(), algorithm, language);
    return std::string(lines_of(*listing).at(static_cast<std::size_t>(line_of(*listing, event))));
  };
  EXPECT_EQ(said("backtracking", Language::python, {EventType::advance, {}}), "    board[square] = number");
  EXPECT_EQ(said("backtracking", Language::python, {EventType::backtrack, {}}), "    board[square] = 0");
  EXPECT_EQ(said("backtracking", Language::pseudocode, {EventType::tour, {}}), "    report the tour");
  EXPECT_EQ(said("backtracking", Language::cpp, {EventType::reject, {}, Rejection::visited}),
            "    if (is_free(to)) search(to, number + 1);");
  EXPECT_EQ(said("pruned-warnsdorff", Language::python, {EventType::reject, {}, Rejection::off_board}),
            "    free = ways(square)");
  EXPECT_EQ(said("pruned-warnsdorff", Language::python, {EventType::reject, {}, Rejection::pruned}),
            "        if to in worth_trying:");
  EXPECT_EQ(said("divide-and-conquer", Language::java, {EventType::join, {}}), "    join(top + north, left + west);");
}

// The sentence says that the next step leaves the square.
bool tells_to_leave(const std::string& sentence) {
  for (const char* words : {"must go back", "Nothing is left to try there", "nowhere to go back to", "search ends here",
                            "is stuck.", "goes back to look for another tour"})
    if (sentence.contains(words)) return true;
  return false;
}

// The mark on the board, the sentence and the code are three views of one state, so they agree at every step.
TEST_F(CodePanelTest, BoardSentenceAndCodeAgreeOnDeadEnds) {
  constexpr int kMaxSteps = 600;
  for (const Algorithm& algorithm : algorithms()) {
    std::vector<const Listing*> all;
    for (const Language language : languages()) all.push_back(find_listing(listings(), algorithm.id, language));
    for (const char* detail : {"move", "candidate"}) {
      int dead_ends = 0;
      for (const char* board : {"board=3x3", "board=3x4", "board=4x5", "board=5x5", "board=5x5&start=b1",
                                "board=3x4&start=b1&goal=closed"}) {
        SnapshotApp app([] { return 0.0; });
        app.apply(Change{parse_query(board)});
        app.apply(Change{{{"algorithm", std::string(algorithm.id)}, {"detail", detail}}});
        if (app.settings().algorithm != &algorithm) continue;  // the board is too large for it
        for (int step = 0; step < kMaxSteps && app.snapshot().can_step; ++step) {
          app.apply(StepBy{1});
          const Snapshot& snapshot = app.snapshot();
          const bool is_one_by_one = snapshot.settings.detail == Detail::candidate;
          const bool is_left = snapshot.dead_end && snapshot.event.type != EventType::stuck &&
                               (!is_one_by_one || std::ranges::all_of(snapshot.candidates, &Candidate::looked_at));
          for (const Listing* listing : all) {
            const ListingMarks& marks = listing->marks;
            const int leaves = marks.backtrack >= 0 ? marks.backtrack : marks.stuck;
            EXPECT_EQ(line_to_mark(*listing, snapshot), is_left ? leaves : line_of(*listing, snapshot.event));
          }
          const std::string sentence = in_english(snapshot.sentence);
          EXPECT_EQ(tells_to_leave(sentence), is_left)
              << board << " " << algorithm.id << " " << detail << ": " << sentence;
          dead_ends += is_left;
        }
      }
      EXPECT_EQ(dead_ends > 0, algorithm.keeps_stack()) << algorithm.id << " " << detail;
    }
  }
}

// The panel is high enough not to scroll, so the position of the bar follows the number of the line.
TEST_F(CodePanelTest, MarksTheCurrentLineInEveryListing) {
  for (const Algorithm& algorithm : algorithms()) {
    for (const Setting& setting : settings_table()) {
      if (setting.key != "language") continue;
      for (const Choice& language : setting.choices()) {
        if (language.id == "none") continue;
        Snapshot snapshot = invented_start("board=" + std::string(algorithm.revisits ? "4" : "6") +
                                           "&algorithm=" + std::string(algorithm.id) +
                                           "&detail=candidate&language=" + std::string(language.id));
        const Listing* listing = find_listing(listings(), algorithm.id, snapshot.settings.language);
        std::map<int, Bar> bars;
        for (const EventType type : events_of(algorithm)) {
          snapshot.event.type = type;
          ++snapshot.step;
          const auto found = bar(snapshot, {600, 1600});
          ASSERT_TRUE(found) << algorithm.id << " in " << language.id << ": " << to_string(type);
          const auto [place, is_new] = bars.emplace(line_of(*listing, snapshot.event), *found);
          EXPECT_TRUE(is_new || place->second == *found);
        }
        const float line_height = bars.begin()->second.bottom - bars.begin()->second.top;
        for (auto it = bars.begin(); std::next(it) != bars.end(); ++it) {
          const auto [line, first] = *it;
          const auto [next_line, next] = *std::next(it);
          const float lines = (next.top - first.top) / line_height;
          EXPECT_LE(lines, static_cast<float>(next_line - line) + 3) << algorithm.id << " in " << language.id;
          EXPECT_GE(lines, static_cast<float>(next_line - line) / 2) << algorithm.id << " in " << language.id;
        }
      }
    }
  }
}

TEST_F(CodePanelTest, ScrollsALongListingToTheCurrentLine) {
  constexpr ImVec2 kSmall{320, 380};
  Snapshot snapshot = invented_start("algorithm=pruned&language=cpp");
  for (const EventType type :
       {EventType::start, EventType::advance, EventType::exhausted, EventType::tour, EventType::start}) {
    snapshot.event.type = type;
    ++snapshot.step;
    const auto found = bar(snapshot, kSmall);
    ASSERT_TRUE(found) << to_string(type);
    EXPECT_GT(found->top, 40) << to_string(type);
    EXPECT_LT(found->bottom, 300) << to_string(type);
  }
}

TEST_F(CodePanelTest, NamesCornerAndJointOfDivideAndConquer) {
  Snapshot snapshot = invented_start("board=12&algorithm=divide-and-conquer");
  snapshot.event = {EventType::join, {5, 6}};
  const auto joined = variables_of(snapshot);
  EXPECT_EQ(joined[0].name, "Joint");
  EXPECT_EQ(joined[0].note, "where the four tours meet");
  snapshot.event = {EventType::start, {0, 0}};
  const auto begun = variables_of(snapshot);
  EXPECT_EQ(begun[0].name, "Part");
  EXPECT_EQ(begun[0].note, "");
}

TEST_F(CodePanelTest, MarksNothingAtHighSpeed) {
  Snapshot snapshot = invented_start("board=5");
  snapshot.event = {EventType::advance, {0, 0}};
  snapshot.visits = 12'345;
  EXPECT_TRUE(bar(snapshot, {400, 800}));
  const auto before = variables_of(snapshot);
  snapshot.pace = Pace::blur;
  EXPECT_FALSE(bar(snapshot, {400, 800}));
  const auto after = variables_of(snapshot);
  ASSERT_EQ(after.size(), before.size()) << "the table keeps its height";
  EXPECT_EQ(after.front(), (Variable{"Square", "-", ""}));
  EXPECT_EQ(after.back().value, "12,345");
}

TEST_F(CodePanelTest, ChoosesAndHidesTheLanguage) {
  constexpr ImVec2 kPhone{320, 600};
  Snapshot snapshot = invented_start("language=python");
  const auto asked = [&](const char* id) {
    const auto commands = click(snapshot, id, kPhone);
    return commands.size() == 1 ? std::get<Change>(commands[0]).settings.at(0) : KeyValue{};
  };
  EXPECT_TRUE(click(snapshot, "language", kPhone).empty());
  EXPECT_EQ(asked("language=none").value, "none");
  snapshot.settings.language = Language::none;
  EXPECT_FALSE(bar(snapshot, kPhone));
  EXPECT_TRUE(click(snapshot, "language", kPhone).empty());
  EXPECT_EQ(asked("language=javascript").key, "language");
}

TEST_F(CodePanelTest, DrawsEveryMomentAtEverySize) {
  for (const char* settings :
       {"board=1", "board=1x1024", "board=1024&language=java", "board=4x5&algorithm=brute-force&detail=candidate",
        "graph=A-B;B-C&start=A", "board=6&algorithm=neural-network", "board=6&holes=0,1;2,3&algorithm=pruned",
        "board=8&goal=closed&algorithm=warnsdorff&tie=pohl&language=cpp", "language=none"}) {
    Snapshot snapshot = invented_start(settings);
    for (const EventType type : events_of(*snapshot.settings.algorithm)) {
      snapshot.event = {type, {0, 0}, type == EventType::reject ? Rejection::off_board : Rejection::none};
      if (type == EventType::exhausted) snapshot.path.clear();
      snapshot.candidates = {{{0, 0}, Rejection::none, false, 3}, {{-1, 5}, Rejection::off_board, true, 0}};
      for (const ImVec2 size : {ImVec2{320, 400}, ImVec2{1, 1}, ImVec2{60, 40}, ImVec2{3840, 2160}}) {
        for (const bool fast : {false, true}) {
          snapshot.pace = fast ? Pace::blur : Pace::steps;
          EXPECT_TRUE(frame(snapshot, size).empty()) << settings;
        }
      }
    }
  }
}

TEST(CodeVariablesTest, ABacktrackNamesTheSquareItLeaves) {
  Snapshot snapshot = invented_start("board=5&language=java");
  snapshot.path = {{0, 0}, {2, 1}};
  snapshot.depth = 2;
  snapshot.event = {EventType::backtrack, {4, 2}};
  snapshot.candidates = {{{4, 2}, Rejection::none, true, 1}, {{3, 3}, Rejection::none, false, 4}};
  const auto variables = variables_of(snapshot);
  EXPECT_EQ(variables[0], (Variable{"square", "c1", "backtracked"}));
  EXPECT_EQ(variables[1], (Variable{"number", "3", "of 25"}));
  EXPECT_EQ(variables[2], (Variable{"to", "d2", "next, after one backtrack"}));
  snapshot.settings.language = Language::english;
  EXPECT_EQ(variables_of(snapshot)[2].name, "Move to");
  snapshot.settings.language = Language::pseudocode;
  EXPECT_EQ(variables_of(snapshot)[2].name, "next");
}

TEST(CodeVariablesTest, ExplainARejectedCandidate) {
  Snapshot snapshot = invented_start("board=5&detail=candidate&start=a1&language=cpp");
  snapshot.event = {EventType::reject, {3, 0}, Rejection::visited};
  EXPECT_EQ(variables_of(snapshot)[2], (Variable{"to", "a2", "visited already"}));
  snapshot.event.rejection = Rejection::pruned;
  EXPECT_EQ(variables_of(snapshot)[2].note, "leads to no tour");
}

TEST(CodeVariablesTest, ShowTheDegreesOfWarnsdorffsRule) {
  Snapshot snapshot = invented_start("board=5&algorithm=warnsdorff&language=python");
  snapshot.candidates = {{{-1, 2}, Rejection::off_board, true, 0},
                         {{2, 1}, Rejection::none, false, 3},
                         {{1, 2}, Rejection::none, false, 5}};
  EXPECT_EQ(variables_of(snapshot)[3], (Variable{"degree", "b3:3  c4:5", ""}));
}

TEST(CodeVariablesTest, ReportSettingsThatTheListingOmits) {
  EXPECT_TRUE(differences_of(invented_start("")).empty());
  EXPECT_EQ(differences_of(invented_start("goal=closed&algorithm=warnsdorff&tie=pohl&holes=0,1")).size(), 3u);
  EXPECT_EQ(differences_of(invented_start("end=0,1")),
            std::vector<std::string>{"In this run, a tour must end on 0,1."});
}

TEST(CodeTextTest, BreaksLongLinesAtSpaces) {
  const CodeMetrics metrics{.width = 12, .blank = 1, .hanging = 2, .measure = [](std::string_view text) {
                              return static_cast<float>(text.size());
                            }};
  const std::string lines[] = {"  if (a) b();", "", "unbreakable-word", "short"};
  const auto rows = break_lines(lines, metrics);
  ASSERT_EQ(rows.size(), 6u);
  EXPECT_EQ(rows[0].text, "if (a)");
  EXPECT_EQ(rows[0].x, 2);
  EXPECT_EQ(rows[1].text, "b();");
  EXPECT_EQ(rows[1].x, 4);
  EXPECT_EQ(rows[1].line, 0);
  EXPECT_EQ(rows[2].text, "");
  EXPECT_EQ(rows[3].text, "unbreakable-");
  EXPECT_EQ(rows[4].text, "word");
  EXPECT_EQ(rows[5].line, 3);
}

TEST(CodeTextTest, FindsKeywordsAndComments) {
  const auto inked = [](std::string_view line, Language language) {
    std::string marks;
    for (const CodeInk ink : inks_of(line, language)) marks += ".kc"[static_cast<std::size_t>(ink)];
    return marks;
  };
  EXPECT_EQ(inked("for formula in x:  # if", Language::python), "kkk.........kk.....cccc");
  EXPECT_EQ(inked("int print(\"for\");  // x", Language::cpp), "kkk................cccc");
  EXPECT_EQ(inked("for each one, if not:", Language::pseudocode), "kkk.kkkk.............");
  EXPECT_EQ(inked("report the tour", Language::pseudocode), "kkkkkk.........");
  EXPECT_EQ(inked("if it is # not", Language::english), std::string(14, '.'));
}

}  // namespace
}  // namespace kt
