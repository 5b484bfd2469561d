#include "view/pen/theme.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "view/pen/assets.h"

namespace kt {

float interface_scale(const Theme& theme, double scale, float canvas_width) {
  constexpr float kMinUnits = 320;
  const float asked = theme.type * static_cast<float>(scale);
  return std::min(asked, std::max(canvas_width / kMinUnits, std::min(asked, 1.0f)));
}

ImU32 mix(ImU32 from, ImU32 to, float t) {
  const ImVec4 a = ImGui::ColorConvertU32ToFloat4(from);
  const ImVec4 b = ImGui::ColorConvertU32ToFloat4(to);
  return ImGui::ColorConvertFloat4ToU32(
      {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t, a.w + (b.w - a.w) * t});
}

ImU32 with_alpha(ImU32 colour, float alpha) {
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha * 255.0f + 0.5f) << IM_COL32_A_SHIFT);
}

ImU32 faded(ImU32 colour, float share) {
  return with_alpha(colour, static_cast<float>(colour >> IM_COL32_A_SHIFT & 255) / 255 * share);
}

namespace {

// Linear between powers of two, which looks the same; a logarithm for a million squares takes a long time.
double log2_of_one_more(std::uint64_t number) {
  const std::uint64_t n = number + 1;
  const int exponent = static_cast<int>(std::bit_width(n)) - 1;
  return exponent + (static_cast<double>(n) / static_cast<double>(std::uint64_t{1} << exponent) - 1);
}

}  // namespace

HeatScale::HeatScale(std::uint64_t most) : most_(log2_of_one_more(most)) {}

float HeatScale::share(std::uint64_t visits) const {
  return most_ > 0 ? std::min(1.0f, static_cast<float>(log2_of_one_more(visits) / most_)) : 0;
}

ImU32 heat_colour(const Palette& colours, ImU32 never, float share) {
  return share <= 0 ? never : mix(colours.heat_low, colours.heat_high, share);
}

ImU32 edge_of(const Palette& colours) { return mix(colours.background, colours.muted, 0.75f); }

namespace {

std::vector<std::span<const unsigned char>>& characters() {
  static std::vector<std::span<const unsigned char>> all;
  return all;
}

// The atlas only reads the bytes: FontDataOwnedByAtlas is off.
ImFont* add(ImFontAtlas& atlas, std::span<const unsigned char> font, bool to_last) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = to_last;
  return atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(font.data()), static_cast<int>(font.size()), Type::body,
                                    &config);
}

}  // namespace

ImFont* add_font(ImFontAtlas& atlas, std::span<const unsigned char> font) { return add(atlas, font, false); }

ImFont* add_inter(ImFontAtlas& atlas) {
  ImFont* inter = add_font(atlas, inter_font());
  add(atlas, names_font(), true);
  for (const auto& more : characters()) add(atlas, more, true);
  return inter;
}

void load_font() { add_inter(*ImGui::GetIO().Fonts); }

void load_characters(std::span<const unsigned char> font) {
  characters().push_back(font);
  if (!ImGui::GetCurrentContext()) return;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  // Merges into Inter, which is the first font: Dear ImGui merges into the last one.
  std::swap(atlas.Fonts.front(), atlas.Fonts.back());
  atlas.Fonts.back()->ClearOutputData();  // includes the characters that it lacked
  add(atlas, font, true);
  std::swap(atlas.Fonts.front(), atlas.Fonts.back());
}
void load_code_font(std::span<const unsigned char> font) { add_font(*ImGui::GetIO().Fonts, font); }

ImFont* code_font() { return ImGui::GetIO().Fonts->Fonts.back(); }

void apply_style(const Palette& colours) {
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  style.FontSizeBase = Type::body;
  style.WindowPadding = {0, 0};
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.FramePadding = {12, 8};
  style.FrameRounding = kRounding;
  style.FrameBorderSize = 1;
  style.PopupRounding = kRounding;
  style.ItemSpacing = {8, 8};
  style.ItemInnerSpacing = {6, 6};
  style.ScrollbarSize = 10;
  style.ScrollbarRounding = 5;
  style.GrabRounding = kRounding;
  style.DisabledAlpha = 0.4f;
  const auto set = [&](ImGuiCol slot, ImU32 colour) { style.Colors[slot] = ImGui::ColorConvertU32ToFloat4(colour); };
  set(ImGuiCol_Text, colours.text);
  set(ImGuiCol_TextDisabled, colours.muted);
  set(ImGuiCol_WindowBg, colours.background);
  set(ImGuiCol_ChildBg, 0);
  set(ImGuiCol_PopupBg, colours.background);
  set(ImGuiCol_Border, edge_of(colours));
  set(ImGuiCol_FrameBg, colours.surface);
  set(ImGuiCol_FrameBgHovered, colours.hovered);
  set(ImGuiCol_FrameBgActive, colours.pressed);
  set(ImGuiCol_Button, colours.surface);
  set(ImGuiCol_ButtonHovered, colours.hovered);
  set(ImGuiCol_ButtonActive, colours.pressed);
  set(ImGuiCol_Header, colours.pressed);
  set(ImGuiCol_HeaderHovered, colours.hovered);
  set(ImGuiCol_HeaderActive, colours.pressed);
  set(ImGuiCol_ScrollbarBg, 0);
  set(ImGuiCol_ScrollbarGrab, edge_of(colours));
  set(ImGuiCol_ScrollbarGrabHovered, colours.muted);
  set(ImGuiCol_ScrollbarGrabActive, colours.muted);
  set(ImGuiCol_TextSelectedBg, with_alpha(colours.accent, 0.3f));
  set(ImGuiCol_InputTextCursor, colours.text);
  set(ImGuiCol_NavCursor, colours.accent);
}

}  // namespace kt
