#include "view/measure/starts_map.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/say.h"
#include "app/words/measure_words.h"
#include "app/words/numbers.h"
#include "view/pen/strokes.h"
#include "view/pen/svg_pen.h"

namespace kt {
namespace {

struct Costs {
  std::uint64_t least = UINT64_MAX, most = 0;  // of tours
};
Costs costs_of(const Measured& measured) {
  Costs costs;
  for (const MeasuredRun& run : measured.runs) {
    if (run.state != MeasuredRun::State::ended || run.ending != Ending::tour) continue;
    costs.least = std::min(costs.least, cost_of(run));
    costs.most = std::max(costs.most, cost_of(run));
  }
  return costs;
}

float share_of(std::uint64_t cost, Costs costs) {
  if (costs.most <= costs.least) return 0;
  const auto log = [](std::uint64_t n) { return std::log(static_cast<double>(n)); };
  return static_cast<float>((log(cost) - log(costs.least)) / (log(costs.most) - log(costs.least)));
}

// The whole number where there is room for it, else how many digits it has.
void draw_cost(Pen& pen, ImVec2 middle, float cell, std::uint64_t cost, ImU32 colour) {
  const std::string whole = say(short_count(cost));
  const float size = std::clamp(cell * 0.3f, 9.0f, static_cast<float>(Type::body));
  const bool fits = cell >= 26 && pen.width(whole, size) + 4 <= cell;
  pen.centred_text(middle, fits ? whole : std::to_string(std::to_string(cost).size()), size, colour);
}

void draw_start(Pen& pen, const Palette& colours, const MeasuredRun& run, const MapPlace& place, Costs costs) {
  const ImVec2 min = place.corner(run.start);
  const float cell = place.cell, r = std::clamp(cell * 0.2f, 3.0f, 9.0f);
  const ImVec2 middle{min.x + cell / 2, min.y + cell / 2};
  const bool dark = (run.start.row + run.start.col) % 2 != 0;
  const bool ended = run.state == MeasuredRun::State::ended, tour = ended && run.ending == Ending::tour;
  pen.rect(min, {min.x + cell, min.y + cell},
           tour   ? mix(colours.heat_low, colours.heat_high, share_of(cost_of(run), costs))
           : dark ? colours.square_dark
                  : colours.square_light);
  if (tour) return draw_cost(pen, middle, cell, cost_of(run), colours.text);
  if (run.state == MeasuredRun::State::running) return pen.disc(middle, r, colours.accent);
  if (!ended) return;
  if (run.ending == Ending::none) return draw_cross(pen, middle, r, colours.dead_end, 2);
  if (run.ending == Ending::limit)
    return draw_mark(pen, middle, r + 1, Mark::question, colours.muted, colours.background);
  pen.rect({middle.x - r, middle.y - 1.5f}, {middle.x + r, middle.y + 1.5f}, colours.dead_end);
}

}  // namespace

MapPlace map_place(const Measured& measured, ImVec2 min, ImVec2 size) {
  const Board board = measured.runs.front().board;
  const float cell =
      std::floor(std::min({size.x / static_cast<float>(board.cols), size.y / static_cast<float>(board.rows), 64.0f}));
  return {{min.x + std::floor((size.x - cell * static_cast<float>(board.cols)) / 2), min.y}, std::max(cell, 8.0f)};
}

void draw_starts_map(Pen& pen, const Palette& colours, const Measured& measured, const MapPlace& place) {
  const Costs costs = costs_of(measured);
  for (const MeasuredRun& run : measured.runs) draw_start(pen, colours, run, place, costs);
  const Board board = measured.runs.front().board;
  pen.frame(place.min, place.corner({board.rows, board.cols}), colours.border);
}

std::string starts_words(const Measured& measured) {
  std::size_t counts[4] = {}, refused = 0;
  for (const MeasuredRun& run : measured.runs) {
    if (run.state == MeasuredRun::State::ended) ++counts[std::to_underlying(run.ending)];
    if (run.state == MeasuredRun::State::refused) ++refused;
  }
  const auto [tours, none, stuck, limit] = counts;
  const Costs costs = costs_of(measured);
  const char* const unit = measured.runs.front().algorithm->keeps_stack() ? "visits" : "steps";
  Message words{"Number: tour found from {0, plural, one {# square} other {# squares}}", tours};
  if (tours > 0 && costs.most == costs.least)
    words = Message{"{0} in {1} {2, select, visits {visits} other {steps}}", words, costs.least, unit};
  else if (tours > 0)
    words = Message{"{0} in {1} (pale) to {2} (strong) {3, select, visits {visits} other {steps}}", words, costs.least,
                    costs.most, unit};
  const auto add = [&](Message clause) { words = Message{"{0}; {1}", words, std::move(clause)}; };
  if (none > 0) add({"cross: no tour from {0, plural, one {# square} other {# squares}}", none});
  if (stuck > 0) add({"bar: stuck from {0, plural, one {# square} other {# squares}}", stuck});
  if (limit > 0) add({"question mark: given up from {0, plural, one {# square} other {# squares}}", limit});
  if (refused > 0) add({"empty: not covered by the method"});
  words = Message{"{0}.", words};
  if (measured.runs.size() > 64) words = joined(words, {"A single digit shows how many digits the number has."});
  return say(words);
}

std::string starts_svg(const Measured& measured, const Palette& colours, ImFont* font) {
  constexpr float kSize = 640, kMargin = 16;
  SvgPen pen(font);
  pen.rect({0, 0}, {kSize, 2 * kSize}, colours.background);
  const MapPlace place = map_place(measured, {kMargin, kMargin}, {kSize - 2 * kMargin, kSize - 2 * kMargin});
  draw_starts_map(pen, colours, measured, place);
  const MeasuredRun& run = measured.runs.front();
  const float y = place.corner({run.board.rows, 0}).y + 10;
  const std::string title =
      say(Message{"Visits from each square: {0}, {1, select, closed {closed tours} other {tours}}",
                  Message::name(run.algorithm->title), run.goal == Goal::closed ? "closed" : "any"});
  pen.text({kMargin, y}, title, Type::small, colours.text);
  return pen.take({0, 0}, {kSize, y + Type::small + kMargin}, title);
}

}  // namespace kt
