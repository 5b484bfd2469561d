// Draws the path: its line, direction and numbers; or the edges of an algorithm without a path.
#include <algorithm>
#include <optional>

#include "core/basics/heap_sort.h"
#include "view/board/board_picture.h"
#include "view/board/square_colours.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

constexpr std::size_t kMaxArrows = 4000;
constexpr int kLongestReach = 16;
constexpr int kMaxHaloes = 900;            // visible squares; with more, small numbers have no halo
constexpr float kPaleOfLost = 0.45f;       // share of the ground in the colour of lost moves
constexpr std::uint32_t kRecentMoves = 8;  // moves with an arrow on a crowded board

// Positions on the path whose moves may be visible, in order.
std::vector<std::uint32_t> places_in_sight(const BoardPicture& picture) {
  std::vector<std::uint32_t> places;
  const PathIndex& index = picture.index;
  const Leaper leaper = picture.snapshot.settings.leaper;
  const bool is_long = std::max(leaper.a, leaper.b) > kLongestReach;
  const int reach = is_long ? kLongestReach : std::max(leaper.a, leaper.b);
  const Square first{std::max(picture.first.row - reach, 0), std::max(picture.first.col - reach, 0)};
  const Square end{std::min(picture.end.row + reach, picture.board.rows),
                   std::min(picture.end.col + reach, picture.board.cols)};
  for (int row = first.row; row < end.row; ++row) {
    for (int col = first.col; col < end.col; ++col) {
      for (std::uint32_t p = index.last_place(picture.board.number({row, col})); p != 0; p = index.earlier_place(p)) {
        places.push_back(p);
        // A long move may begin further away.
        if (is_long && p > 1) places.push_back(p - 1);
      }
    }
  }
  heap_sort(places);
  if (is_long) places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

ImU32 colour_at(const BoardPicture& picture, std::uint32_t place) {
  const Palette& colours = picture.colours;
  if (picture.motion && picture.motion->is_blurred()) return colours.path_new;
  const ImU32 colour = mix(colours.path_old, colours.path_new, std::min(picture.age(place), 1.0f));
  return picture.snapshot.hope.is_lost_at(place) ? mix(colour, colours.square_light, kPaleOfLost) : colour;
}

// The move that begins at this position, from 1.
bool is_still(const BoardPicture& picture, std::uint32_t place) {
  return !picture.motion || picture.motion->draws_move(picture.snapshot, place);
}

void draw_moves(const BoardPicture& picture, const std::vector<std::uint32_t>& places) {
  const PathIndex& index = picture.index;
  const bool heat = most_visits(picture.snapshot) > 0;
  const bool is_tour = picture.snapshot.shows_tour();
  const bool joints = picture.cell() >= kCellForArrows && places.size() <= kMaxArrows;
  const bool is_crowded = 5 * index.size() > 3 * picture.snapshot.squares;
  const float halo = picture.stroke() + std::max(2.0f, picture.cell() * 0.035f);
  // Where two moves cross, the colours show which one is later. A halo must cut the lines below it.
  std::optional<FreeOrder> order;
  if (!heat) order.emplace(picture.pen);
  for (const std::uint32_t p : places) {
    if (p == index.size() || !is_still(picture, p)) continue;
    const ImVec2 a = picture.centre(index.square(p));
    const ImVec2 b = picture.centre(index.square(p + 1));
    const ImU32 colour = colour_at(picture, p + 1);
    // On a heat map the line needs its own edge.
    if (heat) picture.pen.line(a, b, with_alpha(picture.colours.square_light, 0.75f), halo);
    if (picture.snapshot.hope.is_lost_at(p + 1))
      draw_dashes(picture.pen, a, b, colour, picture.stroke());
    else
      picture.pen.line(a, b, colour, picture.stroke());
    const bool arrow = joints && !is_tour && (!is_crowded || p + kRecentMoves >= index.size());
    if (arrow) {
      // Crossing knight moves meet in their middle, so the arrow heads are placed beyond it.
      constexpr float kPlace = 0.64f;
      const float half = picture.cell() * 0.095f;
      const ImVec2 along = direction(a, b);
      const ImVec2 tip{a.x + (b.x - a.x) * kPlace + along.x * half, a.y + (b.y - a.y) * kPlace + along.y * half};
      draw_arrow_head(picture.pen, tip, along, 2 * half, half, colour);
    }
  }
  if (!joints) return;
  for (const std::uint32_t p : places) {
    if (p == 1 || !is_still(picture, p - 1)) continue;  // the start has a larger disc
    picture.pen.disc(picture.centre(index.square(p)), picture.cell() * 0.05f, colour_at(picture, p));
  }
}

void draw_lines(const BoardPicture& picture) {
  const auto sees = [&](ImVec2 a, ImVec2 b) {
    return std::max(a.x, b.x) >= picture.view.min.x && std::min(a.x, b.x) <= picture.view.max.x &&
           std::max(a.y, b.y) >= picture.view.min.y && std::min(a.y, b.y) <= picture.view.max.y;
  };
  for (const auto& [from, to] : picture.snapshot.edges) {
    const ImVec2 a = picture.centre(from), b = picture.centre(to);
    if (sees(a, b)) picture.pen.line(a, b, picture.colours.path_new, picture.stroke());
  }
}

}  // namespace

void draw_path(const BoardPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  const bool lines = picture.is_drawn_in_lines();
  if (picture.path.empty()) return lines ? draw_lines(picture) : void();
  if (lines) draw_moves(picture, places_in_sight(picture));
  // Marks the start, however small the squares are.
  const ImVec2 start = picture.centre(picture.path.front());
  if (!lines) picture.pen.disc(start, 4.5f, picture.colours.background);
  const bool is_tour = snapshot.shows_tour();  // its ends are emphasized
  picture.pen.disc(start, std::max(picture.cell() * (is_tour ? 0.16f : 0.11f), 3.0f),
                   is_tour ? picture.colours.candidate : picture.colours.path_old);
  // A ring around the knight, which would hide a disc.
  if (is_tour)
    picture.pen.ring(picture.centre(picture.path.back()), std::max(picture.cell() * 0.45f, 8.0f),
                     picture.colours.candidate, std::max(picture.stroke(), 2.0f));
  if (!lines) return;
  if (snapshot.closed) {
    draw_dashes(picture.pen, picture.centre(snapshot.path.back()), picture.centre(snapshot.path.front()),
                picture.colours.path_new, picture.stroke() * 1.2f);
  }
}

void draw_numbers(const BoardPicture& picture) {
  const PathIndex& index = picture.index;
  if (picture.cell() < kCellForNumbers || !picture.is_drawn_in_lines() || index.size() == 0) return;
  const int base = picture.snapshot.settings.base;
  const float size = std::clamp(picture.cell() * 0.22f, 10.0f, 22.0f);
  const float inset = picture.cell() * 0.07f;
  // Shows numbers only if the largest fits: numbers in some squares only would be misleading.
  if (picture.pen.width(std::to_string(picture.snapshot.squares), size) + inset > picture.cell()) return;
  const SquareColours colours(picture);
  const bool haloes = (picture.end.row - picture.first.row) * (picture.end.col - picture.first.col) <= kMaxHaloes;
  const FreeOrder apart(picture.pen);
  picture.each_seen([&](Square s) {
    const std::uint32_t place = index.last_place(picture.board.number(s));
    if (place == 0 || (picture.motion && !picture.motion->shows_number(picture.board.number(s)))) return;
    const ImVec2 corner = picture.corner(s);
    const ImVec2 at{std::round(corner.x + inset), std::round(corner.y + inset * 0.6f)};
    const std::string number = std::to_string(static_cast<int>(place) - 1 + base);
    if (haloes)
      picture.pen.text_with_halo(at, number, size, picture.colours.text, colours(s));
    else
      picture.pen.text(at, number, size, picture.colours.text);
  });
}

}  // namespace kt
