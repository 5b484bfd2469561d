#include "app/state/film.h"

#include <algorithm>

#include "app/settings/json.h"
#include "app/state/search_view.h"
#include "app/state/state_json.h"

namespace kt {
namespace {

constexpr std::uint64_t kBatch = 2000;  // steps between two looks at the clock

// A heat map shows visits, and a graph what was given up: they are counted from the beginning on.
bool shows_visits(const Settings& settings) { return settings.heat || !settings.graph.empty(); }

}  // namespace

Film::Film(const Settings& settings, std::uint64_t from, Clock clock)
    : clock_(std::move(clock)),
      settings_(settings),
      search_(settings.problem(), settings.detail),
      began_(0),
      from_(from) {
  if (shows_visits(settings)) tally_.emplace(search_);
}

Film::Film(const App& app, std::uint64_t from, Clock clock) : Film(app.settings(), from, std::move(clock)) {
  if (tally_) return;
  search_ = app.search_before(from);
  began_ = search_.steps();
}

std::uint64_t Film::run(std::uint64_t steps) {
  return tally_ ? tally_->run(search_, {.steps = steps}).steps : search_.run(steps);
}

double Film::approach(double deadline) {
  while (search_.steps() < from_) {
    if (run(std::min(kBatch, from_ - search_.steps())) == 0) return 1;
    if (clock_() >= deadline) break;
  }
  if (search_.steps() >= from_) return 1;
  return static_cast<double>(search_.steps() - began_) / static_cast<double>(from_ - began_);
}

std::uint64_t Film::step(std::uint64_t steps) {
  const std::uint64_t before = search_.steps();
  // A run stops at a tour; the search goes on beyond it.
  while (search_.steps() - before < steps && run(steps - (search_.steps() - before)) > 0) {
  }
  return search_.steps() - before;
}

const Snapshot& Film::snapshot() {
  fill_snapshot(snapshot_, settings_, search_, tally_ ? &*tally_ : nullptr);
  return snapshot_;
}

std::string Film::trace(std::uint64_t steps) {
  std::string text;
  for (std::uint64_t i = 0; i < steps && !search_.ended(); ++i) {
    const Event event = tally_ ? tally_->step(search_) : search_.step();
    const std::string square = settings_.graph.empty()
                                   ? std::to_string(event.square.row) + "," + std::to_string(event.square.col)
                                   : settings_.name(event.square);
    text += std::to_string(search_.steps()) + "," + std::string(to_string(event.type)) + "," + square + "," +
            std::to_string(search_.depth()) + "\n";
  }
  return text;
}

std::string Film::json() const {
  const Event event = search_.last_event();
  const std::string_view place = settings_.graph.empty() ? "row,column" : "vertex";
  return "{\"step\":" + std::to_string(search_.steps()) + ",\"depth\":" + std::to_string(search_.depth()) +
         ",\"status\":" + json_string(to_string(state_at_rest(search_))) +
         ",\"event\":{\"type\":" + json_string(to_string(event.type)) + ",\"square\":" + json_square(event.square) +
         "},\"path\":" + json_squares(search_.path()) +
         ",\"columns\":" + json_string("step,event," + std::string(place) + ",depth") + "}";
}

}  // namespace kt
