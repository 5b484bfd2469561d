#include "view/stack/stack_row.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "core/basics/utf8.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/hint.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kGap = 12;
constexpr float kInset = 8;
constexpr float kTiny = Type::small - 3;

float text_width(std::string_view text, float size) { return ScreenPen().width(text, size); }

void draw_text(ImVec2 left_middle, std::string_view text, float size, ImU32 colour) {
  ScreenPen().text({left_middle.x, left_middle.y - size * 0.5f - 1}, text, size, colour);
}

struct Chip {
  BranchState state;
  std::string name;    // empty: only a sign
  std::string onward;  // small; may be empty
  float width = 0;
};

constexpr float kPadding = 7;
constexpr float kSign = 14;
constexpr float kBetween = 4;
constexpr float kOnwardGap = 9;  // with a line in its middle

// From most to least detail: which chips have names, and which show their onward moves.
enum class ChipDetail { onward, names, names_of_open, signs_onward, signs };

std::vector<Chip> chips_of(const Ui& ui, const StackFrame& frame, ChipDetail detail) {
  const Settings& settings = ui.snapshot.settings;
  std::vector<Chip> chips;
  for (std::size_t i = 0; i < frame.branches.size(); ++i) {
    const Candidate& candidate = frame.branches[i].candidate;
    Chip chip{.state = state_of(frame, i)};
    const bool impossible = chip.state == BranchState::off_board || chip.state == BranchState::visited;
    if (impossible && settings.detail == Detail::move) continue;
    const bool open = chip.state == BranchState::remaining || chip.state == BranchState::current;
    const bool named = detail < ChipDetail::names_of_open || (detail == ChipDetail::names_of_open && open);
    if (!is_rejected(chip.state) && named) {
      chip.name = drawn_name(settings, candidate.square);
      if (detail == ChipDetail::onward && open) chip.onward = std::to_string(candidate.onward);
    }
    if (detail == ChipDetail::signs_onward && open) chip.onward = std::to_string(candidate.onward);
    chip.width = kSign + (chip.onward.empty() ? 0 : text_width(chip.onward, kTiny));
    if (!chip.name.empty()) {
      chip.width = 2 * kPadding + text_width(chip.name, Type::small);
      if (!chip.onward.empty()) chip.width += kOnwardGap + text_width(chip.onward, kTiny);
    }
    chips.push_back(std::move(chip));
  }
  return chips;
}

float width_of(const std::vector<Chip>& chips) {
  float width = 0;
  for (const Chip& chip : chips) width += chip.width + kBetween;
  return std::max(0.0f, width - kBetween);
}

std::vector<Chip> chips_that_fit(const Ui& ui, const StackFrame& frame, float width) {
  std::vector<Chip> chips;
  for (const ChipDetail detail : {ChipDetail::onward, ChipDetail::names, ChipDetail::names_of_open,
                                  ChipDetail::signs_onward, ChipDetail::signs}) {
    chips = chips_of(ui, frame, detail);
    if (width_of(chips) <= width) break;
  }
  return chips;
}

void draw_chip(const Ui& ui, ImVec2 left_middle, const Chip& chip) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  if (chip.name.empty()) {
    ScreenPen pen;
    draw_sign(pen, {left_middle.x + kSign / 2, left_middle.y}, 5, sign_of(chip.state), ui.colours);
    draw_text({left_middle.x + kSign, left_middle.y + 1}, chip.onward, kTiny, ui.colours.muted);
    return;
  }
  constexpr float kHalf = 10;
  const ImVec2 min{left_middle.x, left_middle.y - kHalf}, max{left_middle.x + chip.width, left_middle.y + kHalf};
  ImU32 ink = ui.colours.text, small = ui.colours.muted;
  if (chip.state == BranchState::current) {
    draw->AddRectFilled(min, max, ui.colours.accent, kHalf);
    ink = small = ui.colours.on_accent;
  } else if (chip.state == BranchState::remaining) {
    draw->AddRect({min.x + 0.5f, min.y + 0.5f}, {max.x - 0.5f, max.y - 0.5f}, ui.colours.candidate, kHalf,
                  ImDrawFlags_None, 1.2f);
  } else {
    ink = ui.colours.muted;
  }
  const float text = left_middle.x + kPadding;
  draw_text({text, left_middle.y}, chip.name, Type::small, ink);
  if (!chip.onward.empty()) {
    const float x = text + text_width(chip.name, Type::small) + kOnwardGap;
    const float line = x - kOnwardGap / 2;
    draw->AddLine({line, min.y + 5}, {line, max.y - 5}, with_alpha(small, 0.5f));
    draw_text({x, left_middle.y + 1}, chip.onward, kTiny, small);
  }
  if (chip.state == BranchState::given_up) {
    draw->AddLine({min.x + 3, max.y - 5}, {max.x - 3, min.y + 5}, ui.colours.dead_end, 1.5f);
  }
}

void draw_chips(const Ui& ui, const StackFrame& frame, ImVec2 left_middle, float right) {
  float x = left_middle.x;
  const std::vector<Chip> chips = chips_that_fit(ui, frame, right - x);
  for (std::size_t i = 0; i < chips.size(); ++i) {
    // A vertex may have hundreds of moves.
    const std::string rest = "+" + say(chips.size() - i);
    const bool last = i + 1 == chips.size();
    if (x + chips[i].width + (last ? 0 : kBetween + text_width(rest, Type::small)) > right) {
      draw_text({x, left_middle.y}, rest, Type::small, ui.colours.muted);
      return;
    }
    draw_chip(ui, {x, left_middle.y}, chips[i]);
    x += chips[i].width + kBetween;
  }
}

// A remark for a frame without moves left to try.
const char* remark(const Snapshot& snapshot, const StackFrame& frame) {
  if (frame.current >= 0) return nullptr;
  if (snapshot.shows_tour()) return tr("a tour");
  if (!snapshot.dead_end) return nullptr;
  for (std::size_t i = 0; i < frame.branches.size(); ++i) {
    if (state_of(frame, i) == BranchState::given_up) return nullptr;  // the crosses show it
  }
  return tr("dead end");
}

// If none is left, the remark about that.
void draw_moves(Pen& pen, const Ui& ui, const StackFrame& frame, ImVec2 left_middle, float right) {
  const char* words = remark(ui.snapshot, frame);
  if (!words) return draw_chips(ui, frame, left_middle, right);
  const bool tour = ui.snapshot.shows_tour();
  draw_badge(pen, ui.colours, {left_middle.x + 8, left_middle.y}, 8, tour ? Badge::right : Badge::wrong);
  draw_text({left_middle.x + 22, left_middle.y}, words, Type::small, ui.colours.text);
}

}  // namespace

std::string words_of_frame(const Snapshot& snapshot, std::size_t depth, Square square, const StackFrame* frame) {
  Message text{"{0}: {1}", std::to_string(depth), spoken_name(snapshot.settings, square)};
  if (!frame) return say(text);
  const auto names_of = [&](BranchState state) {
    Message names;
    for (std::size_t i = 0; i < frame->branches.size(); ++i) {
      if (state_of(*frame, i) != state) continue;
      const Message name = Message::verbatim(spoken_name(snapshot.settings, frame->branches[i].candidate.square));
      names = names.empty() ? name : Message{"{0}, {1}", names, name};
    }
    return names;
  };
  const Message given_up = names_of(BranchState::given_up), current = names_of(BranchState::current),
                remaining = names_of(BranchState::remaining);
  if (!given_up.empty()) text = Message{"{0}. Backtracked from: {1}", text, given_up};
  if (!current.empty()) text = Message{"{0}. Next on the path: {1}", text, current};
  if (!remaining.empty()) text = Message{"{0}. Still to try: {1}", text, remaining};
  return say(text);
}

void hint_of_moment(const std::string& name, bool is_top) {
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) return;
  hint(say(is_top ? Message{"The knight is on {0} now", name}
                  : Message{"Show the moment just before the knight left {0}", name}),
       {.width = sentence_hint_width()});
}

StackColumns stack_columns(const Ui& ui, std::size_t rows, float width) {
  const Settings& settings = ui.snapshot.settings;
  float name = 0;
  const auto measure = [&](Square square) {
    name = std::max(name, text_width(drawn_name(settings, square), Type::body));
  };
  const Board board = settings.shown_board();
  if (settings.graph.empty()) {
    for (const int row : {0, board.rows - 1}) measure({row, board.cols - 1});
  } else {
    for (int v = 0; v < board.cols; ++v) measure({0, v});
  }
  name = std::min(name, width / 3);
  const std::string most = say(rows);
  const float digits = text_width("0", Type::small) * static_cast<float>(count_letters(most));
  StackColumns columns;
  columns.depth_right = kInset + std::max(digits, 14.0f);
  columns.name = columns.depth_right + kGap;
  columns.chips = columns.name + name + kGap;
  return columns;
}

void draw_stack_row(Ui& ui, const StackColumns& columns, const StackRow& row, bool operable) {
  const Snapshot& snapshot = ui.snapshot;
  const Square square = row.frame ? row.frame->square : snapshot.path[row.depth - 1];
  const bool is_top = row.depth == snapshot.path.size();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const ImVec2 inner_min{row.min.x, row.min.y + 1}, inner_max{row.max.x, row.max.y - 1};
  if (is_top) draw->AddRectFilled(inner_min, inner_max, ui.colours.surface, kRounding);
  if (operable) {
    const std::string name = spoken_name(snapshot.settings, square);
    const std::string label =
        labelled(words_of_frame(snapshot, row.depth, square, row.frame), "frame-" + std::to_string(row.depth));
    ImGui::SetCursorScreenPos(row.min);
    if (press_area(label.c_str(), {row.max.x - row.min.x, row.max.y - row.min.y})) ui.ask(SeekFrame{row.depth});
    ui.controls.name_last(label);
    if (ImGui::IsItemHovered()) draw->AddRectFilled(inner_min, inner_max, ui.colours.hovered, kRounding);
    hint_of_moment(name, is_top);
  }
  if (is_top) draw->AddRectFilled(inner_min, {inner_min.x + 3, inner_max.y}, ui.colours.accent, 1.5f);
  const float middle = (row.min.y + row.max.y) / 2;
  number_text({row.min.x + columns.depth_right, middle - Type::small / 2 - 1}, say(row.depth), Type::small,
              ui.colours.muted);
  draw_text({row.min.x + columns.name, middle}, drawn_name(snapshot.settings, square), Type::body, ui.colours.text);
  ScreenPen pen;
  if (row.frame) draw_moves(pen, ui, *row.frame, {row.min.x + columns.chips, middle}, row.max.x - 4);
  draw_annotations_of_line(pen, ui.colours, snapshot.annotations, Annotation::Place::stack_row, row.depth,
                           {row.max.x - 4, middle});
}

}  // namespace kt
