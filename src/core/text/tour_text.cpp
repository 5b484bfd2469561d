// Reads tours from text: splits it into rows of tokens, collects the candidates of every reader, and chooses the best.
#include "core/text/tour_text.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

#include "core/basics/basics.h"
#include "core/basics/heap_sort.h"
#include "core/text/readers.h"
#include "core/text/tokens.h"

namespace kt {
namespace {

using Tour = std::expected<WrittenTour, Message>;

// The number of squares before the first fault.
std::size_t sound_squares(const WrittenTour& tour, const TourReport& report) {
  return report.at >= 0 ? static_cast<std::size_t>(report.at) : tour.squares.size();
}

struct Judged {
  Tour tour;
  bool valid = false;
};

Judged best_reading(const TourSource& source) {
  constexpr std::size_t kByChance = 4;  // moves that may be right although the 0 is a visit
  std::vector<const TourReader*> readers;
  for (const TourReader& reader : tour_readers()) {
    if (reader.fits(source) > 0) readers.push_back(&reader);
  }
  std::ranges::stable_sort(readers, std::ranges::greater(), [&](const TourReader* r) { return r->fits(source); });
  std::optional<Judged> best;
  std::optional<Message> error;
  for (const TourReader* reader : readers) {
    Candidates candidates;
    const auto read = reader->read(source, candidates);
    if (!read && !error) error = read.error();
    std::size_t most = 0;
    const bool explains = !best && !error;
    for (WrittenTour& tour : candidates) {
      if (tour.holes.empty()) tour.holes = source.holes;
      tour.leaper = source.leaper;
      const TourReport report = check_written_tour(tour);
      if (report.valid) return {std::move(tour), true};
      const std::size_t sound = sound_squares(tour, report);
      if (!explains || (best && sound <= most + (tour.skips_zero ? kByChance : 0))) continue;
      most = sound;
      best = Judged{std::move(tour)};
    }
  }
  if (best) return std::move(*best);
  return {std::unexpected(error.value_or(Message{"the text contains neither a number nor a square"}))};
}

Judged read_rows(std::span<const TokenRow> rows, const TokenText& text, TourSource source) {
  source.rows = rows;
  if (source.board || !text.size) return best_reading(source);
  TourSource with_size = source;
  with_size.board = text.size;
  Judged sized = best_reading(with_size);
  Judged free = sized.valid ? Judged{std::unexpected(Message())} : best_reading(source);
  return free.valid || !sized.tour ? std::move(free) : std::move(sized);
}

using Parts = std::vector<std::span<const TokenRow>>;

// Groups the rows that have the same number.
Parts parts_by(const std::vector<TokenRow>& rows, int TokenRow::*number) {
  Parts parts;
  for (std::size_t begin = 0; begin < rows.size();) {
    std::size_t end = begin + 1;
    while (end < rows.size() && rows[end].*number == rows[begin].*number) ++end;
    parts.push_back(std::span(rows).subspan(begin, end - begin));
    begin = end;
  }
  return parts;
}

bool may_be_tours(const Parts& parts) {
  constexpr int kMin = 6;  // numbers or squares
  const auto is_data = [](const Token& t) { return t.kind == Token::Kind::number || t.kind == Token::Kind::square; };
  return parts.size() > 1 && std::ranges::all_of(parts, [&](std::span<const TokenRow> rows) {
           std::ptrdiff_t tokens = 0;
           for (const TokenRow& row : rows) tokens += std::ranges::count_if(row.tokens, is_data);
           return tokens >= kMin || (rows.size() == 1 && tokens == 1 && rows[0].tokens[0].text.size() > kMin);
         });
}

// `source` has what is known besides the text.
std::vector<Tour> tours_of(std::string_view text, const TourSource& source) {
  const TokenText tokens = rows_of(text);
  if (tokens.rows.empty()) return {std::unexpected(Message{"the text contains neither a number nor a square"})};
  Judged whole = read_rows(tokens.rows, tokens, source);
  if (!whole.valid) {
    for (int TokenRow::*number : {&TokenRow::block, &TokenRow::outer, &TokenRow::inner, &TokenRow::line}) {
      const Parts parts = parts_by(tokens.rows, number);
      if (!may_be_tours(parts)) continue;
      std::vector<Tour> tours;
      // Wrong tours are separate only if each part looks like a board, because a matrix may have blank lines between
      // its rows.
      bool apart = false, boards = number != &TokenRow::line;
      for (const auto& part : parts) {
        Judged judged = read_rows(part, tokens, source);
        apart |= judged.valid;
        boards &= judged.tour && part.size() > 2;
        tours.push_back(std::move(judged.tour));
      }
      if (apart || boards) return tours;
    }
    if (!tokens.odd.empty())
      return {std::unexpected(Message{"{0} is neither a number nor a square", quoted(tokens.odd)})};
  }
  std::vector<Tour> tours;
  tours.push_back(std::move(whole.tour));
  return tours;
}

// The value after position `at` in JSON or in a program: a list in brackets, or a string. Empty if there is neither.
std::string_view value_after(std::string_view text, std::size_t at) {
  const auto begin = text.find_first_not_of(" \t\r\n:", at);
  const char open = begin == std::string_view::npos ? ' ' : text[begin];
  std::size_t end = std::string_view::npos;
  if (open == '[') {
    int depth = 0;
    for (end = begin; end < text.size(); ++end) {
      depth += (text[end] == '[' ? 1 : 0) - (text[end] == ']' ? 1 : 0);
      if (depth == 0) break;
    }
  } else if (open == '"') {
    end = text.find('"', begin + 1);
  }
  return end < text.size() ? text.substr(begin, end - begin + 1) : std::string_view();
}

// The values of a key, in the order of the text; empty where there is no list and no string.
std::vector<std::string_view> values_of(std::string_view text, std::string_view key) {
  std::vector<std::string_view> values;
  for (const char quote : {'"', '\''}) {
    const std::string name = quote + std::string(key) + quote;
    for (auto at = text.find(name); at != std::string_view::npos; at = text.find(name, at + name.size()))
      values.push_back(value_after(text, at + name.size()));
  }
  return values;
}

// True if more brackets are open at once than in any JSON of a tour, mostly because they are never closed.
bool is_nested_too_deeply(std::string_view text) {
  constexpr int kMaxDepth = 64;
  int depth = 0;
  for (const char c : text) {
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') depth = std::max(depth - 1, 0);
    if (depth > kMaxDepth) return true;
  }
  return false;
}

// The values that may be tours. A string without a digit is a setting, such as "squares":"chess".
std::expected<std::vector<std::string_view>, Message> tour_values(std::string_view text) {
  std::vector<std::string_view> values;
  if (is_nested_too_deeply(text)) return values;
  for (const std::string_view key : {"squares", "tour", "path"}) {
    for (const std::string_view value : values_of(text, key)) {
      if (value.starts_with('[') || value.find_first_of("0123456789") != std::string_view::npos)
        values.push_back(value);
      else if (value.empty() && key == "squares")
        return std::unexpected(Message{"a list in square brackets is missing after \"squares\""});
    }
    if (!values.empty()) break;
  }
  return values;
}

// The squares in a string such as "a5;b3", or in a list such as [[0,0],[1,2]]. Skips what is not a square of the board.
std::vector<Square> squares_in(std::string_view value, Board board) {
  std::vector<Square> squares;
  std::string name;
  for (const char c : value) {
    if (!std::string_view("[]\"'; \t\r\n").contains(c) && !(c == ',' && name.empty())) {
      name += c;
    } else if (!std::string_view(" \t\r\n,").contains(c)) {
      if (const auto square = parse_square(name, board)) squares.push_back(*square);
      name.clear();
    }
  }
  const auto number = [board](Square square) { return board.number(square); };
  heap_sort(squares, number);
  squares.erase(std::ranges::unique(squares).begin(), squares.end());
  return squares;
}

// What the JSON around a tour says about its board.
TourSource source_of(std::string_view object, const TourContext& context) {
  const auto string_in = [](std::string_view value) {
    return value.starts_with('"') ? value.substr(1, value.size() - 2) : std::string_view();
  };
  TourSource source{context};
  for (const std::string_view value : values_of(object, "board"))
    if (const auto size = parse_board(string_in(value)); size && !source.board) source.board = *size;
  for (const std::string_view value : values_of(object, "holes"))
    if (source.board && source.holes.empty()) source.holes = squares_in(value, *source.board);
  for (const std::string_view value : values_of(object, "leaper"))
    if (const auto piece = parse_leaper(string_in(value))) source.leaper = *piece;
  for (const std::string_view value : values_of(object, "graph"))
    source.has_graph = source.has_graph || (!string_in(value).empty() && string_in(value) != "none");
  return source;
}

struct JsonObject {
  std::size_t begin = 0, end = 0;  // end 0: its source is not known yet
  TourSource source;
};

// The sources of the tours in a JSON text: each is described by the innermost braces around it, or by the whole text.
class Sources {
 public:
  Sources(std::string_view text, const TourContext& context) : text_(text), context_(context) {}

  // Precondition: `part` begins after the previous one. Many tours may share an object, so it is read once.
  const TourSource& around(std::string_view part) {
    const auto place = static_cast<std::size_t>(part.data() - text_.data());
    for (; at_ < place; ++at_) {
      if (text_[at_] == '{') open_.push_back({.begin = at_});
      if (text_[at_] == '}' && open_.size() > 1) open_.pop_back();
    }
    JsonObject& object = open_.back();
    if (place < object.end) return object.source;
    object.end = place + part.size();
    for (int depth = 1; object.end < text_.size() && depth > 0; ++object.end)
      depth += (text_[object.end] == '{' ? 1 : 0) - (text_[object.end] == '}' ? 1 : 0);
    object.source = source_of(text_.substr(object.begin, object.end - object.begin), context_);
    return object.source;
  }

 private:
  std::string_view text_;
  TourContext context_;
  std::size_t at_ = 0;
  std::vector<JsonObject> open_ = std::vector<JsonObject>(1);  // the whole text, and the braces around at_
};

// Replaces \n inside a JSON string by a line break.
std::string without_escapes(std::string_view text) {
  std::string result(text);
  for (auto at = result.find("\\n"); at != std::string::npos; at = result.find("\\n", at)) result.replace(at, 2, "\n");
  return result;
}

}  // namespace

std::vector<std::expected<WrittenTour, Message>> parse_tours(std::string_view text, const TourContext& context) {
  auto values = tour_values(text);
  if (!values) return {std::unexpected(values.error())};
  if (values->empty()) return tours_of(clean(text), {context});
  heap_sort(*values, [](std::string_view value) { return value.data(); });
  std::vector<Tour> tours;
  Sources sources(text, context);
  for (const std::string_view value : *values) {
    const TourSource& source = sources.around(value);
    if (source.has_graph) {
      tours.push_back(std::unexpected(Message{"this is a tour of a graph; only tours of a board can be checked"}));
      continue;
    }
    std::vector<Tour> more = tours_of(without_escapes(clean(value)), source);
    std::ranges::move(more, std::back_inserter(tours));
  }
  return tours;
}

std::expected<WrittenTour, Message> parse_tour(std::string_view text, const TourContext& context) {
  return parse_tours(text, context).front();
}

TourReport check_written_tour(const WrittenTour& tour, std::span<const Square> holes, Leaper leaper) {
  std::vector<Square> all_holes = tour.holes;
  all_holes.insert(all_holes.end(), holes.begin(), holes.end());
  leaper = tour.leaper.value_or(leaper);
  const auto last = static_cast<int>(tour.squares.size()) - 1;
  if (!tour.fault.empty()) {
    TourReport earlier = check_path(tour.board, tour.squares, tour.base, all_holes, leaper, tour.names);
    if (!earlier.valid) return earlier;
    return {.fault = tour.fault, .at = last};
  }
  TourReport report = check_tour(tour.board, tour.squares, tour.base, all_holes, leaper, tour.names);
  if (!tour.returns || !report.valid || report.closed) return report;
  return {
      .fault = {"the last move, from {0} to {1}, is not a move of this piece",
                tour.names.name(tour.squares.back(), tour.board), tour.names.name(tour.squares.front(), tour.board)},
      .at = last};
}

}  // namespace kt
