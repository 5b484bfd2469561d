#include "view/compare/compared_boards.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/board/board_shape.h"
#include "view/board/board_view.h"
#include "view/graph/graph_picture.h"
#include "view/pen/annotation_mark.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

constexpr float kBetween = 8, kInset = 10;
constexpr float kCaption = 26, kFoot = 28;
constexpr float kRow = 28, kHead = 26;  // of the table

struct Grid {
  std::array<BoardBox, kMaxBoards> boxes;
  float least = 0;  // of the boards' longer sides
};

// Coordinates need less space than is left for them. No box is higher than its board needs.
Grid grid(const ComparedBoards& boards, std::size_t columns, ImVec2 min, ImVec2 max, float density, bool counts) {
  constexpr float kSpare = 6;
  const std::size_t rows = (boards.all.size() + columns - 1) / columns;
  const float width = std::floor((max.x - min.x - kBetween) / static_cast<float>(columns));
  const float height = std::floor((max.y - min.y - kBetween) / static_cast<float>(rows));
  Grid made;
  float highest = 0;
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    BoardBox& box = made.boxes[i];
    box.min = {std::round(min.x) + kBetween + width * static_cast<float>(i % columns),
               std::round(min.y) + kBetween + height * static_cast<float>(i / columns)};
    box.max = {box.min.x + width - kBetween, box.min.y + height - kBetween};
    box.area = fit_board(board_shape(boards.all[i]->settings), {box.min.x - kSpare, box.min.y + kCaption - kSpare},
                         {box.max.x + kSpare, box.max.y + kSpare - (counts ? kFoot : 0)}, density);
    const float side = std::max(box.area.max.x - box.area.min.x, box.area.max.y - box.area.min.y);
    made.least = i == 0 ? side : std::min(made.least, side);
    highest = std::max(highest, box.area.max.y - box.area.min.y);
  }
  const float wanted = highest + kBetween + kCaption + (counts ? kFoot : 0) + 2 * (kGutter - kSpare);
  if (height <= wanted + 2) return made;
  const float spare = std::floor((height - wanted) * static_cast<float>(rows) / 2);
  return grid(boards, columns, {min.x, min.y + spare}, {max.x, max.y - spare}, density, counts);
}

// The grid whose smallest board is largest; among equals the one with most columns.
Grid best_grid(const ComparedBoards& boards, ImVec2 min, ImVec2 max, float density, bool counts) {
  Grid best;
  for (std::size_t columns = boards.all.size(); columns > 0; --columns) {
    const auto rows = [&](std::size_t across) { return (boards.all.size() + across - 1) / across; };
    if (columns > 1 && rows(columns - 1) == rows(columns))
      continue;  // fewer columns have the same height and are wider
    const Grid tried = grid(boards, columns, min, max, density, counts);
    if (tried.least > best.least) best = tried;
  }
  return best;
}

}  // namespace

ComparedBoards::ComparedBoards(const Snapshot& snapshot) {
  for (std::size_t i = 0; i <= snapshot.others.size(); ++i) {
    all.push_back(i == snapshot.place ? &snapshot : &snapshot.others[i - (i > snapshot.place ? 1 : 0)]);
    most = std::max(most, all.back()->visits);
  }
}

ComparedPlaces place_compared(const ComparedBoards& boards, ImVec2 min, ImVec2 max, float density, bool table) {
  constexpr float kMinTable = 460, kWidestTable = 900, kWorth = 0.86f;
  const Grid full = best_grid(boards, min, max, density, true);
  const float height = kHead + kRow * static_cast<float>(boards.all.size()) + kBetween;
  if (!table || max.x - min.x < kMinTable) return {full.boxes};
  const Grid above = best_grid(boards, min, {max.x, max.y - height}, density, false);
  if (above.least < kWorth * full.least) return {full.boxes};
  const float width = std::min(max.x - min.x - 2 * (kBetween + kInset), kWidestTable);
  return {above.boxes, false, {std::round((min.x + max.x - width) / 2), max.y - height + kBetween}, width};
}

BarAxis::BarAxis(std::uint64_t largest, bool logarithmic) : most(std::max<std::uint64_t>(largest, 1)) {
  if (!logarithmic) return;
  decades = std::max(1, static_cast<int>(std::ceil(std::log10(static_cast<double>(most)) - 1e-9)));
}

float BarAxis::share(std::uint64_t value) const {
  const double number = static_cast<double>(value);
  if (decades == 0) return static_cast<float>(std::min(number / static_cast<double>(most), 1.0));
  return value <= 1 ? 0 : static_cast<float>(std::min(std::log10(number) / decades, 1.0));
}

void draw_bar(Pen& pen, const Palette& colours, ImVec2 left, float width, std::uint64_t value, const BarAxis& axis) {
  pen.rect(left, {left.x + width, left.y + 4}, colours.border, 2);
  const float share = axis.share(value);
  if (value > 0) pen.rect(left, {left.x + std::max(width * share, 3.0f), left.y + 4}, colours.accent, 2);
  for (int i = 1; i < axis.decades; ++i) {
    const float x = std::round(left.x + width * static_cast<float>(i) / static_cast<float>(axis.decades));
    pen.rect({x, left.y - 1}, {x + 1, left.y + 5}, colours.background);
  }
}

void draw_box(Pen& pen, const Snapshot& board, const Palette& colours, const BoardBox& box, bool focus, bool counts,
              const BarAxis& axis) {
  const float line = Pen::height_of_line(Type::body);
  pen.frame(box.min, box.max, focus ? colours.accent : colours.border, focus ? 2.5f : 1.0f, 8);
  float left = box.min.x + kInset, right = box.max.x - kInset;
  const float top = box.min.y + 5;
  if (board.done) {
    const bool found = board.outcome == RunState::tour;
    draw_badge(pen, colours, {right - 8, top + line / 2}, 8, found ? Badge::right : Badge::wrong);
    right -= 24;
  }
  const std::string number = std::to_string(board.place + 1);
  pen.text({left, top}, number, Type::body, focus ? colours.accent : colours.muted);
  left += pen.width(number, Type::body) + 8;
  pen.text({left, top}, shortened(pen, say(board.name), Type::body, right - left), Type::body, colours.text);
  if (!counts) return;
  left = box.min.x + kInset;
  right = box.max.x - kInset;
  const std::string words =
      say(Message{"{0, plural, one {# visit} other {# visits}}, {1, plural, one {# backtrack} other {# backtracks}}",
                  board.visits, board.backtracks});
  pen.text({left, box.max.y - kFoot}, shortened(pen, words, Type::small, right - left), Type::small, colours.muted);
  draw_bar(pen, colours, {left, box.max.y - 9}, right - left, board.visits, axis);
}

void draw_compared_board(Pen& pen, const Snapshot& board, const BoardArea& area, BoardMemory& memory,
                         const BoardLook& look) {
  const Settings& settings = board.settings;
  const bool marks = look.knight && shows_each_step(board.pace) && !board.shows_tour();
  if (!settings.graph.empty()) {
    const Stage stage = graph_stage(area.min, area.max, settings.graph.vertices.size(), look.density);
    place_vertices(memory.vertices, settings.graph, stage);
    GraphPicture picture(pen, board, look.colours, stage, project({}, stage), memory.vertices);
    if (look.moves) picture.motion = &memory.motion;
    return draw_graph_pieces(picture, {.numbers = look.numbers, .marks = marks});
  }
  const ImVec2 squares{static_cast<float>(settings.board.cols), static_cast<float>(settings.board.rows)};
  const Stage stage{area.min, area.max, squares, look.density};
  memory.index.update(settings.board, shown_path(board));
  BoardPicture picture(pen, board, look.colours, look.weight, memory.index, project({}, stage));
  if (look.moves) {
    picture.motion = &memory.motion;
    picture.raster = &memory.raster;
  }
  draw_board_pieces(picture,
                    {.coordinates = look.coordinates, .numbers = look.numbers, .knight = look.knight, .marks = marks});
  if (look.moves && picture.is_drawn_in_lines()) memory.raster.release();
}

}  // namespace kt
