// A model of forced moves that applies the definitions of core/state/forced_moves.h to all moves of the board until
// nothing changes.
#pragma once

#include <utility>

#include "core/rules/reason_model.h"

namespace kt {

class ForceModel {
 public:
  explicit ForceModel(const ReasonModel& model) : model_(model), outside_(model.size()), alive_(model.size() + 1) {
    for (int v = 0; v < model.size(); ++v) alive_[v] = model.leads[v];
    forced_.resize(alive_.size());
    if (!model.closed) add_outside();
    if (model.closed && model.end >= 0) force(model.start, model.end);
    for (std::size_t i = 1; i < model.here.size(); ++i) force(model.here[i - 1], model.here[i]);
    // A square that the path has passed keeps only the moves of the path.
    for (std::size_t i = 1; i + 1 < model.here.size(); ++i) keep_forced(model.here[i]);
    while (follow()) {
    }
  }

  bool fails() const { return fails_; }
  PruneReason of(int v) const {
    if (on_board(forced_[v]).size() == 2) return {.kind = PruneReason::Kind::settled};
    // The start of a closed tour has two moves, and a forced one may be the last.
    if (model_.closed && model_.here.size() == 1) return {};
    ReasonModel::Set next;
    for (const int w : forced_[model_.top()]) {
      if (model_.free.contains(w)) next.insert(w);
    }
    if (next.size() != 1) return {};
    return {.kind = PruneReason::Kind::forced, .squares = model_.list(next)};
  }

 private:
  using Set = ReasonModel::Set;

  Set on_board(Set set) const {
    set.erase(outside_);
    return set;
  }
  void join(int v, int w) {
    alive_[v].insert(w);
    alive_[w].insert(v);
  }
  void add_outside() {
    join(model_.start, outside_);
    const auto parity = [&](int v) { return (model_.squares[v].row + model_.squares[v].col) % 2; };
    const int of_last = (parity(model_.start) + (model_.coloured ? model_.size() - 1 : 0)) % 2;
    for (int v = 0; v < model_.size(); ++v) {
      if (parity(v) == of_last && (model_.end < 0 || v == model_.end)) join(v, outside_);
    }
    force(model_.start, outside_);
  }
  void force(int v, int w) {
    fails_ |= !alive_[v].contains(w);
    forced_[v].insert(w);
    forced_[w].insert(v);
  }
  bool lose(int v, int w) {
    alive_[w].erase(v);
    return alive_[v].erase(w) > 0;
  }
  bool keep_forced(int v) {
    bool changes = false;
    const Set all = alive_[v];
    for (const int w : all) {
      if (!forced_[v].contains(w)) changes |= lose(v, w);
    }
    return changes;
  }
  // The other end of the chain that ends at v, and the number of its places.
  std::pair<int, int> chain_from(int v) const {
    int before = -1, at = v, length = 1;
    for (;;) {
      int next = -1;
      for (const int w : forced_[at]) {
        if (w != before) next = w;
      }
      if (next < 0 || next == v || length > static_cast<int>(alive_.size())) return {at, length};
      before = at;
      at = next;
      ++length;
    }
  }
  bool is_in_short_ring(int v) const {
    if (forced_[v].size() != 2) return false;
    int before = v, at = *forced_[v].begin(), length = 1;
    for (; at != v && length < places() && forced_[at].size() == 2; ++length) {
      const int next = *forced_[at].begin() == before ? *forced_[at].rbegin() : *forced_[at].begin();
      before = std::exchange(at, next);
    }
    return at == v && length < places();
  }
  int places() const { return model_.size() + (model_.closed ? 0 : 1); }

  bool follow() {
    bool changes = false;
    for (int v = 0; v < places(); ++v) {
      if (alive_[v].size() < 2 || forced_[v].size() > 2 || is_in_short_ring(v)) fails_ = true;
      if (alive_[v].size() == 2 && forced_[v].size() < 2) {
        for (const int w : Set(alive_[v])) force(v, w);
        changes = true;
      }
      if (forced_[v].size() >= 2) changes |= keep_forced(v);
      if (forced_[v].size() != 1) continue;
      const auto [other, length] = chain_from(v);
      if (length == places()) continue;
      if (length > 2 && alive_[v].contains(other)) changes |= lose(v, other);
    }
    return changes;
  }

  const ReasonModel& model_;
  const int outside_;
  std::vector<Set> alive_, forced_;
  bool fails_ = false;
};

}  // namespace kt
