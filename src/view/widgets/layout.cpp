#include "view/widgets/layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/pen/theme.h"

namespace kt {
namespace {

using Arrangement = Layout::Arrangement;
using Panels = Contents::Panels;

constexpr float kEdge = 20;
constexpr float kNarrowEdge = 16;
constexpr float kBottom = 12;
constexpr float kGap = 6;
constexpr float kLegend = kTouch;  // its button must fit a finger
constexpr float kOneRow = 750;     // of the playback controls
constexpr float kTwoRows = 560;
constexpr float kMinSide = 320;           // of a single column of panels
constexpr float kColumn = 290;            // of one of two columns
constexpr float kMinBeside = 7 * kTouch;  // beside a board: a finger's width for each tab
constexpr float kTabColumn = 96;          // tabs one below the other, if no panel is open
constexpr float kMinWidth = 760;          // of a canvas with panels right of the strip
constexpr float kMinPanel = 200;
constexpr float kAllTabs = 10 * kTabs;  // one below the other
constexpr float kLowCanvas = 480;       // pixels: a phone in landscape
constexpr float kBoardShare = 0.632f;   // of the canvas's height, which with the page's header is 0.6 of the window's
constexpr float kMinUnits = 320;
constexpr float kMinUnit = 0.5f;
constexpr float kLessonSentence = 20;  // type size, beside a lesson in a presentation
constexpr float kLessonBoard = 0.63f;  // of the canvas's shorter side: the board there, if panels have space
constexpr float kMuch = 0.75f;         // below this ratio, a board is much smaller than another

// The controls between the board and the panels, or beside the board.
struct Strip {
  float sentence = 0, timeline = 0;
  TransportForm form = TransportForm::one_row;

  float height() const { return sentence + kGap + (timeline > 0 ? timeline + kGap : 0) + transport_height(form); }
};

constexpr float kTwoLines = 46, kTwoSmallLines = 38, kThreeLines = 58, kFourLines = 78;
constexpr float kTimeline = 48;  // the step field, and the line under it
constexpr float kTimelineForFingers = 2 * kTouch;
constexpr float kMinCanvas = 2 * kGutter + 16;
constexpr float kButtons = 6.3f * kTouch;      // the six playback buttons, Play being the widest
constexpr float kMinBoard = 2 * kGutter + 80;  // with its coordinates

float tabs_of(bool fingers) { return (fingers ? kTouch : kTabs) + kBetweenPanels; }

struct LayoutBuilder {
  ImVec2 canvas;
  float density, unit;
  const Contents& contents;

  bool is_full() const { return contents.controls == Controls::full; }
  // The few controls of a quiet page fit in one row earlier.
  TransportForm form_for(float width, TransportForm least) const {
    if (contents.controls == Controls::quiet)
      return width >= kTwoRows ? TransportForm::one_row : TransportForm::two_rows;
    return width >= kOneRow ? TransportForm::one_row : width >= kTwoRows ? TransportForm::two_rows : least;
  }
  bool is_low() const { return canvas.y * unit < kLowCanvas; }
  bool has_asked() const { return contents.panels == Panels::asked || contents.panels == Panels::crowded; }

  // Places everything from the legend down to the playback controls. Returns the lower end.
  float place(Layout& layout, Strip strip, float left, float top) const {
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

  // Height for lines of the large type in a presentation; two lines if the sentence is long.
  float sentence(float lines, float width = 0) const {
    return contents.presenting ? Type::presented * (width >= kTwoRows ? 2.3f : 4.6f) : lines;
  }

  Layout bare() const {
    Layout layout;
    layout.controls = contents.controls;
    layout.presenting = contents.presenting;
    layout.large = contents.large;
    layout.type = contents.presenting ? Type::presented : Type::sentence;
    return layout;
  }

  float side_below() const {
    if (!is_full()) return 0;
    if (contents.panels == Panels::none) return kTabColumn;
    const float half = canvas.x / 2;
    if (contents.panels == Panels::crowded)
      return std::max(2 * kColumn + kBetweenPanels, std::min(canvas.x - kTwoRows - 3 * kEdge, half));
    return std::max(kMinSide, std::min(canvas.x - kOneRow - 3 * kEdge, half));
  }

  Layout below() const {
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
    if (contents.boards > 1 && !is_full() && is_low()) strip = {kTwoSmallLines, kTimeline, TransportForm::buttons};
    const float bottom = std::max(canvas.y - strip.height() - kBottom, kMinBoard);
    layout.board = fit_board(contents.board, {0, 0}, {right, bottom}, density);
    // Under the board, as wide as the board, but with a minimum width.
    layout.strip_width =
        std::clamp(layout.board.max.x - layout.board.min.x, std::min(kOneRow, end - kEdge), end - kEdge);
    const float middle = (layout.board.min.x + layout.board.max.x) / 2;
    const float left = std::floor(std::clamp(middle - layout.strip_width / 2, kEdge, end - layout.strip_width));
    place(layout, strip, left, bottom);
    layout.side_min = {right + kEdge, kBottom};
    layout.side_max = {canvas.x - kEdge, canvas.y - kBottom};
    layout.columns = side >= 2 * kColumn + kBetweenPanels ? 2 : 1;
    return layout;
  }

  Layout beside() const {
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

  Layout upright() const {
    Layout layout = bare();
    layout.arrangement = Arrangement::upright;
    layout.fingers = true;
    layout.strip_width = canvas.x - 2 * kNarrowEdge;
    const float across = canvas.x - 2 * kGutter;
    const float shape = static_cast<float>(contents.board.rows) / static_cast<float>(contents.board.cols);
    // Several boards share the height, with little else beside them.
    const bool several = contents.boards > 1;
    const TransportForm form =
        form_for(layout.strip_width, several ? TransportForm::narrow : TransportForm::three_rows);
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

  bool is_room_of_lesson() const { return contents.lesson && contents.presenting && is_full(); }

  // For a presentation beside a lesson: the board, the sentence and a slim bar, at the same place at every stop. If the
  // lesson shows panels, they have a fixed place.
  Layout lesson() const {
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
  // True if its text is not too large.
  bool has_room_for_lesson() const {
    const Layout layout = lesson();
    const ImVec2 side{layout.side_max.x - layout.side_min.x, layout.side_max.y - layout.side_min.y};
    return canvas.x >= 440 && canvas.y >= 420 && (!contents.panel_place || (side.x >= 235 && side.y >= 130));
  }

  // If nothing else fits, as in a low frame: the board, the six playback buttons, and the sentence if possible.
  Layout low() const {
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

  Layout board_alone() const {
    Layout layout = bare();
    layout.controls = Controls::none;
    layout.board = fit_board(contents.board, {0, 0}, canvas, density);
    return layout;
  }

  bool is_whole(const Layout& layout) const {
    return layout.transport.y + transport_height(layout.form) + kBottom <= canvas.y + 1;
  }

  bool fits(const Layout& layout) const {
    switch (layout.arrangement) {
      case Arrangement::below: return (canvas.x >= kMinWidth || contents.presenting) && is_whole(layout);
      case Arrangement::beside:
        return canvas.x >= kMinBeside + kNarrowEdge + kMinBoard && layout.strip_width >= kMinBeside - 1 &&
               is_whole(layout) &&
               (!is_full() || layout.side_min.y + tabs_of(layout.fingers) + (has_asked() ? 160 : 0) <= canvas.y);
      default: return layout.transport.y + transport_height(layout.form) + (is_full() ? kTouch : 0) <= canvas.y;
    }
  }

  bool is_large(const Layout& layout) const {
    return layout.board.cell * static_cast<float>(contents.board.rows) >= kBoardShare * canvas.y;
  }

  Layout least() const {
    const Layout layout = contents.presenting && is_whole(upright()) ? upright() : low();
    return is_whole(layout) ? layout : board_alone();
  }

  Layout choose() const {
    const Layout layout = is_room_of_lesson() ? lesson() : largest();
    return layout.strip_width >= kButtons ? layout : board_alone();
  }

  // The first one, unless another makes the board much larger.
  Layout largest() const {
    const Layout first = below();
    if (!is_full() && !contents.presenting && is_whole(first)) return first;
    // Several boards are never as large as one, and the panels should be beside them.
    const bool large = is_large(first) || contents.boards > 1;
    if (fits(first) && large && !contents.presenting) return first;
    const Layout others[] = {beside(), upright()};
    const Layout* best = contents.presenting && contents.boards == 1 && fits(first) ? &first : nullptr;
    for (const Layout& layout : others) {
      if (fits(layout) && (!best || layout.board.cell > best->board.cell)) best = &layout;
    }
    if (!best) return least();
    return fits(first) && !contents.presenting && first.board.cell >= kMuch * best->board.cell ? first : *best;
  }
};

// A step for each usual size of screens.
float growth(ImVec2 pixels) {
  constexpr ImVec2 kMin{1280, 640};
  const float size = std::min(pixels.x / kMin.x, pixels.y / kMin.y);
  return 1 + std::floor(std::clamp(size - 1, 0.0f, 2.0f) * 4) / 8;
}

bool is_enough(ImVec2 pixels, float unit, const Contents& contents) {
  const ImVec2 canvas{pixels.x / unit, pixels.y / unit};
  if (canvas.x < kMinUnits) return false;
  if (contents.controls != Controls::full && !contents.presenting) return true;
  const LayoutBuilder maker{canvas, unit, unit, contents};
  if (maker.is_room_of_lesson()) return maker.has_room_for_lesson();
  const Layout layout = maker.choose();
  const float side = layout.board.cell * static_cast<float>(contents.board.rows);
  // Beside a lesson, a presentation has a canvas about as high as wide, most of which is for the board.
  const bool alone = contents.presenting && contents.panels == Panels::none;
  const float high = (alone ? 0.68f : kBoardShare) * canvas.y;
  const float least = layout.arrangement == Arrangement::upright && !alone ? 0.6f * canvas.x : high;
  return maker.fits(layout) && side >= std::min(least, (alone ? 0.66f : 0.5f) * canvas.x);
}

}  // namespace

BoardArea fit_board(Board board, ImVec2 min, ImVec2 max, float density) {
  const auto whole = [&](float x) { return std::floor(x * density) / density; };
  const float across = max.x - min.x - 2 * kGutter;
  const float down = max.y - min.y - 2 * kGutter;
  float cell = std::min(across / static_cast<float>(board.cols), down / static_cast<float>(board.rows));
  if (cell * density >= 4) cell = whole(cell);
  cell = std::max(cell, 0.01f);
  const ImVec2 size{cell * static_cast<float>(board.cols), cell * static_cast<float>(board.rows)};
  const ImVec2 corner{whole((min.x + max.x - size.x) / 2), whole((min.y + max.y - size.y) / 2)};
  return {corner, {corner.x + size.x, corner.y + size.y}, cell, min, max};
}

float transport_height(TransportForm form) {
  constexpr float kRows[] = {1, 2, 3, 2, 1, 1};
  const float rows = kRows[std::to_underlying(form)];
  return rows * kTouch + (rows - 1) * kRowGap;
}

namespace {

Layout lay_out_grid(ImVec2 canvas, float density, float unit, const Contents& contents) {
  const LayoutBuilder maker{canvas, density, unit, contents};
  if (contents.controls == Controls::none) return maker.board_alone();
  if (contents.panels != Panels::crowded) return maker.choose();
  // A second column of panels only if the board stays large.
  Contents usual = contents;
  usual.panels = Panels::asked;
  const Layout one = LayoutBuilder{canvas, density, unit, usual}.choose();
  if (one.arrangement == Arrangement::upright) return one;
  const Layout two = one.arrangement == Arrangement::below ? maker.below() : maker.beside();
  if (maker.is_large(two)) return two;
  // A presentation is read from afar: one column as high as the canvas is better than one below the playback controls.
  const LayoutBuilder room{canvas, density, unit, usual};
  const Layout high = room.below();
  return contents.presenting && room.fits(high) && high.board.cell >= kMuch * one.board.cell ? high : one;
}

}  // namespace

bool is_usable(ImVec2 canvas) { return canvas.x >= kMinCanvas && canvas.y >= kMinCanvas; }

// Several boards lie in the grid in which they are largest.
Layout lay_out(ImVec2 canvas, float density, float unit, const Contents& contents) {
  canvas = {std::max(kMinCanvas, canvas.x), std::max(kMinCanvas, canvas.y)};
  Layout best;
  for (int columns = contents.boards; columns > 0; --columns) {
    Contents all = contents;
    all.board = {contents.board.rows * ((contents.boards + columns - 1) / columns), contents.board.cols * columns};
    const Layout layout = lay_out_grid(canvas, density, unit, all);
    if (columns == contents.boards || layout.board.cell > best.board.cell) best = layout;
  }
  return best;
}

float unit_for(ImVec2 pixels, float asked, const Contents& contents) {
  const float least = std::min({asked, 1.0f, std::max(pixels.x / kMinUnits, kMinUnit)});
  if (contents.controls == Controls::none) return std::clamp(pixels.x / kMinUnits, least, asked);
  // The size of the text must not depend on the shape of the board.
  Contents square = contents;
  square.board = {8, 8};
  square.boards = 1;
  const float most = asked * growth(pixels);
  if (most <= least || is_enough(pixels, most, square)) return std::max(most, least);
  constexpr float kStep = 0.97f;
  float unit = most * kStep;
  while (unit > least && !is_enough(pixels, unit, square)) unit *= kStep;
  if (unit <= least) return least;
  float too_large = unit / kStep;
  for (int i = 0; i < 12; ++i) {
    const float middle = (unit + too_large) / 2;
    (is_enough(pixels, middle, square) ? unit : too_large) = middle;
  }
  return unit;
}

}  // namespace kt
