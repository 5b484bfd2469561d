// One search from its start to a verdict, in slices.
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
  std::uint64_t max_visits = UINT64_MAX;  // steps, where the algorithm counts no visits: sweeps of the neural network
  bool ask_theorems = true;               // where a theorem rules a tour out, do not search
};

// What a search that goes no further has come to. One that has ended after its last tour has proved only that there is
// no further one.
Ending ending_of(const Search& search);

class Trial {
 public:
  // `settings` must be fit for a search. `from`: where it begins, if not at step 0.
  Trial(const Settings& settings, const Limits& limits, std::optional<Search> from = {});

  // At most so many steps. False when it is over.
  bool go_on(std::uint64_t steps);
  Ending ending() const { return search_ ? ending_of(*search_) : ruled_out_; }
  // Null where a theorem has decided: then there is a reason, as one or two sentences.
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
