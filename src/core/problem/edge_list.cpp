// Parses graphs: edges by the names of their vertices.
#include <algorithm>
#include <iterator>

#include "core/basics/heap_sort.h"
#include "core/basics/quoted.h"
#include "core/basics/typography.h"
#include "core/basics/utf8.h"
#include "core/problem/algorithms.h"
#include "core/problem/graph.h"

namespace kt {
namespace {

constexpr std::size_t kMaxVertices = kMaxSide;  // they form a board of one row

struct NamedEdge {
  std::string_view from, to;
  bool both_ways;
};

struct Sign {
  std::string_view text;
  bool forwards, backwards;
};

// Longer signs come first. UTF-8 arrows and dashes: two-way, left, then hyphens and dashes.
constexpr Sign kSigns[] = {
    {"<-->", true, true},
    {"<->", true, true},
    {"-->", true, false},
    {"<--", false, true},
    {"->", true, false},
    {"=>", true, false},
    {"<-", false, true},
    {"--", true, true},
    {">", true, false},
    {"<", false, true},
    {"-", true, true},
    {"\xE2\x86\x94", true, true},
    {"\xE2\x86\x90", false, true},
    {"\xE2\x80\x90", true, true},
    {"\xE2\x80\x91", true, true},
    {"\xE2\x80\x93", true, true},
    {"\xE2\x80\x94", true, true},
};

constexpr std::string_view kBlanks = " \t\"'";

struct LetterRange {
  std::string_view first, last;
};

// Control characters and punctuation: U+0080 to U+009F, U+2000 to U+206F, U+3000 to U+303F, U+FF00 to U+FF0F, U+FF1A to
// U+FF20.
constexpr LetterRange kNotInNames[] = {
    {"\xC2\x80", "\xC2\x9F"},         {"\xE2\x80\x80", "\xE2\x81\xAF"}, {"\xE3\x80\x80", "\xE3\x80\xBF"},
    {"\xEF\xBC\x80", "\xEF\xBC\x8F"}, {"\xEF\xBC\x9A", "\xEF\xBC\xA0"},
};

// ASCII letters and digits, _, and every non-ASCII letter outside kNotInNames that is not a sign.
bool is_in_name(std::string_view letter) {
  const char c = letter.front();
  if (letter.size() > 1)
    return std::ranges::none_of(kNotInNames,
                                [&](const LetterRange& r) { return r.first <= letter && letter <= r.last; });
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

std::string without_typography(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const bool is_ascii = (text.front() & 0x80) == 0;
    const Replacement* const row = is_ascii ? nullptr : replacement_at(kTypography, text);
    result += row ? row->to : text.substr(0, 1);
    text.remove_prefix(row ? row->from.size() : 1);
  }
  return result;
}

// Reads edges such as A-B, A -> B, chains such as A-B-C, and two names without a sign.
class EdgeReader {
 public:
  // False if the text is not a list of edges.
  static bool read(std::string_view text, std::vector<NamedEdge>& edges) { return EdgeReader(text, edges).read_all(); }

 private:
  EdgeReader(std::string_view text, std::vector<NamedEdge>& edges) : text_(text), edges_(edges) {}

  bool read_all() {
    std::size_t names = 0, signs = 0;  // of the current chain
    std::string_view before;
    while (!is_at_end()) {
      const Sign* const sign = next_sign();
      const std::string_view name = next_name();
      if (name.empty() || (sign && before.empty())) return false;
      if (!sign && signs > 0) names = signs = 0;
      if (sign && sign->backwards && !sign->forwards)
        edges_.push_back({name, before, false});
      else if (sign)
        edges_.push_back({before, name, sign->backwards});
      ++names;
      signs += sign ? 1 : 0;
      if (names == 2 && signs == 0 && is_at_end()) {
        edges_.push_back({before, name, true});
        return true;
      }
      if (names > 1 && signs == 0) return false;
      before = name;
    }
    return signs > 0;
  }

  bool is_at_end() {
    at_ = std::min(text_.find_first_not_of(kBlanks, at_), text_.size());
    return at_ == text_.size();
  }

  const Sign* sign_here() const {
    const auto here = text_.substr(at_);
    const auto sign = std::ranges::find_if(kSigns, [&](const Sign& s) { return here.starts_with(s.text); });
    return sign == std::end(kSigns) ? nullptr : sign;
  }

  const Sign* next_sign() {
    const Sign* const sign = sign_here();
    if (!sign) return nullptr;
    at_ += sign->text.size();
    (void)is_at_end();
    return sign;
  }

  std::string_view next_name() {
    const std::size_t begin = at_;
    while (at_ < text_.size()) {
      const std::size_t length = letter_length(text_.substr(at_));
      if (length == 0 || !is_in_name(text_.substr(at_, length)) || (length > 1 && sign_here())) break;
      at_ += length;
    }
    return text_.substr(begin, at_ - begin);
  }

  std::string_view text_;
  std::vector<NamedEdge>& edges_;
  std::size_t at_ = 0;
};

}  // namespace

std::expected<EdgeList, Message> parse_edge_list(std::string_view text) {
  const std::string plain = without_typography(text);
  std::vector<NamedEdge> named;
  EdgeList list;
  for (std::size_t begin = 0; begin < plain.size();) {
    const auto end = std::min(plain.find_first_of(";,\n\r", begin), plain.size());
    const std::string_view part = std::string_view(plain).substr(begin, end - begin);
    begin = end + 1;
    if (part.find_first_not_of(kBlanks) == std::string_view::npos) continue;
    if (!EdgeReader::read(part, named))
      return std::unexpected(Message{
          "{0} is not an edge such as A-B (both ways) or A>B (one way); names may contain only letters, digits and _",
          quoted(part)});
  }
  for (const NamedEdge& edge : named) {
    if (edge.from == edge.to)
      return std::unexpected(Message{"{0} has an edge to itself, which is not allowed", quoted(edge.from)});
    for (const std::string_view name : {edge.from, edge.to}) list.vertices.emplace_back(name);
  }
  if (named.empty()) return std::unexpected(Message{"{0} is not an edge list such as A-B;B>C", quoted(text)});
  heap_sort(list.vertices);
  list.vertices.erase(std::ranges::unique(list.vertices).begin(), list.vertices.end());
  if (list.vertices.size() > kMaxVertices) {
    return std::unexpected(Message{"the graph has {0} vertices, but at most {1} are allowed",
                                   std::to_string(list.vertices.size()), std::to_string(kMaxVertices)});
  }
  const auto position = [&](std::string_view name) {
    return static_cast<int>(std::ranges::lower_bound(list.vertices, name) - list.vertices.begin());
  };
  for (const NamedEdge& edge : named) {
    const int from = position(edge.from), to = position(edge.to);
    list.edges.emplace_back(from, to);
    if (edge.both_ways) list.edges.emplace_back(to, from);
  }
  heap_sort(list.edges);
  list.edges.erase(std::ranges::unique(list.edges).begin(), list.edges.end());
  for (std::size_t i = kMaxMoves; i < list.edges.size(); ++i) {
    const int from = list.edges[i].first;
    if (list.edges[i - kMaxMoves].first == from)
      return std::unexpected(Message{"{0} has too many edges; a vertex may have edges to at most {1} others",
                                     list.vertices[from], kMaxMoves});
  }
  return list;
}

std::string to_string(const EdgeList& list) {
  std::string text;
  for (const auto& [from, to] : list.edges) {
    const bool both = std::ranges::binary_search(list.edges, std::pair{to, from});
    if (both && to < from) continue;
    const auto name = [&](int v) { return list.vertices[v]; };
    text += (text.empty() ? "" : ";") + name(from) + (both ? "-" : ">") + name(to);
  }
  return text;
}

}  // namespace kt
