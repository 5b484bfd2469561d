// Explains pruned moves in words, from a PruneReason (core/problem) alone. rules/prune_reasons.h finds the reason.
#pragma once

#include <cstdint>
#include <span>

#include "app/settings/settings.h"
#include "core/problem/problem.h"

namespace kt {

// The reason shared by all pruned candidates; its kind is `none` if they differ.
PruneReason common_reason(std::span<const Candidate> candidates);

// The subject of a clause: one or several of the moves mentioned before, or each of them.
enum class Subject : std::uint8_t { it, they, that, either, each };

// A clause such as "h8 has no onward moves left", to follow "but" or "because".
Message prune_clause(const Settings& settings, const PruneReason& reason, Subject it);

// A reason of kind `scarce` may name two squares. Returns the one that the knight cannot move to next.
Square other_than_next(const PruneReason& reason);

}  // namespace kt
