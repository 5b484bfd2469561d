// What the knight can do next, what has failed and why, and the knight. Every meaning has a shape as well as a colour:
//
//   disc with a number   the move tried next; the number is its degree
//   ring with a number   a move that can be tried later
//   dashed ring          the candidate looked at next, whatever becomes of it
//   cross                a move that was tried and given up
//   small square         a candidate that is already visited
//   barred circle        a candidate that is free, but from which no tour can be completed
//   bar across the move  a candidate off the board
//   ring with a letter   an answer to choose, while the search asks; without anything: a move to choose, while playing
//   bar below a letter   the share of a class that voted for it, and how many
#include "view/board/board_picture.h"
#include "view/pen/assets.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

// A shape for each reason. `radius` is half of its extent.
void draw_reason(const BoardPicture& picture, ImVec2 c, Rejection why, float radius, ImU32 colour, float thickness) {
  if (why == Rejection::visited) {
    const float side = radius * 0.8f;
    picture.pen.frame({c.x - side, c.y - side}, {c.x + side, c.y + side}, colour, thickness);
  } else if (why == Rejection::pruned) {
    const float slope = radius * 0.7071f;
    picture.pen.ring(c, radius, colour, thickness);
    picture.pen.line({c.x - slope, c.y + slope}, {c.x + slope, c.y - slope}, colour, thickness);
  } else {
    draw_cross(picture.pen, c, radius * 0.8f, colour, thickness);
  }
}

// Where a move leaves the board, if it does.
ImVec2 leaving_point(const BoardPicture& picture, ImVec2 from, ImVec2 to) {
  const ImVec2 low = picture.view.origin;
  const ImVec2 high =
      picture.view.to_screen({static_cast<float>(picture.board.cols), static_cast<float>(picture.board.rows)});
  float share = 1;
  const auto meet = [&](float a, float b, float edge) {
    if ((b > edge) != (a > edge)) share = std::min(share, (edge - a) / (b - a));
  };
  meet(from.x, to.x, low.x), meet(from.x, to.x, high.x);
  meet(from.y, to.y, low.y), meet(from.y, to.y, high.y);
  return between(from, to, share);
}

void draw_off_board(const BoardPicture& picture, Square target, ImU32 colour, float thickness, bool with_line) {
  const ImVec2 from = picture.centre(picture.snapshot.path.back());
  const ImVec2 to = picture.centre(target);
  const ImVec2 edge = leaving_point(picture, from, to);
  const ImVec2 along = direction(from, to), across{along.y, -along.x};
  const float half = std::clamp(picture.cell() * 0.14f, 4.0f, 12.0f);
  if (with_line) draw_dashes(picture.pen, from, edge, colour, picture.stroke());
  picture.pen.line({edge.x - across.x * half, edge.y - across.y * half},
                   {edge.x + across.x * half, edge.y + across.y * half}, colour, thickness);
}

void draw_move_left(const BoardPicture& picture, Square square, const std::string& label, bool next) {
  const ImVec2 c = picture.centre(square);
  const float radius = picture.cell() * 0.25f;
  const ImU32 colour = picture.colours.candidate;
  if (next) {
    draw_dashes(picture.pen, picture.centre(picture.snapshot.path.back()), c, faded(colour, 0.7f), picture.stroke());
  }
  // Where the steps are quick, large marks would flash.
  const bool quick = picture.snapshot.pace == Pace::quick, filled = next && !quick;
  if (filled) {
    picture.pen.disc(c, radius, colour);
  } else {
    if (!quick) picture.pen.disc(c, radius, picture.colours.background);
    picture.pen.ring(c, radius, colour, picture.stroke() * (quick ? 0.6f : 1));
  }
  if (picture.cell() >= kCellForNumbers) {
    picture.pen.centred_text(c, label, std::max(picture.cell() * 0.26f, 9.0f),
                             filled ? picture.colours.background : colour);
  }
}

void draw_hands(const BoardPicture& picture, Square square, float share, std::uint32_t hands) {
  if (picture.cell() < kCellForNumbers) return;
  constexpr float kLeft = 0.2f, kLong = 0.44f, kNumber = 0.36f, kHigh = 0.1f;  // right of the mark of an answer
  const ImVec2 c = picture.centre(square);
  const float cell = picture.cell(), y = c.y + cell * 0.38f, half = cell * kHigh / 2;
  const ImVec2 from{c.x - cell * kLeft, y - half}, to{from.x + cell * kLong, y + half};
  picture.pen.rect(from, to, picture.colours.background, half);
  if (share > 0) picture.pen.rect(from, {from.x + (to.x - from.x) * share, to.y}, picture.colours.candidate, half);
  picture.pen.frame(from, to, picture.colours.candidate, 1, half);
  picture.pen.centred_text({c.x + cell * kNumber, y}, std::to_string(hands), std::max(cell * 0.2f, 9.0f),
                           picture.colours.candidate);
}

void mark_dead_end(const BoardPicture& picture, Square here) {
  const ImU32 colour = picture.colours.dead_end;
  picture.outline(here, colour, std::max(2.0f, picture.cell() * 0.06f));
  const ImVec2 corner = picture.corner({here.row, here.col + 1});
  const float radius = picture.cell() * 0.15f;
  draw_mark(picture.pen, {corner.x - radius * 1.2f, corner.y + radius * 1.2f}, radius, Mark::cross, colour,
            picture.colours.background);
}

}  // namespace

void draw_candidates(const BoardPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  if (picture.cell() < kCellForCandidates || snapshot.path.empty()) return;
  const QuizView& quiz = snapshot.quiz;
  for (std::size_t i = 0; quiz.shows_letters() && i < quiz.options.size(); ++i) {
    draw_move_left(picture, quiz.options[i], option_name(i), false);
    if (quiz.all_hands() > 0) draw_hands(picture, quiz.options[i], quiz.share_of_hands(i), quiz.hands_for(i));
  }
  const bool plays = snapshot.settings.mode == Mode::play;
  const bool one_by_one = snapshot.settings.detail == Detail::candidate;
  const ImU32 quiet = picture.colours.muted;
  const float small = picture.cell() * 0.13f;
  bool considered = false;  // the one looked at next has been met
  bool next = true;
  for (const Candidate& candidate : snapshot.candidates) {
    const ImVec2 c = picture.centre(candidate.square);
    const bool under_consideration = one_by_one && !candidate.looked_at && !considered;
    if (!candidate.looked_at) considered = true;
    // That is marked as the last step's failure.
    if (snapshot.event.type == EventType::reject && snapshot.event.square == candidate.square) continue;
    if (quiz.shows_letters() && quiz.is_option(candidate.square)) continue;
    if (candidate.rejection == Rejection::none) {
      if (candidate.looked_at) {
        draw_reason(picture, c, Rejection::none, small * 1.25f, picture.colours.dead_end, picture.stroke());
      } else {
        const bool tells = (!plays || snapshot.game.hints) && candidate.onward >= 0;
        draw_move_left(picture, candidate.square, tells ? std::to_string(candidate.onward) : "",
                       next && !plays && (under_consideration || !one_by_one));
        next = false;
      }
    } else if (under_consideration) {
      if (candidate.rejection == Rejection::off_board) {
        draw_off_board(picture, candidate.square, quiet, picture.stroke(), true);
      } else {
        draw_dashes(picture.pen, picture.centre(snapshot.path.back()), c, faded(quiet, 0.8f), picture.stroke());
        draw_dashed_ring(picture.pen, c, picture.cell() * 0.3f, quiet, picture.stroke());
      }
    } else if (candidate.rejection == Rejection::pruned || (one_by_one && candidate.looked_at)) {
      if (candidate.rejection == Rejection::off_board) {
        draw_off_board(picture, candidate.square, quiet, picture.stroke(), false);
      } else {
        draw_reason(picture, c, candidate.rejection, small * 1.2f, quiet, std::max(1.0f, picture.stroke() * 0.7f));
      }
    }
  }
}

// The square given up or rejected by the last step.
void draw_failure(const BoardPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  const ImU32 colour = picture.colours.dead_end;
  if (snapshot.path.empty()) return;
  const float thickness = picture.stroke() * 1.6f;
  const Event& event = snapshot.event;
  if (event.type == EventType::reject && event.rejection == Rejection::off_board) {
    draw_off_board(picture, event.square, colour, thickness, true);
  } else if (event.type == EventType::backtrack || event.type == EventType::reject) {
    const ImVec2 to = picture.centre(event.square);
    draw_dashes(picture.pen, picture.centre(snapshot.path.back()), to, colour, picture.stroke());
    const Rejection why = event.type == EventType::reject ? event.rejection : Rejection::none;
    draw_reason(picture, to, why, picture.cell() * 0.25f, colour, thickness);
  }
}

// That in which the knight stands; at the end of a search the one that it came farthest to.
void draw_dead_end(const BoardPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  if (!snapshot.path.empty()) {
    if (snapshot.dead_end) mark_dead_end(picture, snapshot.path.back());
  } else if (!snapshot.longest.empty() && snapshot.longest.size() < snapshot.squares) {
    mark_dead_end(picture, snapshot.longest.back());
  }
}

// A small flag where the tour must end.
void draw_end_square(const BoardPicture& picture) {
  const auto& end = picture.snapshot.settings.end;
  if (!end || picture.cell() < kCellForLines || !picture.sees(*end)) return;
  const ImVec2 corner = picture.corner({end->row + 1, end->col + 1});
  const float height = std::max(picture.cell() * 0.34f, 5.0f);
  const ImVec2 foot{corner.x - height * 0.85f, corner.y - height * 0.2f};
  draw_flag(picture.pen, foot, height, picture.colours.accent, picture.colours.text, std::max(1.0f, height * 0.09f));
}

namespace {

float size_of_knight(const BoardPicture& picture) {
  constexpr float kSmallest = 22;  // it may stand out of its square rather than be overlooked
  // At a step a frame it jumps in each: a large dark shape would flash.
  const bool jumps = picture.motion && picture.snapshot.pace == Pace::frames;
  return std::max(picture.cell() * (jumps ? 0.45f : 0.86f), kSmallest);
}

}  // namespace

// Its middle on a point of the screen.
void draw_knight_at(const BoardPicture& picture, ImVec2 c, ImU32 colour) {
  const Palette& colours = picture.colours;
  if (picture.cell() < kCellForCandidates) {
    const float radius = std::max(picture.cell() * 0.4f, 4.5f);
    picture.pen.disc(c, radius + 1.5f, colours.knight_eye);
    picture.pen.disc(c, radius, colour);
    return;
  }
  const float size = size_of_knight(picture);
  const ImVec2 origin{c.x - size / 2, c.y - size / 2};
  std::vector<ImVec2> outline;
  for (const ImVec2 p : knight_outline()) outline.push_back({origin.x + p.x * size, origin.y + p.y * size});
  // A halo keeps it apart from the path.
  picture.pen.polyline(outline, colours.knight_eye, std::max(3.0f, size * 0.07f), true);
  picture.pen.polygon(outline, colour);
  const KnightEye eye = knight_eye();
  picture.pen.disc({origin.x + eye.centre.x * size, origin.y + eye.centre.y * size}, eye.radius * size,
                   colours.knight_eye);
}

// An exhausted search has taken even the start back, others have no path before the tour: the knight waits there, pale.
void draw_knight(const BoardPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  const Palette& colours = picture.colours;
  const bool gone = snapshot.path.empty();
  ImVec2 c = picture.centre(gone ? snapshot.settings.start : snapshot.path.back());
  if (picture.motion && picture.motion->knight()) c = picture.at(*picture.motion->knight());
  const ImU32 colour = gone ? colours.muted : colours.knight;
  draw_knight_at(picture, c, colour);
  const float size = size_of_knight(picture);
  if (snapshot.backwards && picture.cell() >= kCellForCandidates)
    draw_rewind(picture.pen, {c.x - size * 0.36f, c.y - size * 0.36f}, size * 0.17f, colours);
}

}  // namespace kt
