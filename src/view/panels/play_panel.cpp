// Who moves the knight, and the state of the user's game or the score of predictions.
#include "app/language/say.h"
#include "app/words/game_sentence.h"
#include "app/words/marks.h"
#include "app/words/numbers.h"
#include "view/panels/panels.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/layout.h"
#include "view/widgets/rows.h"
#include "view/widgets/sized.h"
#include "view/widgets/toggle.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kGap = 6;
constexpr float kWidestStepper = 160;

void number_row(Ui& ui, float width, const char* name, const std::string& value) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  describe_fact(ui, name, value);
  muted_text(ui, name);
  number_text({at.x + width, at.y}, value, Type::body, ui.colours.text);
}

// As wide as the panel.
bool button(const char* label, float width, bool enabled = true) {
  ImGui::BeginDisabled(!enabled);
  const bool pressed = sized_button(label, {width, kTouch});
  ImGui::EndDisabled();
  return pressed;
}

void draw_game(Ui& ui, float width) {
  const Snapshot& snapshot = ui.snapshot;
  const GameView& game = snapshot.game;
  number_row(ui, width, tr("Squares"), say(Message{"{0} of {1}", snapshot.depth, snapshot.squares}));
  number_row(ui, width, tr("Your best here"), say(describe_best(game.best, snapshot.squares)));
  if (game.forgets)
    small_text(ui, tr("This browser stores nothing for this page. Your best game is lost when you close the page."),
               width);
  number_row(ui, width, tr("Your dead ends"), say(game.dead_ends));
  space({0, kGap});
  const bool asks = game.outlook == Outlook::unasked || (game.outlook == Outlook::impossible && !game.mistake);
  if (button(tr("Can the tour be finished?###outlook"), width, asks && !game.looks_for_mistake)) ui.ask(AskOutlook{});
  const float half = (width - kGap) / 2;
  if (button(game.hints ? tr("Hide hints###hints") : tr("Show hints###hints"), half)) ui.ask(ShowHints{!game.hints});
  ImGui::SameLine(0, kGap);
  if (button(tr("Search from here###go-on"), half)) ui.ask(Play{});
}

// The number of hands for each answer: to enter, and then to compare.
void draw_hands(Ui& ui, float width) {
  const QuizView& quiz = ui.snapshot.quiz;
  Rows rows(width);
  for (std::size_t i = 0; i < quiz.hands.size(); ++i) {
    const std::string letter = option_name(i);
    const std::string name = letter + "  " + ui.snapshot.settings.name(quiz.options[i]);
    if (!quiz.asks()) {
      const std::string told = quiz.options[i] == quiz.truth ? say(Message{"{0}, correct", name}) : name;
      number_row(ui, width, told.c_str(), say(quiz.hands[i]));
      const ImVec2 at = ImGui::GetCursorScreenPos();
      if (quiz.hands[i] > 0)
        ScreenPen().rect({at.x, at.y - 3}, {at.x + width * quiz.share_of_hands(i), at.y}, ui.colours.candidate, 1.5f);
      space({0, 2});
      continue;
    }
    const float room = rows.begin(ui, name);
    const auto hands =
        stepper(ui, "hands=" + letter, say(Message{"votes for {0}", letter}), static_cast<int>(quiz.hands[i]), 0,
                static_cast<int>(kMaxHands), std::min(room, kWidestStepper));
    if (hands) ui.ask(CountHands{i, static_cast<std::uint32_t>(*hands)});
    rows.end();
  }
}

void draw_quiz(Ui& ui, float width) {
  const QuizView& quiz = ui.snapshot.quiz;
  if (toggle(ui, tr("Show of hands###by-hands"), tr("Show of hands"), quiz.by_hands))
    ui.ask(ShowOfHands{!quiz.by_hands});
  if (quiz.by_hands) draw_hands(ui, width);
  space({0, 0});
  const bool is_over = !ui.snapshot.can_step;
  if (button(quiz.is_counted() ? tr("Show the answer###next-question")
             : quiz.asks()     ? tr("Skip this question###next-question")
                               : tr("Next question###next-question"),
             width, !is_over))
    ui.ask(Play{});
  space({0, 0});
  number_row(ui, width, quiz.by_hands ? tr("Correct votes") : tr("Correct answers"),
             say(Message{"{0} of {1}", quiz.right, quiz.answers}));
  number_row(ui, width, tr("Current streak"), say(quiz.streak));
  number_row(ui, width, tr("Best streak"), say(quiz.best_streak));
}

const char* words_of(const Snapshot& snapshot) {
  switch (snapshot.settings.mode) {
    case Mode::play: return tr("Click, tap or drag, or use the keys C and Enter. Undo takes back a move.");
    case Mode::predict:
      return snapshot.settings.algorithm->keeps_stack()
                 ? tr("Click a square to answer. With Show of hands, click once for every raised hand.")
                 : tr("This method has no next move to predict.");
    default: return tr("You play: take over the path and move the knight. Predict: say where the knight goes next.");
  }
}

}  // namespace

void draw_play_panel(Ui& ui, ImVec2 size) {
  Rows rows(size.x);
  draw_choice(ui, rows, "mode");
  small_text(ui, words_of(ui.snapshot), size.x);
  space({0, kGap});
  if (ui.snapshot.settings.mode == Mode::play) draw_game(ui, size.x);
  if (ui.snapshot.settings.mode == Mode::predict) draw_quiz(ui, size.x);
  // A low timeline has no room for it.
  if (ui.snapshot.left && button(tr("Back to the search###back-to-search"), size.x)) ui.ask(ReturnToSearch{});
}

}  // namespace kt
