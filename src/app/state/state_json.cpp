#include "app/state/state_json.h"

#include <utility>

#include "app/language/translation.h"
#include "app/state/search_view.h"
#include "core/basics/decimal.h"

namespace kt {
namespace {

constexpr std::string_view kRunStates[] = {"paused", "playing", "tour", "exhausted", "stuck"};

Json settings_json(const Settings& settings) {
  std::vector<JsonMember> members;
  for (const Setting& setting : settings_table()) {
    const std::string value = setting.format(settings);
    members.push_back({setting.key, setting.kind() == SettingKind::flag ? Json(value == "true") : Json(value)});
  }
  return json_object(members);
}

Json speed_json(const App& app) {
  const Speed asked = app.settings().speed;
  const std::string text = to_string(asked);
  return json_object({{"asked", asked.mode == Speed::Mode::per_second ? Json::written(text) : Json(text)},
                      {"actual", Json::written(shortest_decimal(app.steps_per_second()))}});
}

std::vector<JsonMember> search_json(const Settings& settings, const Search& search, RunState state, bool path) {
  std::vector<JsonMember> members = run_json(search, state, path);
  members.insert(members.begin(), {{"version", 1}, {"settings", settings_json(settings)}});
  return members;
}

// As `kt hope` has it, and more of the run.
Json hope_json(const Run& run) {
  constexpr std::string_view kOutlooks[] = {"unknown", "unknown", "promising", "lost", "unknown"};
  const HopeView hope = run.hope.view(run.timeline);
  std::vector<JsonMember> members;
  if (!run.search().path().empty()) members.push_back({"hope", kOutlooks[std::to_underlying(hope.outlook)]});
  if (hope.is_lost()) {
    members.push_back({"since", hope.since});
    members.push_back({"square", run.search().path()[hope.since - 1]});
    members.push_back({"exact", hope.is_exact});
  }
  if (hope.visits_left) members.push_back({"visitsLeft", *hope.visits_left});
  if (hope.lost_visits) members.push_back({"visitsInVain", *hope.lost_visits});
  return json_object(members);
}

// All boards in their order.
Json boards_json(const Runs& runs, bool hope) {
  const auto board_json = [&](const Run& run) {
    std::vector<JsonMember> members = run_json(run.search(), state_at_rest(run.search()), false);
    members.push_back({"name", in_english(run.name)});
    members.push_back({"done", run.is_over()});
    if (hope) members.push_back({"hope", hope_json(run)});
    return json_object(members);
  };
  return json_object({{"clock", runs.now()}, {"focus", runs.focus()}, {"all", json_list(runs.all(), board_json)}});
}

}  // namespace

std::string state_json(const App& app, FrameCount frames, bool path) {
  std::vector<JsonMember> members = search_json(app.settings(), app.search(), app.state(), path);
  // The steps of a game are its moves.
  if (app.settings().mode == Mode::play) members[3] = {"step", app.settings().given.size()};
  members.push_back({"speed", speed_json(app)});
  if (app.shows_hope()) members.push_back({"hope", hope_json(app.runs().focused())});
  if (app.runs().compared()) members.push_back({"boards", boards_json(app.runs(), app.shows_hope())});
  members.push_back({"frame", json_object({{"drawn", frames.drawn}, {"requested", frames.requested}})});
  return json_object(members).text;
}

std::string state_json(const Settings& settings, const Search& search) {
  return json_object(search_json(settings, search, state_at_rest(search), true)).text;
}

std::vector<JsonMember> run_json(const Search& search, RunState state, bool path) {
  const Event event = search.last_event();
  std::vector<JsonMember> members{{"status", to_string(state)}, {"step", search.steps()},
                                  {"visits", search.visits()},  {"backtracks", search.backtracks()},
                                  {"depth", search.depth()},    {"deepest", search.deepest()}};
  if (path) members.push_back({"path", search.path()});
  members.push_back({"event", json_object({{"type", to_string(event.type)}, {"square", event.square}})});
  return members;
}

std::span<const std::string_view> run_states() { return kRunStates; }

std::string_view to_string(RunState state) { return kRunStates[std::to_underlying(state)]; }

}  // namespace kt
