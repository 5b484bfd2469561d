#include "app/settings/refused.h"

#include <optional>

#include "core/search/refusal.h"

namespace kt {
namespace {

// An algorithm is not refused because of a tie rule, which is replaced instead.
std::optional<Message> why_not(const Problem& problem, std::string_view key) {
  const auto refused = refusal(problem);
  if (!refused || (key == "algorithm" && refused->key != key)) return {};
  if (refused->key == "tie") return Message{"{0}.", problem.tie->refusal(problem)};
  return Message{"{0}.", refused->reason};
}

}  // namespace

std::vector<RefusedChoice> refused_choices(const Settings& settings) {
  std::vector<RefusedChoice> refused;
  for (const Setting& setting : settings_table()) {
    if (!setting.is_of_search || setting.kind() != SettingKind::choice) continue;
    const std::string current = setting.format(settings);
    Settings tried = settings;
    for (const Choice& choice : setting.choices()) {
      if (choice.id == current || !setting.parse(tried, choice.id)) continue;
      if (auto reason = why_not(tried.problem(), setting.key))
        refused.push_back({setting.key, choice.id, *std::move(reason)});
    }
  }
  return refused;
}

}  // namespace kt
