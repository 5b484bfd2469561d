// The cost of drawing the board, and its texture.
#include <cstring>

#include "view/board_fixture.h"

namespace kt {
namespace {

TEST_F(BoardTest, AMillionSquaresNeedFewShapes) {
  Snapshot snapshot = invented_start("board=1024");
  fill_path(snapshot);
  for (const ImVec2 size : {ImVec2{1280, 740}, ImVec2{390, 1200}, ImVec2{3840, 2160}}) {
    ImGui::GetIO().DisplaySize = size;
    // Zoomed in completely, drawing the visible part.
    for (int zoom = 0; zoom < 26; ++zoom) {
      frames(snapshot, 2);
      EXPECT_LT(ImGui::GetDrawData()->TotalVtxCount, 250'000) << size.x << " " << zoom;
      view.pinch({200, 200}, 1.3f, {0, 0});
    }
    screen.press(view, snapshot, ImGuiKey_0);
  }
  ImGui::GetIO().DisplaySize = {1280, 740};
  frames(snapshot, 2);
  EXPECT_LT(ImGui::GetDrawData()->TotalVtxCount, 10'000);
}

// The board's texture: the only one that Dear ImGui did not make itself.
ImTextureData* board_texture() {
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    if (texture != ImGui::GetIO().Fonts->TexData) return texture;
  }
  return nullptr;
}

TEST_F(BoardTest, RepaintsOnlyChangedSquares) {
  Snapshot snapshot = invented_start("board=1000");
  fill_path(snapshot);
  snapshot.path.resize(600'000);
  frames(snapshot, 2);
  ImTextureData* texture = board_texture();
  ASSERT_NE(texture, nullptr);
  // Like frame(), but without the renderer's response.
  const auto update_after = [&] {
    ImGui::NewFrame();
    view.draw(snapshot);
    ImGui::Render();
    const ImTextureStatus status = texture->Status;
    const int pixels = status == ImTextureStatus_WantUpdates ? texture->UpdateRect.w * texture->UpdateRect.h : 0;
    texture->SetStatus(ImTextureStatus_OK);
    return pixels;
  };
  EXPECT_EQ(update_after(), 0);
  snapshot.path.pop_back();
  const int one = update_after();
  EXPECT_GT(one, 0);
  EXPECT_LE(one, 4);
  snapshot.path.resize(500'000);
  EXPECT_GT(update_after(), 10'000);
}

TEST_F(BoardTest, RestoresATextureLostWithItsContext) {
  Snapshot snapshot = invented_start("board=1000");
  frames(snapshot, 2);
  ImTextureData* texture = board_texture();
  ASSERT_NE(texture, nullptr);
  texture->SetTexID(ImTextureID_Invalid);
  texture->SetStatus(ImTextureStatus_Destroyed);
  ImGui::NewFrame();
  view.draw(snapshot);
  ImGui::Render();
  EXPECT_EQ(texture->Status, ImTextureStatus_WantCreate);
  texture->SetTexID(1);
  texture->SetStatus(ImTextureStatus_OK);
}

TEST_F(BoardTest, ReleasesTheTextureWithTheBoard) {
  frames(invented_start("board=1000"), 2);
  ASSERT_NE(board_texture(), nullptr);
  frames(invented_start("board=8"), 4);
  EXPECT_EQ(board_texture(), nullptr);
}

// The painted colour of a square's pixel.
TEST_F(BoardTest, PixelsHaveTheColoursOfTheirSquares) {
  Snapshot snapshot = invented_start("board=300&theme=light&holes=100,100");
  fill_path(snapshot);
  snapshot.path.resize(150 * 300);
  std::erase(snapshot.path, Square{100, 100});
  frames(snapshot, 2);
  ImTextureData* texture = board_texture();
  ASSERT_NE(texture, nullptr);
  const Control rect = board();
  const float cell = (rect.max.x - rect.min.x) / 300;
  const auto at = [&](int row, int col) {
    ImU32 colour = 0;
    const int x = static_cast<int>((static_cast<float>(col) + 0.5f) * cell);
    const int y = static_cast<int>((static_cast<float>(row) + 0.5f) * cell);
    std::memcpy(&colour, texture->GetPixelsAt(x, y), sizeof colour);
    return colour;
  };
  const Palette& colours = find_theme("light")->colours;
  EXPECT_EQ(at(100, 100), colours.background) << "a hole";
  EXPECT_EQ(at(250, 20), at(299, 299)) << "not visited";
  const auto red = [](ImU32 colour) { return colour >> IM_COL32_R_SHIFT & 255; };
  EXPECT_GT(red(at(250, 20)), red(at(2, 2))) << "visited";
  EXPECT_GT(red(at(2, 2)), red(at(149, 200)) + 40) << "the path grows darker";
}

TEST_F(BoardTest, ShowsHeatWithLegendAndNumbers) {
  Snapshot snapshot = invented_start("board=4&heat=true&theme=light");
  const int plain = (frames(snapshot, 2), ImGui::GetDrawData()->TotalVtxCount);
  snapshot.visits_at_square.assign(16, 0);
  snapshot.visits_at_square[5] = 1'234'567;
  frames(snapshot, 2);
  EXPECT_GT(ImGui::GetDrawData()->TotalVtxCount, plain + 50) << "the ramp";
  // At the moment of a change, with data of another board: nothing is read beyond its end.
  Snapshot other = invented_start("board=9&heat=true");
  other.visits_at_square.assign(16, 3);
  move_to(other, {400, 300});
}

}  // namespace
}  // namespace kt
