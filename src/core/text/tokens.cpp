#include "core/text/tokens.h"

#include <algorithm>
#include <utility>

#include "core/basics/basics.h"

namespace kt {
namespace {

using Kind = Token::Kind;

constexpr Replacement kReplacements[] = {
    {"\xC2\xB7", "."},     {"\xE2\x80\xA2", " "}, {"\xC3\x97", "x"},     {"\xC2\xAB", " "},    {"\xC2\xBB", " "},
    {"\xE2\x96\xA0", "#"}, {"\xE2\x96\xA1", "."}, {"\xE2\x96\x88", "#"}, {"\xE2\x99\x98", ""}, {"\xE2\x99\x9E", ""},
};

// The length of the box-drawing character (U+2500 to U+257F) at this position; 0 if there is none.
std::size_t box_at(std::string_view text, std::size_t at) {
  return text.size() - at >= 3 && text[at] == '\xE2' && (text[at + 1] == '\x94' || text[at + 1] == '\x95') ? 3 : 0;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }
bool is_bracket(char c) { return std::string_view("[](){}").find(c) != std::string_view::npos; }
bool is_separator(char c) {
  return is_blank(c) || std::string_view(";|>,\"'`*=<~^$&%\\+:").find(c) != std::string_view::npos;
}
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool consists_of(std::string_view text, std::string_view set) {
  return text.find_first_not_of(set) == std::string_view::npos;
}

// Lines of a frame: +---+---+, |---|---|, -----, =====.
bool is_rule(std::string_view line) {
  if (!consists_of(line, " \t|:+-=")) return false;
  if (line.find_first_of("+=") != std::string_view::npos) return true;
  const auto begin = line.find_first_not_of(" \t"), end = line.find_last_not_of(" \t");
  if (begin == std::string_view::npos) return false;
  const std::string_view inner = line.substr(begin, end - begin + 1);
  return inner.find("---") != std::string_view::npos &&
         (inner.find_first_of("|:") != std::string_view::npos || inner.find_first_of(" \t") == std::string_view::npos);
}

// Reads the tokens of a text from left to right.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  TokenText read() {
    for (std::size_t begin = 0; begin <= text_.size();) {
      const auto end = std::min(text_.find_first_of("\n\r", begin), text_.size());
      read_line(text_.substr(begin, end - begin));
      begin = end + (text_.substr(end).starts_with("\r\n") ? 2 : 1);
      ++line_;
    }
    without_pieces();
    return std::move(result_);
  }

 private:
  struct LineFacts {
    int numbers = 0;
    bool words = false, squares = false, brackets = false, label = false, glued = false;
  };

  void read_line(std::string_view line) {
    if (is_rule(line)) return;
    const std::size_t first_row = result_.rows.size();
    const std::string_view odd = result_.odd;
    facts_ = {};
    for (at_ = 0; at_ < line.size();) read_at(line);
    end_row();
    // A heading such as "Solution 2 of 5" or "Time: 12 ms".
    const bool prose =
        facts_.words && !facts_.squares && !facts_.brackets && !facts_.label && !facts_.glued && facts_.numbers <= 3;
    if (prose) {
      result_.rows.resize(first_row);
      result_.odd = odd;
    }
    if (result_.rows.size() == first_row && depth_ == 0) ++block_;
  }

  void read_at(std::string_view line) {
    const char c = line[at_];
    if (c == '/') {
      end_row();
      ++at_;
    } else if (const std::size_t end = std::max(index_end(line), count_end(line))) {
      at_ = end;
    } else if (is_bracket(c)) {
      facts_.brackets = true;
      bracket(c);
      ++at_;
    } else if (is_label(line)) {
      facts_.label = true;
      pass_number(line);
      ++at_;
    } else if (is_digit(c) || (c == '-' && is_negative(line))) {
      number(line);
    } else if (c == '-' && (after_word(line) || (at_ + 1 < line.size() && line[at_ + 1] == '>'))) {
      ++at_;
    } else if (is_separator(c)) {
      ++at_;
    } else {
      word(line);
    }
  }

  bool after_word(std::string_view line) const {
    return at_ > 0 && (is_digit(line[at_ - 1]) || is_letter(line[at_ - 1]));
  }

  bool is_negative(std::string_view line) const {
    return !after_word(line) && at_ + 1 < line.size() && is_digit(line[at_ + 1]);
  }

  std::size_t number_end(std::string_view line, std::size_t at) const {
    while (at < line.size() && is_digit(line[at])) ++at;
    return at;
  }

  // The end of the name of a row or column as R prints it: [1,] or [,1]. 0 if there is none.
  std::size_t index_end(std::string_view line) const {
    if (line[at_] != '[') return 0;
    const bool is_column = line.substr(at_).starts_with("[,");
    const std::size_t digits = at_ + (is_column ? 2 : 1), end = number_end(line, digits);
    if (end == digits) return 0;
    const std::string_view closing = is_column ? "]" : ",]";
    return line.substr(end).starts_with(closing) ? end + closing.size() : 0;
  }

  // The end of the number of elements before a bracket, as browsers print a collection: Map(25) {. 0 if there is none.
  std::size_t count_end(std::string_view line) const {
    if (line[at_] != '(') return 0;
    const std::size_t end = number_end(line, at_ + 1);
    if (end == at_ + 1 || !line.substr(end).starts_with(')')) return 0;
    const auto next = line.find_first_not_of(" \t", end + 1);
    return next != std::string_view::npos && (line[next] == '[' || line[next] == '{') ? next : 0;
  }

  void pass_number(std::string_view line) { at_ = number_end(line, at_); }

  // The number of an item: "3.", "3)" at the beginning of a line, "3:" anywhere, "3. a1" anywhere.
  bool is_label(std::string_view line) const {
    const std::size_t end = number_end(line, at_);
    if (end == at_ || end == line.size()) return false;
    if (line[end] == ':') return true;
    const bool begins = line.find_first_not_of(" \t") == at_;
    const bool blank = end + 1 < line.size() && is_blank(line[end + 1]);
    if (line[end] == ')') return begins && blank;
    if (line[end] != '.') return false;
    const auto next = line.find_first_not_of(" \t", end + 1);
    if (next == std::string_view::npos) return false;
    if (is_letter(line[next]) || line[next] == '(' || line[next] == '[') return true;
    const std::size_t next_end = number_end(line, next);
    return begins && blank && next_end > next && !(next_end < line.size() && line[next_end] == '.');
  }

  bool follows_comma(std::string_view line, std::size_t begin) const {
    return begin > 1 && line[begin - 1] == ',' && is_digit(line[begin - 2]);
  }

  void number(std::string_view line) {
    const std::size_t begin = at_;
    if (line[at_] == '-') ++at_;
    pass_number(line);
    const std::string_view digits = line.substr(begin, at_ - begin);
    if (at_ + 1 < line.size() && lower(line[at_]) == 'x' && is_digit(line[at_ + 1])) return size(line, begin);
    // The fraction of a number such as 14. or 14.0; another one, as in 0.01 seconds, makes it no number of a square.
    if (at_ < line.size() && line[at_] == '.') {
      const std::size_t zeros = std::min(line.find_first_not_of('0', at_ + 1), line.size());
      const std::size_t end = number_end(line, at_ + 1);
      if (zeros < end) {
        at_ = end;
        row_.push_back({.text = line.substr(begin, end - begin)});
        return;
      }
      at_ = end;
    }
    const bool negative = digits.starts_with('-');
    const int value = std::min(parse_number(digits.substr(negative ? 1 : 0)).value_or(kLargestNumber), kLargestNumber);
    const bool glued = follows_comma(line, begin);
    facts_.glued |= glued;
    ++facts_.numbers;
    row_.push_back({Kind::number, negative ? -value : value, {}, digits, glued});
  }

  void size(std::string_view line, std::size_t begin) {
    at_ = number_end(line, at_ + 1);
    std::string text(line.substr(begin, at_ - begin));
    std::ranges::transform(text, text.begin(), lower);
    if (const auto board = parse_board(text)) result_.size = *board;
  }

  void word(std::string_view line) {
    const std::size_t begin = at_;
    if (is_letter(line[at_])) {
      while (at_ < line.size() && is_letter(line[at_])) ++at_;
      const std::size_t letters = at_ - begin;
      const std::size_t end = number_end(line, at_);
      if (letters <= 4 && end > at_) {
        const std::size_t middle = std::exchange(at_, end);
        if (square(line.substr(begin, end - begin), middle - begin)) return;
      }
    }
    while (at_ < line.size() && !is_separator(line[at_]) && !is_bracket(line[at_]) && line[at_] != '/' &&
           !(line[at_] == '-' && line[begin] != '-'))
      ++at_;
    const std::string_view text = line.substr(begin, at_ - begin);
    const bool key =
        (at_ < line.size() && line.find_first_not_of("\"'` \t", at_) != std::string_view::npos &&
         std::string_view(":=").find(line[line.find_first_not_of("\"'` \t", at_)]) != std::string_view::npos) ||
        (is_letter(text.front()) && pass_subscripts(line));
    const Kind kind = key && is_letter(text.front()) && text.size() == 1 ? Kind::word : kind_of(text);
    if (kind != Kind::word) {
      row_.push_back({.kind = kind, .text = text});
      return;
    }
    const bool is_quoted_key = key && begin > 0 && std::string_view("\"'").contains(line[begin - 1]);  // of JSON
    facts_.words |= !is_quoted_key && text.size() > 1 &&
                    std::ranges::all_of(text, [](char c) { return is_letter(c) || (c & 0x80); });
    if (!key) row_.push_back({.text = text});
  }

  // Passes the sizes or positions of an array, as in board[5][5]. True if there are any.
  bool pass_subscripts(std::string_view line) {
    const std::size_t begin = at_;
    while (at_ < line.size() && line[at_] == '[') {
      const std::size_t end = number_end(line, at_ + 1);
      if (end == at_ + 1 || end == line.size() || line[end] != ']') break;
      at_ = end + 1;
    }
    facts_.brackets |= at_ > begin;
    return at_ > begin;
  }

  Kind kind_of(std::string_view text) const {
    if (consists_of(text, "#")) return Kind::hole;
    if (consists_of(text, ".") || consists_of(text, "_") || consists_of(text, "-")) return Kind::free;
    std::string small(text);
    std::ranges::transform(small, small.begin(), lower);
    if (small == "null" || small == "none" || small == "nan" || small == "nil") return Kind::free;
    return small == "x" ? Kind::hole : Kind::word;
  }

  bool square(std::string_view text, std::size_t letters) {
    // The letter of a piece before the square: a capital before small letters.
    const bool piece = letters > 1 && text[0] < 'a' && text[1] >= 'a';
    const std::size_t begin = piece ? 1 : 0;
    const auto rank = parse_number(text.substr(letters));
    if (!rank || letters - begin > 3 || text.starts_with("int")) return false;
    int file = 0;
    for (std::size_t i = begin; i < letters; ++i) file = file * 26 + (lower(text[i]) - 'a' + 1);
    row_.push_back({Kind::square, 0, {-*rank, file - 1}, text.substr(begin)});
    facts_.squares = true;
    return true;
  }

  void bracket(char c) {
    end_row();
    if (c == '[' || c == '(' || c == '{') {
      ++depth_;
    } else if (depth_ > 0) {
      --depth_;
      if (depth_ == 0) ++outer_;
      if (depth_ == 1) ++inner_;
    }
  }

  // Prose may stand beside squares. Any other word is probably a typing error.
  static bool is_odd(const Token& token) {
    if (token.kind != Kind::word) return false;
    if (token.text.size() == 1) return lower(token.text[0]) != 'a';
    return !std::ranges::all_of(token.text, [](char c) { return is_letter(c) || (c & 0x80) != 0; });
  }

  void end_row() {
    const auto is_data = [](const Token& token) { return token.kind == Kind::number || token.kind == Kind::square; };
    const bool has_words = std::ranges::find(row_, Kind::word, &Token::kind) != row_.end();
    const bool has_data = std::ranges::any_of(row_, is_data);
    const auto odd = std::ranges::find_if(row_, is_odd);
    if (has_data && odd != row_.end() && result_.odd.empty()) result_.odd = odd->text;
    if (has_words && !has_data) row_.clear();
    std::erase_if(row_, [](const Token& token) { return token.kind == Kind::word; });
    if (!row_.empty()) result_.rows.push_back({std::exchange(row_, {}), line_, block_, outer_, inner_});
  }

  // If every square follows the same letter, such as NA5 or na5, that letter is the piece.
  void without_pieces() {
    int squares = 0;
    for (const TokenRow& row : result_.rows) {
      for (const Token& token : row.tokens) {
        if (token.kind != Kind::square) continue;
        if (lower(token.text[0]) != 'n' || token.square.col < 26) return;
        ++squares;
      }
    }
    if (squares < 2) return;
    for (TokenRow& row : result_.rows) {
      for (Token& token : row.tokens) {
        if (token.kind != Kind::square) continue;
        token.text.remove_prefix(1);
        int file = 0;
        for (std::size_t i = 0; is_letter(token.text[i]); ++i) file = file * 26 + (lower(token.text[i]) - 'a' + 1);
        token.square.col = file - 1;
      }
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 0, block_ = 0, outer_ = 0, inner_ = 0, depth_ = 0;
  LineFacts facts_;
  std::vector<Token> row_;
  TokenText result_;
};

}  // namespace

std::string clean(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t length = box_at(text, at)) {
      // Vertical lines separate cells; the others are a frame.
      const bool vertical = text.substr(at, 3) == "\xE2\x94\x82" || text.substr(at, 3) == "\xE2\x95\x91" ||
                            text.substr(at, 3) == "\xE2\x94\x83";
      result += vertical ? '|' : ' ';
      at += length;
      continue;
    }
    const Replacement* row = replacement_at(kTypography, text.substr(at));
    if (!row) row = replacement_at(kReplacements, text.substr(at));
    const bool general = text.size() - at >= 3 && text[at] == '\xE2' && text[at + 1] == '\x80';
    if ((text[at] & 0x80) == 0) {
      result += text[at++];
    } else if (row) {
      result += row->to;
      at += row->from.size();
    } else if (general) {
      // Dashes separate squares; other spaces and quotes become blanks.
      result += text[at + 2] >= '\x90' && text[at + 2] <= '\x95' ? '-' : ' ';
      at += 3;
    } else {
      result += text[at++];
    }
  }
  return result;
}

TokenText rows_of(std::string_view text) { return Reader(text).read(); }

}  // namespace kt
