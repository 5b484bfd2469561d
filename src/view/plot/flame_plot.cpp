#include "view/plot/flame_plot.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/settings/settings.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"
#include "view/compare/compared_boards.h"
#include "view/pen/svg_pen.h"
#include "view/plot/plot_picture.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

constexpr double kFewestSteps = 8;
constexpr double kMaxStepsInDetail = 1 << 26;
constexpr float kNarrowest = 1;     // pixels of a block
constexpr float kGapFrom = 4;       // from this size on there is a gap beside a block
constexpr float kLabelHeight = 14;  // from this height on a block may have its square's name
constexpr double kDepthGroup = 4;   // depths come into sight together, so that the picture rests while it moves

// The finest that is known of what is in sight.
const FlameView* view_of(const Snapshot& snapshot, const FlamePanelState& state) {
  const FlameView* part = snapshot.flame_part.get();
  const bool serves = !state.is_whole() && part && static_cast<double>(part->from) <= std::max(state.from, 0.0) &&
                      static_cast<double>(part->last) + 1 >= std::min(state.to, static_cast<double>(last_of(snapshot)));
  return serves ? part : snapshot.flame.get();
}

// It was not left before the end of the last full bucket.
bool is_open(const FlameView& view, const Stay& stay) {
  return view.from + (stay.last + 2) * view.curve.bucket > view.last + 1;
}

// And not in the bucket that is not full yet.
bool is_on_path(const FlameView& view, const Stay& stay) {
  const std::vector<DepthCurve::Range>& ranges = view.curve.ranges;
  return is_open(view, stay) && (stay.last + 1 >= ranges.size() || ranges[stay.last + 1].low >= stay.depth);
}

// A block's ends on the axis. It was on the path at all ends of buckets within, and for at most a bucket on either
// side; a square of the present path, until now.
struct Ends {
  double from = 0, to = 0;
};
Ends ends_of(const FlameView& view, const Stay& stay) {
  const auto bucket = static_cast<double>(view.curve.bucket);
  const double first = static_cast<double>(view.from) + (stay.first + 1) * bucket - 1;
  const double last = static_cast<double>(view.from) + (stay.last + 1) * bucket - 1;
  return {first - bucket / 2, is_on_path(view, stay) ? static_cast<double>(view.last) + 0.5 : last + bucket / 2};
}

// A part does not show when the blocks at its beginning were entered.
bool is_from_before(const FlameView& view, const Stay& stay) { return view.from > 0 && stay.first == 0; }
bool is_closed(const FlameView& view, const Stay& stay) { return !is_from_before(view, stay) && !is_open(view, stay); }

// The same block in the graph of all steps. Null where that has no end of a bucket within the block.
const Stay* whole_stay(const FlameView& whole, const FlameView& view, const Stay& stay) {
  const std::uint64_t after_first = view.from + (stay.first + 1) * view.curve.bucket,
                      after_last = view.from + (stay.last + 1) * view.curve.bucket;
  const std::uint64_t buckets = (after_last - whole.from) / whole.curve.bucket;
  if (buckets == 0 || whole.from + buckets * whole.curve.bucket < after_first) return nullptr;
  const auto at = static_cast<std::uint32_t>(buckets - 1);
  const auto place = [](const Stay& s) { return std::pair(s.depth, s.first); };
  const auto later = std::ranges::upper_bound(whole.stays, std::pair(stay.depth, at), {}, place);
  if (later == whole.stays.begin()) return nullptr;
  const Stay& found = *std::prev(later);
  return found.depth == stay.depth && at <= found.last ? &found : nullptr;
}

Square square_of(const Snapshot& snapshot, const Stay& stay) {
  const int columns = snapshot.settings.shown_board().cols;
  return {stay.square / columns, stay.square % columns};
}

// Leaving a square proves that no tour begins with the path up to it, unless a tour was found beyond it, or the
// algorithm gives up without a proof. Nothing is claimed where the tours are not all known, or one was found where a
// block's end is uncertain. Of the squares still on the path it is known only where lost moves are shown.
enum class Proof { none, in_vain, tour };
Proof proof_of(const Snapshot& snapshot, const FlameView& view, const Stay& stay) {
  const Algorithm& algorithm = *snapshot.settings.algorithm;
  const FlameView& whole = *snapshot.flame;
  const bool is_at_end = !view.is_tree && snapshot.step == last_step(snapshot) && view.last >= snapshot.step;
  if (is_at_end && is_on_path(view, stay) && snapshot.hope.is_lost_at(stay.depth)) return Proof::in_vain;
  if (!algorithm.complete || algorithm.method != Method::depth_first || !whole.is_complete) return Proof::none;
  const std::uint64_t bucket = view.curve.bucket;
  const std::uint64_t first = view.from + (stay.first + 1) * bucket - 1,
                      last = view.from + (stay.last + 1) * bucket - 1;
  bool is_certain = is_closed(view, stay);
  for (const std::uint64_t step : whole.tours) {
    if (step >= first && step <= last) return Proof::tour;
    if (step + bucket > first && step < last + bucket) is_certain = false;
  }
  const bool are_all_known = whole.tours.size() < kMaxTours || whole.tours.back() >= last + bucket;
  // The search leaves the start and the given moves only together, at its end.
  const bool is_tried = stay.depth > snapshot.settings.given.size();
  if (is_certain && are_all_known && is_tried) return Proof::in_vain;
  const Stay* const all = &view == &whole ? nullptr : whole_stay(whole, view, stay);
  return all ? proof_of(snapshot, whole, *all) : Proof::none;
}

// Neighbouring numbers get hues far apart: each is the golden angle further.
ImU32 colour_of_square(std::int32_t number, const Palette& colours) {
  constexpr float kGoldenAngle = 0.618034f;
  const float hue = std::fmod(static_cast<float>(number) * kGoldenAngle, 1.0f);
  float r = 0, g = 0, b = 0;
  ImGui::ColorConvertHSVtoRGB(hue, 0.55f, 0.85f, r, g, b);
  const ImU32 colour = IM_COL32(static_cast<int>(r * 255), static_cast<int>(g * 255), static_cast<int>(b * 255), 255);
  return mix(colour, colours.background, 0.15f);
}

void draw_hatching(Pen& pen, ImVec2 min, ImVec2 max, ImU32 colour) {
  constexpr float kEach = 6;
  const float height = max.y - min.y;
  for (float x = std::floor((min.x - height) / kEach) * kEach; x < max.x; x += kEach) {
    // Cut here, because files have no clipping.
    const float from = std::max(min.x - x, 0.0f), to = std::min(max.x - x, height);
    if (from < to) pen.line({x + from, max.y - from}, {x + to, max.y - to}, colour);
  }
}

struct Drawn {
  Pen& pen;
  const Palette& colours;
  const PlotArea& area;
  const Snapshot& snapshot;
  const FlamePanelState& state;
  const FlameView& view;
  const Axis &x, &y;
};

void draw_block(const Drawn& by, const Stay& stay) {
  const auto [from, to] = ends_of(by.view, stay);
  if (to < by.x.low || from > by.x.high) return;
  ImVec2 min{by.area.x(by.x, from), by.area.y(by.y, stay.depth)};
  ImVec2 max{by.area.x(by.x, to), by.area.y(by.y, stay.depth - 1.0)};
  const float height = max.y - min.y;
  if (max.x - min.x < kNarrowest || height <= 0) return;
  if (max.x - min.x >= kGapFrom) max.x -= 1;
  if (height >= kGapFrom) max.y -= 1;
  ImU32 colour = colour_of_square(stay.square, by.colours);
  bool hatched = false;
  if (by.state.colours == FlamePanelState::Colours::in_vain) {
    const Proof proof = proof_of(by.snapshot, by.view, stay);
    hatched = proof == Proof::in_vain;
    colour =
        proof == Proof::tour ? by.colours.accent : mix(by.colours.muted, by.colours.background, hatched ? 0.75f : 0.4f);
  } else if (by.state.colours == FlamePanelState::Colours::pruned && stay.is_pruned) {
    hatched = true;
    colour = mix(by.colours.muted, by.colours.background, 0.75f);
  }
  const bool is_future = !by.view.is_tree && from > static_cast<double>(by.snapshot.step);
  if (is_future) colour = mix(colour, by.colours.background, 0.5f);
  by.pen.rect(min, max, colour);
  if (hatched && height >= kGapFrom && max.x - min.x >= kGapFrom)
    draw_hatching(by.pen, min, max, with_alpha(by.colours.muted, is_future ? 0.3f : 0.6f));
  if (height < kLabelHeight) return;
  const std::string name = by.snapshot.settings.name(square_of(by.snapshot, stay));
  const float size = std::min(height - 2, Type::small);
  if (by.pen.width(name, size) + 6 > max.x - min.x) return;
  const ImVec2 middle{(std::max(min.x, by.area.min.x) + std::min(max.x, by.area.max.x)) / 2, (min.y + max.y) / 2};
  by.pen.centred_text(middle, name, size, IM_COL32(20, 20, 24, 255));
}

void draw_blocks(const Drawn& by, const Columns& outline) {
  by.pen.push_clip(by.area.min, by.area.max);
  const float each = by.area.width() / static_cast<float>(outline.size());
  const ImU32 shade = mix(by.colours.muted, by.colours.background, 0.8f);
  for (std::size_t i = 0; i < outline.size(); ++i) {
    if (!outline[i]) continue;
    const float left = by.area.min.x + static_cast<float>(i) * each;
    by.pen.rect({left, by.area.y(by.y, outline[i]->high)}, {left + each, by.area.max.y}, shade);
  }
  for (const Stay& stay : by.view.stays) draw_block(by, stay);
  by.pen.pop_clip();
}

std::uint32_t deepest_of(const FlameView& view) {
  std::uint32_t high = 1;
  for (const DepthCurve::Range& range : view.curve.ranges) {
    if (range.is_known()) high = std::max(high, range.high);
  }
  return std::min(high, kDeepestStay);
}

const Stay* stay_at(const FlameView& view, double step, double depth) {
  const auto row = static_cast<std::uint32_t>(std::max(std::ceil(depth), 1.0));
  const auto found = std::ranges::find_if(view.stays, [&](const Stay& stay) {
    const auto [from, to] = ends_of(view, stay);
    return stay.depth == row && from <= step && step < to;
  });
  return found == view.stays.end() ? nullptr : &*found;
}

// The visits in a block that is over, while a bucket is one step. Each visit takes a step and a step back, but of the
// block's own square only the first is in the block. Given squares are entered and left together.
std::optional<std::uint64_t> visits_of(const Snapshot& board, const FlameView& view, const Stay& stay) {
  const bool counts = board.settings.detail == Detail::move &&
                      board.settings.algorithm->method == Method::depth_first && view.curve.bucket == 1;
  if (!counts || !view.is_complete || !is_closed(view, stay) || stay.depth <= board.settings.given.size()) return {};
  return (std::uint64_t{stay.last} - stay.first) / 2 + 1;
}

// A part has only a piece of a block that begins before it or goes on after it.
std::string length_in_words(const Snapshot& board, const FlameView& view, const Stay& stay) {
  const FlameView& whole = *board.flame;
  const bool goes_on = is_open(view, stay) && view.last < last_of(board);
  const bool is_piece = &view != &whole && (is_from_before(view, stay) || goes_on);
  if (const Stay* const all = is_piece ? whole_stay(whole, view, stay) : nullptr)
    return length_in_words(board, whole, *all);
  const auto [from, to] = ends_of(view, stay);
  const Rounded share = three_digits(100 * (to - from) / static_cast<double>(last_of(board) + 1));
  Message length{"about {0, plural, one {# step} other {# steps}}", three_digits(to - from)};
  if (is_piece)
    length = {"at least {0, plural, one {# step} other {# steps}}", three_digits(to - from)};
  else if (view.curve.bucket == 1)
    length = {"{0, plural, one {# step} other {# steps}}", static_cast<std::uint64_t>(to - from)};
  if (const auto visits = visits_of(board, view, stay)) length = {"{0}, {1}", visits_in_words(*visits), length};
  return say(Message{"{0}, {1}% of the run", length, share});
}

// All depths, or those of the part in sight.
Axis depths_in_sight(const Snapshot& snapshot, const FlamePanelState& state, const Axis& steps) {
  double low = kDeepestStay, high = 1, deepest = 1;
  for (const Snapshot* const board : flame_boards(snapshot)) {
    const FlameView* const view = view_of(*board, state);
    if (!view) continue;
    deepest = std::max<double>(deepest, deepest_of(*board->flame));
    const auto bucket = static_cast<double>(view->curve.bucket);
    double from = static_cast<double>(view->from) - 0.5;
    for (const DepthCurve::Range range : view->curve.ranges) {
      const bool is_in_sight = range.is_known() && from < steps.high && from + bucket > steps.low;
      from += bucket;
      if (!is_in_sight) continue;
      low = std::min<double>(low, range.low);
      high = std::max<double>(high, range.high);
    }
  }
  if (state.is_whole()) return {0, deepest, false};
  high = std::min(std::ceil(high / kDepthGroup) * kDepthGroup, deepest);
  low = std::min(std::floor((low - 1) / kDepthGroup) * kDepthGroup, high - 2 * kDepthGroup);
  return {std::max(low, 0.0), high, false};
}

bool is_cut(const Snapshot& board) { return board.flame && board.flame->is_tree && board.flame->last >= kMaxTreeSteps; }

std::string graph_title(const Snapshot& board, bool is_compared) {
  const std::string title = is_compared ? board_title(board) : std::string();
  if (!is_cut(board)) return title;
  const std::string more = say(
      Message{"more than {0, plural, one {# step} other {# steps}}", three_digits(static_cast<double>(kMaxTreeSteps))});
  return is_compared ? say(Message{"{0}, {1}", title, more}) : capitalized(more);
}

}  // namespace

std::vector<const Snapshot*> flame_boards(const Snapshot& snapshot) {
  if (snapshot.others.empty()) return {&snapshot};
  return ComparedBoards(snapshot).all;
}

std::string board_title(const Snapshot& board) {
  return say(Message{"Board {0}: {1}", std::to_string(board.place + 1), board.name});
}

bool shows_pruned(const Snapshot& snapshot) {
  return std::ranges::any_of(flame_boards(snapshot),
                             [](const Snapshot* board) { return board->flame && board->flame->pruned_by; });
}

std::uint64_t last_of(const Snapshot& board) {
  return board.flame && board.flame->is_tree ? board.flame->last : last_step(board);
}

std::uint64_t flame_last(const Snapshot& snapshot) {
  std::uint64_t last = 0;
  for (const Snapshot* const board : flame_boards(snapshot)) last = std::max(last, last_of(*board));
  return last;
}

Axis flame_steps(const Snapshot& snapshot, const FlamePanelState& state) {
  if (!state.is_whole()) return {state.from, state.to, false};
  return {-0.5, static_cast<double>(std::max<std::uint64_t>(flame_last(snapshot), 1)) + 0.5, false};
}

PlotData flame_plot(const Snapshot& snapshot, const FlamePanelState& state, const Snapshot* board) {
  if (!board) board = &snapshot;
  const bool is_compared = !snapshot.others.empty();
  PlotData plot{.x_name = tr("step"), .y_name = is_compared ? tr("depth") : tr("depth of the path"), .steps = true};
  plot.title = graph_title(*board, is_compared);
  if (const char* const why = why_no_depth(*board)) {
    plot.empty = why;
    return plot;
  }
  const FlameView* view = view_of(*board, state);
  if (!view || last_of(*board) == 0) {
    plot.empty = tr("Nothing has happened yet. Press Play to plot the depth of the path here.");
    return plot;
  }
  plot.x = flame_steps(snapshot, state);
  plot.y = depths_in_sight(snapshot, state, plot.x);
  plot.now = static_cast<double>(board->step);
  plot.columns = [view, axis = plot.x, is_whole = state.is_whole()](int width) {
    const auto from = static_cast<double>(view->from);
    Columns columns = columns_of(view->curve, {axis.low - from, axis.high - from, false}, width);
    // They also have what lies beyond the axis.
    if (!is_whole) columns.front().reset(), columns.back().reset();
    connect(columns);
    return columns;
  };
  plot.draw = [board, &state, view, x = plot.x, y = plot.y](Pen& pen, const Palette& colours, const PlotArea& area,
                                                            const Columns& columns) {
    draw_blocks({pen, colours, area, *board, state, *view, x, y}, columns);
  };
  return plot;
}

void zoom(FlamePanelState& state, std::uint64_t last, double factor, double centre) {
  const double whole = static_cast<double>(last) + 1;
  if (state.is_whole()) state.from = -0.5, state.to = whole - 0.5;
  const double old = state.to - state.from, length = std::max(old * factor, std::min(kFewestSteps, whole));
  if (length >= whole) {
    state.from = state.to = 0;
    return;
  }
  centre = std::clamp(centre, state.from, state.to);
  const double from = centre - (centre - state.from) * length / old;
  state.from = std::clamp(from, -0.5, whole - 0.5 - length);
  state.to = state.from + length;
}

void move(FlamePanelState& state, std::uint64_t last, double steps) {
  if (state.is_whole()) return;
  const double length = state.to - state.from;
  state.from = std::clamp(state.from + steps, -0.5, static_cast<double>(last) + 0.5 - length);
  state.to = state.from + length;
}

ShowSteps wanted_steps(const FlamePanelState& state) {
  if (state.is_whole() || state.to - state.from > kMaxStepsInDetail) return {.tree = state.tree};
  // Somewhat more than is in sight, so that a short way needs nothing new.
  const double margin = (state.to - state.from) / 2;
  return {static_cast<std::uint64_t>(std::max(state.from - margin, 0.0)),
          static_cast<std::uint64_t>(std::ceil(state.to + margin)), state.tree};
}

std::string stay_in_words(const Snapshot& board, const FlamePanelState& state, double step, double depth) {
  const FlameView* view = view_of(board, state);
  const Stay* stay = view ? stay_at(*view, step, depth) : nullptr;
  if (!stay) return {};
  const std::string square = spoken_name(board.settings, square_of(board, *stay));
  const std::string words =
      say(Message{"{0}, square {1} of the path", square, stay->depth}) + "\n" + length_in_words(board, *view, *stay);
  if (state.colours == FlamePanelState::Colours::pruned && stay->is_pruned && view->pruned_by)
    return words + "\n" + say(Message{"Board {0} prunes this path", std::to_string(*view->pruned_by + 1)});
  if (state.colours != FlamePanelState::Colours::in_vain) return words;
  switch (proof_of(board, *view, *stay)) {
    case Proof::in_vain: return words + "\n" + tr("No tour begins this way");
    case Proof::tour: return words + "\n" + tr("A tour begins this way");
    default: return words;
  }
}

std::string flame_svg(const Snapshot& snapshot, const FlamePanelState& state, const Palette& colours, ImFont* font) {
  constexpr float kWidth = 960, kMargin = 16;
  const std::vector<const Snapshot*> boards = flame_boards(snapshot);
  const float each = boards.size() == 1 ? 480 : 300;
  const ImVec2 size{kWidth, each * static_cast<float>(boards.size())};
  SvgPen pen(font);
  pen.rect({0, 0}, size, colours.background);
  float top = 0;
  for (const Snapshot* const board : boards) {
    const PlotData plot = flame_plot(snapshot, state, board);
    const PlotArea area = plot_area(pen, plot, {kMargin, top + kMargin}, {size.x - kMargin, top + each - kMargin});
    if (plot.empty.empty())
      draw_plot(pen, colours, plot, area, 1);
    else
      pen.text(area.min, plot.empty, Type::small, colours.muted);
    top += each;
  }
  return pen.take({0, 0}, size, tr("Flame graph"));
}

}  // namespace kt
