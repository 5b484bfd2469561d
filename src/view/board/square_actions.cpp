#include "view/board/square_actions.h"

#include <algorithm>
#include <array>

#include "app/language/say.h"
#include "app/words/sentence.h"
#include "view/board/board_input.h"

namespace kt {
namespace {

// In play and predict mode.
void add_choice(std::vector<SquareAction>& actions, const Snapshot& snapshot, Square square) {
  const QuizView& quiz = snapshot.quiz;
  if (snapshot.settings.mode == Mode::play) {
    const bool possible = std::ranges::any_of(snapshot.candidates, [&](const Candidate& move) {
      return move.square == square && move.rejection == Rejection::none;
    });
    actions.push_back({"menu-go", tr("Move here"), possible, Choose{square}});
  } else if (quiz.asks()) {
    const auto& squares = quiz.kind == QuizView::Kind::back ? snapshot.path : quiz.options;
    const bool possible = std::ranges::find(squares, square) != squares.end();
    actions.push_back({"menu-go", tr("Choose as answer"), possible, Choose{square}});
  }
}

}  // namespace

std::vector<SquareAction> square_actions(const Snapshot& snapshot, Square square) {
  const Settings& settings = snapshot.settings;
  const std::string name = settings.name(square);
  const bool on_graph = !settings.graph.empty();
  const bool hole = is_hole(settings, square);
  const bool is_start = square == settings.start;
  const bool is_end = settings.end && *settings.end == square;
  std::vector<SquareAction> actions;
  add_choice(actions, snapshot, square);
  actions.push_back({"menu-start", tr("Start here"), !hole && !is_start, Edit{.start = square}});
  // A closed tour ends beside its start.
  const bool can_end = is_end || (!hole && !is_start && settings.goal == Goal::tour);
  const std::optional<Square> end = is_end ? std::nullopt : std::optional(square);
  actions.push_back({"menu-end", is_end ? tr("Remove the fixed end") : tr("End here"), can_end, Edit{.end = end}});
  if (!on_graph) {
    const bool possible = hole || can_be_hole(settings, square);
    actions.push_back({"menu-hole", hole ? tr("Restore the square") : tr("Make a hole"), possible,
                       Edit{.holes = holes_with(settings, std::array{square}, !hole)}});
  }
  // The others have no path before the tour.
  const bool runs = !hole && settings.algorithm->keeps_stack() && snapshot.can_step;
  const Message until =
      on_graph ? Message{"Run until the search visits {0}", name} : Message{"Run until the knight is here"};
  actions.push_back({"menu-until", say(until), runs, RunUntil{Until::square, square}});
  return actions;
}

std::string square_title(const Snapshot& snapshot, Square square) {
  const Settings& settings = snapshot.settings;
  const std::string name = settings.name(square);
  const char* const kind = kind_of_square(settings);
  const std::size_t number = settings.shown_board().number(square);
  if (!settings.heat || number >= snapshot.visits_at_square.size())
    return say(Message{"{0, select, vertex {Vertex} other {Square}} {1}", kind, name});
  return say(Message{"{0, select, vertex {Vertex} other {Square}} {1}: {2, plural, one {# visit} other {# visits}}",
                     kind, name, snapshot.visits_at_square[number]});
}

}  // namespace kt
