#include "view/theme.h"

#include "view/assets.h"

namespace kt {
namespace {

constexpr ImU32 rgb(unsigned hex) { return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, 255); }
constexpr ImU32 rgba(unsigned hex, unsigned alpha) {
  return (rgb(hex) & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

constexpr Palette kLight = {
    .background = rgb(0xfaf9f6),
    .surface = rgb(0xf0eee8),
    .border = rgb(0xd8d5cc),
    .text = rgb(0x1e2227),
    .muted = rgb(0x5a616b),
    .accent = rgb(0x0067a3),
    .on_accent = rgb(0xffffff),
    .hovered = rgb(0xe6e3da),
    .pressed = rgb(0xdad6cb),
    .square_light = rgb(0xf5f2ea),
    .square_dark = rgb(0xe3ddcf),
    .visited = rgba(0x56b4e9, 58),
    .path_old = rgb(0x7fbfe2),
    .path_new = rgb(0x00578a),
    .knight = rgb(0x1e2227),
    .knight_eye = rgb(0xfaf9f6),
    .candidate = rgb(0x007a59),
    .dead_end = rgb(0xc44f00),
};

constexpr Palette kDark = {
    .background = rgb(0x16181c),
    .surface = rgb(0x22262c),
    .border = rgb(0x3a4049),
    .text = rgb(0xeceef1),
    .muted = rgb(0xa3abb6),
    .accent = rgb(0x56b4e9),
    .on_accent = rgb(0x0d1620),
    .hovered = rgb(0x2c3139),
    .pressed = rgb(0x373d47),
    .square_light = rgb(0x343a43),
    .square_dark = rgb(0x272c33),
    .visited = rgba(0x56b4e9, 44),
    .path_old = rgb(0x2f6e96),
    .path_new = rgb(0x7cc8f5),
    .knight = rgb(0xf7f5ef),
    .knight_eye = rgb(0x16181c),
    .candidate = rgb(0x2fd6a6),
    .dead_end = rgb(0xff9445),
};

}  // namespace

const Palette& palette(Theme theme, bool system_is_dark) {
  const bool dark = theme == Theme::dark || (theme == Theme::automatic && system_is_dark);
  return dark ? kDark : kLight;
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

void load_font() {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  for (const auto font : {inter_font(), mono_font()}) {
    // The atlas only reads it: FontDataOwnedByAtlas is off.
    ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(font.data()), static_cast<int>(font.size()),
                                               Type::body, &config);
  }
}

ImFont* code_font() { return ImGui::GetIO().Fonts->Fonts[1]; }

void apply_style(const Palette& colours) {
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  style.FontSizeBase = Type::body;
  style.WindowPadding = {0, 0};
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.FramePadding = {12, 8};
  style.FrameRounding = 6;
  style.PopupRounding = 8;
  style.ItemSpacing = {8, 8};
  style.ItemInnerSpacing = {6, 6};
  style.ScrollbarSize = 10;
  style.ScrollbarRounding = 5;
  style.GrabRounding = 6;
  style.DisabledAlpha = 0.4f;
  const auto set = [&](ImGuiCol slot, ImU32 colour) { style.Colors[slot] = ImGui::ColorConvertU32ToFloat4(colour); };
  set(ImGuiCol_Text, colours.text);
  set(ImGuiCol_TextDisabled, colours.muted);
  set(ImGuiCol_WindowBg, colours.background);
  set(ImGuiCol_ChildBg, 0);
  set(ImGuiCol_PopupBg, colours.background);
  set(ImGuiCol_Border, colours.border);
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
  set(ImGuiCol_ScrollbarGrab, colours.border);
  set(ImGuiCol_ScrollbarGrabHovered, colours.muted);
  set(ImGuiCol_ScrollbarGrabActive, colours.muted);
  set(ImGuiCol_TextSelectedBg, with_alpha(colours.accent, 0.3f));
  set(ImGuiCol_InputTextCursor, colours.text);
  set(ImGuiCol_NavCursor, colours.accent);
}

}  // namespace kt
