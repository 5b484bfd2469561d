// The pixels of the canvas: the last frame's triangles, blended as a renderer does.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "imgui.h"

namespace kt {

// Red, green, blue and opacity, from 0 to 255.
using Pixel = std::array<double, 4>;

inline Pixel pixel_of(ImU32 colour) {
  return {static_cast<double>(colour >> IM_COL32_R_SHIFT & 255), static_cast<double>(colour >> IM_COL32_G_SHIFT & 255),
          static_cast<double>(colour >> IM_COL32_B_SHIFT & 255), static_cast<double>(colour >> IM_COL32_A_SHIFT & 255)};
}

// A pixel of a texture, by its place from (0, 0) to (1, 1).
inline Pixel texel(ImTextureData& texture, double u, double v) {
  const int x = std::clamp(static_cast<int>(u * texture.Width), 0, texture.Width - 1);
  const int y = std::clamp(static_cast<int>(v * texture.Height), 0, texture.Height - 1);
  const auto* bytes = static_cast<const unsigned char*>(texture.GetPixelsAt(x, y));
  if (texture.Format == ImTextureFormat_Alpha8) return {255, 255, 255, static_cast<double>(bytes[0])};
  return {static_cast<double>(bytes[0]), static_cast<double>(bytes[1]), static_cast<double>(bytes[2]),
          static_cast<double>(bytes[3])};
}

// Transparent black if nothing is drawn.
inline Pixel pixel_at(ImVec2 point) {
  Pixel seen{0, 0, 0, 0};
  const auto lay_over = [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, ImTextureData& texture) {
    const double ax = a.pos.x - point.x, ay = a.pos.y - point.y, bx = b.pos.x - point.x, by = b.pos.y - point.y;
    const double cx = c.pos.x - point.x, cy = c.pos.y - point.y;
    const double of_a = bx * cy - by * cx, of_b = cx * ay - cy * ax, of_c = ax * by - ay * bx;
    const double all = of_a + of_b + of_c;
    const bool inside = all != 0 && of_a / all >= 0 && of_b / all >= 0 && of_c / all >= 0;
    if (!inside) return;
    const auto between = [&](double at_a, double at_b, double at_c) {
      return (at_a * of_a + at_b * of_b + at_c * of_c) / all;
    };
    const Pixel sample = texel(texture, between(a.uv.x, b.uv.x, c.uv.x), between(a.uv.y, b.uv.y, c.uv.y));
    const Pixel from_a = pixel_of(a.col), from_b = pixel_of(b.col), from_c = pixel_of(c.col);
    const auto channel = [&](std::size_t i) { return between(from_a[i], from_b[i], from_c[i]) * sample[i] / 255; };
    const double opacity = channel(3) / 255;
    for (std::size_t i = 0; i < 3; ++i) seen[i] += (channel(i) - seen[i]) * opacity;
    seen[3] += (255 - seen[3]) * opacity;
  };
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const ImVec4 clip = command.ClipRect;
      if (point.x < clip.x || point.x >= clip.z || point.y < clip.y || point.y >= clip.w) continue;
      ImTextureData* texture = command.TexRef._TexData;
      if (!texture || !texture->Pixels) continue;
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        const auto vertex = [&](unsigned n) -> const ImDrawVert& {
          const auto index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i + n)];
          return list->VtxBuffer[static_cast<int>(command.VtxOffset + index)];
        };
        lay_over(vertex(0), vertex(1), vertex(2), *texture);
      }
    }
  }
  return seen;
}

// Equal within rounding.
inline bool looks_like(const Pixel& seen, ImU32 colour, double tolerance = 3) {
  const Pixel wanted = pixel_of(colour);
  return std::ranges::equal(seen, wanted, [&](double a, double b) { return std::abs(a - b) <= tolerance; });
}

inline testing::AssertionResult has_colour_at(ImVec2 point, ImU32 colour, double tolerance = 3) {
  const Pixel seen = pixel_at(point), wanted = pixel_of(colour);
  if (looks_like(seen, colour, tolerance)) return testing::AssertionSuccess();
  const auto told = [](const Pixel& s) {
    std::string text;
    for (const double channel : s) text += std::to_string(static_cast<int>(channel)) + " ";
    return text;
  };
  return testing::AssertionFailure() << "at " << point.x << "," << point.y << " is " << told(seen) << "instead of "
                                     << told(wanted);
}

}  // namespace kt
