#include "view/picture/picture.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <string_view>
#include <utility>

#include "core/basics/parse_number.h"
#include "view/board/board.h"
#include "view/board/board_shape.h"
#include "view/board/square_colours.h"
#include "view/compare/compared_boards.h"
#include "view/graph/graph.h"
#include "view/pen/svg_pen.h"
#include "view/widgets/layout.h"

namespace kt {
namespace {

constexpr float kNoGutter = 2;
constexpr float kLargestCell = 140;
constexpr float kGraphHeight = 0.75f;  // relative to its width
constexpr float kLongestSide = 32'768;

struct Sheet {
  Stage stage;
  float height = 0;
};

// As large as fits between the gutters, centred, on whole pixels. `size.y` may be 0: see PictureOptions.
Sheet sheet_of(Board board, ImVec2 size, float density, float gutter) {
  const auto whole = [&](float x) { return std::floor(x * density) / density; };
  const Board shape = shape_of(board);
  const float across = size.x - 2 * gutter, wide = static_cast<float>(shape.cols);
  const float down = size.y > 0 ? size.y - 2 * gutter : across, high = static_cast<float>(shape.rows);
  float cell = std::clamp(std::min(across / wide, down / high), 0.01f, kLargestCell);
  if (cell * density >= 4) cell = whole(cell);
  const ImVec2 extent{static_cast<float>(board.cols), static_cast<float>(board.rows)};
  const float height = size.y > 0 ? size.y : std::ceil(cell * high) + 2 * gutter;
  const ImVec2 min{whole((size.x - cell * extent.x) / 2), whole((height - cell * extent.y) / 2)};
  return {{min, {min.x + cell * extent.x, min.y + cell * extent.y}, extent, density}, height};
}

Snapshot blank_of(const Snapshot& snapshot) {
  Snapshot blank;
  blank.settings = snapshot.settings;
  blank.squares = snapshot.squares;
  blank.path = {snapshot.settings.start};
  return blank;
}

Snapshot annotated(const Snapshot& snapshot, std::string_view lines) {
  Snapshot marked = snapshot;
  for (const auto line : std::views::split(lines, '\n')) {
    if (auto mark = annotation_of(marked.settings, parse_query(std::string_view(line))))
      marked.annotations.push_back(*std::move(mark));
  }
  return marked;
}

constexpr float kComparedHeight = 0.62f;  // relative to its width, for two boards; for more, as many as there are rows

// All boards in their boxes.
void draw_all(Pen& pen, const Snapshot& snapshot, const Palette& colours, float weight, ImVec2 size, float density,
              const PictureOptions& options) {
  const ComparedBoards boards(snapshot);
  const ComparedPlaces places = place_compared(boards, {0, 0}, size, density, false);
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    const Snapshot& board = *boards.all[i];
    draw_box(pen, board, colours, places.boxes[i], &board == &snapshot && options.density > 0, true,
             BarAxis(boards.most));
    BoardMemory memory;
    draw_compared_board(pen, board, places.boxes[i].area, memory,
                        {colours, weight, density, options.coordinates, options.numbers, options.knight});
  }
}

bool read_flag(bool& flag, std::string_view value) {
  flag = value != "0";
  return true;
}

}  // namespace

PictureOptions picture_options(std::string_view query, PictureOptions options) {
  const auto read = [&](const KeyValue& pair) {
    const auto length = [&](float& into) {
      if (const auto number = parse_number(pair.value)) into = std::min(static_cast<float>(*number), kLongestSide);
      return true;
    };
    if (pair.key == "width") return length(options.width);
    if (pair.key == "height") return length(options.height);
    if (pair.key == "density") return length(options.density);
    if (pair.key == "numbers") return read_flag(options.numbers, pair.value);
    if (pair.key == "coordinates") return read_flag(options.coordinates, pair.value);
    if (pair.key == "knight") return read_flag(options.knight, pair.value);
    if (pair.key == "marks") return read_flag(options.marks, pair.value);
    if (pair.key == "ground") return read_flag(options.ground, pair.value);
    if (pair.key == "blank") return read_flag(options.blank, pair.value);
    if (pair.key == "dark") return read_flag(options.system.dark, pair.value);
    if (pair.key == "contrast") return read_flag(options.system.more_contrast, pair.value);
    if (pair.key == "annotations") {
      options.annotations = pair.value;
      return true;
    }
    if (pair.key == "theme") {
      Settings settings;
      if (find_setting("theme")->parse(settings, pair.value)) options.theme = settings.theme;
      return true;
    }
    return false;
  };
  std::vector<KeyValue> rest = parse_query(query);
  std::erase_if(rest, read);
  options.colours.read(rest);
  options.width = std::max(options.width, 1.0f);
  return options;
}

std::string PictureMaker::svg(const Snapshot& snapshot, const PictureOptions& options, const GraphPlaces* vertices) {
  if (!options.annotations.empty()) {
    PictureOptions rest = options;
    rest.annotations.clear();
    return svg(annotated(snapshot, options.annotations), rest, vertices);
  }
  if (options.blank) {
    PictureOptions bare = options;
    bare.blank = false;
    return svg(blank_of(snapshot), bare, vertices);
  }
  const Settings& settings = snapshot.settings;
  const Theme& theme = theme_for(options.theme.value_or(settings.theme), options.system);
  const Palette colours = options.colours.over(theme.colours);
  const bool graph = !settings.graph.empty();
  const bool needs_gutter = options.coordinates || most_visits(snapshot) > 0;
  const bool on_screen = options.density > 0;
  const float unit = on_screen ? interface_scale(theme, settings.scale, options.width) : 1;
  const float density = on_screen ? options.density * unit : 1;
  const ImVec2 asked{options.width / unit, options.height / unit};
  if (!snapshot.others.empty()) {
    const float rows = snapshot.others.size() > 2 ? 2 : 1;
    const ImVec2 size{asked.x, asked.y > 0 ? asked.y : std::round(asked.x * kComparedHeight * rows)};
    SvgPen pen(font_.get());
    if (options.ground) pen.rect({0, 0}, size, colours.background, 0);
    draw_all(pen, snapshot, colours, theme.weight, size, density, options);
    return pen.take({0, 0}, size);
  }
  const Sheet sheet = graph && !on_screen ? Sheet{{}, asked.y > 0 ? asked.y : asked.x * kGraphHeight}
                                          : sheet_of(graph ? kPaper : settings.board, asked, density,
                                                     graph || needs_gutter ? kGutter : kNoGutter);
  const ImVec2 size{asked.x, sheet.height};
  SvgPen pen(font_.get());
  if (options.ground) pen.rect({0, 0}, size, colours.background, 0);
  const bool marks = options.marks && options.knight && !snapshot.shows_tour();
  if (graph) {
    const ImVec2 min = on_screen ? sheet.stage.min : ImVec2{0, 0}, max = on_screen ? sheet.stage.max : size;
    const Stage stage = graph_stage(min, max, settings.graph.vertices.size(), density);
    if (!vertices || vertices->graph != settings.graph) {
      place_vertices(vertices_, settings.graph, stage);
      vertices = &vertices_;
    }
    const GraphPicture picture(pen, snapshot, colours, stage, project({}, stage), *vertices);
    draw_graph_pieces(picture, {.numbers = options.numbers, .marks = marks});
  } else {
    index_.update(settings.board, shown_path(snapshot));
    const BoardPicture picture(pen, snapshot, colours, theme.weight, index_, project({}, sheet.stage));
    draw_board_pieces(
        picture,
        {.coordinates = options.coordinates, .numbers = options.numbers, .knight = options.knight, .marks = marks});
    draw_heat_legend(picture);
  }
  return pen.take({0, 0}, size);
}

}  // namespace kt
