#include "view/widgets/keys.h"

#include <utility>

namespace kt {
namespace {

struct Stroke {
  std::string_view name;
  ImGuiKey key, other;
};

#define KT_STROKE(id, name, does, key, other) {name, ImGuiKey_##key, ImGuiKey_##other},
constexpr Stroke kStrokes[] = {KT_KEYS(KT_STROKE)};
#undef KT_STROKE

}  // namespace

std::string_view name_of(Key key) { return kStrokes[std::to_underlying(key)].name; }

bool is_pressed(Key key, bool repeats) {
  const auto& [name, one, other] = kStrokes[std::to_underlying(key)];
  return ImGui::IsKeyPressed(one, repeats) || (other != ImGuiKey_None && ImGui::IsKeyPressed(other, repeats));
}

}  // namespace kt
