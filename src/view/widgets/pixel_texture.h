// A picture made of single pixels, shown through Dear ImGui's own textures. The renderer uploads it at first, after a
// change, and again after a lost context.
//
// It belongs to the Dear ImGui context that is current when it is first resized, and may outlive it.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "imgui.h"

struct ImGuiContext;

namespace kt {

class PixelTexture {
 public:
  PixelTexture() = default;
  ~PixelTexture();
  PixelTexture(const PixelTexture&) = delete;
  PixelTexture& operator=(const PixelTexture&) = delete;

  // Call it once per frame before anything else. True if the pixels are new and everything must be painted.
  bool begin_frame(int width, int height);
  // Frees the memory, here and on the graphics card.
  void release();

  int width() const { return width_; }
  int height() const { return height_; }
  std::span<ImU32> row(int y);
  // Tells the renderer what has changed; `max` is exclusive.
  void changed(int min_x, int min_y, int max_x, int max_y);
  // Pixels are drawn one to one if the rectangle has the same size.
  void draw(ImDrawList* list, ImVec2 min, ImVec2 max) const;

 private:
  void retire();
  void forget(std::unique_ptr<ImTextureData>& texture);
  void sweep();

  ImGuiContext* context_ = nullptr;
  std::unique_ptr<ImTextureData> texture_;
  std::vector<std::unique_ptr<ImTextureData>> retired_;  // until the renderer has released them
  int width_ = 0, height_ = 0;                           // in use; the texture may be larger
};

}  // namespace kt
