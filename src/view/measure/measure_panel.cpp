// What is to be measured, how far it is, and what has come of it: growth with the board, or the map of starts.
#include "view/measure/measure_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "app/measure/measured_csv.h"
#include "app/words/measure_words.h"
#include "app/words/numbers.h"
#include "view/measure/measure.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/flow.h"
#include "view/widgets/hint.h"
#include "view/widgets/rows.h"
#include "view/widgets/toggle.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kLowest = 240;  // of the chart
constexpr float kGap = 8;
constexpr int kLargestSide = 200;       // larger boards would hold up a frame when their runs begin
constexpr int kMostBoards = 64;         // more are taken at equal distances on the axis
constexpr std::size_t kMostRuns = 400;  // as many points can be told apart

constexpr std::array<Choice, 2> kKinds = {{{"growth", "Growth", "How the visits grow with the board."},
                                           {"starts", "Starts", "The squares of the board, by what a search from there comes to."}}};
constexpr Choice kVisits[] = {{"10000", "10,000 visits"},     {"100000", "100,000 visits"},
                              {"1000000", "a million visits"}, {"10000000", "10 million visits"},
                              {"100000000", "100 million visits"}, {"1000000000", "a billion visits"}};
constexpr std::uint64_t kVisitCounts[] = {10'000, 100'000, 1'000'000, 10'000'000, 100'000'000, 1'000'000'000};
constexpr Choice kSeconds[] = {{"1", "or a second"}, {"10", "or 10 seconds"}, {"100", "or 100 seconds"}, {"none", "however long"}};
constexpr double kSecondCounts[] = {1, 10, 100, std::numeric_limits<double>::infinity()};

constexpr const char* kGoalNames[] = {"Any tour###measure-goal=tour", "Closed###measure-goal=closed"};
constexpr const char* kStartNames[] = {"As shown###measure-from=shown", "Corner###measure-from=corner",
                                       "Beside it###measure-from=beside", "Middle###measure-from=middle"};

struct MeasureState {
  Measuring which = Measuring::growth;
  bool choosing = true;  // what is to be measured; else its chart
  std::vector<const Algorithm*> methods = {find_algorithm("backtracking"), find_algorithm("warnsdorff-backtracking"),
                                           find_algorithm("warnsdorff")};
  int from = 5, to = 10;
  std::array<bool, 2> goals = {true, false};
  std::array<bool, 4> starts = {false, true, false, false};
  std::size_t visits = 3, seconds = 1;
  bool theorems = true;
  bool report_orders = false;
};

std::vector<Board> boards_of(const MeasureState& state) {
  std::vector<Board> boards;
  const int count = state.to - state.from + 1;
  const double ratio = static_cast<double>(state.to) / state.from;
  for (int i = 0; i < std::min(count, kMostBoards); ++i) {
    const double share = static_cast<double>(i) / (kMostBoards - 1);
    const int side = count <= kMostBoards ? state.from + i
                                          : static_cast<int>(std::lround(state.from * std::pow(ratio, share)));
    if (boards.empty() || boards.back().rows != side) boards.push_back({side, side});
  }
  return boards;
}

MeasurePlan plan_of(const MeasureState& state) {
  MeasurePlan plan{.boards = boards_of(state),
                   .max_visits = kVisitCounts[state.visits],
                   .max_seconds = kSecondCounts[state.seconds],
                   .ask_theorems = state.theorems,
                   .report_orders = state.report_orders};
  for (const Algorithm& algorithm : algorithms()) {
    if (std::ranges::find(state.methods, &algorithm) != state.methods.end()) plan.algorithms.push_back(&algorithm);
  }
  for (std::size_t i = 0; i < state.goals.size(); ++i) {
    if (state.goals[i]) plan.goals.push_back(static_cast<Goal>(i));
  }
  for (std::size_t i = 0; i < state.starts.size(); ++i) {
    if (state.starts[i]) plan.starts.push_back(static_cast<MeasuredStart>(i));
  }
  return plan;
}

const Measured& measured_of(const Ui& ui) {
  return ui.state.of<MeasureState>().which == Measuring::growth ? ui.snapshot.growth : ui.snapshot.starts;
}

void ask(Ui& ui, Measure::What what, MeasurePlan plan = {}) {
  ui.ask(Measure{what, ui.state.of<MeasureState>().which, std::move(plan)});
}

// True when it was pressed.
bool flag(Ui& ui, Flow& flow, const std::string& label, bool on) {
  const std::string name = name_of(label);
  flow.next(toggle_width(name.c_str()));
  return toggle(ui, label.c_str(), name.c_str(), on);
}

template <std::size_t kCount>
void draw_flags(Ui& ui, Rows& rows, const char* name, const char* const (&labels)[kCount], std::array<bool, kCount>& on) {
  const float width = rows.begin(ui, name);
  ImGui::BeginGroup();
  Flow flow(width, 0);
  for (std::size_t i = 0; i < kCount; ++i) {
    if (flag(ui, flow, labels[i], on[i])) on[i] = !on[i];
  }
  ImGui::EndGroup();
  rows.end_lower();
}

void draw_sizes(Ui& ui, Rows& rows) {
  MeasureState& state = ui.state.of<MeasureState>();
  constexpr float kBetween = 26;
  const float width = rows.begin(ui, "Sides");
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float half = (width - kBetween) / 2;
  const auto from = stepper(ui, "measure-least", "Smallest side", state.from, 1, kLargestSide, half);
  ImGui::SetCursorScreenPos({at.x + half + 6, at.y + (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2});
  muted_text(ui, "to");
  ImGui::SetCursorScreenPos({at.x + half + kBetween, at.y});
  const auto to = stepper(ui, "measure-most", "Largest side", state.to, 1, kLargestSide, half);
  rows.end();
  if (from) state.to = std::max(state.to, state.from = *from);
  if (to) state.from = std::min(state.from, state.to = *to);
}

template <std::size_t kCount>
void draw_limit(Ui& ui, Rows& rows, const char* name, std::string_view key, const Choice (&choices)[kCount],
                std::size_t& chosen) {
  const float width = rows.begin(ui, name);
  const auto now = dropdown(ui, key, "Give up after", choices, choices[chosen].id, width);
  if (now) chosen = static_cast<std::size_t>(std::ranges::find(choices, *now, &Choice::id) - choices);
  rows.end();
}

void draw_limits(Ui& ui, Rows& rows) {
  MeasureState& state = ui.state.of<MeasureState>();
  draw_limit(ui, rows, "Give up after", "measure-visits", kVisits, state.visits);
  draw_limit(ui, rows, "", "measure-seconds", kSeconds, state.seconds);
}

void draw_theorems(Ui& ui, Flow& flow) {
  bool& on = ui.state.of<MeasureState>().theorems;
  if (flag(ui, flow, "Ask theorems first###measure-theorems", on)) on = !on;
}

// Of what is under way, or as it was left.
void draw_progress(Ui& ui, float width) {
  const Measured& measured = measured_of(ui);
  std::string words = with_separators(measured.done) + " of " + plural(measured.runs.size(), "run");
  if (measured.running && measured.done < measured.runs.size()) {
    const MeasuredRun& run = measured.runs[measured.done];
    words += ": " + title_of(run) + ", " + outcome_words(run);
  }
  small_text(ui, words, width);
}

bool button(Flow& flow, const char* label) {
  flow.next(ImGui::CalcTextSize(label, nullptr, true).x + 2 * ImGui::GetStyle().FramePadding.x);
  return ImGui::Button(label);
}

void draw_stop(Ui& ui, Flow& flow) {
  const Measured& measured = measured_of(ui);
  if (measured.running) {
    if (button(flow, "Stop###measure-stop")) ask(ui, Measure::What::stop);
  } else if (measured.done < measured.runs.size()) {
    if (button(flow, "Go on###measure-go-on")) ask(ui, Measure::What::go_on);
  }
}

void draw_form(Ui& ui, float width) {
  MeasureState& state = ui.state.of<MeasureState>();
  draw_group(ui, "Methods", width);
  {
    Flow flow(width, 0);
    for (const Algorithm& algorithm : algorithms()) {
      const auto at = std::ranges::find(state.methods, &algorithm);
      const bool on = at != state.methods.end();
      if (!flag(ui, flow, labelled(algorithm.title, "measure-method=" + std::string(algorithm.id)), on)) continue;
      on ? void(state.methods.erase(at)) : state.methods.push_back(&algorithm);
    }
  }
  draw_group(ui, "Boards", width);
  Rows rows(width);
  draw_sizes(ui, rows);
  draw_flags(ui, rows, "Goals", kGoalNames, state.goals);
  draw_flags(ui, rows, "From", kStartNames, state.starts);
  draw_limits(ui, rows);
  Flow flow(width, 0);
  draw_theorems(ui, flow);
  if (flag(ui, flow, "Orders of the report###measure-report", state.report_orders))
    state.report_orders = !state.report_orders;
  MeasurePlan plan = plan_of(state);
  const std::size_t runs = plan.algorithms.size() * plan.boards.size() * plan.goals.size() * plan.starts.size();
  ImGui::Dummy({0, 2});
  Flow buttons(width, kGap);
  ImGui::BeginDisabled(runs == 0 || runs > kMostRuns);
  if (button(buttons, "Start###measure-start")) {
    ask(ui, Measure::What::start, std::move(plan));
    state.choosing = false;
  }
  ImGui::EndDisabled();
  if (!ui.snapshot.growth.runs.empty() && button(buttons, "Back to the chart###measure-chart")) state.choosing = false;
  small_text(ui,
             runs == 0          ? "Choose a method, a goal and a start."
             : runs > kMostRuns ? plural(runs, "run") + ": up to 400 are measured at a time."
                                : plural(runs, "run") + ", one after the other, beside the search on the board.",
             width);
}

// A point or a square that shows its run.
void operate(Ui& ui, std::size_t run, ImVec2 min, ImVec2 size, const std::string& label, const std::string& words) {
  ImGui::SetCursorScreenPos(min);
  if (ImGui::InvisibleButton(label.c_str(), size)) ui.ask(OpenMeasured{ui.state.of<MeasureState>().which, run});
  ui.controls.name_last(label);
  if (!ImGui::IsItemHovered()) return;
  ImGui::GetWindowDrawList()->AddRect(min, {min.x + size.x, min.y + size.y}, ui.colours.text, 4);
  hint(words + "\nClick to see it on the board.", {.width = sentence_hint_width()});
}

void operate_points(Ui& ui, const GrowthChart& chart) {
  constexpr float r = kGrowthPoint + 4;
  for (const GrowthPoint& point : chart.points) {
    const MeasuredRun& run = ui.snapshot.growth.runs[point.run];
    const std::string words = title_of(run) + ": " + outcome_words(run);
    const std::string id = (point.is_estimate ? "measure-tree-" : "measure-run-") + std::to_string(point.run);
    operate(ui, point.run, {point.at.x - r, point.at.y - r}, {2 * r, 2 * r}, labelled(words, id), words);
  }
}

void operate_squares(Ui& ui, const MapPlace& place) {
  const std::vector<MeasuredRun>& runs = ui.snapshot.starts.runs;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::string words = ui.snapshot.settings.name(runs[i].start) + ": " + outcome_words(runs[i]);
    operate(ui, i, place.corner(runs[i].start), {place.cell, place.cell},
            labelled(words, "measure-start-" + std::to_string(i)), words);
  }
}

void draw_files(Ui& ui, float width) {
  const bool growth = ui.state.of<MeasureState>().which == Measuring::growth;
  const Measured& measured = measured_of(ui);
  const std::string name = growth ? "growth" : "starts";
  Flow flow(width, kGap);
  if (button(flow, "Save as CSV###measure-csv"))
    ui.ask(SaveFile{name + ".csv", "text/csv", measured_csv(measured.runs)});
  if (button(flow, "Save as PNG###measure-png")) {
    const auto svg = growth ? growth_svg : starts_svg;
    ui.ask(SaveFile{name + ".png", "image/png", svg(measured, ui.colours, ImGui::GetFont())});
  }
}

void draw_growth(Ui& ui, ImVec2 size) {
  const float top = ImGui::GetCursorScreenPos().y;
  const Measured& measured = ui.snapshot.growth;
  Flow flow(size.x, kGap);
  draw_stop(ui, flow);
  if (button(flow, "Choose anew###measure-choose")) ui.state.of<MeasureState>().choosing = true;
  draw_progress(ui, size.x);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float below = 3 * ImGui::GetFrameHeight() + 50;
  const float height = std::max(kLowest, size.y - (at.y - top) - below);
  ScreenPen pen;
  const GrowthChart chart = growth_chart(pen, measured, at, {at.x + size.x, at.y + height});
  draw_growth_chart(pen, ui.colours, measured, chart);
  operate_points(ui, chart);
  const ImVec2 legend{at.x, at.y + height + 2};
  const float legend_height = draw_growth_legend(pen, ui.colours, measured, legend, size.x);
  ImGui::SetCursorScreenPos({at.x, legend.y + legend_height + 2});
  small_text(ui, growth_words(measured), size.x);
  draw_files(ui, size.x);
}

// Why there can be no map; null where there can.
const char* why_no_map(const Settings& settings) {
  if (!settings.graph.empty()) return "A map is of the squares of a board: of a graph there is none.";
  if (settings.board.squares() > kLargestMap)
    return "A map is drawn of up to 400 squares: each is a search of its own, and must be large enough to be clicked.";
  return nullptr;
}

void draw_starts(Ui& ui, ImVec2 size) {
  MeasureState& state = ui.state.of<MeasureState>();
  const Settings& settings = ui.snapshot.settings;
  const Measured& measured = ui.snapshot.starts;
  const float top = ImGui::GetCursorScreenPos().y;
  const char* refused = why_no_map(settings);
  small_text(ui,
             refused ? refused
                     : std::string(settings.algorithm->title) + " on " + to_string(settings.board) +
                           ", as it is set up, from each square:",
             size.x);
  Rows rows(size.x);
  draw_limits(ui, rows);
  {
    Flow flow(size.x, 0);
    draw_theorems(ui, flow);
  }
  Flow flow(size.x, kGap);
  ImGui::BeginDisabled(refused != nullptr);
  if (button(flow, measured.runs.empty() ? "Start###measure-start" : "Start anew###measure-start")) {
    MeasurePlan plan = plan_of(state);
    plan.algorithms = {settings.algorithm};
    plan.boards = {settings.board};
    plan.goals = {settings.goal};
    plan.starts.clear();
    plan.estimates = plan.report_orders = false;
    ask(ui, Measure::What::start, std::move(plan));
  }
  ImGui::EndDisabled();
  draw_stop(ui, flow);
  if (measured.runs.empty()) return;
  draw_progress(ui, size.x);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float below = 2 * ImGui::GetFrameHeight() + 50;
  const float height = std::max(std::min(kLowest, size.x), size.y - (at.y - top) - below);
  const MapPlace place = map_place(measured, at, {size.x, height});
  ScreenPen pen;
  draw_starts_map(pen, ui.colours, measured, place);
  operate_squares(ui, place);
  ImGui::SetCursorScreenPos({at.x, place.corner({measured.runs.front().board.rows, 0}).y + 6});
  small_text(ui, starts_words(measured), size.x);
  draw_files(ui, size.x);
}

}  // namespace

void draw_measure_panel(Ui& ui, ImVec2 size) {
  MeasureState& state = ui.state.of<MeasureState>();
  const float top = ImGui::GetCursorScreenPos().y;
  const auto chosen = segmented(ui, "measure", kKinds, kKinds[static_cast<std::size_t>(state.which)].id, size.x);
  if (chosen) state.which = *chosen == kKinds[0].id ? Measuring::growth : Measuring::starts;
  ImGui::SetCursorScreenPos({ImGui::GetCursorScreenPos().x, top + ImGui::GetFrameHeight() + kGap});
  const ImVec2 rest{size.x, size.y - ImGui::GetFrameHeight() - kGap};
  if (state.which == Measuring::starts) return draw_starts(ui, rest);
  state.choosing || ui.snapshot.growth.runs.empty() ? draw_form(ui, rest.x) : draw_growth(ui, rest);
}

}  // namespace kt
