#include "view/compare/compared_boards.h"

#include <algorithm>
#include <cmath>

#include "app/words/numbers.h"
#include "view/board/board_shape.h"
#include "view/board/board_view.h"
#include "view/graph/graph_picture.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

constexpr float kBetween = 8, kInset = 10;
constexpr float kCaption = 26, kFoot = 28;
constexpr float kRow = 30, kHead = 22;

BoardBox box_of(const Snapshot& board, ImVec2 min, ImVec2 max, float density, bool counts) {
  const ImVec2 low{min.x, min.y + kCaption - 4}, high{max.x, max.y - (counts ? kFoot - 6 : 0)};
  return {min, max, fit_board(board_shape(board.settings), low, high, density)};
}

// Of its longer side.
float extent(const BoardBox& box) { return std::max(box.area.max.x - box.area.min.x, box.area.max.y - box.area.min.y); }

std::vector<BoardBox> grid(std::span<const Snapshot* const> boards, std::size_t columns, ImVec2 min, ImVec2 max,
                           float density, bool counts) {
  const std::size_t rows = (boards.size() + columns - 1) / columns;
  const float width = (max.x - min.x - kBetween) / static_cast<float>(columns);
  const float height = (max.y - min.y - kBetween) / static_cast<float>(rows);
  std::vector<BoardBox> boxes;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const ImVec2 at{std::round(min.x + kBetween + width * static_cast<float>(i % columns)),
                    std::round(min.y + kBetween + height * static_cast<float>(i / columns))};
    boxes.push_back(box_of(*boards[i], at, {at.x + std::floor(width) - kBetween, at.y + std::floor(height) - kBetween},
                           density, counts));
  }
  return boxes;
}

float least_extent(const std::vector<BoardBox>& boxes) {
  float least = extent(boxes.front());
  for (const BoardBox& box : boxes) least = std::min(least, extent(box));
  return least;
}

// The grid in which the smallest is largest; of equal ones that with most columns.
std::vector<BoardBox> best_grid(std::span<const Snapshot* const> boards, ImVec2 min, ImVec2 max, float density,
                                bool counts) {
  std::vector<BoardBox> best;
  for (std::size_t columns = boards.size(); columns > 0; --columns) {
    auto tried = grid(boards, columns, min, max, density, counts);
    if (best.empty() || least_extent(tried) > least_extent(best)) best = std::move(tried);
  }
  return best;
}

std::string shortened(const Pen& pen, std::string text, float size, float width) {
  if (pen.width(text, size) <= width) return text;
  while (!text.empty() && pen.width(text + "...", size) > width) text.pop_back();
  return text + "...";
}

}  // namespace

std::vector<const Snapshot*> compared(const Snapshot& snapshot) {
  std::vector<const Snapshot*> boards;
  for (const Snapshot& other : snapshot.others) boards.push_back(&other);
  boards.insert(boards.begin() + static_cast<std::ptrdiff_t>(std::min(snapshot.place, boards.size())), &snapshot);
  return boards;
}

float table_height(std::size_t boards) { return kHead + kRow * static_cast<float>(boards) + kBetween; }

ComparedPlaces place_compared(std::span<const Snapshot* const> boards, ImVec2 min, ImVec2 max, float density,
                              bool table) {
  constexpr float kLeastTable = 480, kWidestTable = 900, kWorth = 0.86f;
  ComparedPlaces places{best_grid(boards, min, max, density, true)};
  if (!table || max.x - min.x < kLeastTable) return places;
  const float height = table_height(boards.size());
  auto above = best_grid(boards, min, {max.x, max.y - height}, density, false);
  if (least_extent(above) < kWorth * least_extent(places.boxes)) return places;
  const float width = std::min(max.x - min.x - 2 * (kBetween + kInset), kWidestTable);
  return {std::move(above), false, {std::round((min.x + max.x - width) / 2), max.y - height}, width};
}

LogAxis::LogAxis(double most) {
  decades = std::max(1, static_cast<int>(std::ceil(std::log10(std::max(most, 1.0)) - 1e-9)));
}

float LogAxis::share(double value) const {
  return value <= 1 ? 0 : static_cast<float>(std::min(std::log10(value) / decades, 1.0));
}

void draw_log_bar(Pen& pen, const Palette& colours, ImVec2 left, float width, double value, const LogAxis& axis) {
  pen.rect(left, {left.x + width, left.y + 4}, colours.border, 2);
  const float share = axis.share(value);
  if (value > 0) pen.rect(left, {left.x + std::max(width * share, 3.0f), left.y + 4}, colours.accent, 2);
  for (int i = 1; i < axis.decades; ++i) {
    const float x = std::round(left.x + width * static_cast<float>(i) / static_cast<float>(axis.decades));
    pen.rect({x, left.y - 1}, {x + 1, left.y + 5}, colours.background);
  }
}

void draw_box(Pen& pen, const Snapshot& board, const Palette& colours, const BoardBox& box, bool focus, bool counts,
              std::uint64_t most) {
  const float line = Pen::height_of_line(Type::body);
  pen.frame(box.min, box.max, focus ? colours.accent : colours.border, focus ? 2.5f : 1.0f, 8);
  float left = box.min.x + kInset, right = box.max.x - kInset;
  const float top = box.min.y + 5;
  if (board.done) {
    const bool found = board.outcome == RunState::tour;
    draw_mark(pen, {right - 8, top + line / 2}, 8, found ? Mark::check : Mark::cross,
              found ? colours.candidate : colours.dead_end, colours.background);
    right -= 24;
  }
  const std::string number = std::to_string(board.place + 1);
  pen.text({left, top}, number, Type::body, focus ? colours.accent : colours.muted);
  left += pen.width(number, Type::body) + 8;
  pen.text({left, top}, shortened(pen, board.name, Type::body, right - left), Type::body, colours.text);
  if (!counts) return;
  left = box.min.x + kInset;
  right = box.max.x - kInset;
  const std::string words = plural(board.visits, "visit") + ", " + plural(board.backtracks, "backtrack");
  pen.text({left, box.max.y - kFoot}, shortened(pen, words, Type::small, right - left), Type::small, colours.muted);
  draw_log_bar(pen, colours, {left, box.max.y - 9}, right - left, static_cast<double>(board.visits),
               LogAxis(static_cast<double>(most)));
}

void draw_compared_board(Pen& pen, const Snapshot& board, const BoardArea& area, BoardMemory& memory,
                         const BoardLook& look) {
  const Settings& settings = board.settings;
  const bool marks = look.knight && shows_each_step(board.pace) && board.outcome != RunState::tour;
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
