#include "view/frame/timeline_bar.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/language/say.h"
#include "app/words/sentence.h"
#include "core/basics/parse_number.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/hint.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kKnob = 8;
constexpr float kSnap = 6;  // pixels: a click this close to a marker means the marker
constexpr float kBeside = 8;

// The line of a run, from its first step to the last one reached.
struct Track {
  float left, right, y;
  std::uint64_t last;

  float x(std::uint64_t step) const {
    if (last == 0) return left;
    const double share = std::min(1.0, static_cast<double>(step) / static_cast<double>(last));
    return left + static_cast<float>(share) * (right - left);
  }
  std::uint64_t step(float at) const {
    const double share = std::clamp((at - left) / (right - left), 0.0f, 1.0f);
    return std::llround(share * static_cast<double>(last));
  }
};

// For compared boards, the clock may count time, in steps of the quickest one.
bool counts_time(const Snapshot& snapshot) { return snapshot.clock && snapshot.settings.equal_time; }
bool is_game(const Snapshot& snapshot) { return snapshot.settings.mode == Mode::play; }
// The keyword for patterns.
const char* unit_of(const Snapshot& snapshot) {
  return is_game(snapshot) ? "move" : counts_time(snapshot) ? "tick" : "step";
}

Message unit_words(const Snapshot& snapshot) {
  return {"{0, select, move {Move} tick {Tick} other {Step}}", unit_of(snapshot)};
}

Message moment_words(const Snapshot& snapshot, std::uint64_t moment) {
  return {"{0, select, move {Move} tick {Tick} other {Step}} {1}", unit_of(snapshot), moment};
}

Message reached_words(const Snapshot& snapshot) {
  const std::uint64_t furthest = snapshot.timeline.furthest;
  if (furthest == 0) return {"the start"};
  if (is_game(snapshot)) return {"of {0}", furthest};
  if (snapshot.timeline.complete) return {"of {0} in all", furthest};
  return {"of {0} so far", furthest};
}

float field_width(const Snapshot& snapshot) {
  return 16 + ImGui::CalcTextSize(say(std::max<std::uint64_t>(snapshot.timeline.furthest, 99'999)).c_str()).x;
}

// How much of the steps was on lost paths, asked from left to right.
class LostShares {
 public:
  explicit LostShares(const std::vector<HopeView::Stretch>& stretches) : stretches_(stretches) {}
  double of(std::uint64_t from, std::uint64_t end) {
    while (first_ < stretches_.size() && stretches_[first_].to <= from) ++first_;
    std::uint64_t lost = 0;
    for (std::size_t i = first_; i < stretches_.size() && stretches_[i].from < end; ++i)
      lost += std::min(stretches_[i].to, end) - std::max(stretches_[i].from, from);
    return static_cast<double>(lost) / static_cast<double>(std::max<std::uint64_t>(end - from, 1));
  }

 private:
  const std::vector<HopeView::Stretch>& stretches_;
  std::size_t first_ = 0;
};

// The depth of the path over the run: where it burnt back, and how far. Lost stretches have another colour, in stripes.
void draw_skyline(const Ui& ui, const Track& track, float top) {
  const DepthCurve& curve = ui.snapshot.depth_curve;
  if (counts_time(ui.snapshot) || is_game(ui.snapshot) || curve.ranges.empty() || track.last == 0) return;
  // The whole run, including the steps after the shown one.
  std::uint32_t deepest = 1;
  for (const DepthCurve::Range& range : curve.ranges) {
    if (range.is_known()) deepest = std::max(deepest, range.high);
  }
  if (deepest < 2) return;
  constexpr float kColumn = 2;
  const float foot = track.y - 3, high = foot - top;
  const auto height = [&](std::uint32_t depth) {
    return high * static_cast<float>(depth) / static_cast<float>(deepest);
  };
  LostShares lost(ui.snapshot.hope.stretches);
  bool is_stripe = false;
  ScreenPen pen;
  for (float x = track.left; x < track.right; x += kColumn) {
    const std::uint64_t from = track.step(x) / curve.bucket, to = track.step(x + kColumn) / curve.bucket;
    DepthCurve::Range range{UINT32_MAX, 0};
    for (std::uint64_t i = from; i <= to && i < curve.ranges.size(); ++i) {
      const DepthCurve::Range& one = curve.ranges[static_cast<std::size_t>(i)];
      range = {std::min(range.low, one.low), std::max(range.high, one.high)};
    }
    if (!range.is_known()) continue;
    const std::uint64_t first = track.step(x);
    const bool is_lost = lost.of(first, std::max(track.step(x + kColumn), first + 1)) > 0.5;
    is_stripe = !is_stripe;
    const ImU32 ink = is_lost ? ui.colours.dead_end : ui.colours.accent;
    const float strength = is_lost && is_stripe ? 1.9f : 1;
    const ImU32 whole = with_alpha(ink, 0.16f * strength), between = with_alpha(ink, 0.3f * strength);
    const float right = std::min(x + kColumn, track.right);
    pen.rect({x, foot - height(range.low)}, {right, foot}, between);
    pen.rect({x, foot - height(range.high)}, {right, foot - height(range.low)}, whole);
  }
}

// A record is a peak, a tour a diamond, a bookmark a flag.
void draw_marker(const Ui& ui, const Track& track, const Marker& marker) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const float x = std::floor(track.x(marker.step)) + 0.5f;
  const float y = track.y - 7;
  switch (marker.kind) {
    case Marker::Kind::record:
      draw->AddTriangleFilled({x, y - 6}, {x + 4, y + 1}, {x - 4, y + 1}, ui.colours.muted);
      break;
    case Marker::Kind::tour:
      draw->AddQuadFilled({x, y - 8}, {x + 5, y - 3}, {x, y + 2}, {x - 5, y - 3}, ui.colours.candidate);
      break;
    case Marker::Kind::bookmark:
      draw->AddLine({x, y + 4}, {x, y - 9}, ui.colours.accent, 1.5f);
      draw->AddTriangleFilled({x, y - 9}, {x + 8, y - 6}, {x, y - 3}, ui.colours.accent);
      break;
  }
}

// Draws only the first of several markers that would overlap, because there may be hundreds.
void draw_markers(const Ui& ui, const Track& track) {
  for (const auto kind : {Marker::Kind::record, Marker::Kind::tour, Marker::Kind::bookmark}) {
    float drawn = -kKnob;
    for (const Marker& marker : ui.snapshot.timeline.markers) {
      if (marker.kind != kind || track.x(marker.step) - drawn < 3) continue;
      drawn = track.x(marker.step);
      draw_marker(ui, track, marker);
    }
  }
}

// Annotations of a lesson.
void draw_annotated_steps(const Ui& ui, const Track& track) {
  for (const Annotation& annotation : ui.snapshot.annotations) {
    if (annotation.place != Annotation::Place::step || annotation.line > track.last) continue;
    ScreenPen().ring({track.x(annotation.line), track.y}, kKnob + 2, annotation_colour(ui.colours, annotation.kind), 2);
  }
}

const Marker* marker_near(const Ui& ui, const Track& track, float x) {
  const Marker* nearest = nullptr;
  for (const Marker& marker : ui.snapshot.timeline.markers) {
    const float distance = std::abs(track.x(marker.step) - x);
    if (distance <= kSnap && (!nearest || distance < std::abs(track.x(nearest->step) - x))) nearest = &marker;
  }
  return nearest;
}

// The depth curve leaves `head` free at the top.
void draw_track(Ui& ui, ImVec2 size, float head = 6) {
  const Snapshot& snapshot = ui.snapshot;
  press_area(tr("Timeline###timeline"), size);
  ui.controls.name_last(tr("Timeline###timeline"));
  ui.controls.describe_last("slider", std::to_string(snapshot.moment()), 0.0,
                            static_cast<double>(snapshot.timeline.furthest));
  ui.controls.say_last(say(Message{"{0, select, move {Move} tick {Tick} other {Step}} {1} of {2}", unit_of(snapshot),
                                   snapshot.moment(), snapshot.timeline.furthest}));
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  const Track track{min.x + kKnob, max.x - kKnob, max.y - kKnob - 4, snapshot.timeline.furthest};
  const float x = track.x(snapshot.moment());
  draw_skyline(ui, track, min.y + head);
  draw_rail(ui, track.left, track.right, {x, track.y});
  draw_markers(ui, track);
  draw_annotated_steps(ui, track);
  if (snapshot.return_step)
    ScreenPen().ring({track.x(*snapshot.return_step), track.y}, kKnob - 2, ui.colours.accent, 1.5f);
  const bool touched = ImGui::IsItemHovered() || ImGui::IsItemActive();
  draw_knob(ui, {x, track.y}, kKnob, touched);
  if (!touched || track.last == 0) return;
  const float mouse = ImGui::GetIO().MousePos.x;
  const Marker* marker = marker_near(ui, track, mouse);
  const std::uint64_t step = marker ? marker->step : track.step(mouse);
  if (ImGui::IsItemActive()) {
    const bool moved = ImGui::IsItemActivated() || ImGui::GetIO().MouseDelta.x != 0;
    if (moved && step != snapshot.moment()) ui.ask(Seek{step});
  }
  hint(say(marker ? marker_words(snapshot, *marker) : moment_words(snapshot, step)), {.above = ImVec2{mouse, min.y}});
}

void draw_step_field(Ui& ui, float width, float padding) {
  const auto typed = number_field(ui, tr("Step###step"), ui.snapshot.moment(), width, padding);
  if (!typed) return;
  const auto step = parse_number<std::uint64_t>(*typed);
  step ? ui.ask(Seek{*step}) : ui.set("step", *typed);  // which refuses an invalid one
}

}  // namespace

Message marker_words(const Snapshot& snapshot, const Marker& marker) {
  constexpr const char* kKinds[] = {"record", "tour", "bookmark"};
  return {
      "{0, select, record {Record} tour {Tour} other {Bookmark}}: {1, select, move {move} tick {tick} other {step}} {2}, {3, plural, one {# square} other {# squares}}",
      kKinds[std::to_underlying(marker.kind)], unit_of(snapshot), marker.step, marker.depth};
}

float timeline_words_width(const Snapshot& snapshot) {
  const auto width = [](const Message& words) { return ImGui::CalcTextSize(say(words).c_str()).x; };
  return width(unit_words(snapshot)) + field_width(snapshot) + width(reached_words(snapshot)) + 2 * kBeside;
}

void draw_slim_timeline(Ui& ui, ImVec2 size) {
  const Snapshot& snapshot = ui.snapshot;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const Message reached = reached_words(snapshot);
  describe_fact(ui, say(unit_words(snapshot)), say(Message{"{0} {1}", snapshot.moment(), reached}));
  draw_track(ui, size, Pen::height_of_line(Type::small) + 2);
  ScreenPen().text(origin, say(joined(moment_words(snapshot, snapshot.moment()), reached)), Type::small,
                   ui.colours.muted);
}

void draw_timeline(Ui& ui, ImVec2 size, bool fine) {
  const Snapshot& snapshot = ui.snapshot;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const bool is_quiet = snapshot.settings.controls == Controls::quiet;
  if (!fine && size.y <= kTouch && is_quiet) return draw_slim_timeline(ui, size);
  if (!fine && size.y <= kTouch) {  // a field for fingers and the line share the row
    const float field = std::max(field_width(snapshot), kTouch);
    draw_step_field(ui, field, (kTouch - ImGui::GetTextLineHeight()) / 2);
    const float left = field + kBeside;
    ImGui::SetCursorScreenPos({origin.x + left, origin.y});
    return draw_slim_timeline(ui, {size.x - left, size.y});
  }
  const std::string unit = say(unit_words(snapshot)), reached = say(reached_words(snapshot));
  describe_fact(ui, unit, say(Message{"{0} {1}", snapshot.moment(), reached}));
  const float line = fine ? ImGui::GetTextLineHeight() + 6 : kTouch;
  const float inset = fine ? 0 : (kTouch - ImGui::GetTextLineHeight()) / 2;
  const float padding = fine ? 3 : inset;
  // Texts are on the field's baseline, which is lower by its padding.
  const auto beside = [&](float gap, float raised) {
    ImGui::SameLine(0, gap);
    ImGui::SetCursorScreenPos({ImGui::GetCursorScreenPos().x, origin.y + inset - raised});
  };

  ImGui::SetCursorScreenPos({origin.x, origin.y + inset});
  if (is_quiet) {
    muted_text(ui, say(joined(moment_words(snapshot, snapshot.moment()), reached_words(snapshot))));
  } else {
    muted_text(ui, unit);
    beside(kBeside, padding);
    draw_step_field(ui, field_width(snapshot), padding);
    beside(kBeside, padding);
    muted_text(ui, reached);
  }
  if (snapshot.left) {
    beside(16, padding);
    if (link(ui, tr("Back to the search###return-to-search"))) ui.ask(ReturnToSearch{});
  }
  if (snapshot.return_step) {
    beside(16, padding);
    const std::string back = say(Message{"Back to step {0}", *snapshot.return_step});
    if (link(ui, labelled(back, "return"))) ui.ask(Seek{*snapshot.return_step});
  }
  ImGui::SetCursorScreenPos({origin.x, origin.y + line - (fine ? 6.0f : 0.0f)});
  draw_track(ui, {size.x, size.y - line + (fine ? 6.0f : 0.0f)});
}

}  // namespace kt
