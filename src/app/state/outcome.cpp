#include "app/state/outcome.h"

#include <algorithm>
#include <iterator>

#include "app/measure/trial.h"
#include "app/settings/version.h"
#include "core/theory/hope.h"

namespace kt {
Outcome outcome_of(const Search& search) {
  return {.ending = ending_of(search),
          .closed = search.status() == Status::tour && search.is_closed(),
          .visits = search.visits(),
          .backtracks = search.backtracks(),
          .steps = search.steps(),
          .lost_visits = lost_visits(search),
          .path = search.path()};
}

std::vector<JsonMember> problem_members(const Settings& settings) {
  std::vector<JsonMember> searched;
  for (const Setting& setting : settings_table()) {
    if (setting.is_of_search) searched.push_back({setting.key, setting.format(settings)});
  }
  const auto text = [](const std::string& name) { return Json(name); };
  return {settings.graph.empty() ? JsonMember{"board", to_string(settings.board)}
                                 : JsonMember{"vertices", json_list(settings.graph.vertices, text)},
          {"settings", json_object(searched)},
          {"version", program_version()}};
}

Json outcome_json(const Settings& settings, const Outcome& outcome) {
  std::vector<JsonMember> members = {{"status", to_string(outcome.ending)},
                                     {"reason", outcome.reason},
                                     {"closed", outcome.closed},
                                     {"visits", outcome.visits},
                                     {"backtracks", outcome.backtracks},
                                     {"steps", outcome.steps},
                                     {"visitsInVain", outcome.lost_visits},
                                     {"squares", outcome.path}};
  if (!settings.graph.empty())
    members.push_back({"path", json_list(outcome.path, [&](Square square) { return Json(settings.name(square)); })});
  std::ranges::copy(problem_members(settings), std::back_inserter(members));
  return json_object(members);
}

}  // namespace kt
