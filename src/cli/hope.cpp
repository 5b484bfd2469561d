#include "core/theory/hope.h"

#include <algorithm>
#include <iterator>

#include "app/language/say.h"
#include "app/state/outcome.h"
#include "app/words/numbers.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/path_hope.h"

namespace kt {
namespace {

struct HopeOptions {
  explicit HopeOptions(CLI::App& app) : settings(app, "moves"), print(app) {
    app.add_option("--moves", moves, "the squares after the start or the given moves, separated by ; [none]")
        ->type_name("");
    app.add_option("--max-visits", max_visits, "stop the check after N visits [10000000]")->type_name("N");
    app.footer(
        "A path is promising if some tour begins with it, otherwise it is lost. For a lost path this reports the square "
        "that was the mistake: no tour begins with the squares up to it. It counts squares from 1 at the start.");
  }

  SettingsOptions settings;
  PrintOption print;
  std::string moves;
  std::string max_visits = "10000000";
};

Message hope_message(const Settings& settings, const Hope& hope, bool is_interrupted) {
  if (hope.is_promising()) return Message{"promising"};
  const Message why = is_interrupted ? Message{"interrupted"} : Message{"limit reached"};
  if (!hope.lost()) return {"unknown: {0}", why};
  const std::string square = settings.name(hope.path()[*hope.lost() - 1]);
  if (!hope.is_decided()) return {"lost since {0} ({1}) or earlier: {2}", *hope.lost(), square, why};
  return {"lost since {0} ({1})", *hope.lost(), square};
}

std::string path_json(const Settings& settings, const Hope& hope) {
  std::vector<JsonMember> members = hope_members(hope);
  if (hope.lost()) members.push_back({"square", settings.name(hope.path()[*hope.lost() - 1])});
  members.push_back({"squares", hope.path()});
  std::ranges::copy(problem_members(settings), std::back_inserter(members));
  return json_object(members).text;
}

int find_hope(const HopeOptions& options) {
  auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  const auto max_visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
  if (!max_visits) return print_error(max_visits.error());
  const auto as_json = options.print.is_json();
  if (!as_json) return print_error(as_json.error());
  settings->algorithm = &default_algorithm();
  Problem problem = settings->problem();
  const auto faulty = add_moves(*settings, options.moves, problem);
  if (!faulty) return print_error(faulty.error());
  if (*faulty) return print_error(of_key("--moves", {"move {0}: {1}", (*faulty)->number, (*faulty)->reason}));
  Hope hope(problem);
  hope.set_path(root_path(problem));
  Watch watch;
  find_border(hope, *max_visits, watch, [](std::uint64_t visits) { return say(visits_in_words(visits)); });
  print(*as_json ? path_json(*settings, hope) + "\n" : say(hope_message(*settings, hope, watch.interrupted())) + "\n");
  return hope.is_promising() ? kFound : hope.lost() ? kNone : kUndecided;
}

}  // namespace

Action add_hope(CLI::App& app) {
  return [options = std::make_shared<HopeOptions>(app)] { return find_hope(*options); };
}

}  // namespace kt
