#include <algorithm>

#include "app/settings/compared.h"
#include "app/settings/named_squares.h"
#include "app/settings/settings.h"
#include "core/basics/quoted.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

// An algorithm or tie rule that does not support the other settings is replaced by the previous one, or else the
// default.
void replace_unsupported(Settings& settings, const Settings& before, std::vector<Message>& errors) {
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

bool have_same_squares(const Settings& one, const Settings& other) {
  return one.board == other.board && one.graph == other.graph && one.holes == other.holes;
}

// Moves belong to one start on one board.
void keep_moves(Settings& settings, const Settings& before) {
  if (!have_same_squares(settings, before) || settings.leaper != before.leaper || settings.start != before.start)
    settings.given.clear();
}

}  // namespace

bool names_rows(const Settings& settings, std::span<const KeyValue> values) {
  const auto graph = std::ranges::find(values, "graph", &KeyValue::key);
  if (graph == values.end() ? !settings.graph.empty() : !is_none(graph->value)) return false;
  return std::ranges::any_of(values, [](const KeyValue& pair) {
    return pair.value.contains(',') && !(pair.key == "start" && pair.value == "0,0") &&
           (pair.key == "start" || pair.key == "end" || pair.key == "holes" || pair.key == "given");
  });
}

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
  std::vector<KeyValue> accepted;
  // The name of a square depends on the notation, so `squares` comes first.
  const auto squares = std::ranges::find(values, "squares", &KeyValue::key);
  const bool says_notation = squares != values.end() && !squares->value.empty();
  if (says_notation)
    set(*find_setting("squares"), squares->value);
  else if (names_rows(settings, values))
    settings.squares = Notation::row_col;
  else if (squares != values.end())
    settings.squares = Notation::chess;
  for (const Setting& setting : settings_table()) {
    // Settings that decide which squares exist come before the start.
    if (setting.key == "holes" && settings.board != before.board) drop_lost_holes(settings);
    if (setting.key == "start" && !have_same_squares(settings, before)) keep_squares(settings, before);
    if (setting.key == "given") keep_moves(settings, before);
    // The boards compared with this one begin with its values.
    if (setting.key == "compare") replace_unsupported(settings, before, errors);
    for (const KeyValue& pair : values) {
      if (pair.key == setting.key && pair.key != "squares" && set(setting, pair.value)) accepted.push_back(pair);
    }
  }
  if (!says_notation && names_rows(before, values) && !names_rows(before, accepted)) settings.squares = before.squares;
  if (std::ranges::find(accepted, "compare", &KeyValue::key) == accepted.end()) follow(settings, before, errors);
  for (const KeyValue& pair : values) {
    if (pair.key == kVersionKey) {
      if (pair.value != kVersion)
        errors.push_back(
            of_key(kVersionKey, {"{0} is not 1, the only link version supported here", quoted(pair.value)}));
      continue;
    }
    if (pair.key == kCheckKey) {
      if (pair.value == kCutLink)
        errors.push_back({"This link is incomplete or has been changed. Copy the whole link again."});
      continue;
    }
    if (!find_setting(pair.key)) errors.push_back(of_key(quoted(pair.key), {"there is no such setting"}));
  }
  return errors;
}

std::vector<Message> edit(Settings& settings, const Edit& values) {
  const auto set = [](auto& setting, const auto& value) {
    if (value) setting = *value;
  };
  const Settings before = settings;
  std::vector<Message> errors;
  set(settings.board, values.board);
  set(settings.holes, values.holes);
  drop_lost_holes(settings);
  if (!have_same_squares(settings, before)) keep_squares(settings, before);
  const auto exists = [&](Square square) {
    return settings.shown_board().contains(square) && !is_hole(settings, square);
  };
  if (values.start && exists(*values.start)) settings.start = *values.start;
  if (values.end && (!*values.end || exists(**values.end))) settings.end = *values.end;
  set(settings.speed, values.speed);
  set(settings.controls, values.controls);
  set(settings.panels, values.panels);
  keep_moves(settings, before);
  replace_unsupported(settings, before, errors);
  follow(settings, before, errors);
  return errors;
}

}  // namespace kt
