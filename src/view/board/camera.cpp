#include "view/board/camera.h"

#include <algorithm>
#include <cmath>

namespace kt {
namespace {

constexpr float kLargestCell = 96;
constexpr float kNearlyOut = 1.001f;

// Along one axis: where the middle of the visible part may lie.
float settle(float middle, float extent, float seen) {
  return seen >= extent ? extent / 2 : std::clamp(middle, seen / 2, extent - seen / 2);
}

ImVec2 settle(ImVec2 middle, const Stage& stage, float cell) {
  return {settle(middle.x, stage.extent.x, (stage.max.x - stage.min.x) / cell),
          settle(middle.y, stage.extent.y, (stage.max.y - stage.min.y) / cell)};
}

}  // namespace

float Stage::fitting_cell() const {
  return std::max(std::min((max.x - min.x) / extent.x, (max.y - min.y) / extent.y), 0.001f);
}

Projection project(const Camera& camera, const Stage& stage) {
  const float cell = stage.fitting_cell() * std::max(camera.zoom, 1.0f);
  const ImVec2 wanted = camera.fits() ? ImVec2{stage.extent.x / 2, stage.extent.y / 2} : camera.middle;
  const ImVec2 middle = settle(wanted, stage, cell);
  const ImVec2 screen = stage.middle();
  const auto whole = [&](float x) { return std::round(x * stage.density) / stage.density; };
  const ImVec2 origin{whole(screen.x - middle.x * cell), whole(screen.y - middle.y * cell)};
  Projection seen{.origin = origin, .cell = cell, .density = stage.density};
  seen.min = {std::max(origin.x, stage.min.x), std::max(origin.y, stage.min.y)};
  seen.max = {std::min(origin.x + stage.extent.x * cell, stage.max.x),
              std::min(origin.y + stage.extent.y * cell, stage.max.y)};
  return seen;
}

float largest_zoom(const Stage& stage) { return std::max(4.0f, kLargestCell / stage.fitting_cell()); }

void zoom_at(Camera& camera, const Stage& stage, ImVec2 point, float factor) {
  const Projection before = project(camera, stage);
  const ImVec2 held = before.to_board(point);
  const float zoom = std::clamp(std::max(camera.zoom, 1.0f) * factor, 1.0f, largest_zoom(stage));
  if (zoom < kNearlyOut) {
    camera = {};
    return;
  }
  const float cell = stage.fitting_cell() * zoom;
  const ImVec2 screen = stage.middle();
  camera.zoom = zoom;
  camera.middle = settle({held.x + (screen.x - point.x) / cell, held.y + (screen.y - point.y) / cell}, stage, cell);
}

void pan(Camera& camera, const Stage& stage, ImVec2 by) {
  if (camera.fits()) return;
  const float cell = stage.fitting_cell() * camera.zoom;
  camera.middle = settle({camera.middle.x - by.x / cell, camera.middle.y - by.y / cell}, stage, cell);
}

void centre_on(Camera& camera, const Stage& stage, ImVec2 place) {
  if (!camera.fits()) camera.middle = settle(place, stage, stage.fitting_cell() * camera.zoom);
}

void scroll_into_view(Camera& camera, const Stage& stage, ImVec2 place) {
  const Projection view = project(camera, stage);
  const ImVec2 low = view.to_screen({std::max(place.x - 1, 0.0f), std::max(place.y - 1, 0.0f)});
  const ImVec2 high = view.to_screen({std::min(place.x + 1, stage.extent.x), std::min(place.y + 1, stage.extent.y)});
  const bool seen = low.x >= view.min.x && low.y >= view.min.y && high.x <= view.max.x && high.y <= view.max.y;
  if (!seen && !camera.fits()) centre_on(camera, stage, place);
}

}  // namespace kt
