// Parts of Dear ImGui that are not in its public header. Only imgui_access.cpp includes imgui_internal.h, so a new
// version of Dear ImGui changes one file.
// Tried with Dear ImGui 1.92.2b.
#pragma once

#include <cstddef>

#include "imgui.h"

namespace kt {

// The item gets the wheel, which scrolls nothing else in this frame.
void keep_wheel(ImGuiID item);
// True if the wheel would scroll the window under the pointer, or one around it.
bool wheel_scrolls();

// The content rectangle of the current window, without bars and borders; and a scroll that takes effect at once.
struct InnerRect {
  ImVec2 min, max;
};
InnerRect inner_rect();
void scroll_now(float y);
// For the next window.
void scroll_next_window(float y);

// Textures that the renderer of the current context manages.
void register_texture(ImTextureData* texture);
void unregister_texture(ImTextureData* texture);

// Queued events for the next frame: their number, and converting the pointer positions of those from `first` on to
// units of `scale` pixels.
std::size_t waiting_events();
void scale_waiting_pointers(std::size_t first, float scale);

}  // namespace kt
