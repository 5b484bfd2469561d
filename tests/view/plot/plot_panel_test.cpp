#include "view/plot/plot_panel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include "view/invented.h"
#include "view/panel_screen.h"
#include "view/pen/picture_font.h"
#include "view/pen/svg_pen.h"
#include "view/plot/plot_csv.h"
#include "view/plot/plot_data.h"
#include "view/plot/plot_picture.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

using Plot = PlotPanelState::Kind;
constexpr float kPhone = 288;  // the remaining width of 320 pixels

std::optional<std::uint64_t> sought(const std::vector<Command>& commands) {
  for (const Command& command : commands) {
    if (const Seek* seek = std::get_if<Seek>(&command)) return seek->step;
  }
  return {};
}

TEST(PlotPanel, ShowsTheChosenPlot) {
  PanelScreen screen(draw_plot_panel, kPhone);
  const Snapshot snapshot = invented_run("", 100'000);
  EXPECT_EQ(screen.state.of<PlotPanelState>().kind, Plot::depth);
  EXPECT_TRUE(screen.click(snapshot, "plot=visits").empty());
  EXPECT_EQ(screen.state.of<PlotPanelState>().kind, Plot::visits);
  screen.click(snapshot, "plot=rate");
  EXPECT_EQ(screen.state.of<PlotPanelState>().kind, Plot::rate);
  screen.click(snapshot, "plot=depth");
  EXPECT_EQ(screen.state.of<PlotPanelState>().kind, Plot::depth);
}

TEST(PlotPanel, TakesAStepFromThePage) {
  PanelScreen screen(draw_plot_panel, kPhone);
  const Snapshot snapshot = invented_run("", 100'000);
  for (const std::uint64_t step : {0u, 12'345u, 100'000u}) {
    screen.controls.choose("plot-area", std::to_string(step));
    EXPECT_EQ(sought(screen.frame(snapshot)), step);
  }
}

TEST(PlotPanel, EachPlotHasItsOwnAxes) {
  PanelScreen screen(draw_plot_panel, kPhone);
  const Snapshot snapshot = invented_run("", 100'000);
  screen.click(snapshot, "plot-log-x");
  EXPECT_TRUE(screen.state.of<PlotPanelState>().shown().logarithmic_x);
  EXPECT_FALSE(screen.state.of<PlotPanelState>().shown().logarithmic_y);
  screen.click(snapshot, "plot-log-y");
  EXPECT_TRUE(screen.state.of<PlotPanelState>().shown().logarithmic_y);
  EXPECT_TRUE(*screen.controls.find("plot-log-x")->checked);
  screen.click(snapshot, "plot=rate");
  EXPECT_FALSE(screen.state.of<PlotPanelState>().shown().logarithmic_x);
  screen.click(snapshot, "plot=depth");
  screen.click(snapshot, "plot-log-x");
  EXPECT_FALSE(screen.state.of<PlotPanelState>().shown().logarithmic_x);
}

TEST(PlotPanel, APressSeeksTheStepUnderThePointer) {
  for (const std::uint64_t steps : {10ull, 2'000ull, 16'501'401ull, 1'000'000'000'000'000'000ull}) {
    for (const bool logarithmic : {false, true}) {
      PanelScreen screen(draw_plot_panel, kPhone);
      Snapshot snapshot = invented_run("", steps);
      snapshot.step = 1;
      screen.state.of<PlotPanelState>().shown().logarithmic_x = logarithmic;
      const PlotData plot = plot_data(snapshot, Plot::depth, screen.state.of<PlotPanelState>().shown());
      for (const float share : {0.05f, 0.35f, 0.5f, 0.9f}) {
        const auto step = sought(screen.click(snapshot, "plot-area", share));
        const double expected = std::round(plot.x.value(share));
        if (expected == 1) continue;  // it is shown already
        ASSERT_TRUE(step) << steps << " " << share;
        // To a pixel of the pointer's place.
        const double low = plot.x.value(share - 0.006) - 1, high = plot.x.value(share + 0.006) + 1;
        EXPECT_GE(static_cast<double>(*step), low) << steps << " " << share << logarithmic;
        EXPECT_LE(static_cast<double>(*step), high) << steps << " " << share << logarithmic;
      }
    }
  }
}

TEST(PlotPanel, TheEndsAreTheFirstAndTheLastStep) {
  for (const bool logarithmic : {false, true}) {
    for (const std::uint64_t steps : {10ull, 16'501'401ull, 1'000'000'000'000'000'000ull}) {
      const Snapshot snapshot = invented_run("", steps);
      const Axis axis = plot_data(snapshot, Plot::depth, {logarithmic, false}).x;
      EXPECT_EQ(step_at(snapshot, axis, 0), 0u);
      EXPECT_EQ(step_at(snapshot, axis, -0.3), 0u);
      EXPECT_EQ(step_at(snapshot, axis, 1), steps);
      EXPECT_EQ(step_at(snapshot, axis, 1.3), steps);
    }
  }
}

TEST(PlotPanel, APressAtRestSeeksOnce) {
  PanelScreen screen(draw_plot_panel, kPhone);
  Snapshot snapshot = invented_run("", 100'000);
  screen.frame(snapshot);
  const Control area = *screen.controls.find("plot-area");
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(area.min.x + 50, area.min.y + 50);
  screen.frame(snapshot);
  io.AddMouseButtonEvent(0, true);
  EXPECT_TRUE(sought(screen.frame(snapshot)));
  EXPECT_FALSE(sought(screen.frame(snapshot))) << "although it is not there yet";
  io.AddMousePosEvent(area.min.x + 80, area.min.y + 50);
  EXPECT_TRUE(sought(screen.frame(snapshot)));
  io.AddMousePosEvent(area.max.x + 500, area.min.y + 50);
  EXPECT_EQ(sought(screen.frame(snapshot)), 100'000u) << "beyond its end";
  io.AddMouseButtonEvent(0, false);
  EXPECT_FALSE(sought(screen.frame(snapshot)));
}

TEST(PlotPanel, AClickOnTheVisitsDoesNotSeek) {
  PanelScreen screen(draw_plot_panel, kPhone);
  screen.state.of<PlotPanelState>().kind = Plot::visits;
  EXPECT_TRUE(screen.click(invented_run("", 100'000), "plot-area", 0.3f).empty());
}

// A run of 2047 buckets of 64 steps, between 50 and 60 squares deep.
class PlotOfDepth : public testing::Test {
 protected:
  PlotOfDepth() {
    for (auto& range : snapshot.depth_curve.ranges) range = {50, 60};
    snapshot.step = snapshot.timeline.furthest;
  }
  float lowest_ink() {
    screen.frame(snapshot);
    return screen.lowest_ink(theme_for(nullptr, {}).colours.accent);
  }

  PanelScreen screen{draw_plot_panel, kPhone};
  Snapshot snapshot = invented_run("", 2047ull * 64);
};

TEST_F(PlotOfDepth, DrawsTheSpikeOfASingleBucket) {
  const float without = lowest_ink();
  snapshot.depth_curve.ranges[1003].low = 3;
  EXPECT_GT(lowest_ink(), without + 40);
}

// The steps before a position opened from a link are computed later. Until then they are not drawn.
TEST_F(PlotOfDepth, LeavesOutUnknownSteps) {
  const float all = lowest_ink();
  const DepthCurve::Range known = snapshot.depth_curve.ranges[1003];
  snapshot.depth_curve.ranges[1003] = {UINT32_MAX, 0};
  EXPECT_EQ(lowest_ink(), all);
  const std::uint64_t step = 1003 * 64;
  const auto hint = [&] { return plot_data(snapshot, Plot::depth, {}).hint(step, step + 20.0); };
  EXPECT_EQ(hint(), "Steps 64,192 to 64,255\nNot yet known");
  EXPECT_EQ(std::ranges::count(depth_csv(snapshot.depth_curve, snapshot.step), '\n'),
            static_cast<std::ptrdiff_t>(snapshot.depth_curve.ranges.size()));
  snapshot.depth_curve.ranges[1003] = known;
  EXPECT_EQ(hint(), "Steps 64,192 to 64,255\nDepth 50 to 60");
}

TEST(PlotPanel, SavesTheDataOfThePlotShown) {
  PanelScreen screen(draw_plot_panel, kPhone);
  const Snapshot snapshot = invented_run("", 100'000);
  const auto saved = [&](const char* plot) {
    screen.click(snapshot, plot);
    const auto commands = screen.click(snapshot, "plot-csv");
    EXPECT_EQ(commands.size(), 1u);
    return commands.empty() ? SaveFile{} : std::get<SaveFile>(commands[0]);
  };
  EXPECT_EQ(saved("plot=depth").name, "depth.csv");
  EXPECT_EQ(saved("plot=depth").type, "text/csv");
  EXPECT_EQ(saved("plot=depth").text, depth_csv(snapshot.depth_curve, 100'000));
  EXPECT_EQ(saved("plot=visits").name, "visits.csv");
  EXPECT_EQ(saved("plot=visits").text, visits_csv(snapshot.visits_at_depth));
  EXPECT_EQ(saved("plot=rate").name, "rate.csv");
  EXPECT_EQ(saved("plot=rate").text, rates_csv(snapshot.rates));
}

std::vector<std::vector<std::uint64_t>> numbers_in(const std::string& csv, const std::string& header) {
  std::istringstream lines(csv);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, header);
  std::vector<std::vector<std::uint64_t>> rows;
  while (std::getline(lines, line)) {
    rows.emplace_back();
    std::istringstream cells(line);
    for (std::string cell; std::getline(cells, cell, ',');) rows.back().push_back(std::stoull(cell));
  }
  return rows;
}

TEST(PlotCsv, ContainsTheDataOfThePlot) {
  const Snapshot snapshot = invented_run("", 100'000);
  const auto depth =
      numbers_in(depth_csv(snapshot.depth_curve, 100'000), "first_step,last_step,lowest_depth,highest_depth");
  ASSERT_EQ(depth.size(), snapshot.depth_curve.ranges.size());
  for (std::size_t i = 0; i < depth.size(); ++i) {
    const DepthCurve::Range range = snapshot.depth_curve.ranges[i];
    EXPECT_EQ(depth[i][0], i == 0 ? 0 : depth[i - 1][1] + 1);
    EXPECT_EQ(depth[i][2], range.low);
    EXPECT_EQ(depth[i][3], range.high);
  }
  EXPECT_EQ(depth.back()[1], 100'000u) << "the last bucket is not full";
  const auto visits = numbers_in(visits_csv(snapshot.visits_at_depth), "depth,visits");
  ASSERT_EQ(visits.size(), 64u);
  for (std::size_t i = 0; i < 64; ++i)
    EXPECT_EQ(visits[i], (std::vector<std::uint64_t>{i + 1, snapshot.visits_at_depth[i]}));
  const auto rates = numbers_in(rates_csv(snapshot.rates), "step,steps_per_second");
  ASSERT_EQ(rates.size(), 20u);
  EXPECT_EQ(rates[3], (std::vector<std::uint64_t>{15'000, 4'000'000}));
}

TEST(PlotCsv, IsOnlyAHeaderWithoutData) {
  EXPECT_EQ(depth_csv({}, 0), "first_step,last_step,lowest_depth,highest_depth\n");
  EXPECT_EQ(visits_csv({}), "depth,visits\n");
  EXPECT_EQ(rates_csv({}), "step,steps_per_second\n");
}

TEST(PlotPanel, ExplainsAnEmptyPlot) {
  for (const Plot kind : {Plot::depth, Plot::visits, Plot::rate}) {
    Snapshot snapshot;
    PanelScreen screen(draw_plot_panel, kPhone);
    screen.state.of<PlotPanelState>().kind = kind;
    EXPECT_FALSE(plot_data(snapshot, kind, {}).empty.empty());
    EXPECT_TRUE(screen.click(snapshot, "plot-csv").empty()) << "there is nothing to save";
    EXPECT_EQ(screen.controls.find("plot-area"), nullptr);
    screen.expect_ink_within();
  }
  EXPECT_EQ(plot_data({}, Plot::visits, {}).empty, "Counting the visits…");
  const Snapshot joined = invented_run("algorithm=divide-and-conquer", 100);
  EXPECT_NE(plot_data(joined, Plot::depth, {}).empty, "");
  EXPECT_NE(plot_data(joined, Plot::visits, {}).empty, "");
  EXPECT_EQ(plot_data(joined, Plot::rate, {}).empty, "");
}

TEST(PlotPanel, DescribesThePointUnderThePointer) {
  Snapshot snapshot = invented_run("", 2047ull * 64);
  snapshot.depth_curve.ranges[10] = {12, 61};
  const PlotData depth = plot_data(snapshot, Plot::depth, {});
  EXPECT_EQ(depth.hint(640, 690), "Steps 640 to 703\nDepth 12 to 61");
  snapshot = invented_run("", 20);
  snapshot.depth_curve.ranges[3] = {5, 5};
  EXPECT_EQ(plot_data(snapshot, Plot::depth, {}).hint(2.6, 3.1), "Step 3\nDepth 5");
  snapshot.visits_at_depth[6] = 1'234'567;
  snapshot.visits_at_depth[7] = 1;
  const PlotData visits = plot_data(snapshot, Plot::visits, {});
  EXPECT_EQ(visits.hint(6.8, 7.2), "Depth 7\n1,234,567 visits");
  EXPECT_EQ(visits.hint(7.6, 8.2), "Depth 8\n1 visit");
  EXPECT_EQ(visits.hint(7.1, 8.2), "Depths 7 to 8\n1 to 1,234,567 visits each");
  snapshot.rates = {{0, 100}, {10, 21'300'000}};
  EXPECT_EQ(plot_data(snapshot, Plot::rate, {}).hint(8, 9), "Step 10\n21 million steps per second");
}

// As SVG, with one path for neighbouring columns.
TEST(PlotPicture, CanBeDrawnOnAnyPen) {
  const PictureFont font;
  const Palette& colours = theme_for(find_theme("light"), {}).colours;
  for (const Plot kind : {Plot::depth, Plot::visits, Plot::rate}) {
    const Snapshot snapshot = invented_run("board=8", 5000);
    const PlotData plot = plot_data(snapshot, kind, {});
    SvgPen pen(font.get());
    const PlotArea area = plot_area(pen, plot, {0, 0}, {640, 300});
    EXPECT_GT(area.min.x, 10);
    draw_plot(pen, colours, plot, area, 1);
    const auto svg = read_svg(pen.take({0, 0}, {640, 300}));
    EXPECT_LT(std::ranges::count(svg, "path", &SvgElement::tag), 60);
    EXPECT_EQ(std::ranges::count(svg, plot.x_name, &SvgElement::text), 1);
    EXPECT_EQ(std::ranges::count(svg, plot.y_name, &SvgElement::text), 1);
    for (const SvgElement& element : svg) {
      if (element.tag != "path") continue;
      const Box box = box_of(element);
      EXPECT_GE(box.min.x, -0.5f);
      EXPECT_LE(box.max.x, 640.5f);
      EXPECT_LE(box.max.y, area.max.y + 5);
    }
  }
}

// On a usual board the axis does not change while the path grows; on a huge board short paths stay visible.
TEST(PlotPanel, TheDepthsAxisIsSteady) {
  Snapshot snapshot = invented_run("", 1000);
  const auto high = [&] { return plot_data(snapshot, Plot::depth, {}).y.high; };
  const double end = high();
  for (snapshot.deepest = 1; snapshot.deepest <= 64; ++snapshot.deepest) EXPECT_EQ(high(), end);
  snapshot.squares = 1'048'576;
  EXPECT_LT(high(), 150);
  snapshot.deepest = 500'000;
  EXPECT_GT(high(), 1'048'576);
}

TEST(PlotPanel, ShowsTheRecordOfTheWholeRun) {
  Snapshot snapshot = invented_run("", 1000);
  snapshot.deepest = 5;  // at the shown step
  snapshot.depth_curve.ranges[900] = {40, 63};
  const PlotData plot = plot_data(snapshot, Plot::depth, {});
  ASSERT_EQ(plot.guides.size(), 2u);
  EXPECT_EQ(plot.guides[0].label, "all 64 squares");
  EXPECT_EQ(plot.guides[1].label, "longest so far: 63");
  EXPECT_EQ(plot.guides[1].value, 63);
}

// Every plot of every run, on every axis, without sending commands.
TEST(PlotPanel, DrawsWithinItsWidth) {
  for (const float width : {kPhone, 272.0f, 620.0f}) {
    for (const char* settings : {"", "board=1", "board=1x1024", "board=1024&theme=dark", "detail=candidate",
                                 "graph=A-B;B>C", "algorithm=neural-network"}) {
      for (const std::uint64_t steps : {0ull, 1ull, 17'654ull, 1'000'000'000'000'000'000ull}) {
        PanelScreen screen(draw_plot_panel, width);
        const Snapshot snapshot = invented_run(settings, steps);
        for (const Plot kind : {Plot::depth, Plot::visits, Plot::rate}) {
          for (int axes = 0; axes < 4; ++axes) {
            SCOPED_TRACE(testing::Message() << settings << " " << steps << " " << static_cast<int>(kind) << axes);
            screen.state.of<PlotPanelState>().kind = kind;
            screen.state.of<PlotPanelState>().shown() = {axes % 2 != 0, axes / 2 != 0};
            EXPECT_TRUE(screen.frame(snapshot).empty());
            screen.expect_ink_within();
          }
        }
      }
    }
  }
}

TEST(PlotPanel, HasTouchTargetsOf44Pixels) {
  PanelScreen screen(draw_plot_panel, kPhone);
  screen.for_fingers = true;
  screen.frame(invented_run("", 1000));
  for (const Control& control : screen.controls.list()) {
    EXPECT_GE(control.max.y - control.min.y, 43.5f) << control.id;
    EXPECT_GE(control.max.x - control.min.x, 43.5f) << control.id;
    EXPECT_FALSE(control.label.empty()) << control.id;
  }
}

}  // namespace
}  // namespace kt
