#include "app/state/state_json.h"

#include "app/settings/decimal.h"
#include "app/settings/json.h"

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

}  // namespace

std::string state_json(const App& app, FrameCount frames) {
  const Search& search = app.search();
  const Event event = search.last_event();
  std::string json = "{\"version\":1,\"settings\":" + settings_json(app.settings());
  json += ",\"status\":" + json_string(to_string(app.state()));
  json += ",\"step\":" + std::to_string(search.steps());
  json += ",\"visits\":" + std::to_string(search.visits());
  json += ",\"backtracks\":" + std::to_string(search.backtracks());
  json += ",\"depth\":" + std::to_string(search.depth());
  json += ",\"deepest\":" + std::to_string(search.deepest());
  json += ",\"path\":" + json_squares(search.path());
  json +=
      ",\"event\":{\"type\":" + json_string(to_string(event.type)) + ",\"square\":" + json_square(event.square) + "}";
  json += ",\"speed\":" + speed_json(app);
  json += ",\"frame\":{\"drawn\":" + std::to_string(frames.drawn) +
          ",\"requested\":" + std::to_string(frames.requested) + "}";
  return json + "}";
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
