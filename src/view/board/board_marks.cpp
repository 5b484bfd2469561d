// What the knight can do next, what has failed and why, and the knight. Every meaning has a shape as well as a colour:
//
//   disc with a number   the move tried next; the number is its degree
//   ring with a number   a move that can be tried later
//   dashed ring          the candidate looked at next, whatever becomes of it
//   cross                a move that was tried and given up
//   small square         a candidate that is already visited
//   barred circle        a candidate that is free, but from which no tour can be completed
//   bar across the move  a candidate off the board
#include "view/board/board_pen.h"
#include "view/pen/assets.h"
#include "view/widgets/layout.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

// A shape for each reason. `radius` is half of its extent.
void draw_reason(const Pen& pen, ImVec2 c, Rejection why, float radius, ImU32 colour, float thickness) {
  if (why == Rejection::visited) {
    const float side = radius * 0.8f;
    pen.draw->AddRect({c.x - side, c.y - side}, {c.x + side, c.y + side}, colour, 0, ImDrawFlags_None, thickness);
  } else if (why == Rejection::pruned) {
    const float slope = radius * 0.7071f;
    pen.draw->AddCircle(c, radius, colour, 0, thickness);
    pen.draw->AddLine({c.x - slope, c.y + slope}, {c.x + slope, c.y - slope}, colour, thickness);
  } else {
    pen.cross(c, radius * 0.8f, colour, thickness);
  }
}

// Where a move leaves the board, if it does.
ImVec2 leaving_point(const Pen& pen, ImVec2 from, ImVec2 to) {
  const ImVec2 low = pen.view.origin;
  const ImVec2 high = pen.view.to_screen({static_cast<float>(pen.board.cols), static_cast<float>(pen.board.rows)});
  float share = 1;
  const auto meet = [&](float a, float b, float edge) {
    if ((b > edge) != (a > edge)) share = std::min(share, (edge - a) / (b - a));
  };
  meet(from.x, to.x, low.x), meet(from.x, to.x, high.x);
  meet(from.y, to.y, low.y), meet(from.y, to.y, high.y);
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

void draw_off_board(const Pen& pen, Square target, ImU32 colour, float thickness, bool with_line) {
  const ImVec2 from = pen.centre(pen.ui.snapshot.path.back());
  const ImVec2 to = pen.centre(target);
  const ImVec2 edge = leaving_point(pen, from, to);
  const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 0.001f);
  const ImVec2 across{(to.y - from.y) / length, (from.x - to.x) / length};
  const float half = std::clamp(pen.cell() * 0.14f, 4.0f, 12.0f);
  if (with_line) pen.dashes(from, edge, colour, pen.line());
  pen.draw->AddLine({edge.x - across.x * half, edge.y - across.y * half},
                    {edge.x + across.x * half, edge.y + across.y * half}, colour, thickness);
}

void draw_move_left(const Pen& pen, const Candidate& candidate, bool next) {
  const ImVec2 c = pen.centre(candidate.square);
  const float radius = pen.cell() * 0.25f;
  const ImU32 colour = pen.ui.colours.candidate;
  if (next) {
    pen.dashes(pen.centre(pen.ui.snapshot.path.back()), c, with_alpha(colour, 0.7f), pen.line());
    pen.draw->AddCircleFilled(c, radius, colour);
  } else {
    pen.draw->AddCircleFilled(c, radius, pen.ui.colours.background);
    pen.draw->AddCircle(c, radius, colour, 0, pen.line());
  }
  if (pen.cell() >= kCellForNumbers) {
    pen.text_in(c, std::to_string(candidate.onward), std::max(pen.cell() * 0.26f, 9.0f),
                next ? pen.ui.colours.background : colour);
  }
}

}  // namespace

void draw_candidates(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  if (pen.cell() < kCellForCandidates || snapshot.path.empty()) return;
  const bool one_by_one = snapshot.settings.detail == Detail::candidate;
  const ImU32 quiet = pen.ui.colours.muted;
  const float small = pen.cell() * 0.13f;
  bool considered = false;  // the one looked at next has been met
  bool next = true;
  for (const Candidate& candidate : snapshot.candidates) {
    const ImVec2 c = pen.centre(candidate.square);
    const bool under_consideration = one_by_one && !candidate.looked_at && !considered;
    if (!candidate.looked_at) considered = true;
    // That is marked as the last step's failure.
    if (snapshot.event.type == EventType::reject && snapshot.event.square == candidate.square) continue;
    if (candidate.rejection == Rejection::none) {
      if (candidate.looked_at) {
        draw_reason(pen, c, Rejection::none, small * 1.25f, pen.ui.colours.dead_end, pen.line());
      } else {
        draw_move_left(pen, candidate, next && (under_consideration || !one_by_one));
        next = false;
      }
    } else if (under_consideration) {
      if (candidate.rejection == Rejection::off_board) {
        draw_off_board(pen, candidate.square, quiet, pen.line(), true);
      } else {
        pen.dashes(pen.centre(snapshot.path.back()), c, with_alpha(quiet, 0.8f), pen.line());
        pen.dashed_ring(c, pen.cell() * 0.3f, quiet, pen.line());
      }
    } else if (candidate.rejection == Rejection::pruned || (one_by_one && candidate.looked_at)) {
      if (candidate.rejection == Rejection::off_board) {
        draw_off_board(pen, candidate.square, quiet, pen.line(), false);
      } else {
        draw_reason(pen, c, candidate.rejection, small * 1.2f, quiet, std::max(1.0f, pen.line() * 0.7f));
      }
    }
  }
}

// The square given up or rejected by the last step, and the dead end that the knight stands in.
void draw_failure(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  if (snapshot.path.empty()) return;
  const ImU32 colour = pen.ui.colours.dead_end;
  const float thickness = pen.line() * 1.6f;
  const Event& event = snapshot.event;
  if (event.type == EventType::reject && event.rejection == Rejection::off_board) {
    draw_off_board(pen, event.square, colour, thickness, true);
  } else if (event.type == EventType::backtrack || event.type == EventType::reject) {
    const ImVec2 to = pen.centre(event.square);
    pen.dashes(pen.centre(snapshot.path.back()), to, colour, pen.line());
    const Rejection why = event.type == EventType::reject ? event.rejection : Rejection::none;
    draw_reason(pen, to, why, pen.cell() * 0.25f, colour, thickness);
  }
  if (snapshot.dead_end) {
    const Square here = snapshot.path.back();
    const float edge = std::max(2.0f, pen.cell() * 0.06f);
    pen.outline(here, colour, edge);
    const ImVec2 corner = pen.corner({here.row, here.col + 1});
    const float radius = pen.cell() * 0.15f;
    draw_mark({corner.x - radius * 1.2f, corner.y + radius * 1.2f}, radius, Mark::cross, colour,
              pen.ui.colours.background);
  }
}

// A small flag where the tour must end.
void draw_end_square(const Pen& pen) {
  const auto& end = pen.ui.snapshot.settings.end;
  if (!end || pen.cell() < kCellForLines || !pen.sees(end->square)) return;
  const ImVec2 corner = pen.corner({end->square.row + 1, end->square.col + 1});
  const float height = std::max(pen.cell() * 0.34f, 5.0f);
  const ImVec2 foot{corner.x - height * 0.85f, corner.y - height * 0.2f};
  const ImVec2 top{foot.x, foot.y - height};
  const float thickness = std::max(1.0f, height * 0.09f);
  pen.draw->AddTriangleFilled(top, {top.x + height * 0.7f, top.y + height * 0.27f}, {top.x, top.y + height * 0.54f},
                              pen.ui.colours.accent);
  pen.draw->AddLine(foot, top, pen.ui.colours.text, thickness);
}

// An exhausted search has taken even the start back, others have no path before the tour: the knight waits there, pale.
void draw_knight(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  const Palette& colours = pen.ui.colours;
  const bool gone = snapshot.path.empty();
  const ImVec2 c = pen.centre(gone ? snapshot.settings.start.square : snapshot.path.back());
  const ImU32 colour = gone ? colours.muted : colours.knight;
  if (pen.cell() < kCellForCandidates) {
    const float radius = std::max(pen.cell() * 0.4f, 4.5f);
    pen.draw->AddCircleFilled(c, radius + 1.5f, colours.knight_eye);
    pen.draw->AddCircleFilled(c, radius, colour);
    return;
  }
  constexpr float kSmallest = 22;  // it may stand out of its square rather than be overlooked
  const float size = std::max(pen.cell() * 0.86f, kSmallest);
  const ImVec2 origin{c.x - size / 2, c.y - size / 2};
  std::vector<ImVec2> outline;
  for (const ImVec2 p : knight_outline()) outline.push_back({origin.x + p.x * size, origin.y + p.y * size});
  const int count = static_cast<int>(outline.size());
  // A halo keeps it apart from the path.
  pen.draw->AddPolyline(outline.data(), count, colours.knight_eye, ImDrawFlags_Closed, std::max(3.0f, size * 0.07f));
  pen.draw->AddConcavePolyFilled(outline.data(), count, colour);
  const KnightEye eye = knight_eye();
  pen.draw->AddCircleFilled({origin.x + eye.centre.x * size, origin.y + eye.centre.y * size}, eye.radius * size,
                            colours.knight_eye);
}

}  // namespace kt
