// The choices of a measurement, its progress and its result: growth with the board, or the map of starts.
#include "view/measure/measure_panel.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "app/language/say.h"
#include "app/measure/measured_csv.h"
#include "app/words/measure_words.h"
#include "view/measure/measure.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/flow.h"
#include "view/widgets/hint.h"
#include "view/widgets/question.h"
#include "view/widgets/rows.h"
#include "view/widgets/sized.h"
#include "view/widgets/toggle.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kLowest = 240;  // of the chart
constexpr float kSketch = 190;  // height of the sketch
constexpr float kGap = 8;
constexpr int kLargestSide = 200;  // beginning a run on a larger board would delay a frame
constexpr int kMaxRuns = 400;      // more points could not be distinguished

constexpr std::array<Choice, 2> kKinds = {{{"growth", "Growth", "How the number of visits grows with board size."},
                                           {"starts", "Starts", "What a search finds from each square of a board."}}};
constexpr Choice kVisits[] = {{"10000", "10,000 visits"},          {"100000", "100,000 visits"},
                              {"1000000", "1 million visits"},     {"10000000", "10 million visits"},
                              {"100000000", "100 million visits"}, {"1000000000", "1 billion visits"}};
constexpr double kVisitCounts[] = {1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
constexpr Choice kSeconds[] = {
    {"1", "or 1 second"}, {"10", "or 10 seconds"}, {"100", "or 100 seconds"}, {"none", "no time limit"}};
constexpr double kSecondCounts[] = {1, 10, 100, std::numeric_limits<double>::infinity()};
constexpr Choice kGoals[] = {{"tour", "Any tour"}, {"closed", "Closed"}};
constexpr Choice kStarts[] = {
    {"shown", "Current"}, {"corner", "Corner"}, {"beside", "Next to the corner"}, {"middle", "Middle"}};
constexpr Choice kMaps[] = {{"warnsdorff", "Warnsdorff's rule on 8 × 8"},
                            {"backtracking", "Backtracking on 5 × 5"},
                            {"shown", "The search on the board"}};
constexpr Choice kWays[] = {{"theorems", "Check theorems first"}, {"report", "Move orders of the original report"}};

struct MeasureState {
  ExperimentKind which = ExperimentKind::growth;
  bool choosing = true;  // the choices are shown, not the chart
  bool details = false;  // the details are open
  MeasureChoice choice;
  // Limits for growth and for a map. With them the prepared chart takes 36 million visits, a few seconds: backtracking
  // needs 8,840, 248,169, 7,151,179 and 8,250,733 on 5 x 5 to 8 x 8, and is given up after 10 million on 9 x 9 and 10
  // x 10.
  std::array<std::size_t, 2> visits = {3, 1}, seconds = {1, 0};
};

const Measured& measured_of(const Ui& ui) {
  return ui.state.of<MeasureState>().which == ExperimentKind::growth ? ui.snapshot.growth : ui.snapshot.starts;
}

void ask(Ui& ui, Measure::What what) {
  MeasureState& state = ui.state.of<MeasureState>();
  const std::size_t place = std::to_underlying(state.which);
  state.choice.max_visits = static_cast<std::uint64_t>(kVisitCounts[state.visits[place]]);
  state.choice.max_seconds = kSecondCounts[state.seconds[place]];
  ui.ask(Measure{what, state.which, state.choice});
}

// A toggle for each bit, side by side if there is space.
void draw_flags(Ui& ui, std::string_view key, std::span<const Choice> choices, std::uint32_t& bits, float width) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  ImGui::BeginGroup();
  Flow flow(width, 0);
  std::uint32_t bit = 1;
  for (const Choice& choice : choices) {
    const char* const title = tr(choice.title);
    const std::string label = labelled(title, std::string(key) + "=" + std::string(choice.id));
    flow.next(toggle_width(title));
    if (toggle(ui, label.c_str(), title, (bits & bit) != 0)) bits ^= bit;
    bit *= 2;
  }
  ImGui::EndGroup();
  ImGui::PopStyleVar();
}

void draw_flag_row(Ui& ui, Rows& rows, const char* name, std::string_view key, std::span<const Choice> choices,
                   std::uint32_t& bits) {
  const float width = rows.begin(ui, name);
  draw_flags(ui, key, choices, bits, width);
  rows.end_lower();
}

// In one row, or in two if there is no space for the numbers.
void draw_sizes(Ui& ui, Rows& rows) {
  constexpr float kBetween = 26, kNumber = 44;
  const float width = rows.begin(ui, tr("Sides"));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float half = (width - kBetween) / 2;
  const bool in_a_row = half >= 2 * ImGui::GetFrameHeight() + kNumber;
  const float each = in_a_row ? half : width;
  MeasureChoice& choice = ui.state.of<MeasureState>().choice;
  const auto least = stepper(ui, "measure-least", tr("Smallest side"), choice.least, 1, kLargestSide, each);
  if (in_a_row) {
    ImGui::SetCursorScreenPos({at.x + half + 6, at.y + (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2});
    muted_text(ui, tr("to"));
    ImGui::SetCursorScreenPos({at.x + half + kBetween, at.y});
  } else {
    rows.end();
    rows.begin(ui, tr("to"));
  }
  const auto most = stepper(ui, "measure-most", tr("Largest side"), choice.most, 1, kLargestSide, each);
  rows.end();
  if (least) choice.most = std::max(choice.most, choice.least = *least);
  if (most) choice.least = std::min(choice.least, choice.most = *most);
}

void draw_limit(Ui& ui, Rows& rows, const char* name, std::string_view key, std::span<const Choice> choices,
                std::size_t& chosen) {
  const float width = rows.begin(ui, name);
  const auto now = dropdown(ui, key, tr("Give up after"), choices, choices[chosen].id, width);
  if (now) chosen = std::ranges::find(choices, *now, &Choice::id) - choices.begin();
  rows.end();
}

void draw_limits(Ui& ui, Rows& rows) {
  MeasureState& state = ui.state.of<MeasureState>();
  const std::size_t place = std::to_underlying(state.which);
  draw_limit(ui, rows, tr("Give up after"), "measure-visits", kVisits, state.visits[place]);
  draw_limit(ui, rows, "", "measure-seconds", kSeconds, state.seconds[place]);
}

// The current or stopped experiment.
void draw_progress(Ui& ui, float width) {
  const Measured& measured = measured_of(ui);
  Message words{"{0} of {1, plural, one {# run} other {# runs}}", measured.done, measured.runs.size()};
  if (measured.running && measured.done < measured.runs.size()) {
    const MeasuredRun& run = measured.runs[measured.done];
    words = Message{"{0}: {1}, {2}", words, title_of(ui.snapshot.settings, run), outcome_words(run)};
  }
  small_text(ui, say(words), width);
}

void draw_stop(Ui& ui, Flow& flow) {
  const Measured& measured = measured_of(ui);
  if (measured.running) {
    if (flow_button(flow, tr("Stop###measure-stop"))) ask(ui, Measure::What::stop);
  } else if (measured.done < measured.runs.size()) {
    if (flow_button(flow, tr("Continue###measure-go-on"))) ask(ui, Measure::What::go_on);
  }
}

// Returns true if the details are open.
bool draw_details(Ui& ui, float width) {
  bool& details = ui.state.of<MeasureState>().details;
  if (fold(ui, tr("Change the experiment###measure-details"), details, width)) details = !details;
  return details;
}

void draw_growth_question(Ui& ui, std::string_view plan, float width) {
  draw_question(ui, tr("How fast does the work grow?"), plan, width);
}

// The start button is above the form, as the stop button is above the chart, so it is visible in any space.
void draw_form(Ui& ui, float width) {
  MeasureState& state = ui.state.of<MeasureState>();
  MeasureChoice& choice = state.choice;
  const int runs =
      std::popcount(choice.methods) * choice.boards() * std::popcount(choice.goals) * std::popcount(choice.starts);
  const Message what =
      runs == 0 ? Message{"Choose a method, a goal and a start."}
      : runs > kMaxRuns
          ? Message{"{0, plural, one {# run is} other {# runs are}} too many. You can measure up to 400 at a time.",
                    runs}
          : Message{
                "{0, plural, one {# method} other {# methods}} on boards from {1} × {1} to {2} × {2}: {3, plural, one {# run} other {# runs}}.",
                std::popcount(choice.methods), choice.least, choice.most, runs};
  draw_growth_question(ui, say(what), width);
  Flow flow(width, kGap);
  ImGui::BeginDisabled(runs == 0 || runs > kMaxRuns);
  if (primary_button(ui, flow, tr("Run the experiment###measure-start"))) {
    ask(ui, Measure::What::start);
    state.choosing = false;
  }
  ImGui::EndDisabled();
  if (!ui.snapshot.growth.runs.empty() && flow_button(flow, tr("Back to the chart###measure-chart")))
    state.choosing = false;
  if (!draw_details(ui, width)) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ScreenPen pen;
    draw_growth_sketch(pen, ui.colours, {at.x, at.y + kGap}, {at.x + width, at.y + kGap + kSketch});
    return space({width, kGap + kSketch});
  }
  draw_group(ui, tr("Methods"), width);
  draw_flags(ui, "measure-method", choices_of(algorithms()), choice.methods, width);
  draw_group(ui, tr("Boards"), width);
  Rows rows(width);
  draw_sizes(ui, rows);
  draw_flag_row(ui, rows, tr("Goals"), "measure-goal", kGoals, choice.goals);
  draw_flag_row(ui, rows, tr("Starts"), "measure-from", kStarts, choice.starts);
  draw_limits(ui, rows);
  draw_flags(ui, "measure-way", kWays, choice.ways, width);
}

// A point or a square that opens its run.
void operate(Ui& ui, std::size_t run, ImVec2 min, ImVec2 size, const std::string& label, const std::string& words) {
  ImGui::SetCursorScreenPos(min);
  if (press_area(label.c_str(), size)) ui.ask(OpenMeasuredRun{ui.state.of<MeasureState>().which, run});
  ui.controls.name_last(label);
  if (!ImGui::IsItemHovered()) return;
  ImGui::GetWindowDrawList()->AddRect(min, {min.x + size.x, min.y + size.y}, ui.colours.text, 4);
  hint(words + "\n" + tr("Click to see this run on the board."), {.width = sentence_hint_width()});
}

void operate_points(Ui& ui, const GrowthChart& chart) {
  constexpr float kHalf = kGrowthPoint + 4;
  const float across = std::clamp(chart.apart - 2, 1.0f, kHalf);  // not as far as the middle of another point
  for (const GrowthPoint& point : chart.points) {
    const MeasuredRun& run = ui.snapshot.growth.runs[point.run];
    const Message outcome = point.is_estimate ? tree_words(run) : outcome_words(run);
    const std::string words = say(Message{"{0}: {1}", title_of(ui.snapshot.settings, run), outcome});
    const std::string id = (point.is_estimate ? "measure-tree-" : "measure-run-") + std::to_string(point.run);
    operate(ui, point.run, {point.at.x - across, point.at.y - kHalf}, {2 * across, 2 * kHalf}, labelled(words, id),
            words);
  }
}

void operate_squares(Ui& ui, const MapPlace& place) {
  const std::vector<MeasuredRun>& runs = ui.snapshot.starts.runs;
  Settings on_its_board;
  on_its_board.board = runs.front().board;
  on_its_board.squares = ui.snapshot.settings.squares;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::string words = say(Message{"{0}: {1}", on_its_board.name(runs[i].start), outcome_words(runs[i])});
    operate(ui, i, place.corner(runs[i].start), {place.cell, place.cell},
            labelled(words, "measure-start-" + std::to_string(i)), words);
  }
}

void draw_files(Ui& ui, float width) {
  const bool growth = ui.state.of<MeasureState>().which == ExperimentKind::growth;
  const Measured& measured = measured_of(ui);
  const std::string name = growth ? "growth" : "starts";
  Flow flow(width, kGap);
  if (flow_button(flow, tr("Save as CSV###measure-csv")))
    ui.ask(SaveFile{name + ".csv", "text/csv", measured_csv(measured.runs)});
  if (flow_button(flow, tr("Save as PNG###measure-png"))) {
    const auto svg = growth ? growth_svg : starts_svg;
    ui.ask(SaveFile{name + ".png", "image/png", svg(measured, ui.colours, ImGui::GetFont())});
  }
}

void draw_growth(Ui& ui, ImVec2 size) {
  const float top = ImGui::GetCursorScreenPos().y;
  const Measured& measured = ui.snapshot.growth;
  draw_growth_question(ui, {}, size.x);
  Flow flow(size.x, kGap);
  draw_stop(ui, flow);
  if (flow_button(flow, tr("Choose again###measure-choose"))) ui.state.of<MeasureState>().choosing = true;
  draw_progress(ui, size.x);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float below = 3 * ImGui::GetFrameHeight() + 70;
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

// Why there can be no map of the search on this board; null if there can.
const char* why_no_map(const Settings& settings) {
  if (!settings.graph.empty()) return tr("Maps work on boards only, not on graphs.");
  if (settings.board.squares() > kLargestMap || std::max(settings.board.rows, settings.board.cols) > kLongestMap)
    return tr(
        "Maps can have up to 400 squares and 34 in a row. Each square runs its own search and must be large enough to click.");
  return nullptr;
}

void draw_starts(Ui& ui, ImVec2 size) {
  MeasureState& state = ui.state.of<MeasureState>();
  const Settings& settings = ui.snapshot.settings;
  const Measured& measured = ui.snapshot.starts;
  const float top = ImGui::GetCursorScreenPos().y;
  const bool is_shown = state.choice.map == MapSubject::shown;
  const char* refused = is_shown ? why_no_map(settings) : nullptr;
  const Message what =
      refused    ? Message::verbatim(refused)
      : is_shown ? Message{"{0} on {1}, from each square.", Message::name(settings.algorithm->title),
                           to_string(settings.board)}
                 : Message{"{0}, from each square.", Message::name(kMaps[std::to_underlying(state.choice.map)].title)};
  const char* const question = state.choice.map == MapSubject::warnsdorff
                                   ? tr("From which squares does the rule find a tour?")
                                   : tr("From which squares is there a tour?");
  draw_question(ui, question, say(what), size.x);
  Flow flow(size.x, kGap);
  ImGui::BeginDisabled(refused != nullptr);
  if (measured.runs.empty() ? primary_button(ui, flow, tr("Run the experiment###measure-start"))
                            : flow_button(flow, tr("Start again###measure-start")))
    ask(ui, Measure::What::start);
  ImGui::EndDisabled();
  draw_stop(ui, flow);
  if (draw_details(ui, size.x)) {
    Rows rows(size.x);
    const float width = rows.begin(ui, tr("Map of"));
    if (const auto chosen =
            dropdown(ui, "measure-map", tr("Map of"), kMaps, kMaps[std::to_underlying(state.choice.map)].id, width))
      state.choice.map = static_cast<MapSubject>(std::ranges::find(kMaps, *chosen, &Choice::id) - kMaps);
    rows.end();
    draw_limits(ui, rows);
    draw_flags(ui, "measure-way", std::span(kWays).first(1), state.choice.ways, size.x);
  }
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
  const auto chosen = segmented(ui, "measure", kKinds, kKinds[std::to_underlying(state.which)].id, size.x);
  if (chosen) state.which = *chosen == kKinds[0].id ? ExperimentKind::growth : ExperimentKind::starts;
  ImGui::SetCursorScreenPos({ImGui::GetCursorScreenPos().x, top + ImGui::GetFrameHeight() + kGap});
  const ImVec2 rest{size.x, size.y - ImGui::GetFrameHeight() - kGap};
  const bool choosing = state.choosing;
  if (state.which == ExperimentKind::starts)
    draw_starts(ui, rest);
  else
    choosing || ui.snapshot.growth.runs.empty() ? draw_form(ui, rest.x) : draw_growth(ui, rest);
  if (chosen || choosing != state.choosing) ImGui::SetScrollY(0);  // a new page starts at its top
}

}  // namespace kt
