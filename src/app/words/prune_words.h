// Why moves are pruned, in words: from a PruneReason (core/problem) alone, which rules/prune_reasons.h finds.
#pragma once

#include <cstdint>
#include <span>

#include "app/settings/settings.h"
#include "core/problem/problem.h"

namespace kt {

// The reason that all pruned candidates share. Where they differ, its kind is `none`.
PruneReason common_reason(std::span<const Candidate> candidates);

// Which pruned moves a clause is about: one or several of those mentioned before, or each of them.
enum class It : std::uint8_t { it, they, that, either, each };

// A clause such as "h8 has no onward moves left", to follow "but" or "as".
Message prune_clause(const Settings& settings, const PruneReason& reason, It it);

// A reason of kind `scarce` may name two squares. Returns the one that the knight cannot go to now.
Square other_than_next(const PruneReason& reason);

}  // namespace kt
