#include "core/count/tour_count.h"

#include <array>

namespace kt {

std::string to_string(TourCount count) {
  // Long division by ten, 32 bits at a time: portable C++ has no wider type that could hold the remainder in front.
  std::array<std::uint64_t, 4> parts{count.high >> 32, count.high & 0xFFFFFFFF, count.low >> 32,
                                     count.low & 0xFFFFFFFF};
  std::string text;
  do {
    std::uint64_t rest = 0;
    for (std::uint64_t& part : parts) {
      const std::uint64_t value = rest << 32 | part;
      part = value / 10;
      rest = value % 10;
    }
    text.insert(text.begin(), static_cast<char>('0' + rest));
  } while (parts != std::array<std::uint64_t, 4>{});
  return text;
}

}  // namespace kt
