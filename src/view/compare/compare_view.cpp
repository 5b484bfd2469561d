#include "view/compare/compare_view.h"

#include <algorithm>
#include <span>

#include "app/language/say.h"
#include "app/settings/setting_kinds.h"
#include "app/words/hope_words.h"
#include "view/board/board_view.h"
#include "view/graph/graph_view.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/widgets/sized.h"
#include "view/widgets/toggle.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

using All = std::vector<const Snapshot*>;

void draw_other(Ui& ui, const Snapshot& board, const BoardBox& box, bool reduced_motion) {
  ComparedState& state = ui.state.of<ComparedState>();
  BoardMemory& memory = state.boards[std::min(board.place, kMaxBoards - 1)];
  memory.motion.update(board, reduced_motion);
  state.moves = state.moves || memory.motion.moves();
  const std::string number = std::to_string(board.place + 1);
  const std::string label = labelled(say(Message{"Board {0}: {1}", number, board.name}), "board=" + number);
  ImGui::SetCursorScreenPos(box.min);
  if (press_area(label.c_str(), {box.max.x - box.min.x, box.max.y - box.min.y})) ui.ask(Focus{board.place});
  ui.controls.name_last(label);
  ScreenPen pen;
  if (ImGui::IsItemHovered()) pen.frame(box.min, box.max, ui.colours.muted, 2, 8);
  draw_compared_board(
      pen, board, box.area, memory,
      {.colours = ui.colours, .weight = ui.weight, .density = ImGui::GetIO().DisplayFramebufferScale.x, .moves = true});
}

// "0.04 ms", "12.5 s"; a dash while it is unknown.
std::string duration(double seconds) {
  if (seconds <= 0) return "-";
  if (seconds < 1e-5) return "< 0.01 ms";
  const bool short_time = seconds < 1;
  std::string number = kinds::format_decimal(short_time ? seconds * 1000 : seconds);
  if (const auto point = number.find('.'); point != std::string::npos)
    number.replace(point, 1, spoken().locale().point);
  return number + (short_time ? " ms" : " s");
}

const char* outcome_of(const Snapshot& board) {
  if (!board.done) return "";
  return board.outcome == RunState::tour        ? tr("a tour")
         : board.outcome == RunState::exhausted ? tr("no tour")
                                                : tr("stuck");
}

// A row for each board, with the bar of its visits below.
void draw_table(Ui& ui, const All& boards, std::uint64_t most, ImVec2 at, float width) {
  constexpr float kRow = 28, kHead = 26, kNumber = 0.14f, kBar = 20;
  bool& logarithmic = ui.state.of<ComparedState>().logarithmic;
  ScreenPen pen;
  const char* const scale = tr("Logarithmic bars");
  ImGui::SetCursorScreenPos({at.x - 8, at.y + kHead - ImGui::GetFrameHeight()});
  if (toggle(ui, labelled(scale, "compare-log").c_str(), scale, logarithmic)) logarithmic = !logarithmic;
  const bool hope =
      std::ranges::any_of(boards, [](const Snapshot* board) { return board->hope.lost_visits.has_value(); });
  constexpr const char* kColumns[] = {"Visits", "Backtracks", "Max. depth", "Time", "In vain"};
  const std::size_t columns = std::size(kColumns) - (hope ? 0 : 1);
  const float each = std::floor(width * kNumber), names = width - static_cast<float>(columns) * each;
  float right = at.x + names;
  for (const char* column : std::span(kColumns).first(columns)) {
    right += each;
    const std::string name = shortened(pen, tr(column), Type::small, each - 8);
    pen.text({right - pen.width(name, Type::small), at.y + 4}, name, Type::small, ui.colours.muted);
  }
  float y = at.y + kHead;
  for (const Snapshot* board : boards) {
    const char* outcome = outcome_of(*board);
    right = at.x + names - pen.width(outcome, Type::small);
    pen.text({at.x, y}, std::to_string(board->place + 1), Type::body,
             board == &ui.snapshot ? ui.colours.accent : ui.colours.muted);
    const std::string name = shortened(pen, say(board->name), Type::body, right - at.x - 26);
    pen.text({at.x + 18, y}, name, Type::body, ui.colours.text);
    pen.text({right, y + 1}, outcome, Type::small,
             board->outcome == RunState::tour ? ui.colours.candidate : ui.colours.dead_end);
    const std::string numbers[] = {say(board->visits), say(board->backtracks), say(std::uint64_t{board->deepest}),
                                   duration(board->seconds),
                                   say(share_in_vain(*board).value_or(Message::verbatim("-")))};
    right = at.x + names;
    for (const std::string& number : std::span(numbers).first(columns))
      number_text({right += each, y}, number, Type::body, ui.colours.text);
    draw_bar(pen, ui.colours, {at.x, y + kBar}, width, board->visits, BarAxis(most, logarithmic));
    y += kRow;
  }
}

// Describes the boxes and the table for screen readers.
void describe_rows(Ui& ui, const All& boards) {
  if (!ui.controls.collects_details()) return;
  for (const Snapshot* board : boards) {
    const Message outcome = board->done
                                ? Message::verbatim(outcome_of(*board))
                                : Message{"{0, plural, one {# square} other {# squares}} on the path", board->depth};
    Message told{
        "{0, plural, one {# visit} other {# visits}}, {1, plural, one {# backtrack} other {# backtracks}}, greatest depth {2}, {3}",
        board->visits, board->backtracks, board->deepest, outcome};
    if (const auto share = share_in_vain(*board)) told = Message{"{0}, {1} of the visits in vain", told, *share};
    if (board == &ui.snapshot) told = Message{"{0}, shown in the panels", told};
    describe_fact(ui, say(Message{"Board {0}, {1}", board->place + 1, board->name}), say(told));
  }
}

}  // namespace

void draw_compared(Ui& ui, const BoardArea& room, bool reduced_motion) {
  const Snapshot& snapshot = ui.snapshot;
  const ComparedBoards boards(snapshot);
  const ComparedPlaces places =
      place_compared(boards, room.room_min, room.room_max, ImGui::GetIO().DisplayFramebufferScale.x,
                     snapshot.settings.controls != Controls::none);
  ScreenPen pen;
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    const BoardBox& box = places.boxes[i];
    const bool focus = boards.all[i] == &snapshot;
    draw_box(pen, *boards.all[i], ui.colours, box, focus, places.counts,
             BarAxis(boards.most, ui.state.of<ComparedState>().logarithmic));
    if (focus)
      (snapshot.settings.graph.empty() ? draw_board : draw_graph)(ui, box.area);
    else
      draw_other(ui, *boards.all[i], box, reduced_motion);
  }
  describe_rows(ui, boards.all);
  if (!places.counts) draw_table(ui, boards.all, boards.most, places.table, places.table_width);
}

}  // namespace kt
