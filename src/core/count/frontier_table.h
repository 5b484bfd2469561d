// The states of a frontier count, each with the number of ways that lead to it.
//
// A state says how the fragments of a path end on the frontier. It has one code for each of up to kFrontierSlots slots:
// the slot's own number (bare: no edge yet, or no square in it), the slot of the fragment's other end, `kUsed` (it has
// two edges), or `kTourEnd` (the fragment's other end is an end of the tour).
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

// A code is stored XOR its slot's number, so that a bare frontier is all zeros and a change is one XOR.
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
  // The upper bits are mixed best.
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

// A hash table with open addressing into a list of states. The list is read in order and freed from the front. About 45
// bytes per state. The places are in segments that grow one by one, because growing all at once would take seconds.
class FrontierTable {
 public:
  enum class Trouble : std::uint8_t { none, full, overflow };
  using States = std::deque<FrontierState>;

  explicit FrontierTable(std::size_t max_states) : max_states_(max_states) { make_places(0); }

  // Adds the ways to those of the same key. After trouble() the table is invalid.
  void add(const FrontierKey& key, const TourCount& ways);
  // Exchanges its states with `states`; the table is then empty.
  void hand_over(States& states);

  Trouble trouble() const { return trouble_; }
  // How often a state was moved while the table grew; counts as work.
  std::uint64_t moved() const { return moved_; }

 private:
  static constexpr int kSegmentBits = 8;
  static constexpr std::size_t kSegments = 1 << kSegmentBits;

  // A power of two of places. A place has 1 + a state's position in the list, or 0 if it is empty.
  struct Segment {
    std::vector<std::uint32_t> places;
    std::size_t used = 0;
    int shift = 0;  // shift that selects the place from a hash, after the bits that select the segment
    std::size_t first_place(std::uint64_t hash) const {
      return static_cast<std::size_t>((hash << kSegmentBits) >> shift);
    }
  };

  // Makes empty places for so many states.
  void make_places(std::size_t states);
  static void clear(Segment& segment, std::size_t places);
  void grow(Segment& segment);

  std::size_t max_states_;
  Trouble trouble_ = Trouble::none;
  States states_;
  std::vector<Segment> segments_ = std::vector<Segment>(kSegments);
  std::uint64_t moved_ = 0;
};

inline void FrontierTable::add(const FrontierKey& key, const TourCount& ways) {
  const std::uint64_t hash = key.hash();
  Segment& segment = segments_[hash >> (64 - kSegmentBits)];
  std::size_t place = segment.first_place(hash);
  for (; segment.places[place] != 0; place = (place + 1) & (segment.places.size() - 1)) {
    FrontierState& state = states_[segment.places[place] - 1];
    if (state.key != key) continue;
    if (!kt::add(state.ways, ways)) trouble_ = Trouble::overflow;
    return;
  }
  if (states_.size() == max_states_) {
    trouble_ = Trouble::full;
    return;
  }
  states_.push_back({key, ways});
  segment.places[place] = static_cast<std::uint32_t>(states_.size());
  if (++segment.used * 2 > segment.places.size()) grow(segment);
}

}  // namespace kt
