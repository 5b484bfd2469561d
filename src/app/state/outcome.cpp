#include "app/state/outcome.h"

namespace kt {
namespace {

constexpr std::string_view kEndings[] = {"tour", "none", "stuck", "limit"};

// A search that has ended after its last tour has proved only that there is no further one.
Ending ending_of(const Search& search) {
  switch (search.status()) {
    case Status::tour: return Ending::tour;
    case Status::exhausted: return search.tours() > 0 ? Ending::tour : Ending::none;
    case Status::stuck: return Ending::stuck;
    default: return Ending::limit;
  }
}

}  // namespace

std::string_view to_string(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }

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
