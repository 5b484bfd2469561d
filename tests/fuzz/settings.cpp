// Settings in a link, and a change of them on each further line: everything is set or refused in a sentence, the
// settings can be searched, and their link gives the same settings again.
#include "app/settings/link.h"
#include "app/settings/refused.h"
#include "core/search/refusal.h"
#include "fuzz/fuzz.h"

namespace kt {
namespace {

void hold_is_linked(const Settings& settings) {
  const std::string link = link_of(settings);
  Settings again;
  const auto refused = assign(again, parse_query(link));
  hold(refused.empty(), "a link is accepted", link + (refused.empty() ? "" : ": " + in_english(refused.front())));
  for (const Setting& setting : settings_table())
    hold(setting.format(again) == setting.format(settings), "a link says all",
         link + " of " + std::string(setting.key));
  hold(again.problem() == settings.problem(), "a link says the same", link);
  hold(link_of(again) == link, "a link makes itself", link);
}

void hold_is_searched(const Settings& settings) {
  Search search(settings.problem(), settings.detail);
  search.run(300);
  hold_is_sound(search, link_of(settings));
  const Search before = search;
  if (!search.ended()) {
    search.step();
    hold(search.step_back() && search == before, "a step back undoes a step", link_of(settings));
  }
}

}  // namespace
}  // namespace kt

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = kt::text_of(data, size);
  kt::Settings settings;
  for (int line = 0; line < 3 && !text.empty(); ++line) {
    kt::assign_query(settings, kt::take_line(text));
    kt::hold(!kt::refusal(settings.problem()), "what is set can be searched", kt::link_of(settings));
    kt::hold_is_linked(settings);
  }
  if (!kt::is_small(settings.problem())) return 0;
  kt::refused_choices(settings);
  kt::hold_is_searched(settings);
  return 0;
}
