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

int find_hope(const PathOptions& options) {
  const auto path = options.path();
  if (!path) return print_error(path.error());
  const auto& [settings, problem, faulty, max_visits, as_json] = *path;
  if (faulty) return print_error(of_key("--moves", {"move {0}: {1}", faulty->number, faulty->reason}));
  Hope hope(problem);
  hope.set_path(root_path(problem));
  Watch watch;
  find_border(hope, max_visits, watch, [](std::uint64_t visits) { return say(visits_in_words(visits)); });
  print((as_json ? path_json(settings, hope) : say(hope_message(settings, hope, watch.interrupted()))) + "\n");
  return hope.is_promising() ? kFound : hope.lost() ? kNone : kUndecided;
}

}  // namespace

Action add_hope(CLI::App& app) {
  app.footer(
      "A path is promising if some tour begins with it, otherwise it is lost. For a lost path this reports the square "
      "that was the mistake: no tour begins with the squares up to it. It counts squares from 1 at the start.");
  return [options = std::make_shared<PathOptions>(app)] { return find_hope(*options); };
}

}  // namespace kt
