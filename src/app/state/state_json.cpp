#include "app/state/state_json.h"

#include "app/settings/decimal.h"
#include "app/settings/json.h"
#include "app/state/search_view.h"

namespace kt {
namespace {

std::string settings_json(const Settings& settings) {
  std::string json;
  for (const Setting& setting : settings_table()) {
    const std::string value = setting.format(settings);
    const bool is_flag = value == "true" || value == "false";
    json += (json.empty() ? "" : ",") + json_string(setting.key) + ":" + (is_flag ? value : json_string(value));
  }
  return "{" + json + "}";
}

std::string speed_json(const App& app) {
  const Speed asked = app.settings().speed;
  const std::string text = to_string(asked);
  return "{\"asked\":" + (asked.mode == Speed::Mode::per_second ? text : json_string(text)) +
         ",\"actual\":" + shortest_decimal(app.steps_per_second()) + "}";
}

std::string json_of(const Settings& settings, const Search& search, RunState state) {
  const Event event = search.last_event();
  std::string json = "{\"version\":1,\"settings\":" + settings_json(settings);
  json += ",\"status\":" + json_string(to_string(state));
  json += ",\"step\":" + std::to_string(search.steps());
  json += ",\"visits\":" + std::to_string(search.visits());
  json += ",\"backtracks\":" + std::to_string(search.backtracks());
  json += ",\"depth\":" + std::to_string(search.depth());
  json += ",\"deepest\":" + std::to_string(search.deepest());
  json += ",\"path\":" + json_squares(search.path());
  return json + ",\"event\":{\"type\":" + json_string(to_string(event.type)) +
         ",\"square\":" + json_square(event.square) + "}";
}

}  // namespace

std::string state_json(const App& app, FrameCount frames) {
  return json_of(app.settings(), app.search(), app.state()) + ",\"speed\":" + speed_json(app) +
         ",\"frame\":{\"drawn\":" + std::to_string(frames.drawn) +
         ",\"requested\":" + std::to_string(frames.requested) + "}}";
}

std::string state_json(const Settings& settings, const Search& search) {
  return json_of(settings, search, state_at_rest(search)) + "}";
}

std::string_view to_string(RunState state) {
  switch (state) {
    case RunState::paused: return "paused";
    case RunState::playing: return "playing";
    case RunState::tour: return "tour";
    case RunState::exhausted: return "exhausted";
    case RunState::stuck: return "stuck";
  }
  return {};
}

}  // namespace kt
