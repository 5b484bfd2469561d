#include <algorithm>

#include "app/settings/named_squares.h"
#include "app/settings/settings.h"
#include "core/basics/quoted.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

// An algorithm or tie rule that does not cover the rest makes way for the one before, or else for the default.
void make_way(Settings& settings, const Settings& before, std::vector<Message>& errors) {
  for (const Settings& substitute : {before, Settings{}}) {
    const auto refused = refusal(settings.problem());
    if (!refused) return;
    const Message error = of_key(refused->key, refused->reason);
    if (std::ranges::find(errors, error) == errors.end()) errors.push_back(error);
    if (refused->key == "algorithm") settings.algorithm = substitute.algorithm;
    if (refused->key == "tie") settings.tie = substitute.tie;
  }
  if (refusal(settings.problem())) {
    settings.algorithm = &default_algorithm();
    settings.tie = &default_tie_rule();
  }
}

}  // namespace

Message of_key(std::string_view key, Message reason) { return {"{0}: {1}", key, std::move(reason)}; }

bool is_of_key(const Message& sentence, std::string_view key) {
  const auto* first = sentence.arguments().size() == 2 ? &sentence.arguments().front() : nullptr;
  return first && first->value == MessageArgument(key).value;
}

std::vector<Message> assign(Settings& settings, std::span<const KeyValue> values) {
  std::vector<Message> errors;
  const auto set = [&](const Setting& setting, std::string_view value) {
    const auto result = setting.parse(settings, value);
    if (!result) errors.push_back(of_key(setting.key, result.error()));
    return result.has_value();
  };
  const Settings before = settings;
  const std::string start = before.name(before.start.square);
  const std::string end = before.end ? before.name(before.end->square) : "";
  for (const Setting& setting : settings_table()) {
    // Everything that decides which squares there are comes before the start.
    if (setting.key == "holes" && settings.board != before.board) drop_lost_holes(settings);
    if (setting.key == "start") {
      const bool other_squares =
          settings.board != before.board || settings.graph != before.graph || settings.holes != before.holes;
      if (other_squares) keep_squares(settings, start, end);
    }
    // Moves are of one start on one board.
    if (setting.key == "given" &&
        (settings.board != before.board || settings.graph != before.graph || settings.holes != before.holes ||
         settings.leaper != before.leaper || settings.start.square != before.start.square))
      settings.given.clear();
    for (const KeyValue& pair : values) {
      if (pair.key == setting.key) set(setting, pair.value);
    }
  }
  make_way(settings, before, errors);
  for (const KeyValue& pair : values) {
    if (pair.key == kVersionKey) {
      if (pair.value != kVersion)
        errors.push_back(of_key(kVersionKey, {"{0} is not 1, the version of links known here", quoted(pair.value)}));
      continue;
    }
    if (pair.key == kCheckKey) {
      if (pair.value == kCutLink)
        errors.push_back({"This link was not copied whole, or it was changed. Copy it again to see what was meant."});
      continue;
    }
    if (!find_setting(pair.key)) errors.push_back(of_key(quoted(pair.key), {"there is no such setting"}));
  }
  return errors;
}

}  // namespace kt
