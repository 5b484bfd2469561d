// Colours as numbers, for the tests of the themes: contrast by WCAG 2.2, the view without one kind of cone by Machado,
// Oliveira and Fernandes (2009), and colour differences in OKLab (Ottosson 2020).
//
// Linear components are light, from 0 to 1; Dear ImGui's colours are sRGB.
#pragma once

#include <array>

#include "imgui.h"

namespace kt {

using Components = std::array<double, 3>;

Components linear(ImU32 colour);

double luminance(ImU32 colour);
// From 1 to 21. `room`: additional light on the picture, as on a projector's wall, where 1 is as much as white.
double contrast(ImU32 a, ImU32 b, double room = 0);

// A half-transparent colour over an opaque one.
ImU32 over(ImU32 above, ImU32 below);

enum class Vision { normal, protanopia, deuteranopia, tritanopia };
inline constexpr Vision kVisions[] = {Vision::normal, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia};
const char* name(Vision vision);

// The linear components that a viewer sees.
Components seen(Vision vision, ImU32 colour);

// Lightness from 0 to 1, and two axes of colour.
Components oklab(Components light);
// In OKLab: 0.02 is just noticeable; black and white have a distance of 1.
double distance(Vision vision, ImU32 a, ImU32 b);

}  // namespace kt
