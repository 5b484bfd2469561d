#include "core/search/stack.h"

#include <algorithm>

#include "core/rules/candidates.h"
#include "core/search/search.h"

namespace kt {
namespace {

// Takes a path apart, square by square.
class Unwinding {
 public:
  Unwinding(const Path& path, Detail detail) : path_(path), detail_(detail) {}

  std::size_t depth() const { return path_.depth(); }

  void pop() {
    path_.pop();
    current_ = path_.empty() ? -1 : path_.looked_at() - 1;
  }

  // The top frame before the move that leads on. Call it once for each frame.
  PathFrame frame() {
    if (current_ >= 0) look_again_from(path_, is_given() ? 0 : current_, detail_);
    return {depth(), path_.graph().square(path_.top()), candidates_of(path_), current_};
  }

 private:
  // The move of a given square was not tried in turn.
  bool is_given() const { return depth() < root_depth(path_.problem()); }

  Path path_;
  Detail detail_;
  int current_ = -1;
};

}  // namespace

std::vector<PathFrame> frames_of(const Search& search, std::size_t first_depth, std::size_t count) {
  const DepthFirst* machine = search.depth_first();
  if (!machine || count == 0 || first_depth == 0 || first_depth > machine->depth()) return {};
  const std::size_t frames = std::min(count, machine->depth() - first_depth + 1);
  Unwinding rest(machine->path(), machine->detail());
  while (rest.depth() >= first_depth + frames) rest.pop();
  std::vector<PathFrame> list(frames);
  for (auto frame = list.rbegin(); frame != list.rend(); ++frame) {
    *frame = rest.frame();
    rest.pop();
  }
  return list;
}

}  // namespace kt
