#include "app/words/prune_words.h"

#include <algorithm>
#include <utility>

#include "app/words/sentence.h"

namespace kt {
namespace {

using Kind = PruneReason::Kind;

// "a1", "a1 and h8", "a1, b3 and h8", "a1, b3 and 4 more".
Message names(const Settings& settings, const std::vector<Square>& squares) {
  const auto name = [&](std::size_t i) { return spoken_name(settings, squares[i]); };
  switch (squares.size()) {
    case 1: return {"{0}", name(0)};
    case 2: return {"{0} and {1}", name(0), name(1)};
    case 3: return {"{0}, {1} and {2}", name(0), name(1), name(2)};
    default: return {"{0}, {1} and {2} more", name(0), name(1), squares.size() - 2};
  }
}

const char* to_string(Subject it) {
  constexpr const char* kNames[] = {"it", "they", "that", "either", "each"};
  return kNames[std::to_underlying(it)];
}

Message scarce(const Settings& settings, const PruneReason& reason) {
  const Message all = names(settings, reason.squares);
  if (!reason.any_end) {
    if (reason.within.empty()) return {"{0} has one move left and cannot come next", all};
    return {"{0} has one move left, so it must come next", all};
  }
  switch (reason.within.size()) {
    case 0: return {"{0} have one move left each, and neither can come next", all};
    case 1:
      return {"{0} and {1} have one move left each, and only {1} can come next",
              spoken_name(settings, other_than_next(reason)), spoken_name(settings, reason.within[0])};
    default: return {"{0} have one move left each, so one must come next", all};
  }
}

Message crowded(const Settings& settings, const PruneReason& reason) {
  const Message all = names(settings, reason.squares);
  if (reason.any_end) return {"{0} have one move left each, and a tour can visit only two", all};
  return {"{0} have one move left each, and only one can come next", all};
}

Message cut(const Settings& settings, const PruneReason& reason, Subject it) {
  const char* const kind = kind_of_square(settings);
  const char* const who = to_string(it);
  const Message free{"{0, select, vertex {vertices} other {squares}}", kind};
  if (reason.kind == Kind::cuts)
    return {"{0, select, they {they} that {that} either {either} each {each} other {it}} would cut the free {1} apart",
            who, free};
  const Message beyond = reason.squares.empty() ? free
                                                : Message{"{0, select, vertex {vertices} other {squares}} beyond {1}",
                                                          kind, names(settings, reason.squares)};
  return {"{0, select, they {they} that {that} either {either} each {each} other {it}} would leave {1} behind", who,
          beyond};
}

// Boards only: vertices have no colour.
Message colour(const Settings& settings, const PruneReason& reason) {
  const char* const which = reason.kind == Kind::light ? "light" : "dark";
  if (reason.side == PruneReason::Side::all)
    return {"too many squares are {0, select, light {light} other {dark}}", which};
  constexpr const char* kSides[] = {"all", "before", "upto", "from", "beyond"};
  return {
      "too many squares {0, select, before {before {1}} upto {up to {1}} from {from {1} on} other {beyond {1}}} are "
      "{2, select, light {light} other {dark}} ({3} of {4})",
      kSides[std::to_underlying(reason.side)],
      names(settings, reason.squares),
      which,
      reason.many,
      reason.count};
}

}  // namespace

PruneReason common_reason(std::span<const Candidate> candidates) {
  const PruneReason* common = nullptr;
  for (const Candidate& candidate : candidates) {
    if (candidate.rejection != Rejection::pruned) continue;
    if (common && *common != candidate.reason) return {};
    common = &candidate.reason;
  }
  return common ? *common : PruneReason{};
}

Square other_than_next(const PruneReason& reason) { return reason.squares[reason.squares[0] == reason.within[0]]; }

Message prune_clause(const Settings& settings, const PruneReason& reason, Subject it) {
  const auto all = [&] { return names(settings, reason.squares); };
  const char* const kind = kind_of_square(settings);
  switch (reason.kind) {
    case Kind::none: return {"no tour goes on from there"};
    case Kind::wrong_last:
      if (reason.squares.empty()) return {"no move leads from there to the start"};
      return {"the tour must end on {0}", all()};
    case Kind::end_passed: return {"the tour must end on {0}, which has been visited already", all()};
    case Kind::lost:
      return {"{0} {1, plural, one {has} other {have}} no onward moves left", all(), reason.squares.size()};
    case Kind::unreachable: return {"no move leads to {0} any more", all()};
    case Kind::no_return:
      return {"no free {0, select, vertex {vertex} other {square}} is a move away from the start", kind};
    case Kind::crowded: return crowded(settings, reason);
    case Kind::scarce: return scarce(settings, reason);
    case Kind::last_two: return {"{0} have no outgoing edges, and only one of them can come last", all()};
    case Kind::next_two: return {"only moves from here lead to {0}, and only one of them can come next", all()};
    case Kind::only_next: return {"only a move from here leads to {0}, so it must come next", all()};
    case Kind::kept: return {"{0} must come last", all()};
    case Kind::cuts:
    case Kind::leaves: return cut(settings, reason, it);
    case Kind::light:
    case Kind::dark: return colour(settings, reason);
    case Kind::short_of: return {"{0} needs 2 moves and has fewer left", all()};
    case Kind::forced: return {"the move to {0} is forced", all()};
    case Kind::settled:
      return {
          "{0, select, they {they have their} that {that one has its} either {both have their} each {all have their} other {it has its}} two moves already",
          to_string(it)};
  }
  return {};
}

}  // namespace kt
