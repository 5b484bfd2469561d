#include "view/board/square_colours.h"

namespace kt {
namespace {

constexpr float kPixelsForChecks = 3;  // device pixels: smaller squares are a single grey

ImU32 over(ImU32 above, ImU32 below) {
  const float alpha = static_cast<float>(above >> IM_COL32_A_SHIFT & 255) / 255;
  return mix(below, above | IM_COL32_A_MASK, alpha);
}

}  // namespace

std::uint64_t most_visits(const Snapshot& snapshot) {
  if (!snapshot.settings.heat || snapshot.visits_at_square.empty()) return 0;
  return *std::ranges::max_element(snapshot.visits_at_square);
}

SquareColours::SquareColours(const BoardPicture& picture)
    : snapshot_(picture.snapshot),
      index_(picture.index),
      motion_(picture.motion),
      board_(picture.board),
      heat_(most_visits(picture.snapshot) > 0 &&
            std::ssize(picture.snapshot.visits_at_square) == picture.board.squares()),
      heat_scale_(most_visits(picture.snapshot)),
      checkered_(picture.cell() * picture.view.density >= kPixelsForChecks),
      age_scale_(static_cast<float>(picture.age_scale())),
      hole_(picture.colours.background) {
  const Palette& colours = picture.colours;
  ground_ = {colours.square_light, colours.square_dark};
  if (!checkered_) ground_.fill(mix(colours.square_light, colours.square_dark, 0.5f));
  for (std::size_t shade = 0; shade < 2; ++shade) {
    visited_[shade] = over(colours.visited, ground_[shade]);
    for (std::size_t i = 0; i < kSteps; ++i) {
      const float share = static_cast<float>(i) / (kSteps - 1);
      path_[shade][i] = mix(ground_[shade], mix(colours.path_old, colours.path_new, share), 0.9f);
      heat_ramp_[shade][i] = heat_colour(colours, ground_[shade], share);
    }
  }
  const Settings& settings = snapshot_.settings;
  if (settings.graph.empty() && !settings.holes.empty()) {
    holes_.resize(board_.squares());
    for (const Square hole : settings.holes) holes_[index(hole)] = 1;
  }
}

ImU32 SquareColours::operator()(Square s) const {
  if (is_hole(s)) return hole_;
  const auto heat = [&](float share) { return static_cast<std::size_t>(share * (kSteps - 1)); };
  if (heat_) return heat_ramp_[shade(s)][heat(heat_scale_.share(snapshot_.visits_at_square[index(s)]))];
  if (motion_ && motion_->is_blurred()) {
    const std::size_t step = is_steady(s) ? 0 : heat(motion_->heat(index(s)));
    if (step > 0) return heat_ramp_[shade(s)][step];
  } else if (motion_) {
    const float visited = motion_->visited(index(s));
    if (visited > 0 && visited < 1) return mix(ground_[shade(s)], visited_[shade(s)], visited);
  }
  const bool visited = index_.last_place(static_cast<int>(index(s))) != 0;
  return visited ? visited_[shade(s)] : ground_[shade(s)];
}

ImU32 SquareColours::with_path(Square s) const {
  if (heat_ || is_hole(s)) return (*this)(s);
  const std::uint32_t place = index_.last_place(static_cast<int>(index(s)));
  if (place == 0) return ground_[shade(s)];
  const float age = static_cast<float>(place - 1) / age_scale_;
  return path_[shade(s)][std::min(static_cast<std::size_t>(age * (kSteps - 1)), kSteps - 1)];
}

void colour_squares(const BoardPicture& picture, const SquareColours& colours, int first_row, int end_row,
                    std::span<ImU32> squares) {
  for (int row = first_row; row < end_row; ++row) {
    for (int col = 0; col < picture.board.cols; ++col)
      squares[picture.board.number({row, col})] = colours.with_path({row, col});
  }
  if (!picture.snapshot.path.empty()) return;
  for (const auto& line : picture.snapshot.edges) {
    for (const Square s : line) squares[picture.board.number(s)] = colours.with_line(s);
  }
}

}  // namespace kt
