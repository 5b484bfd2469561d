#include "view/widgets/arrangements.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/pen/theme.h"

namespace kt {
namespace {

using Arrangement = Layout::Arrangement;
using Panels = Contents::Panels;

constexpr float kEdge = 20;
constexpr float kGap = 6;
constexpr float kLegend = kTouch;  // its button must fit a finger
constexpr float kOneRow = 750;     // of the playback controls
constexpr float kTwoRows = 560;
constexpr float kMinSide = 320;   // of a single column of panels
constexpr float kColumn = 290;    // of one of two columns
constexpr float kTabColumn = 96;  // tabs one below the other, if no panel is open
constexpr float kMinPanel = 200;
constexpr float kAllTabs = 11 * kTabs;  // one below the other
constexpr float kLowCanvas = 480;       // pixels: a phone in landscape
constexpr float kLessonSentence = 20;   // type size, beside a lesson in a presentation
constexpr float kLessonBoard = 0.63f;   // of the canvas's shorter side: the board there, if panels have space

constexpr float kTwoLines = 46, kTwoSmallLines = 38, kThreeLines = 58, kFourLines = 78;
constexpr float kTimeline = 48;  // the step field, and the line under it
constexpr float kTimelineForFingers = 2 * kTouch;

}  // namespace

// The controls between the board and the panels, or beside the board.
struct Arrangements::Strip {
  float sentence = 0, timeline = 0;
  TransportForm form = TransportForm::one_row;

  float height() const { return sentence + kGap + (timeline > 0 ? timeline + kGap : 0) + transport_height(form); }
};

TransportForm Arrangements::form_for(float width, TransportForm least) const {
  if (contents.controls == Controls::quiet) return width >= kTwoRows ? TransportForm::one_row : TransportForm::two_rows;
  return width >= kOneRow ? TransportForm::one_row : width >= kTwoRows ? TransportForm::two_rows : least;
}

bool Arrangements::is_low() const { return canvas.y * unit < kLowCanvas; }

float Arrangements::place(Layout& layout, Strip strip, float left, float top) const {
  layout.legend = {left, top};
  top += layout.legend_height;
  layout.sentence = {left, top};
  layout.sentence_height = strip.sentence;
  layout.timeline = {left, top + strip.sentence + kGap};
  layout.timeline_height = strip.timeline;
  layout.form = strip.form;
  layout.transport = {left, top + strip.height() - transport_height(strip.form)};
  return top + strip.height();
}

float Arrangements::sentence(float lines, float width) const {
  return contents.presenting ? Type::presented * (width >= kTwoRows ? 2.3f : 4.6f) : lines;
}

Layout Arrangements::bare() const {
  Layout layout;
  layout.controls = contents.controls;
  layout.presenting = contents.presenting;
  layout.large = contents.large;
  layout.type = contents.presenting ? Type::presented : Type::sentence;
  return layout;
}

float Arrangements::side_below() const {
  if (!is_full()) return 0;
  if (contents.panels == Panels::none) return kTabColumn;
  const float half = canvas.x / 2;
  if (contents.panels == Panels::crowded)
    return std::max(2 * kColumn + kBetweenPanels, std::min(canvas.x - kTwoRows - 3 * kEdge, half));
  return std::max(kMinSide, std::min(canvas.x - kOneRow - 3 * kEdge, half));
}

Layout Arrangements::below() const {
  Layout layout = bare();
  const float side = side_below();
  const float right = side > 0 ? canvas.x - side - 2 * kEdge : canvas.x - kEdge;
  const float lines = sentence(kTwoLines, kTwoRows);
  // In a presentation only tabs are beside the board. If they end above the strip, it has the full width.
  const Strip high{lines, kTimeline, TransportForm::two_rows};
  const bool under_tabs =
      contents.presenting && contents.panels == Panels::none && canvas.y - high.height() - 2 * kBottom >= kAllTabs;
  const float end = under_tabs ? canvas.x - kEdge : right;
  const TransportForm form = form_for(end - kEdge, is_full() ? TransportForm::narrow : TransportForm::three_rows);
  Strip strip{lines, kTimeline, form};
  if (contents.boards > 1 && contents.controls == Controls::minimal && is_low())
    strip = {kTwoSmallLines, kTimeline, TransportForm::buttons};
  const float bottom = std::max(canvas.y - strip.height() - kBottom, kMinBoard);
  layout.board = fit_board(contents.board, {0, 0}, {right, bottom}, density);
  // Under the board, as wide as the board, but with a minimum width.
  layout.strip_width = std::clamp(layout.board.max.x - layout.board.min.x, std::min(kOneRow, end - kEdge), end - kEdge);
  const float middle = (layout.board.min.x + layout.board.max.x) / 2;
  const float left = std::floor(std::clamp(middle - layout.strip_width / 2, kEdge, end - layout.strip_width));
  place(layout, strip, left, bottom);
  layout.side_min = {right + kEdge, kBottom};
  layout.side_max = {canvas.x - kEdge, canvas.y - kBottom};
  layout.columns = side >= 2 * kColumn + kBetweenPanels ? 2 : 1;
  return layout;
}

Layout Arrangements::beside() const {
  Layout layout = bare();
  layout.arrangement = Arrangement::beside;
  layout.fingers = is_low();
  const float top = layout.fingers ? kRowGap : kNarrowEdge;
  const float shape = static_cast<float>(contents.board.cols) / static_cast<float>(contents.board.rows);
  const float whole = (canvas.y - 2 * kGutter) * shape + 2 * kGutter;
  float right = std::min(whole, canvas.x - kMinBeside - kNarrowEdge);
  if (canvas.x >= kMinWidth) right = std::max(right, canvas.x / 2);
  const float for_two = canvas.x - 2 * kColumn - kBetweenPanels - kNarrowEdge;
  if (contents.panels == Panels::crowded && for_two - 2 * kGutter >= kBoardShare * canvas.y)
    right = std::min(right, for_two);
  layout.board = fit_board(contents.board, {0, 0}, {right, canvas.y}, density);
  layout.strip_width = canvas.x - right - kNarrowEdge;
  layout.columns = layout.strip_width >= 2 * kColumn + kBetweenPanels ? 2 : 1;
  const float tabs = is_full() ? kBottom + tabs_of(layout.fingers) : 0;
  const auto room = [&](Strip strip) { return canvas.y - top - strip.height() - tabs - kBottom; };
  const bool wide = layout.strip_width >= kTwoRows;
  const TransportForm form = form_for(layout.strip_width, TransportForm::narrow);
  Strip strip{sentence(wide ? kTwoLines : kFourLines), layout.fingers ? kTouch : kTimeline, form};
  if (layout.fingers) strip.sentence = kThreeLines;
  const Strip least{sentence(layout.fingers ? kTwoSmallLines : kThreeLines), 0, TransportForm::buttons};
  if (is_full() && has_asked() && room(strip) < kMinPanel) {
    layout.sheet = true;
    strip = least;
  }
  const float end = place(layout, strip, right, top);
  layout.side_min = {right, end + kBottom};
  layout.side_max = {canvas.x - kNarrowEdge, canvas.y - (layout.fingers ? kGap : kBottom)};
  return layout;
}

Layout Arrangements::upright() const {
  Layout layout = bare();
  layout.arrangement = Arrangement::upright;
  layout.fingers = true;
  layout.strip_width = canvas.x - 2 * kNarrowEdge;
  const float across = canvas.x - 2 * kGutter;
  const float shape = static_cast<float>(contents.board.rows) / static_cast<float>(contents.board.cols);
  // Several boards share the height, with little else beside them.
  const bool several = contents.boards > 1;
  const TransportForm form = form_for(layout.strip_width, several ? TransportForm::narrow : TransportForm::three_rows);
  const Strip roomy{sentence(several ? kThreeLines : kFourLines, layout.strip_width),
                    several ? kTouch : kTimelineForFingers, form};
  const float tabs = is_full() ? kBottom + kTouch + kGap : kBottom;
  const float most = several ? std::max(across, canvas.y - roomy.height() - tabs - 2 * kGutter) : across;
  float whole = std::min(across * shape, most) + 2 * kGutter;
  // A presentation must show their table, too.
  if (several && contents.presenting) whole = std::max(whole, canvas.y - roomy.height() - tabs);
  const float column = whole + roomy.height() + tabs;
  layout.wanted_height = is_full() && !contents.presenting ? column + (has_asked() ? kBetweenPanels : 0) : 0;
  Strip strip = roomy;
  float sheet = tabs;  // the panels begin here
  if (is_full() && has_asked() && canvas.y >= column + kBetweenPanels + kMinPanel) {
    sheet = canvas.y - column + tabs;
  } else if (is_full() && has_asked()) {
    layout.sheet = true;
    layout.plain = contents.lesson;
    strip = {sentence(kTwoSmallLines), 0, contents.lesson ? TransportForm::slim : TransportForm::buttons};
    sheet =
        std::max((contents.lesson ? 0.45f : 0.38f) * canvas.y, canvas.y - whole - strip.height() - kBottom) + kBottom;
  } else if (canvas.y < column - 1) {
    strip = {sentence(kThreeLines, layout.strip_width), kTouch, form_for(layout.strip_width, TransportForm::narrow)};
  }
  Strip shorter = strip;
  shorter.sentence = std::min(strip.sentence, sentence(kThreeLines, layout.strip_width));
  if (contents.legend && is_full() && !layout.sheet &&
      canvas.y >= std::max(whole, kMinBoard) + kLegend + shorter.height() + sheet) {
    layout.legend_height = kLegend;
    strip = shorter;
  }
  const float bottom = std::max(std::min(whole, canvas.y - sheet - layout.legend_height - strip.height()), kMinBoard);
  layout.board = fit_board(contents.board, {0, 0}, {canvas.x, bottom}, density);
  const float end = place(layout, strip, kNarrowEdge, bottom);
  // Seven tabs need a finger's width each.
  const float side = std::clamp((canvas.x - 7 * kTouch) / 2, 0.0f, kNarrowEdge);
  layout.side_min = {side, std::max(end + kBottom, canvas.y - sheet + kBottom)};
  layout.side_max = {canvas.x - side, canvas.y - kGap};
  if (!layout.sheet && !has_asked()) layout.side_min.y = end + kBottom;
  return layout;
}

Layout Arrangements::lesson() const {
  Layout layout = bare();
  layout.plain = true;
  layout.type = kLessonSentence;
  const bool panels = contents.panel_place || has_asked();
  const bool beside = canvas.x >= 0.95f * canvas.y;
  const float least = kLessonBoard * std::min(canvas.x, canvas.y) + 2 * kGutter;
  const Strip strip{3 * (kLessonSentence + 2), 0, TransportForm::slim};
  const float right = panels && beside ? least : canvas.x;
  const float bottom = panels && !beside ? least : canvas.y - strip.height() - kBottom;
  layout.board = fit_board(contents.board, {0, 0}, {right, bottom}, density);
  layout.strip_width = canvas.x - 2 * kEdge;
  const float end = place(layout, strip, kEdge, bottom) + kBottom;
  layout.side_min = beside ? ImVec2{right, kGutter} : ImVec2{kEdge, end};
  layout.side_max = {canvas.x - kEdge, beside ? bottom : canvas.y - kBottom};
  return layout;
}

bool Arrangements::has_room_for_lesson() const {
  const Layout layout = lesson();
  const ImVec2 side{layout.side_max.x - layout.side_min.x, layout.side_max.y - layout.side_min.y};
  return canvas.x >= 440 && canvas.y >= 420 && (!contents.panel_place || (side.x >= 235 && side.y >= 130));
}

Layout Arrangements::low() const {
  Layout layout = bare();
  layout.arrangement = Arrangement::upright;
  layout.controls = Controls::minimal;
  layout.fingers = true;
  const bool wide = canvas.x >= kMinBoard + kMinBeside + kNarrowEdge;
  const float left = wide ? std::min(canvas.y, canvas.x - kMinBeside - kNarrowEdge) : kNarrowEdge;
  layout.strip_width = canvas.x - left - kNarrowEdge;
  Strip strip{kTwoSmallLines, 0, TransportForm::buttons};
  if (canvas.y < (wide ? kRowGap : kMinBoard) + strip.height() + kBottom) strip.sentence = 0;
  const float bottom = std::max(canvas.y - strip.height() - kBottom, 2 * kGutter);
  layout.board = fit_board(contents.board, {0, 0}, wide ? ImVec2{left, canvas.y} : ImVec2{canvas.x, bottom}, density);
  place(layout, strip, left, wide ? kRowGap : bottom);
  return layout;
}

Layout Arrangements::board_alone() const {
  Layout layout = bare();
  layout.controls = Controls::none;
  layout.board = fit_board(contents.board, {0, 0}, canvas, density);
  return layout;
}

}  // namespace kt
