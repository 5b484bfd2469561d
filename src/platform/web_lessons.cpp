// Exported functions for lessons: annotations and bookmarks.
//
// Returned strings are valid until the next call.
#include <emscripten.h>

#include "app/settings/json.h"
#include "app/settings/named_squares.h"
#include "core/basics/parse_number.h"
#include "platform/web_instance.h"

extern "C" {

// Replaces the annotations by a query: "square=4|start|a1", "edge=0||a1|c2", "code=4||3", and so "stack" and "step".
// The parts are the number of an Annotation::Kind, a text, and the place. "asks=" is not an annotation but
// Annotate::asks.
EMSCRIPTEN_KEEPALIVE void kt_annotate(Instance* instance, const char* query) {
  using Place = kt::Annotation::Place;
  constexpr std::pair<std::string_view, Place> kPlaces[] = {{"square", Place::square},
                                                            {"edge", Place::move},
                                                            {"stack", Place::stack_row},
                                                            {"code", Place::code_line},
                                                            {"step", Place::step}};
  const kt::Settings& settings = instance->visualizer->app().settings();
  kt::Annotate asked;
  for (const auto& [key, value] : kt::parse_query(query)) {
    if (key == "asks") {
      asked.asks = true;
      continue;
    }
    std::string_view rest = value;
    const auto take = [&] {
      const std::string_view part = rest.substr(0, rest.find('|'));
      rest.remove_prefix(std::min(rest.size(), part.size() + 1));
      return part;
    };
    kt::Annotation& mark = asked.annotations.emplace_back();
    for (const auto& [name, place] : kPlaces) {
      if (name == key) mark.place = place;
    }
    mark.kind = static_cast<kt::Annotation::Kind>(kt::parse_number(take()).value_or(0));
    mark.text = take();
    const std::string_view first = take();
    mark.line = kt::parse_number<std::size_t>(first).value_or(0);
    if (const auto square = kt::parse_existing(settings, first)) mark.square = *square;
    if (const auto to = kt::parse_existing(settings, take())) mark.to = *to;
  }
  instance->visualizer->app().apply(asked);
  wake(*instance);
}

// The steps of the bookmarks: "[14,40]".
EMSCRIPTEN_KEEPALIVE const char* kt_bookmarks(Instance* instance) {
  return instance->keep(kt::json_list(instance->visualizer->app().bookmarks(), [](const kt::Bookmark& bookmark) {
                          return kt::Json(bookmark.step);
                        }).text);
}

}  // extern "C"
