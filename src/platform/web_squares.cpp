// Exported functions for screen readers: the squares of the board, or the vertices of a graph, with their words, places
// and actions (web/mirror).
//
// Returned strings are valid until the next call. Vertices are one row.
#include <emscripten.h>

#include <algorithm>

#include "app/language/say.h"
#include "app/settings/named_squares.h"
#include "app/words/numbers.h"
#include "app/words/setting_words.h"
#include "app/words/square_words.h"
#include "platform/web_instance.h"
#include "view/board/square_actions.h"

namespace {

kt::Message label_of(const kt::Snapshot& snapshot) {
  const kt::Settings& settings = snapshot.settings;
  if (!settings.graph.empty())
    return {"Graph of {0, plural, one {# vertex} other {# vertices}}", settings.graph.vertices.size()};
  const auto [rows, cols] = settings.board;
  const std::string by_rows = std::to_string(rows), by_cols = std::to_string(cols);
  if (snapshot.others.empty()) return {"Board, {0} by {1}", by_rows, by_cols};
  return {"Board {0}, {1}, {2} by {3}", std::to_string(snapshot.place + 1), snapshot.name, by_rows, by_cols};
}

}  // namespace

extern "C" {

// {"label", "rows", "columns", "isList", "here": the knight's square, "side" of a square, "names" and "places"}. The
// names and places (top left corners, in pixels of the page) are those of the requested squares.
EMSCRIPTEN_KEEPALIVE const char* kt_squares(Instance* instance, int row, int col, int rows, int cols) {
  kt::Visualizer& visualizer = *instance->visualizer;
  const kt::Snapshot& snapshot = visualizer.snapshot();
  const kt::BoardPlace& place = visualizer.view().board_place();
  const float scale = visualizer.scale();
  const auto pixels = [&](float units) { return std::to_string(static_cast<int>(units * scale)); };
  const std::vector<kt::Message> names = kt::describe_squares(snapshot, {{row, col}, rows, cols});
  const kt::Board board = snapshot.settings.shown_board();
  std::vector<kt::Json> places;
  for (int r = row; r < std::min(row + rows, board.rows); ++r) {
    for (int c = col; c < std::min(col + cols, board.cols); ++c) {
      const ImVec2 corner = place.corner({r, c});
      places.push_back(kt::Json::written("[" + pixels(corner.x) + "," + pixels(corner.y) + "]"));
    }
  }
  return instance->keep(
      kt::json_object({{"label", kt::say(label_of(snapshot))},
                       {"rows", board.rows},
                       {"columns", board.cols},
                       {"isList", !snapshot.settings.graph.empty()},
                       {"here", snapshot.path.empty() ? snapshot.settings.start : snapshot.path.back()},
                       {"side", kt::Json::written(pixels(place.side))},
                       {"names", kt::json_list(names, [](const kt::Message& name) { return kt::Json(kt::say(name)); })},
                       {"places", kt::json_array(places)}})
          .text);
}

// {"title", "items": [{"id", "label", "enabled"}]}; without items if the board has shrunk since.
EMSCRIPTEN_KEEPALIVE const char* kt_square_menu(Instance* instance, int row, int col) {
  const kt::Snapshot& snapshot = instance->visualizer->snapshot();
  if (!snapshot.settings.shown_board().contains({row, col})) return R"({"title":"","items":[]})";
  const auto written = [](const kt::SquareAction& action) {
    return kt::json_object({{"id", action.id}, {"label", action.title}, {"enabled", action.possible}});
  };
  return instance->keep(kt::json_object({{"title", kt::square_title(snapshot, {row, col})},
                                         {"items", kt::json_list(kt::square_actions(snapshot, {row, col}), written)}})
                            .text);
}

// Runs one of these items; does nothing if it is no longer possible.
EMSCRIPTEN_KEEPALIVE void kt_do_with_square(Instance* instance, int row, int col, const char* id) {
  const kt::Snapshot& snapshot = instance->visualizer->snapshot();
  if (!snapshot.settings.shown_board().contains({row, col})) return;
  for (const kt::SquareAction& action : kt::square_actions(snapshot, {row, col})) {
    if (action.id == id && action.possible) return instance->visualizer->apply(action.command), schedule(*instance);
  }
}

// [row, column] of the square with this name, or null.
EMSCRIPTEN_KEEPALIVE const char* kt_square_named(Instance* instance, const char* text) {
  const auto square = kt::parse_existing(instance->visualizer->app().settings(), text);
  return instance->keep(square ? kt::Json(*square).text : "null");
}

// "Goal: Closed tour"; empty if there is no such setting.
EMSCRIPTEN_KEEPALIVE const char* kt_setting_in_words(Instance* instance, const char* key) {
  return instance->keep(kt::say(kt::setting_in_words(instance->visualizer->app().settings(), key)));
}

// Scrolls a zoomed board to the square.
EMSCRIPTEN_KEEPALIVE void kt_show_square(Instance* instance, int row, int col) {
  instance->visualizer->view().show_square({row, col});
  wake(*instance);
}

}  // extern "C"
