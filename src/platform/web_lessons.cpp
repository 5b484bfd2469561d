// The web program's functions for what leads through a search: the lesson's marks and questions, and bookmarks.
//
// Returned strings are valid until the next call.
#include <emscripten.h>

#include <cmath>
#include <cstdint>
#include <ranges>
#include <string_view>
#include <vector>

#include "app/lessons/judgement.h"
#include "app/settings/json.h"
#include "app/settings/named_squares.h"
#include "core/basics/parse_number.h"
#include "platform/web_instance.h"

extern "C" {

// {"id": "dead-end", "stop": 3} of a value of the setting `lesson`; null where it names none. The stop may be null.
EMSCRIPTEN_KEEPALIVE const char* kt_lesson_address(Instance* instance, const char* setting) {
  if (kt::is_none(setting)) return "null";
  const kt::LessonAddress address = kt::lesson_address(setting);
  const kt::Json stop = address.stop ? kt::Json(*address.stop) : kt::Json::written("null");
  return keep(instance, kt::json_object({{"id", address.id}, {"stop", stop}}).text);
}

// Replaces all marks. Each line is one, as annotation_of() reads it: "place=square&square=a1&kind=note&text=start".
EMSCRIPTEN_KEEPALIVE void kt_annotate(Instance* instance, const char* marks, bool asks) {
  kt::App& app = instance->visualizer->app();
  kt::Annotate asked{.annotations = {}, .asks = asks};
  for (const auto line : std::views::split(std::string_view(marks), '\n')) {
    if (auto mark = kt::annotation_of(app.settings(), kt::parse_query(std::string_view(line))))
      asked.annotations.push_back(*std::move(mark));
  }
  app.apply(asked);
  wake(*instance);
}

// "right", "wrong", "low", "high" or "unreadable": see app/lessons/judgement.h.
EMSCRIPTEN_KEEPALIVE const char* kt_judge(Instance* instance, const char* question, const char* said) {
  return keep(instance, std::string(kt::to_string(kt::judge(kt::parse_query(question), said))));
}

// The name of the square at a point of the canvas, in pixels of the page; empty beside the board, and on a graph.
EMSCRIPTEN_KEEPALIVE const char* kt_square_at(Instance* instance, float x, float y) {
  const kt::Visualizer& visualizer = *instance->visualizer;
  const kt::BoardPlace& place = instance->visualizer->view().board_place();
  const kt::Settings& settings = instance->visualizer->app().settings();
  const auto number = [&](float from, float to) {
    return static_cast<int>(std::floor((to / visualizer.scale() - from) / place.side));
  };
  if (!settings.graph.empty() || place.side <= 0) return "";
  const kt::Square square{number(place.origin.y, y), number(place.origin.x, x)};
  return instance->keep(settings.board.contains(square) ? settings.name(square) : "");
}

// The bookmarks: "[[14,12,11],...]", the step, the visits and the depth of each.
EMSCRIPTEN_KEEPALIVE const char* kt_bookmarks(Instance* instance) {
  return instance->keep(kt::json_list(instance->visualizer->app().bookmarks(), [](const kt::Bookmark& bookmark) {
                          return kt::json_array({bookmark.step, bookmark.visits, bookmark.depth});
                        }).text);
}

// Replaces them. `numbers` has the same numbers, separated by commas: "14,12,11,40,30,21".
EMSCRIPTEN_KEEPALIVE void kt_set_bookmarks(Instance* instance, const char* numbers) {
  std::vector<std::uint64_t> read;
  for (const auto number : std::views::split(std::string_view(numbers), ','))
    read.push_back(kt::parse_number<std::uint64_t>(std::string_view(number)).value_or(0));
  kt::SetBookmarks asked;
  for (std::size_t i = 0; i + 3 <= read.size(); i += 3)
    asked.bookmarks.push_back({read[i], read[i + 1], static_cast<std::size_t>(read[i + 2])});
  instance->visualizer->apply(asked);
  schedule(*instance);
}

}  // extern "C"
