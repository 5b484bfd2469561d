// The app asks where the search goes next. One user answers, or a class by show of hands.
#pragma once

#include <vector>

#include "app/play/play.h"
#include "app/state/activity.h"

namespace kt {

class Prediction : public Activity {
 public:
  bool enter(App& app, const Settings& before, bool moves_named) override;
  bool apply(App& app, const Command& command) override;
  // Continues to the next moment with a question.
  bool play(App& app, std::uint64_t due, double deadline) override;
  void refresh(const App& app) override;
  void show(Snapshot& view, const App& app) const override;

  // Resets the score, for a class or a single user.
  void begin(bool by_hands);

  const Score& score() const { return score_; }
  void set_score(const Score& score) { score_ = score; }

 private:
  void answer(App& app, Square square);
  void raise_hand(Square square);
  void count_hands(const CountHands& counted);
  bool show_answer();

  std::optional<std::uint64_t> step_;  // step of the question
  std::optional<Question> question_;
  std::optional<Square> answer_;
  Score score_;
  std::vector<std::uint32_t> hands_;  // for each option
};

}  // namespace kt
