#include "view/pen/colour_math.h"

#include <algorithm>
#include <cmath>

#include "view/pen/theme.h"

namespace kt {
namespace {

using Matrix = std::array<Components, 3>;

// For severity 1, in linear RGB.
constexpr Matrix kSeen[] = {
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
};

constexpr Matrix kToCones = {{{0.4122214708, 0.5363325363, 0.0514459929},
                              {0.2119034982, 0.6806995451, 0.1073969566},
                              {0.0883024619, 0.2817188376, 0.6299787005}}};
constexpr Matrix kToLab = {{{0.2104542553, 0.7936177850, -0.0040720468},
                            {1.9779984951, -2.4285922050, 0.4505937099},
                            {0.0259040371, 0.7827717662, -0.8086757660}}};

Components times(const Matrix& matrix, Components v) {
  Components result{};
  for (std::size_t i = 0; i < 3; ++i) result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
  return result;
}

double decoded(ImU32 colour, int shift) {
  const double value = static_cast<double>((colour >> shift) & 255) / 255;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

}  // namespace

Components linear(ImU32 colour) {
  return {decoded(colour, IM_COL32_R_SHIFT), decoded(colour, IM_COL32_G_SHIFT), decoded(colour, IM_COL32_B_SHIFT)};
}

double luminance(ImU32 colour) {
  const auto [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

double contrast(ImU32 a, ImU32 b, double room) {
  const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
  return (light + 0.05 + room) / (dark + 0.05 + room);
}

ImU32 over(ImU32 above, ImU32 below) {
  const float alpha = static_cast<float>((above >> IM_COL32_A_SHIFT) & 255) / 255;
  return mix(below, above | IM_COL32_A_MASK, alpha);
}

const char* name(Vision vision) {
  constexpr const char* kNames[] = {"normal", "protanopia", "deuteranopia", "tritanopia"};
  return kNames[static_cast<std::size_t>(vision)];
}

Components seen(Vision vision, ImU32 colour) {
  Components light = times(kSeen[static_cast<std::size_t>(vision)], linear(colour));
  for (double& component : light) component = std::clamp(component, 0.0, 1.0);
  return light;
}

Components oklab(Components light) {
  Components cones = times(kToCones, light);
  for (double& cone : cones) cone = std::cbrt(cone);
  return times(kToLab, cones);
}

double distance(Vision vision, ImU32 a, ImU32 b) {
  const Components p = oklab(seen(vision, a)), q = oklab(seen(vision, b));
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

}  // namespace kt
