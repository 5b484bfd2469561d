#include "view/pen/theme.h"

#include <algorithm>

#include "view/pen/assets.h"

namespace kt {
namespace {

constexpr ImU32 rgb(unsigned hex) { return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, 255); }
constexpr ImU32 rgba(unsigned hex, unsigned alpha) {
  return (rgb(hex) & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

constexpr Look kLooks[] = {
    {.theme = Theme::light,
     .type = 1,
     .weight = 1,
     .colours = {.background = rgb(0xfaf9f6),
                 .surface = rgb(0xf0eee8),
                 .border = rgb(0xd8d5cc),
                 .text = rgb(0x1e2227),
                 .muted = rgb(0x565d67),
                 .accent = rgb(0x0067a3),
                 .on_accent = rgb(0xffffff),
                 .hovered = rgb(0xe6e3da),
                 .pressed = rgb(0xdcd8ce),
                 .square_light = rgb(0xf7f4ed),
                 .square_dark = rgb(0xe6e0d3),
                 .visited = rgba(0x56b4e9, 44),
                 .path_old = rgb(0x7fbfe2),
                 .path_new = rgb(0x0067a8),
                 .knight = rgb(0x1e2227),
                 .knight_eye = rgb(0xfaf9f6),
                 .candidate = rgb(0x004028),
                 .dead_end = rgb(0xb54500),
                 .heat_low = rgb(0xfff6e3),
                 .heat_high = rgb(0xf8c86c)}},
    {.theme = Theme::dark,
     .type = 1,
     .weight = 1,
     .colours = {.background = rgb(0x16181c),
                 .surface = rgb(0x22262c),
                 .border = rgb(0x3a4049),
                 .text = rgb(0xeceef1),
                 .muted = rgb(0xa9b1bc),
                 .accent = rgb(0x56b4e9),
                 .on_accent = rgb(0x0d1620),
                 .hovered = rgb(0x2c3139),
                 .pressed = rgb(0x373d47),
                 .square_light = rgb(0x343a43),
                 .square_dark = rgb(0x272c33),
                 .visited = rgba(0x56b4e9, 44),
                 .path_old = rgb(0x2f6e96),
                 .path_new = rgb(0x6cbcf2),
                 .knight = rgb(0xf7f5ef),
                 .knight_eye = rgb(0x16181c),
                 .candidate = rgb(0xa6f5cf),
                 .dead_end = rgb(0xff9033),
                 .heat_low = rgb(0x2b2630),
                 .heat_high = rgb(0x604210)}},
    // For a bright room and the last row: hardly any greys, as a projector's black is the wall's white.
    {.theme = Theme::projector,
     .type = 1.35f,
     .weight = 1.6f,
     .colours = {.background = rgb(0xffffff),
                 .surface = rgb(0xececec),
                 .border = rgb(0x8a8a8a),
                 .text = rgb(0x000000),
                 .muted = rgb(0x3a3a3a),
                 .accent = rgb(0x005fa0),
                 .on_accent = rgb(0xffffff),
                 .hovered = rgb(0xdedede),
                 .pressed = rgb(0xd0d0d0),
                 .square_light = rgb(0xffffff),
                 .square_dark = rgb(0xe2dccd),
                 .visited = rgba(0x56b4e9, 56),
                 .path_old = rgb(0x5a9fcf),
                 .path_new = rgb(0x005fa0),
                 .knight = rgb(0x000000),
                 .knight_eye = rgb(0xffffff),
                 .candidate = rgb(0x003d26),
                 .dead_end = rgb(0xb34100),
                 .heat_low = rgb(0xfff0c8),
                 .heat_high = rgb(0xf9c257)}},
    {.theme = Theme::contrast,
     .type = 1,
     .weight = 1.4f,
     .colours = {.background = rgb(0x000000),
                 .surface = rgb(0x1a1a1a),
                 .border = rgb(0xb0b0b0),
                 .text = rgb(0xffffff),
                 .muted = rgb(0xd6d6d6),
                 .accent = rgb(0x56b4e9),
                 .on_accent = rgb(0x000000),
                 .hovered = rgb(0x2e2e2e),
                 .pressed = rgb(0x404040),
                 .square_light = rgb(0x2b2b2b),
                 .square_dark = rgb(0x0a0a0a),
                 .visited = rgba(0x0072b2, 70),
                 .path_old = rgb(0x2f86bd),
                 .path_new = rgb(0x56b4e9),
                 .knight = rgb(0xffffff),
                 .knight_eye = rgb(0x000000),
                 .candidate = rgb(0xb4ffd9),
                 .dead_end = rgb(0xff8c1a),
                 .heat_low = rgb(0x1c1408),
                 .heat_high = rgb(0x5e3f00)}},
};

}  // namespace

std::span<const Look> looks() { return kLooks; }

const Look& look(Theme theme, SystemLook system) {
  if (theme == Theme::automatic) {
    theme = system.more_contrast ? Theme::contrast : system.dark ? Theme::dark : Theme::light;
  }
  return *std::ranges::find(kLooks, theme, &Look::theme);
}

float interface_scale(const Look& look, double scale, float canvas_width) {
  constexpr float kFewestUnits = 320;
  const float asked = look.type * static_cast<float>(scale);
  return std::min(asked, std::max(canvas_width / kFewestUnits, std::min(asked, 1.0f)));
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

// The atlas only reads the bytes: FontDataOwnedByAtlas is off.
ImFont* add_font(ImFontAtlas& atlas, std::span<const unsigned char> font) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  return atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(font.data()), static_cast<int>(font.size()), Type::body,
                                    &config);
}

void load_font() { add_font(*ImGui::GetIO().Fonts, inter_font()); }
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
