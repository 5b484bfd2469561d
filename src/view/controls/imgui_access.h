// What this program needs of Dear ImGui beyond its public header, and beyond what controls.h tells: only
// imgui_access.cpp includes imgui_internal.h, so that a new version of Dear ImGui is a change of one file.
// Tried with Dear ImGui 1.92.2b.
#pragma once

#include <cstddef>

#include "imgui.h"

namespace kt {

// The wheel is the item's and scrolls nothing else in this frame.
void keep_wheel(ImGuiID item);
// A wheel would scroll the window under the pointer, or one that it lies in.
bool wheel_scrolls();

// Of the current window: what its bars and borders leave, and a scroll that counts at once.
struct InnerRect {
  ImVec2 min, max;
};
InnerRect inner_rect();
void scroll_now(float y);
// Of the window that is begun next.
void scroll_next_window(float y);

// Textures that the renderer of the current context takes care of.
void register_texture(ImTextureData* texture);
void unregister_texture(ImTextureData* texture);

// Pointer events that are waiting for the next frame: how many there are of all kinds, and those from the number
// `first` on in units of which a pixel has 1 / `scale`.
std::size_t waiting_events();
void scale_waiting_pointers(std::size_t first, float scale);

}  // namespace kt
