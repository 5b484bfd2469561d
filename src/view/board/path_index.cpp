#include "view/board/path_index.h"

#include <algorithm>

namespace kt {

void PathIndex::update(Board board, std::span<const Square> path) {
  changed_.clear();
  began_anew_ = board != board_;
  if (began_anew_) {
    board_ = board;
    path_.clear();
    earlier_.clear();
    // Once, instead of by doubling in the middle of a fast run.
    path_.reserve(board.squares());
    earlier_.reserve(board.squares());
    last_.assign(board.squares(), 0);
  }
  const std::size_t shorter = std::min(path.size(), path_.size());
  const auto split = std::mismatch(path.begin(), path.begin() + shorter, path_.begin());
  const std::size_t kept = split.first - path.begin();
  while (path_.size() > kept) {
    const int left = board_.number(path_.back());
    last_[left] = earlier_.back();
    changed_.push_back(left);
    path_.pop_back();
    earlier_.pop_back();
  }
  for (const Square square : path.subspan(kept)) {
    const int entered = board_.number(square);
    path_.push_back(square);
    earlier_.push_back(last_[entered]);
    last_[entered] = static_cast<std::uint32_t>(path_.size());
    changed_.push_back(entered);
  }
}

}  // namespace kt
