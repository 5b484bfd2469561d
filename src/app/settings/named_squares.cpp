#include "app/settings/named_squares.h"

#include <algorithm>
#include <ranges>
#include <string>

#include "core/basics/quoted.h"

namespace kt {

bool is_hole(const Settings& settings, Square square) {
  return settings.graph.empty() && std::ranges::find(settings.holes, square) != settings.holes.end();
}

namespace {

constexpr std::string_view kHoleMarks = "#xX", kSquareMarks = "._-oO";

bool is_one_of(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

// A map such as ". . . / . X .": a row of the board for each line, or part between slashes.
bool is_map(std::string_view text) {
  const auto is_mark = [](char c) { return is_one_of(kHoleMarks, c) || is_one_of(kSquareMarks, c); };
  return std::ranges::any_of(text, is_mark) &&
         std::ranges::all_of(text, [&](char c) { return is_mark(c) || is_one_of(" \t\r\n/|", c); });
}

std::expected<std::vector<Square>, Message> holes_of_map(std::string_view text, Board board) {
  std::vector<Square> holes;
  std::size_t rows = 0, cols = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = std::min(text.find_first_of("/\n", begin), text.size());
    int col = 0;
    for (const char c : text.substr(begin, end - begin)) {
      if (is_one_of(kHoleMarks, c)) holes.push_back({static_cast<int>(rows), col++});
      if (is_one_of(kSquareMarks, c)) ++col;
    }
    begin = end + 1;
    if (col == 0) continue;
    if (rows > 0 && static_cast<std::size_t>(col) != cols)
      return std::unexpected(Message{"row {0} of the map has width {1}, but row 1 has width {2}",
                                     std::to_string(rows + 1), std::to_string(col), std::to_string(cols)});
    cols = static_cast<std::size_t>(col);
    ++rows;
  }
  if (rows == static_cast<std::size_t>(board.rows) && cols == static_cast<std::size_t>(board.cols)) return holes;
  return std::unexpected(Message{"the map is {0}, but the board is {1}",
                                 std::to_string(rows) + "x" + std::to_string(cols), to_string(board)});
}

}  // namespace

bool is_none(std::string_view text) { return text.empty() || text == "none"; }

bool is_vertex(const Settings& settings, std::string_view name) {
  return std::ranges::find(settings.graph.vertices, name) != settings.graph.vertices.end();
}

bool is_no_square(const Settings& settings, std::string_view text) {
  return is_none(text) && (text.empty() || !is_vertex(settings, text));
}

std::string no_square(const Settings& settings) { return is_vertex(settings, "none") ? "" : "none"; }

std::expected<Square, Message> parse_existing(const Settings& settings, std::string_view text) {
  if (!settings.graph.empty()) {
    const auto& vertices = settings.graph.vertices;
    const auto vertex = std::ranges::find(vertices, text);
    if (vertex == vertices.end()) return std::unexpected(Message{"{0} is not a vertex of the graph", quoted(text)});
    return Square{0, static_cast<int>(vertex - vertices.begin())};
  }
  const auto square = parse_square(text, settings.board);
  if (square && is_hole(settings, *square)) return std::unexpected(Message{"{0} is a hole", quoted(text)});
  return square;
}

std::expected<void, Message> parse_end(Settings& settings, std::string_view text) {
  if (is_no_square(settings, text)) {
    settings.end.reset();
    return {};
  }
  const auto end = parse_existing(settings, text);
  if (!end) return std::unexpected(end.error());
  settings.end = *end;
  return {};
}

std::expected<void, Message> parse_holes(Settings& settings, std::string_view text) {
  std::vector<Square> holes;
  std::vector<bool> is_hole(settings.board.squares());
  if (is_map(text)) {
    auto map = holes_of_map(text, settings.board);
    if (!map) return std::unexpected(map.error());
    holes = *std::move(map);
  } else if (!is_none(text)) {
    for (const auto part : std::views::split(text, ';')) {
      const auto hole = parse_square(std::string_view(part), settings.board);
      if (!hole) return std::unexpected(hole.error());
      const std::size_t place = settings.board.number(*hole);
      if (!is_hole[place]) holes.push_back(*hole);
      is_hole[place] = true;
    }
  }
  if (holes.size() == static_cast<std::size_t>(settings.board.squares())) {
    return std::unexpected(Message{"{0} leaves no squares on the board", quoted(text)});
  }
  settings.holes = std::move(holes);
  return {};
}

std::string format_holes(const Settings& settings) {
  std::string text;
  for (const Square hole : settings.holes)
    text += (text.empty() ? "" : ";") + to_string(hole, settings.board, settings.squares);
  return text.empty() ? "none" : text;
}

std::expected<void, Message> parse_given(Settings& settings, std::string_view text) {
  std::vector<Square> given;
  if (!is_no_square(settings, text)) {
    Problem problem = settings.problem();
    problem.given.clear();
    const Graph graph = graph_of(problem);
    std::vector<bool> is_passed(graph.size());
    int here = graph.number(settings.start);
    is_passed[here] = true;
    for (const auto part : std::views::split(text, ';')) {
      const std::string_view name(part);
      const auto square = parse_existing(settings, name);
      if (!square) return std::unexpected(square.error());
      const int to = graph.number(*square);
      if (is_passed[to]) return std::unexpected(Message{"{0} is already on the path", quoted(name)});
      if (!graph.has_move(here, to))
        return std::unexpected(
            Message{"{0} is not a move away from {1}", quoted(name), settings.name(graph.square(here))});
      if (given.size() == kMaxGiven)
        return std::unexpected(Message{"the list has more than {0} squares", std::to_string(kMaxGiven)});
      is_passed[to] = true;
      given.push_back(*square);
      here = to;
    }
  }
  settings.given = std::move(given);
  return {};
}

std::string format_given(const Settings& settings) {
  std::string text;
  for (const Square square : settings.given) text += (text.empty() ? "" : ";") + settings.name(square);
  return text.empty() ? no_square(settings) : text;
}

void drop_lost_holes(Settings& settings) {
  std::erase_if(settings.holes, [&](Square hole) { return !settings.board.contains(hole); });
  if (settings.holes.size() == static_cast<std::size_t>(settings.board.squares())) settings.holes.clear();
}

void keep_squares(Settings& settings, const Settings& before) {
  const bool are_alike = settings.graph.empty() == before.graph.empty();
  const bool is_corner = settings.graph.empty() && before.start == Square{};
  settings.end.reset();
  if (are_alike && before.end) {
    if (const auto kept = parse_existing(settings, before.name(*before.end))) settings.end = *kept;
  }
  if (are_alike && !is_corner) {
    if (const auto kept = parse_existing(settings, before.name(before.start))) {
      settings.start = *kept;
      return;
    }
  }
  Square& start = settings.start = {};
  while (is_hole(settings, start))
    start = start.col + 1 < settings.board.cols ? Square{start.row, start.col + 1} : Square{start.row + 1, 0};
}

}  // namespace kt
