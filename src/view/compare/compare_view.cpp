#include "view/compare/compare_view.h"

#include <algorithm>

#include "app/settings/setting_kinds.h"
#include "app/words/numbers.h"
#include "view/board/board_view.h"
#include "view/graph/graph_view.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

using All = std::vector<const Snapshot*>;

void draw_other(Ui& ui, const Snapshot& board, const BoardBox& box, bool reduced_motion) {
  ComparedState& state = ui.state.of<ComparedState>();
  BoardMemory& memory = state.boards[std::min(board.place, kMostBoards - 1)];
  memory.motion.update(board, reduced_motion);
  state.moves = state.moves || memory.motion.moves();
  const std::string number = std::to_string(board.place + 1);
  const std::string label = "Board " + number + ": " + board.name + "###board=" + number;
  ImGui::SetCursorScreenPos(box.min);
  if (ImGui::InvisibleButton(label.c_str(), {box.max.x - box.min.x, box.max.y - box.min.y})) ui.ask(Focus{board.place});
  ui.controls.name_last(label);
  ScreenPen pen;
  if (ImGui::IsItemHovered()) pen.frame(box.min, box.max, ui.colours.muted, 2, 8);
  draw_compared_board(
      pen, board, box.area, memory,
      {.colours = ui.colours, .weight = ui.weight, .density = ImGui::GetIO().DisplayFramebufferScale.x, .moves = true});
}

// "0.04 ms", "12.5 s"; a dash while nothing is known.
std::string duration(double seconds) {
  if (seconds <= 0) return "-";
  return seconds < 1 ? kinds::format_decimal(seconds * 1000) + " ms" : kinds::format_decimal(seconds) + " s";
}

struct Column {
  const char* title;
  double (*value)(const Snapshot&);
  std::string (*words)(const Snapshot&);
};

constexpr Column kColumns[] = {
    {"Visits", [](const Snapshot& b) { return static_cast<double>(b.visits); },
     [](const Snapshot& b) { return with_separators(b.visits); }},
    {"Backtracks", [](const Snapshot& b) { return static_cast<double>(b.backtracks); },
     [](const Snapshot& b) { return with_separators(b.backtracks); }},
    {"Deepest", [](const Snapshot& b) { return static_cast<double>(b.deepest); },
     [](const Snapshot& b) { return with_separators(b.deepest); }},
    // In microseconds, since its axis begins with 1.
    {"Time", [](const Snapshot& b) { return b.seconds * 1e6; }, [](const Snapshot& b) { return duration(b.seconds); }},
};

// A column for each count, with a bar under each number: a mark on it is ten times as much as the one before.
void draw_table(Ui& ui, const All& boards, ImVec2 at, float width) {
  constexpr float kName = 0.32f, kBetween = 16, kRow = 30, kHead = 22;
  ScreenPen pen;
  const float names = std::floor(width * kName);
  const float each = (width - names) / static_cast<float>(std::size(kColumns));
  pen.text({at.x, at.y + 2}, "On each bar a mark is ten times the one before.", Type::small, ui.colours.muted);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const Snapshot& board = *boards[i];
    const float y = at.y + kHead + kRow * static_cast<float>(i);
    const bool focus = &board == &ui.snapshot;
    pen.text({at.x, y}, std::to_string(i + 1), Type::body, focus ? ui.colours.accent : ui.colours.muted);
    const char* outcome = !board.done                            ? ""
                          : board.outcome == RunState::tour      ? "a tour"
                          : board.outcome == RunState::exhausted ? "no tour"
                                                                 : "stuck";
    const float right = at.x + names - pen.width(outcome, Type::small);
    pen.push_clip({at.x, y - 2}, {right - 8, y + kRow});
    pen.text({at.x + 18, y}, board.name, Type::body, ui.colours.text);
    pen.pop_clip();
    pen.text({right, y + 1}, outcome, Type::small,
             board.outcome == RunState::tour ? ui.colours.candidate : ui.colours.dead_end);
  }
  float left = at.x + names + kBetween;
  for (const Column& column : kColumns) {
    const float right = left + each - kBetween;
    pen.text({right - pen.width(column.title, Type::small), at.y + 2}, column.title, Type::small, ui.colours.muted);
    double most = 0;
    for (const Snapshot* board : boards) most = std::max(most, column.value(*board));
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const float y = at.y + kHead + kRow * static_cast<float>(i);
      number_text({right, y}, column.words(*boards[i]), Type::body, ui.colours.text);
      draw_log_bar(pen, ui.colours, {left, y + 20}, right - left, column.value(*boards[i]), LogAxis(most));
    }
    left += each;
  }
}

}  // namespace

void draw_compared(Ui& ui, const BoardArea& room, bool reduced_motion) {
  const Snapshot& snapshot = ui.snapshot;
  const All boards = compared(snapshot);
  const bool table = snapshot.settings.controls != Controls::none;
  const ComparedPlaces places =
      place_compared(boards, room.room_min, room.room_max, ImGui::GetIO().DisplayFramebufferScale.x, table);
  std::uint64_t most = 0;
  for (const Snapshot* board : boards) most = std::max(most, board->visits);
  ui.state.of<ComparedState>().moves = false;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const BoardBox& box = places.boxes[i];
    const bool focus = boards[i] == &snapshot;
    ScreenPen pen;
    draw_box(pen, *boards[i], ui.colours, box, focus, places.counts, most);
    if (focus)
      (snapshot.settings.graph.empty() ? draw_board : draw_graph)(ui, box.area);
    else
      draw_other(ui, *boards[i], box, reduced_motion);
  }
  if (!places.counts) draw_table(ui, boards, places.table, places.table_width);
}

void draw_compare_rows(Ui& ui, Rows& rows) {
  const Snapshot& snapshot = ui.snapshot;
  const Settings& settings = snapshot.settings;
  const std::size_t count = snapshot.others.size() + 1;
  std::vector<Choice> choices{{"none", "One board"}};
  for (const ComparePreset& preset : compare_presets()) choices.push_back({preset.id, preset.title, preset.summary});
  choices.push_back({"add", "One more board", "As this one, by another method: what differs is chosen above.",
                     count < kMostBoards ? "" : "At most four boards are compared."});
  if (count > 1) choices.push_back({"remove", "Without this board", "The one with the focus."});
  const std::string shown = count > 1 ? std::to_string(count) + " boards" : "none";
  const float width = rows.begin(ui, "Compare");
  if (const auto chosen = dropdown(ui, "compare", "Compare", choices, shown, width)) {
    if (*chosen == "add")
      ui.ask(Change{search_values(with_board(settings))});
    else if (*chosen == "remove")
      ui.ask(Change{search_values(without_board(settings))});
    else
      ui.set("compare", *chosen);
  }
  rows.end();
  if (count == 1) return;
  constexpr Choice kNumbers[] = {{"1", "1"}, {"2", "2"}, {"3", "3"}, {"4", "4"}};
  const float numbers = rows.begin(ui, "Focus");
  if (const auto chosen =
          segmented(ui, "focus", std::span(kNumbers).first(count), std::to_string(snapshot.place + 1), numbers))
    ui.ask(Focus{static_cast<std::size_t>(chosen->front() - '1')});
  rows.end();
  draw_choice(ui, rows, "clock");
}

}  // namespace kt
