#include "view/widgets/pixel_texture.h"

#include <algorithm>

#include "view/controls/imgui_access.h"

namespace kt {
namespace {

constexpr int kStep = 128;  // textures grow in steps, so that dragging a window edge does not allocate one per frame

int rounded_up(int size) { return (size + kStep - 1) / kStep * kStep; }

}  // namespace

PixelTexture::~PixelTexture() {
  if (texture_) forget(texture_);
  for (auto& texture : retired_) forget(texture);
}

// A destroyed context has destroyed its lists.
void PixelTexture::forget(std::unique_ptr<ImTextureData>& texture) {
  if (context_ && context_ == ImGui::GetCurrentContext()) {
    unregister_texture(texture.get());
  }
  texture.reset();
}

void PixelTexture::sweep() {
  std::erase_if(retired_, [&](std::unique_ptr<ImTextureData>& texture) {
    const bool gone = texture->Status == ImTextureStatus_Destroyed;
    if (gone) forget(texture);
    return gone;
  });
}

void PixelTexture::retire() {
  if (texture_->Status == ImTextureStatus_WantCreate) texture_->SetStatus(ImTextureStatus_Destroyed);
  if (texture_->Status != ImTextureStatus_Destroyed) texture_->SetStatus(ImTextureStatus_WantDestroy);
  texture_->UnusedFrames = 1;
  retired_.push_back(std::move(texture_));
}

void PixelTexture::release() {
  if (texture_) retire();
  width_ = height_ = 0;
  sweep();
}

bool PixelTexture::begin_frame(int width, int height) {
  sweep();
  if (texture_ && texture_->Status == ImTextureStatus_OK) {
    texture_->Updates.resize(0);
    texture_->UpdateRect = {0, 0, 0, 0};
  }
  // The renderer was destroyed with its context, but the pixels are still here.
  if (texture_ && texture_->Status == ImTextureStatus_Destroyed) texture_->SetStatus(ImTextureStatus_WantCreate);
  const bool same = width == width_ && height == height_;
  width_ = width;
  height_ = height;
  const bool fits = texture_ && width <= texture_->Width && height <= texture_->Height;
  if (fits) return !same;
  if (texture_) retire();
  context_ = ImGui::GetCurrentContext();
  texture_ = std::make_unique<ImTextureData>();
  texture_->Create(ImTextureFormat_RGBA32, rounded_up(width), rounded_up(height));
  texture_->UseColors = true;
  register_texture(texture_.get());
  return true;
}

std::span<ImU32> PixelTexture::row(int y) {
  return {static_cast<ImU32*>(texture_->GetPixelsAt(0, y)), static_cast<std::size_t>(width_)};
}

void PixelTexture::changed(int min_x, int min_y, int max_x, int max_y) {
  if (texture_->Status == ImTextureStatus_WantCreate || min_x >= max_x || min_y >= max_y) return;
  const auto part = [](int x) { return static_cast<unsigned short>(x); };
  const ImTextureRect rect{part(min_x), part(min_y), part(max_x - min_x), part(max_y - min_y)};
  texture_->Updates.push_back(rect);
  texture_->UpdateRect = rect;
  texture_->SetStatus(ImTextureStatus_WantUpdates);
}

void PixelTexture::draw(ImDrawList* list, ImVec2 min, ImVec2 max) const {
  const ImVec2 end{static_cast<float>(width_) / static_cast<float>(texture_->Width),
                   static_cast<float>(height_) / static_cast<float>(texture_->Height)};
  list->AddImage(texture_->GetTexRef(), min, max, {0, 0}, end);
}

}  // namespace kt
