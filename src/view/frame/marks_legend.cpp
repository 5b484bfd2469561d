#include "view/frame/marks_legend.h"

#include <cmath>

#include "app/language/say.h"
#include "view/board/board_picture.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/widgets/hint.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr Square kHere{0, 0};   // the one square in sight of a sample
constexpr Square kOther{4, 0};  // another one
constexpr Board kSampleBoard{5, 5};

bool one_by_one(const Settings& settings) { return settings.detail == Detail::candidate; }

// Without a number: one of a sample would be read as one of the search.
Candidate open(Square square) { return {.square = square, .onward = -1}; }
Candidate tried(Square square, Rejection why) { return {.square = square, .rejection = why, .looked_at = true}; }

// A mark, by a moment at which it is on the square kHere.
struct Meaning {
  const char* words;
  const char* help;
  bool (*occurs)(const Settings&);
  void (*show)(Snapshot&);
  float enlarged = 1;   // only the middle of the square is shown
  bool played = false;  // while the user plays, too
};

constexpr float kMiddle = 1.6f;

bool plays(const Settings& settings) { return settings.mode == Mode::play; }
bool predicts(const Settings& settings) { return settings.mode == Mode::predict; }

constexpr Meaning kMeanings[] = {
    {"possible move", "You can make this move. With hints, the number counts the onward moves from there.", plays,
     [](Snapshot& s) {
       s.settings.mode = Mode::play;
       s.candidates = {open(kHere)};
     },
     kMiddle, true},
    {"possible answer", "The search could go to this square next. The bar below it shows the votes.", predicts,
     [](Snapshot& s) { s.quiz = {.kind = QuizView::Kind::next, .options = {kHere}}; }, kMiddle},
    {"next", "The search tries this move next. The number counts the onward moves from there.",
     [](const Settings&) { return true; }, [](Snapshot& s) { s.candidates = {open(kHere)}; }, kMiddle},
    {"still to try", "The search can try this move later. The number counts the onward moves from there.",
     [](const Settings& s) { return s.algorithm->goes_back || s.algorithm->rank; },
     [](Snapshot& s) {
       s.path = {kOther};
       s.candidates = {open(kOther), open(kHere)};
     },
     kMiddle},
    {"forced", "A move that every tour with this beginning must contain.",
     [](const Settings& s) { return s.algorithm->forces; },
     [](Snapshot& s) {
       s.edges = {{Square{-1, -2}, Square{1, 2}}};
     }},
    {"cut", "Without this square, the other free squares would split into separate parts.", [](const Settings& s) { return s.algorithm->cuts; },
     [](Snapshot& s) {
       s.edges = {{kHere, kHere}};
     }},
    {"failed", "The search tried this move and took it back.", [](const Settings& s) { return s.algorithm->goes_back; },
     [](Snapshot& s) { s.candidates = {tried(kHere, Rejection::none)}; }, kMiddle},
    {"dead end", "No move from this square is left to try.", [](const Settings&) { return true; },
     [](Snapshot& s) { s.dead_end = true; }, 1, true},
    {"pruned", "The search skips this free square because no tour can be completed from there.",
     [](const Settings& s) { return s.algorithm->prune != nullptr; },
     [](Snapshot& s) { s.candidates = {tried(kHere, Rejection::pruned)}; }, kMiddle},
    {"visited", "This move is not possible because its square is already on the path.", one_by_one,
     [](Snapshot& s) { s.candidates = {tried(kHere, Rejection::visited)}; }, kMiddle},
    {"checked next", "The search checks this move next, but it is not possible.", one_by_one,
     [](Snapshot& s) { s.candidates = {{.square = kHere, .rejection = Rejection::visited}}; }, kMiddle},
    {"the end", "The tour must end on this square.", [](const Settings& s) { return s.end.has_value(); },
     [](Snapshot& s) { s.settings.end = kHere; }, 1, true},
};

// The very pieces of the board, of an invented moment.
void draw_sample(const Ui& ui, const Meaning& meaning, ImVec2 min, float side) {
  Snapshot sample;
  sample.settings.board = kSampleBoard;
  sample.settings.detail = ui.snapshot.settings.detail;
  sample.path = {kHere};  // a move from elsewhere would draw a line into the sample
  meaning.show(sample);
  PathIndex index;
  index.update(kSampleBoard, sample.path);
  const float cell = side * meaning.enlarged, out = (cell - side) / 2;
  const ImVec2 max{min.x + side, min.y + side};
  const Projection view{.origin = {min.x - out, min.y - out}, .cell = cell, .min = min, .max = max};
  ScreenPen pen;
  const BoardPicture picture(pen, sample, ui.colours, ui.weight, index, view);
  pen.push_clip(min, max);
  picture.fill(kHere, ui.colours.square_light);
  draw_forced(picture);
  draw_end_square(picture);
  draw_candidates(picture);
  draw_failure(picture);
  draw_dead_end(picture);
  pen.pop_clip();
}

bool put_away(Ui& ui, ImVec2 centre, float side) {
  ImGui::SetCursorScreenPos({centre.x - side / 2, centre.y - side / 2});
  const bool pressed = press_area(tr("Hide the legend###legend"), {side, side});
  ui.controls.name_last(tr("Hide the legend###legend"));
  const bool hovered = ImGui::IsItemHovered();
  if (hovered) hint(tr("Hide the legend. You can show it again under Appearance."));
  ScreenPen pen;
  draw_cross(pen, centre, 4, hovered ? ui.colours.text : ui.colours.muted, 1.5f);
  return pressed;
}

}  // namespace

bool has_marks(const Settings& settings) { return settings.algorithm->keeps_stack(); }

void draw_marks_legend(Ui& ui, ImVec2 size) {
  constexpr float kSample = 22, kAfter = 6;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float cross = std::max(size.y, 24.0f);
  const float middle = at.y + size.y / 2, end = at.x + size.x - cross;
  const float line = Pen::height_of_line(Type::small);
  const float between = size.x < 400 ? 10 : 16;
  ScreenPen pen;
  float x = at.x;
  for (const Meaning& meaning : kMeanings) {
    if (!meaning.occurs(ui.snapshot.settings) || (plays(ui.snapshot.settings) && !meaning.played)) continue;
    const char* const words = tr(meaning.words);
    const float right = x + kSample + kAfter + pen.width(words, Type::small);
    if (right > end) break;
    const ImVec2 corner{std::round(x), std::round(middle - kSample / 2)};
    draw_sample(ui, meaning, corner, kSample);
    pen.text({x + kSample + kAfter, std::round(middle - line / 2)}, words, Type::small, ui.colours.muted);
    if (ImGui::IsMouseHoveringRect(corner, {right, corner.y + kSample}))
      hint(tr(meaning.help), {.above = ImVec2{(x + right) / 2, corner.y}, .width = sentence_hint_width()});
    x = right + between;
  }
  if (put_away(ui, {end + cross / 2, middle}, cross)) ui.state.of<LegendState>().hidden = true;
}

}  // namespace kt
