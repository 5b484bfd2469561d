// Draws the whole page without a window, with the settings of a link. Prints as JSON what the squares are called, and
// how often the colour #010203 is on the board and below it, in the legend, and whether it is in an exported picture:
//   marks 'board=5'
#include <iostream>

#include "app/language/say.h"
#include "app/settings/json.h"
#include "app/settings/link.h"
#include "app/words/square_words.h"
#include "view/headless.h"
#include "view/picture/picture.h"

int main(int count, char** words) {
  kt::Headless screen({1280, 900});
  kt::View view;
  kt::Snapshot snapshot;
  kt::assign(snapshot.settings, kt::parse_query(count > 1 ? words[1] : ""));
  snapshot.path = {snapshot.settings.start};
  for (int frame = 0; frame < 2; ++frame) screen.frame(view, snapshot);
  const kt::Control& board = *view.controls().find("board");
  int on_board = 0, below = 0;
  kt::each_vertex([&](const ImDrawVert& vertex, const ImVec4&) {
    if (vertex.col == IM_COL32(1, 2, 3, 255)) ++(vertex.pos.y < board.max.y ? on_board : below);
  });
  kt::PictureMaker maker;
  const std::string picture = maker.svg(snapshot, kt::picture_options(""));
  const kt::Board size = snapshot.settings.shown_board();
  const auto names = kt::describe_squares(snapshot, {{0, 0}, size.rows, size.cols});
  const auto said = [](const kt::Message& name) { return kt::Json(kt::say(name)); };
  std::cout << kt::json_object({{"names", kt::json_list(names, said)},
                                {"board", on_board},
                                {"legend", below},
                                {"picture", picture.contains("#010203")}})
                   .text
            << "\n";
}
