#include "view/measure/starts_map.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/say.h"
#include "app/words/measure_words.h"
#include "app/words/numbers.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/svg_pen.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

struct Span {
  std::uint64_t least = UINT64_MAX, most = 0;

  void include(std::uint64_t number) {
    least = std::min(least, number);
    most = std::max(most, number);
  }
};
struct Scales {
  Span costs;    // of tours
  Span lengths;  // of the longest paths of stopped runs
};

bool has_ended(const MeasuredRun& run, Ending ending) {
  return run.state == MeasuredRun::State::ended && run.ending == ending;
}

Scales scales_of(const Measured& measured) {
  Scales scales;
  for (const MeasuredRun& run : measured.runs) {
    if (has_ended(run, Ending::tour)) scales.costs.include(cost_of(run));
    if (has_ended(run, Ending::limit)) scales.lengths.include(run.deepest);
  }
  return scales;
}

float share_of(std::uint64_t cost, Span costs) {
  if (costs.most <= costs.least) return 0;
  const auto log = [](std::uint64_t n) { return std::log(static_cast<double>(n)); };
  return static_cast<float>((log(cost) - log(costs.least)) / (log(costs.most) - log(costs.least)));
}

// For a stopped run: from a light to a dark grey, so that it is not mistaken for a cost.
ImU32 length_colour(const Palette& colours, std::uint64_t length, Span lengths) {
  const float share = lengths.most <= lengths.least ? 0
                                                    : static_cast<float>(length - lengths.least) /
                                                          static_cast<float>(lengths.most - lengths.least);
  return mix(colours.background, colours.muted, 0.08f + 0.42f * share);
}

void draw_given_up(Pen& pen, const Palette& colours, ImVec2 min, float cell, std::uint64_t length) {
  constexpr float kInset = 3;
  const ImVec2 a{min.x + kInset, min.y + kInset}, b{min.x + cell - kInset, min.y + cell - kInset};
  const ImVec2 corners[] = {a, {b.x, a.y}, b, {a.x, b.y}, a};
  for (int i = 0; i < 4; ++i) draw_dashes(pen, corners[i], corners[i + 1], colours.muted, 1.3f);
  if (cell >= 20)
    pen.centred_text({min.x + cell / 2, min.y + cell / 2}, std::to_string(length),
                     std::clamp(cell * 0.3f, 9.0f, static_cast<float>(Type::body)), colours.text);
}

// The whole number if there is space, otherwise its number of digits.
void draw_cost(Pen& pen, ImVec2 middle, float cell, std::uint64_t cost, ImU32 colour) {
  const std::string whole = say(short_count(cost));
  const float size = std::clamp(cell * 0.3f, 9.0f, static_cast<float>(Type::body));
  const bool fits = cell >= 26 && pen.width(whole, size) + 4 <= cell;
  pen.centred_text(middle, fits ? whole : std::to_string(std::to_string(cost).size()), size, colour);
}

void draw_start(Pen& pen, const Palette& colours, const MeasuredRun& run, const MapPlace& place, const Scales& scales) {
  const ImVec2 min = place.corner(run.start);
  const float cell = place.cell, r = std::clamp(cell * 0.2f, 3.0f, 9.0f);
  const ImVec2 middle{min.x + cell / 2, min.y + cell / 2};
  const bool dark = (run.start.row + run.start.col) % 2 != 0;
  const bool tour = has_ended(run, Ending::tour), given_up = has_ended(run, Ending::limit);
  pen.rect(min, {min.x + cell, min.y + cell},
           tour       ? mix(colours.heat_low, colours.heat_high, share_of(cost_of(run), scales.costs))
           : given_up ? length_colour(colours, run.deepest, scales.lengths)
           : dark     ? colours.square_dark
                      : colours.square_light);
  if (tour && scales.costs.most == scales.costs.least) return draw_badge(pen, colours, middle, r + 1, Badge::right);
  if (tour) return draw_cost(pen, middle, cell, cost_of(run), colours.text);
  if (run.state == MeasuredRun::State::running) return pen.disc(middle, r, colours.accent);
  if (given_up) return draw_given_up(pen, colours, min, cell, run.deepest);
  if (has_ended(run, Ending::none)) return draw_cross(pen, middle, r, colours.dead_end, 2);
  if (has_ended(run, Ending::stuck))
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
  const Scales scales = scales_of(measured);
  for (const MeasuredRun& run : measured.runs) draw_start(pen, colours, run, place, scales);
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
  const Span costs = scales_of(measured).costs, lengths = scales_of(measured).lengths;
  const char* const unit = measured.runs.front().algorithm->keeps_stack() ? "visits" : "steps";
  const bool same = tours > 0 && costs.most == costs.least;
  Message words;
  if (same)
    words = Message{"Check mark: tour found from {0, plural, one {# square} other {# squares}}", tours};
  else if (tours > 0)
    words = Message{"Number: tour found from {0, plural, one {# square} other {# squares}}", tours};
  if (same)
    words = Message{
        "{0} in {2, select, visits {{1, plural, one {# visit} other {# visits}}} other {{1, plural, one {# step} other {# steps}}}}",
        words, costs.least, unit};
  else if (tours > 0)
    words = Message{"{0} in {1} (pale) to {2} (strong) {3, select, visits {visits} other {steps}}", words, costs.least,
                    costs.most, unit};
  const auto add = [&](Message clause) {
    words = words.empty() ? std::move(clause) : Message{"{0}; {1}", words, std::move(clause)};
  };
  if (none > 0) add({"cross: no tour from {0, plural, one {# square} other {# squares}}", none});
  if (stuck > 0) add({"bar: stuck from {0, plural, one {# square} other {# squares}}", stuck});
  if (limit > 0 && lengths.least == lengths.most)
    add({"dashed: unfinished from {0, plural, one {# square} other {# squares}}, with {1} squares on the longest path",
         limit, lengths.most});
  else if (limit > 0)
    add({"dashed: unfinished from {0, plural, one {# square} other {# squares}}, with {1} (pale) to {2} (strong) squares on the longest path",
         limit, lengths.least, lengths.most});
  if (refused > 0) add({"empty: not covered by the method"});
  if (!words.empty()) words = Message{"{0}.", words};
  if (measured.runs.size() > 64)
    words = joined(words, {"Where a number does not fit, a single digit shows how many digits it has."});
  return capitalized(say(words));
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
      say(Message{"Searches from each square: {0}, {1, select, closed {closed tours} other {tours}}",
                  Message::name(run.algorithm->title), run.goal == Goal::closed ? "closed" : "any"});
  pen.text({kMargin, y}, title, Type::small, colours.text);
  return pen.take({0, 0}, {kSize, y + Type::small + kMargin}, title);
}

}  // namespace kt
