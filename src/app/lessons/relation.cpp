#include "app/lessons/relation.h"

#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::unexpected<Message> refuse(std::string_view relation) {
  return std::unexpected(
      Message{"{0} is not a number such as 12, a comparison such as >= 12 (with =, !=, <, <=, > or >=), or a range "
              "such as 4..6",
              quoted(relation)});
}

}  // namespace

MessageArgument to_argument(const MeasuredValue& value) {
  return value.is_number ? MessageArgument(value.number) : MessageArgument(value.text);
}

std::expected<bool, Message> holds(std::string_view relation, const MeasuredValue& value) {
  const std::string_view text = trimmed(relation);
  std::string_view sign;
  for (const std::string_view each : {"!=", "<=", ">=", "<", ">", "="}) {
    if (!sign.empty() || !text.starts_with(each)) continue;
    sign = each;
  }
  const std::string_view rest = trimmed(text.substr(sign.size()));
  if (!value.is_number) {
    if (rest.empty() || (!sign.empty() && sign != "=" && sign != "!="))
      return std::unexpected(
          Message{"{0} is not a word such as tour, or a comparison such as != tour", quoted(relation)});
    return (rest == value.text) == (sign != "!=");
  }
  if (const auto dots = rest.find(".."); dots != std::string_view::npos && sign.empty()) {
    const auto least = parse_number<std::uint64_t>(trimmed(rest.substr(0, dots))),
               most = parse_number<std::uint64_t>(trimmed(rest.substr(dots + 2)));
    if (!least || !most || *least > *most) return refuse(relation);
    return value.number >= *least && value.number <= *most;
  }
  const auto number = parse_number<std::uint64_t>(rest);
  if (!number) return refuse(relation);
  const std::uint64_t a = value.number, b = *number;
  if (sign == "!=") return a != b;
  if (sign == "<=") return a <= b;
  if (sign == ">=") return a >= b;
  if (sign == "<") return a < b;
  if (sign == ">") return a > b;
  return a == b;
}

}  // namespace kt
