// A board with too many squares for single shapes, painted pixel by pixel: sharp at any zoom, and averaged where
// several squares share a pixel. Only changes are painted and uploaded again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "view/board/camera.h"
#include "view/pen/theme.h"
#include "view/widgets/pixel_texture.h"

namespace kt {

struct BoardPicture;

class BoardRaster {
 public:
  // Paints and draws the visible part.
  void draw(const BoardPicture& picture);
  void release();

 private:
  // Everything except the path that the picture depends on.
  struct Ground {
    std::array<std::byte, sizeof(Palette)> colours{};
    std::uint64_t holes = 0;  // hashes
    std::uint64_t edges = 0;
    std::uint64_t visits = 0;
    std::uint32_t scale = 0;  // of the path's colours
    bool checkered = true;
    bool operator==(const Ground& other) const = default;
  };
  // The squares under a row or a column of pixels.
  struct Span {
    int begin, end;
  };
  // The position of the squares. When it changes, every pixel changes, but the squares keep their colours.
  struct Place {
    float x = 0, y = 0, cell = 0, width = 0, height = 0;
    bool operator==(const Place&) const = default;
  };

  void paint_squares(const BoardPicture& picture, int first_row, int end_row);
  void paint_pixels(int min_x, int min_y, int max_x, int max_y);
  void paint_changes(const BoardPicture& picture);
  void measure(const BoardPicture& picture, float pixel);

  PixelTexture texture_;
  Ground ground_;
  Place place_;
  std::vector<ImU32> squares_;  // colour of each square, row by row
  int board_cols_ = 0;
  std::vector<Span> columns_, rows_;  // squares under each pixel
  bool half_painted_ = false;         // a heat map in motion is painted in parts, one per frame
  int part_ = 0;
};

}  // namespace kt
