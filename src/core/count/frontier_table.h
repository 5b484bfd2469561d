// The states of a frontier count, each with the number of ways that lead to it.
//
// A state says how fragments of a path end on the frontier: one code for each of up to kFrontierSlots slots. The code
// is the slot's own number (bare: no edge yet, or nobody there), the slot of the fragment's other end, `kUsed` (two
// edges: nothing more can happen there), or `kTourEnd` (the fragment's other end is an end of the tour).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/count/tour_count.h"

namespace kt {

inline constexpr int kFrontierSlots = 24;
inline constexpr int kUsed = 30;
inline constexpr int kTourEnd = 31;

// Packed, a code is kept XOR its slot's number: a bare frontier is all zeros, and a change is one XOR.
class FrontierKey {
 public:
  using Codes = std::array<std::uint8_t, kFrontierSlots>;

  void unpack(Codes& codes) const {
    for (int half = 0; half < 2; ++half) {
      std::uint64_t bits = halves_[half];
      for (int slot = half * kPerHalf; slot < (half + 1) * kPerHalf; ++slot, bits >>= kBits) {
        codes[slot] = static_cast<std::uint8_t>((bits & 31) ^ static_cast<unsigned>(slot));
      }
    }
  }
  void change(int slot, int from, int to) {
    const int half = slot >= kPerHalf ? 1 : 0;
    halves_[half] ^= static_cast<std::uint64_t>(from ^ to) << (kBits * (slot - half * kPerHalf));
  }
  // The upper bits are the best.
  std::uint64_t hash() const {
    const std::uint64_t mixed = halves_[1] * 0xD6E8FEB86659FD93;
    return (halves_[0] ^ (mixed >> 32) ^ mixed) * 0x9E3779B97F4A7C15;
  }
  bool operator==(const FrontierKey& key) const { return halves_[0] == key.halves_[0] && halves_[1] == key.halves_[1]; }

 private:
  static constexpr int kBits = 5;
  static constexpr int kPerHalf = kFrontierSlots / 2;
  std::array<std::uint64_t, 2> halves_{};
};

struct FrontierState {
  FrontierKey key;
  TourCount ways;
};

// Finds a state by its key: open addressing into a list, which is walked in order and given back front to back. About
// 45 bytes a state.
class FrontierTable {
 public:
  enum class Trouble : std::uint8_t { none, full, overflow };
  using States = std::deque<FrontierState>;

  explicit FrontierTable(std::size_t max_states) : max_states_(max_states) { index(kFewestPlaces); }

  // Adds the ways to those of the same key. After trouble the table is of no further use.
  void add(const FrontierKey& key, const TourCount& ways);
  // Swaps its states with `states`, and is then empty.
  void hand_over(States& states);

  Trouble trouble() const { return trouble_; }

 private:
  static constexpr std::size_t kFewestPlaces = 1024;

  std::uint32_t& place_of(const FrontierKey& key);
  void index(std::size_t places);

  std::size_t max_states_;
  Trouble trouble_ = Trouble::none;
  States states_;
  std::vector<std::uint32_t> index_;  // a power of two of places: 1 + a state's position in the list, or 0
  int shift_ = 0;                     // leaves the bits of a hash that number a place
};

inline std::uint32_t& FrontierTable::place_of(const FrontierKey& key) {
  std::size_t place = static_cast<std::size_t>(key.hash() >> shift_);
  while (index_[place] != 0 && states_[index_[place] - 1].key != key) place = (place + 1) & (index_.size() - 1);
  return index_[place];
}

inline void FrontierTable::add(const FrontierKey& key, const TourCount& ways) {
  std::uint32_t& place = place_of(key);
  if (place != 0) {
    if (!kt::add(states_[place - 1].ways, ways)) trouble_ = Trouble::overflow;
    return;
  }
  if (states_.size() == max_states_) {
    trouble_ = Trouble::full;
    return;
  }
  states_.push_back({key, ways});
  place = static_cast<std::uint32_t>(states_.size());
  if (states_.size() * 2 > index_.size()) index(index_.size() * 2);
}

}  // namespace kt
