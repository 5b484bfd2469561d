#include "app/state/outcome.h"

#include "app/measure/trial.h"

namespace kt {
Outcome outcome_of(const Search& search) {
  return {.ending = ending_of(search),
          .closed = search.status() == Status::tour && search.is_closed(),
          .visits = search.visits(),
          .backtracks = search.backtracks(),
          .steps = search.steps(),
          .path = search.path()};
}

Json outcome_json(const Outcome& outcome) {
  return json_object({{"status", to_string(outcome.ending)},
                      {"reason", outcome.reason},
                      {"closed", outcome.closed},
                      {"visits", outcome.visits},
                      {"backtracks", outcome.backtracks},
                      {"steps", outcome.steps},
                      {"squares", outcome.path}});
}

}  // namespace kt
