#include "app/sound/pitch.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace kt {
namespace {

constexpr double kLowest = 146.83;  // Hz
constexpr double kOctaves = 3.5;
constexpr int kSemitones = 12;  // per octave

constexpr int kFive[] = {0, 2, 4, 7, 9}, kSeven[] = {0, 2, 4, 5, 7, 9, 11};
constexpr int kTwelve[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
constexpr std::span<const int> kScales[] = {kFive, kSeven, kTwelve};

// Semitones above the lowest note.
double height_of(std::size_t note, std::size_t most) {
  for (const std::span<const int> scale : kScales) {
    if (static_cast<double>(most) > kOctaves * static_cast<double>(scale.size())) continue;
    return static_cast<double>(note / scale.size()) * kSemitones + scale[note % scale.size()];
  }
  return kOctaves * kSemitones * static_cast<double>(note) / static_cast<double>(most);
}

}  // namespace

float pitch_of(double depth, std::size_t squares) {
  const std::size_t most = std::max<std::size_t>(squares, 2) - 1;
  const double note = std::clamp(depth - 1, 0.0, static_cast<double>(most));
  const auto below = static_cast<std::size_t>(note);
  const double low = height_of(below, most), high = height_of(std::min(below + 1, most), most);
  const double height = low + (high - low) * (note - static_cast<double>(below));
  return static_cast<float>(kLowest * std::exp2(height / kSemitones));
}

}  // namespace kt
