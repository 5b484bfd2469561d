// Reads tours from text: splits it into rows of tokens, collects the candidates of every reader, and chooses the best.
#include "core/text/tour_text.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

#include "core/basics/basics.h"
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
      const TourReport report = check_written_tour(tour);
      if (report.valid) return {std::move(tour), true};
      const std::size_t sound = sound_squares(tour, report);
      if (!explains || (best && sound <= most)) continue;
      most = sound;
      best = Judged{std::move(tour)};
    }
  }
  if (best) return std::move(*best);
  return {std::unexpected(error.value_or(Message{"the text contains neither a number nor a square"}))};
}

Judged read_rows(std::span<const TokenRow> rows, const TokenText& text, std::optional<Board> board) {
  if (!board && text.size) {
    Judged sized = best_reading({rows, text.size});
    Judged free = sized.valid ? Judged{std::unexpected(Message())} : best_reading({rows, {}});
    return free.valid || !sized.tour ? std::move(free) : std::move(sized);
  }
  return best_reading({rows, board});
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

std::vector<Tour> tours_of(std::string_view text, std::optional<Board> board) {
  const TokenText tokens = rows_of(text);
  if (tokens.rows.empty()) return {std::unexpected(Message{"the text contains neither a number nor a square"})};
  Judged whole = read_rows(tokens.rows, tokens, board);
  if (!whole.valid) {
    for (int TokenRow::*number : {&TokenRow::block, &TokenRow::outer, &TokenRow::inner, &TokenRow::line}) {
      const Parts parts = parts_by(tokens.rows, number);
      if (!may_be_tours(parts)) continue;
      std::vector<Tour> tours;
      // Wrong tours are separate only if each part looks like a board, because a matrix may have blank lines between
      // its rows.
      bool apart = false, boards = number != &TokenRow::line;
      for (const auto& part : parts) {
        Judged judged = read_rows(part, tokens, board);
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

// The value of a key in JSON or in a program: a list in brackets, or a string.
std::expected<std::vector<std::string_view>, Message> values_of(std::string_view text) {
  std::vector<std::string_view> values;
  for (const std::string_view key : {"squares", "tour", "path"}) {
    for (const char quote : {'"', '\''}) {
      const std::string name = quote + std::string(key) + quote;
      for (auto at = text.find(name); at != std::string_view::npos; at = text.find(name, at + name.size())) {
        const auto begin = text.find_first_not_of(" \t\r\n:", at + name.size());
        const char open = begin == std::string_view::npos ? ' ' : text[begin];
        std::size_t end = begin;
        int depth = 0;
        if (open == '[') {
          for (; end < text.size(); ++end) {
            depth += (text[end] == '[' ? 1 : 0) - (text[end] == ']' ? 1 : 0);
            if (depth == 0) break;
          }
        } else if (open == '"') {
          end = text.find('"', begin + 1);
        } else {
          end = std::string_view::npos;
        }
        if (end < text.size())
          values.push_back(text.substr(begin, end - begin + 1));
        else if (key == "squares")
          return std::unexpected(Message{"a list in square brackets is missing after \"squares\""});
      }
    }
    if (!values.empty()) break;
  }
  return values;
}

// Replaces \n inside a JSON string by a line break.
std::string without_escapes(std::string_view text) {
  std::string result(text);
  for (auto at = result.find("\\n"); at != std::string::npos; at = result.find("\\n", at)) result.replace(at, 2, "\n");
  return result;
}

}  // namespace

std::vector<std::expected<WrittenTour, Message>> parse_tours(std::string_view text, std::optional<Board> board) {
  const auto values = values_of(text);
  if (!values) return {std::unexpected(values.error())};
  if (values->empty()) return tours_of(clean(text), board);
  std::vector<Tour> tours;
  for (const std::string_view value : *values) {
    std::vector<Tour> more = tours_of(without_escapes(clean(value)), board);
    std::ranges::move(more, std::back_inserter(tours));
  }
  return tours;
}

std::expected<WrittenTour, Message> parse_tour(std::string_view text, std::optional<Board> board) {
  return parse_tours(text, board).front();
}

TourReport check_written_tour(const WrittenTour& tour, std::span<const Square> holes, Leaper leaper) {
  std::vector<Square> all_holes = tour.holes;
  all_holes.insert(all_holes.end(), holes.begin(), holes.end());
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
