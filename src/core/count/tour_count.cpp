#include "core/count/tour_count.h"

#include <array>

namespace kt {

// Long multiplication, 32 bits at a time.
bool add_product(TourCount& sum, const TourCount& a, const TourCount& b) {
  const auto parts = [](const TourCount& n) {
    return std::array<std::uint64_t, 4>{n.low & 0xFFFFFFFF, n.low >> 32, n.high & 0xFFFFFFFF, n.high >> 32};
  };
  const auto of_a = parts(a), of_b = parts(b);
  for (std::size_t i = 0; i < of_a.size(); ++i) {
    for (std::size_t j = 0; j < of_b.size(); ++j) {
      const std::uint64_t product = of_a[i] * of_b[j];
      if (product == 0) continue;
      TourCount term;
      switch (i + j) {
        case 0: term.low = product; break;
        case 1: term = {product >> 32, product << 32}; break;
        case 2: term.high = product; break;
        case 3:
          if (product >> 32 != 0) return false;
          term.high = product << 32;
          break;
        default: return false;
      }
      if (!add(sum, term)) return false;
    }
  }
  return true;
}

std::string to_string(TourCount count) {
  // Long division by ten, 32 bits at a time, because portable C++ has no wider type for the remainder.
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
