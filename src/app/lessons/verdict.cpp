#include "app/lessons/verdict.h"

#include <algorithm>
#include <utility>

#include "core/basics/parse_number.h"
#include "core/problem/board.h"

namespace kt {
namespace {

constexpr std::string_view kVerdicts[] = {"right", "wrong", "low", "high", "unreadable"};

AnswerVerdict judge_number(std::string_view answer, std::string_view said) {
  const auto right = parse_number<std::uint64_t>(answer), number = parse_number<std::uint64_t>(said);
  if (!right || !number) return AnswerVerdict::unreadable;
  return *number == *right ? AnswerVerdict::right : *number < *right ? AnswerVerdict::low : AnswerVerdict::high;
}

// " (0,1) " and "A1" are "0,1" and "a1".
std::string plain(std::string_view square) {
  std::string text;
  for (const char c : square) {
    if (c != ' ' && c != '(' && c != ')') text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return text;
}

AnswerVerdict judge_square(const std::string& answer, const std::string& said, Board board) {
  if (!parse_square(said, {kMaxSide, kMaxSide})) return AnswerVerdict::unreadable;
  const auto square = parse_square(said, board), right = parse_square(answer, board);
  return square && right && *square == *right ? AnswerVerdict::right : AnswerVerdict::wrong;
}

}  // namespace

std::string_view to_string(AnswerVerdict verdict) { return kVerdicts[std::to_underlying(verdict)]; }

AnswerVerdict judge(std::span<const KeyValue> question, std::string_view said) {
  const auto text = [&](std::string_view key) {
    const auto found = std::ranges::find(question, key, &KeyValue::key);
    return found == question.end() ? std::string_view() : std::string_view(found->value);
  };
  if (text("kind") == "number") return judge_number(text("answer"), said);
  if (text("graph") != "none")
    return plain(said) == plain(text("answer")) ? AnswerVerdict::right : AnswerVerdict::wrong;
  return judge_square(plain(text("answer")), plain(said), parse_board(text("board")).value_or(Board()));
}

}  // namespace kt
