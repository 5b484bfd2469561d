// Dear ImGui without a window or a renderer: draws a view from an invented snapshot, and clicks what it drew.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "imgui.h"
#include "view/frame/view.h"

namespace kt {

class Headless {
 public:
  explicit Headless(ImVec2 size, float density = 1) : context_(ImGui::CreateContext()) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = size;
    io.DisplayFramebufferScale = {density, density};
    io.DeltaTime = 1 / 60.0f;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  }
  ~Headless() {
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->SetStatus(ImTextureStatus_Destroyed);
    ImGui::DestroyContext(context_);
  }
  Headless(const Headless&) = delete;
  Headless& operator=(const Headless&) = delete;

  std::vector<Command> frame(View& view, const Snapshot& snapshot) {
    ImGui::NewFrame();
    std::vector<Command> commands = view.draw(snapshot);
    // Requests for data in every frame, because an invented snapshot never has it.
    std::erase_if(commands, [](const Command& command) { return std::holds_alternative<RequiredData>(command); });
    end_frame();
    return commands;
  }

  // Textures count as uploaded.
  static void end_frame() {
    ImGui::Render();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
      if (texture->Status == ImTextureStatus_WantCreate) texture->SetTexID(1);
      const bool destroyed = texture->Status == ImTextureStatus_WantDestroy;
      if (destroyed) texture->SetTexID(ImTextureID_Invalid);
      texture->SetStatus(destroyed ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
  }

  // Presses and releases at a point and returns all commands.
  std::vector<Command> click(View& view, const Snapshot& snapshot, ImVec2 at) {
    std::vector<Command> all;
    const auto collect = [&] {
      for (Command& command : frame(view, snapshot)) all.push_back(std::move(command));
    };
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(at.x, at.y);
    collect();
    io.AddMouseButtonEvent(0, true);
    collect();
    io.AddMouseButtonEvent(0, false);
    collect();
    collect();
    return all;
  }

  std::vector<Command> press(View& view, const Snapshot& snapshot, ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    std::vector<Command> commands = frame(view, snapshot);
    ImGui::GetIO().AddKeyEvent(key, false);
    frame(view, snapshot);
    return commands;
  }

 private:
  ImGuiContext* context_;
};

// Precondition: the control exists.
inline ImVec2 middle_of(const ControlList& controls, const std::string& id) {
  const Control* control = controls.find(id);
  EXPECT_NE(control, nullptr) << id;
  if (!control) return {};
  return {(control->min.x + control->max.x) / 2, (control->min.y + control->max.y) / 2};
}

// Calls visit(vertex, clip) for each corner of the last drawn triangles; `clip` is the visible rectangle.
template <typename Visit>
void each_vertex(const Visit& visit) {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      for (unsigned i = 0; i < command.ElemCount; ++i) {
        const auto index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i)];
        visit(list->VtxBuffer[static_cast<int>(command.VtxOffset + index)], command.ClipRect);
      }
    }
  }
}

}  // namespace kt
