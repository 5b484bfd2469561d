#include "app/lessons/judgement.h"

#include <algorithm>
#include <utility>

#include "core/basics/parse_number.h"
#include "core/problem/board.h"
#include "core/problem/graph.h"

namespace kt {
namespace {

constexpr std::string_view kJudgements[] = {"right", "wrong", "low", "high", "unreadable"};

Judgement judge_number(std::string_view answer, std::string_view said) {
  const auto right = parse_number<std::uint64_t>(answer), number = parse_number<std::uint64_t>(said);
  if (!right || !number) return Judgement::unreadable;
  return *number == *right ? Judgement::right : *number < *right ? Judgement::low : Judgement::high;
}

// " (0,1) " and "A1" are "0,1" and "a1".
std::string plain(std::string_view square) {
  std::string text;
  for (const char c : square) {
    if (c != ' ' && c != '(' && c != ')') text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return text;
}

Judgement judge_square(const std::string& answer, const std::string& said, Board board) {
  if (!parse_square(said, {kMaxSide, kMaxSide})) return Judgement::unreadable;
  const auto square = parse_square(said, board), right = parse_square(answer, board);
  return square && right && *square == *right ? Judgement::right : Judgement::wrong;
}

// Capital letters do not matter, unless another vertex has just the name that was said.
Judgement judge_vertex(std::string_view answer, std::string_view said, std::string_view graph) {
  std::string name(said);
  std::erase(name, ' ');
  const EdgeList edges = parse_edge_list(graph).value_or(EdgeList());
  const bool is_vertex = std::ranges::find(edges.vertices, name) != edges.vertices.end();
  const bool is_right = is_vertex ? name == answer : plain(name) == plain(answer);
  return is_right ? Judgement::right : Judgement::wrong;
}

}  // namespace

std::string_view to_string(Judgement judgement) { return kJudgements[std::to_underlying(judgement)]; }

Judgement judge(std::span<const KeyValue> question, std::string_view said) {
  const auto text = [&](std::string_view key) {
    const auto found = std::ranges::find(question, key, &KeyValue::key);
    return found == question.end() ? std::string_view() : std::string_view(found->value);
  };
  if (text("kind") == "number") return judge_number(text("answer"), said);
  if (text("graph") != "none") return judge_vertex(text("answer"), said, text("graph"));
  return judge_square(plain(text("answer")), plain(said), parse_board(text("board")).value_or(Board()));
}

}  // namespace kt
