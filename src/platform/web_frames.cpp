// Exported functions for screen readers: the stack, the search tree around the path, and a tour, in words (web/mirror).
//
// Returned strings are valid until the next call. Places are [left, top, width, height] in pixels of the page, even if
// they are scrolled out of view. Depths count from 1, that of the start.
#include <emscripten.h>

#include <algorithm>

#include "app/language/say.h"
#include "app/state/stack_view.h"
#include "app/words/sentence.h"
#include "core/search/search.h"
#include "platform/web_instance.h"
#include "view/stack/stack.h"
#include "view/stack/stack_row.h"
#include "view/tree/tree.h"
#include "view/tree/tree_picture.h"

namespace {

using kt::Json;

// The path of a search with a stack, and its frames.
struct Frames {
  explicit Frames(Instance& instance) : visualizer(*instance.visualizer), snapshot(visualizer.snapshot()) {
    const kt::DepthFirst* stack = visualizer.app().search().depth_first();
    if (stack && snapshot.settings.algorithm->keeps_stack()) count = stack->depth();
  }

  // The frames at these depths, with the known sizes of their branches.
  std::vector<kt::StackFrame> at(std::size_t first, std::size_t wanted) const {
    if (first < 1 || first > count) return {};
    auto frames = kt::stack_frames(visualizer.app().search(), first, std::min(wanted, count - first + 1));
    for (kt::StackFrame& frame : frames) {
      const auto& known = snapshot.stack;
      const auto same = std::ranges::find(known, frame.depth, &kt::StackFrame::depth);
      if (same != known.end() && same->square == frame.square && same->current == frame.current) frame = *same;
      if (snapshot.quiz.asks() && frame.depth == count) frame.branches.clear();
    }
    return frames;
  }

  Json place(ImVec2 min, ImVec2 max) const {
    const float scale = visualizer.scale();
    std::vector<Json> numbers;
    for (const float value : {min.x, min.y, max.x - min.x, max.y - min.y})
      numbers.push_back(static_cast<int>(value * scale));
    return kt::json_array(numbers);
  }

  kt::Visualizer& visualizer;
  const kt::Snapshot& snapshot;
  std::size_t count = 0;
};

// The frame as the tree's layout describes it, for the same words.
kt::TreeItem item_of(const kt::StackFrame& frame, std::size_t branch) {
  const auto kind = [&] {
    switch (kt::state_of(frame, branch)) {
      case kt::BranchState::given_up: return kt::TreeItem::Kind::folded;
      case kt::BranchState::pruned: return kt::TreeItem::Kind::pruned;
      default: return kt::TreeItem::Kind::open;
    }
  };
  const kt::Branch& told = frame.branches[branch];
  return {.kind = kind(),
          .depth = frame.depth + 1,
          .square = told.candidate.square,
          .visits = told.visits,
          .onward = told.candidate.onward};
}

// A node and its leaves, before and after the branch where the path continues.
Json level_of(const Frames& frames, const kt::StackFrame& frame, const std::vector<kt::TreeItem>& drawn) {
  constexpr std::size_t kMax = 40;  // a vertex may have hundreds
  const kt::Snapshot& snapshot = frames.snapshot;
  const auto& tree = frames.visualizer.view().state().of<kt::TreePanelState>();
  const auto told = [&](const kt::TreeItem& item) {
    const auto same = std::ranges::find_if(drawn, [&](const kt::TreeItem& other) {
      return other.depth == item.depth && other.square == item.square && other.kind != kt::TreeItem::Kind::more;
    });
    std::vector<kt::JsonMember> members = {{"name", kt::words_of(item, snapshot.settings)}};
    if (same != drawn.end())
      members.push_back({"place", frames.place(tree.to_screen(same->min), tree.to_screen(same->max))});
    return kt::json_object(members);
  };
  std::vector<Json> before, after;
  for (std::size_t i = 0; i < frame.branches.size(); ++i) {
    const kt::BranchState state = kt::state_of(frame, i);
    const bool told_at_all =
        state == kt::BranchState::given_up || state == kt::BranchState::remaining || state == kt::BranchState::pruned;
    std::vector<Json>& side = frame.current >= 0 && static_cast<int>(i) > frame.current ? after : before;
    if (told_at_all && side.size() < kMax) side.push_back(told(item_of(frame, i)));
  }
  const bool is_top = frame.depth == frames.count;
  kt::TreeItem node{.is_top = is_top, .depth = frame.depth, .square = frame.square};
  std::string name = kt::words_of(node, snapshot.settings);
  if (is_top) {
    name = kt::say(snapshot.shows_tour() ? kt::Message{"{0}, a tour", name}
                   : snapshot.dead_end   ? kt::Message{"{0}, dead end", name}
                                         : kt::Message{"{0}, knight here", name});
  }
  const auto same = std::ranges::find_if(drawn, [&](const kt::TreeItem& other) {
    return other.kind == kt::TreeItem::Kind::node && other.depth == frame.depth;
  });
  std::vector<kt::JsonMember> members = {
      {"name", name}, {"before", kt::json_array(before)}, {"after", kt::json_array(after)}};
  if (same != drawn.end())
    members.push_back({"place", frames.place(tree.to_screen(same->min), tree.to_screen(same->max))});
  return kt::json_object(members);
}

}  // namespace

extern "C" {

// {"count", "names", "places"} of these rows of the stack; row 0 is the top.
EMSCRIPTEN_KEEPALIVE const char* kt_stack(Instance* instance, int first, int count) {
  const Frames frames(*instance);
  const auto& panel = instance->visualizer->view().state().of<kt::StackPanelState>();
  const std::size_t end = frames.count - std::min<std::size_t>(frames.count, std::max(first, 0));
  const std::size_t length = std::min<std::size_t>(end, std::max(count, 0));
  std::vector<kt::StackFrame> rows = frames.at(end - length + 1, length);
  std::ranges::reverse(rows);
  const auto name = [&](const kt::StackFrame& row) {
    return Json(kt::words_of_frame(frames.snapshot, row.depth, row.square, &row));
  };
  const auto place = [&](const kt::StackFrame& row) {
    const ImVec2 corner = panel.corner(row.depth);
    return frames.place(corner, {panel.max.x, corner.y + panel.row_height});
  };
  return instance->keep(
      kt::json_object(
          {{"count", frames.count}, {"names", kt::json_list(rows, name)}, {"places", kt::json_list(rows, place)}})
          .text);
}

// {"count", "levels": [{"name", "place", "before", "after"}]}: the nodes of the path at these depths. Each has the
// leaves {"name", "place"} before and after the branch where the path continues. Leaves that are not drawn have no
// place.
EMSCRIPTEN_KEEPALIVE const char* kt_tree(Instance* instance, int first, int count) {
  const Frames frames(*instance);
  const auto drawn = kt::lay_out_tree(frames.snapshot, kt::tree_rows(frames.snapshot), SIZE_MAX).items;
  const auto told = frames.at(std::max(first, 0), std::max(count, 0));
  const auto written = [&](const kt::StackFrame& frame) { return level_of(frames, frame, drawn); };
  return instance->keep(kt::json_object({{"count", frames.count}, {"levels", kt::json_list(told, written)}}).text);
}

// {"count", "closed", "names"} of these squares of the shown tour, from 0; count is 0 if there is none.
EMSCRIPTEN_KEEPALIVE const char* kt_tour(Instance* instance, int first, int count) {
  const kt::Snapshot& snapshot = instance->visualizer->snapshot();
  const std::size_t all = snapshot.shows_tour() ? snapshot.path.size() : 0;
  const std::size_t from = std::min<std::size_t>(all, std::max(first, 0));
  const std::size_t to = std::min(all, from + std::max(count, 0));
  const auto name = [&](kt::Square square) { return Json(kt::spoken_name(snapshot.settings, square)); };
  const std::vector<kt::Square> squares(snapshot.path.begin() + from, snapshot.path.begin() + to);
  return instance->keep(
      kt::json_object({{"count", all}, {"closed", snapshot.closed}, {"names", kt::json_list(squares, name)}}).text);
}

// Seeks to the moment before the knight left the square at this depth.
EMSCRIPTEN_KEEPALIVE void kt_seek_frame(Instance* instance, int depth) {
  instance->visualizer->apply(kt::SeekFrame{static_cast<std::size_t>(std::max(depth, 0))});
  schedule(*instance);
}

// Scrolls the stack or the tree to it.
EMSCRIPTEN_KEEPALIVE void kt_show_row(Instance* instance, int depth) {
  instance->visualizer->view().state().of<kt::StackPanelState>().scroll_target = depth;
  wake(*instance);
}
EMSCRIPTEN_KEEPALIVE void kt_show_node(Instance* instance, int depth) {
  instance->visualizer->view().state().of<kt::TreePanelState>().scroll_target = depth;
  wake(*instance);
}

}  // extern "C"
