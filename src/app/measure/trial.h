// One search from its start to a result, in slices.
//
//   Trial trial(settings, {.max_visits = 1000});
//   while (trial.go_on(500)) {}
//   trial.ending();
#pragma once

#include <cstdint>
#include <optional>

#include "app/settings/settings.h"
#include "app/snapshot/measured.h"
#include "core/basics/message.h"
#include "core/search/search.h"

namespace kt {

struct Limits {
  std::uint64_t max_visits = UINT64_MAX;  // steps for algorithms without visits: sweeps of the neural network
  bool ask_theorems = true;               // do not search if a theorem rules a tour out
};

// The result of a search that has stopped. A search that has ended after its last tour has proved only that there is no
// further one.
Ending ending_of(const Search& search);

class Trial {
 public:
  // Precondition: a search accepts `settings`. `from`: where it begins, if not at step 0.
  Trial(const Settings& settings, const Limits& limits, std::optional<Search> from = {});

  // Does at most so many steps. False when it is over.
  bool go_on(std::uint64_t steps);
  Ending ending() const { return search_ ? ending_of(*search_) : ruled_out_; }
  // Null if a theorem has decided; then reason() has one or two sentences.
  const Search* search() const { return search_ ? &*search_ : nullptr; }
  const Message& reason() const { return reason_; }

 private:
  bool is_ruled_out(Problem problem);

  Limits limits_;
  std::optional<Search> search_;
  Ending ruled_out_ = Ending::none;
  Message reason_;
};

}  // namespace kt
