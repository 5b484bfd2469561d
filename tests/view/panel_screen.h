// One panel alone on a canvas that is wider than it: draws it, clicks it, and knows what its ink covers.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "view/headless.h"
#include "view/panels.h"

namespace kt {

class PanelScreen {
 public:
  explicit PanelScreen(void (*draw)(Ui&, ImVec2), float width) : draw_(draw), width_(width) {
    ImGui::GetIO().IniFilename = nullptr;
    load_font();
    controls_.attach();
  }

  std::vector<Command> frame(const Snapshot& snapshot) {
    std::vector<Command> commands;
    const Palette& colours = palette(snapshot.settings.theme, false);
    apply_style(colours);
    controls_.begin_frame();
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("panel", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav);
    if (tall_) ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(12, 14.5f));
    ImGui::SetCursorScreenPos({kLeft, 10});
    Ui ui{snapshot, colours, controls_, state, commands};
    ImGui::BeginGroup();
    draw_(ui, {width_, 340});
    ImGui::EndGroup();
    if (tall_) ImGui::PopStyleVar();
    ImGui::End();
    ImGui::Render();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
      if (texture->Status == ImTextureStatus_WantCreate) texture->SetTexID(1);
      texture->SetStatus(ImTextureStatus_OK);
    }
    return commands;
  }

  std::vector<Command> click(const Snapshot& snapshot, const char* id, float x = 0.5f, float y = 0.5f) {
    frame(snapshot);
    const Control* control = controls_.find(id);
    EXPECT_NE(control, nullptr) << id;
    if (!control) return {};
    const ImVec2 min = control->min, max = control->max;
    std::vector<Command> all;
    const auto collect = [&] {
      for (Command& command : frame(snapshot)) all.push_back(std::move(command));
    };
    ImGui::GetIO().AddMousePosEvent(min.x + (max.x - min.x) * x, min.y + (max.y - min.y) * y);
    collect();
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    collect();
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    collect();
    ImGui::GetIO().AddMousePosEvent(-1e6f, -1e6f);
    collect();
    return all;
  }

  // Nothing of what was drawn last lies beside the panel.
  void expect_ink_within() const {
    float left = 1e9f, right = -1e9f;
    each_vertex([&](const ImDrawVert& vertex) {
      left = std::min(left, vertex.pos.x);
      right = std::max(right, vertex.pos.x);
    });
    EXPECT_GE(left, kLeft - 1.5f);
    EXPECT_LE(right, kLeft + width_ + 1.5f);
  }

  // The lowest ink of all, or of a colour.
  float lowest_ink(std::optional<ImU32> colour = {}) const {
    float lowest = 0;
    each_vertex([&](const ImDrawVert& vertex) {
      if (!colour || vertex.col == *colour) lowest = std::max(lowest, vertex.pos.y);
    });
    return lowest;
  }

  const ControlList& controls() const { return controls_; }
  void make_tall() { tall_ = true; }

  ViewState state;

 private:
  template <typename Visit>
  static void each_vertex(const Visit& visit) {
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawCmd& command : list->CmdBuffer) {
        for (unsigned i = 0; i < command.ElemCount; ++i) {
          const auto index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i)];
          visit(list->VtxBuffer[static_cast<int>(command.VtxOffset + index)]);
        }
      }
    }
  }

  static constexpr float kLeft = 100;
  Headless screen_{{1200, 1400}};
  ControlList controls_;
  void (*draw_)(Ui&, ImVec2);
  float width_;
  bool tall_ = false;
};

}  // namespace kt
