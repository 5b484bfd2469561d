#include "core/search/stack.h"

#include <algorithm>

#include "core/search/search.h"

namespace kt {

// A search whose path is taken off, square by square. Its counters are left as they are: nobody asks for them.
class Unwinding {
 public:
  explicit Unwinding(const DepthFirst& search) : search_(search) {}

  std::size_t depth() const { return search_.path_.size(); }

  void pop() {
    search_.pop();
    current_ = search_.path_.empty() ? -1 : search_.path_.back().next - 1;
  }

  // The frame on top, as it was before the move that led on. Only once for each.
  PathFrame frame() {
    if (current_ >= 0) search_.retreat(current_);
    return {depth(), search_.graph().square(search_.top()), search_.candidates(), current_};
  }

 private:
  DepthFirst search_;
  int current_ = -1;
};

std::vector<PathFrame> frames_of(const Search& search, std::size_t first_depth, std::size_t count) {
  const DepthFirst* machine = search.depth_first();
  if (!machine || count == 0 || first_depth == 0 || first_depth > machine->depth()) return {};
  const std::size_t frames = std::min(count, machine->depth() - first_depth + 1);
  Unwinding rest(*machine);
  while (rest.depth() >= first_depth + frames) rest.pop();
  std::vector<PathFrame> list(frames);
  for (auto frame = list.rbegin(); frame != list.rend(); ++frame) {
    *frame = rest.frame();
    rest.pop();
  }
  return list;
}

}  // namespace kt
