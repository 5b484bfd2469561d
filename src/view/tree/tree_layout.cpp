#include "view/tree/tree_layout.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "core/basics/utf8.h"
#include "view/stack/branch.h"

namespace kt {
namespace {

constexpr float kBar = 19;          // from a row up to its bar
constexpr float kSignHalf = 8;      // a sign is on the line this far below its row
constexpr float kLabelMiddle = 17;  // from a row down to its labels
constexpr float kBetweenItems = 6;  // between two items
constexpr float kOpenRadius = 6;
constexpr float kMarkRadius = 8;
constexpr std::size_t kMaxPerSide = 8;
constexpr std::size_t kShownWithoutStack = 200;

// Slightly too wide, so that texts never overlap.
float text_width(std::string_view text, float size) { return static_cast<float>(count_letters(text)) * size * 0.64f; }

class Rows {
 public:
  Rows(const Snapshot& snapshot, std::size_t calm) : snapshot_(snapshot), calm_(calm) {
    if (!snapshot.stack.empty()) {
      first_depth_ = snapshot.stack.front().depth;
      squares_ = snapshot.stack.size();
      // The next square after the last frame is known from the frame's moves.
      if (snapshot.stack.back().current >= 0) ++squares_;
    } else {
      squares_ = std::min(snapshot.path.size(), kShownWithoutStack);
      first_depth_ = snapshot.path.size() - squares_ + 1;
    }
    // Squares that change too fast to read are described in words.
    if (!shows_each_step(snapshot.pace) && calm < first_depth_ + squares_ - 1)
      squares_ = calm < first_depth_ ? 0 : calm - first_depth_ + 1;
  }

  bool empty() const { return squares_ == 0; }
  std::size_t first_depth() const { return first_depth_; }
  // Below the last square: its moves, or a text about what is not drawn.
  int last() const { return static_cast<int>(squares_); }
  bool reaches_top() const { return first_depth_ + squares_ > snapshot_.path.size(); }
  std::size_t below() const { return snapshot_.path.size() - (first_depth_ + squares_ - 1); }

  bool has_square(int row) const { return row >= 0 && row < last(); }
  Square square(int row) const {
    const std::size_t i = row;
    const auto& stack = snapshot_.stack;
    if (stack.empty()) return snapshot_.path[first_depth_ - 1 + i];
    if (i < stack.size()) return stack[i].square;
    return stack.back().branches[stack.back().current].candidate.square;
  }
  // The frame whose moves the row shows; null if it is unknown or not steady.
  const StackFrame* parent(int row) const {
    const std::size_t i = row - 1;
    if (row < 1 || i >= snapshot_.stack.size()) return nullptr;
    const StackFrame& frame = snapshot_.stack[i];
    return !shows_each_step(snapshot_.pace) && frame.depth >= calm_ ? nullptr : &frame;
  }

 private:
  const Snapshot& snapshot_;
  std::size_t calm_;
  std::size_t first_depth_ = 1;
  std::size_t squares_ = 0;
};

class Drawing {
 public:
  Drawing(const Snapshot& snapshot, std::size_t calm, const std::string& changing)
      : snapshot_(snapshot), rows_(snapshot, calm), changing_(changing) {}

  TreeLayout lay_out(TreeRows range) {
    if (rows_.empty()) return {};
    for (int row = std::max(range.first, -1); row <= std::min(range.last, rows_.last()); ++row) add_row(row);
    if (!layout_.items.empty()) {
      layout_.min = layout_.items.front().min, layout_.max = layout_.items.front().max;
      for (const TreeItem& item : layout_.items) {
        layout_.min = {std::min(layout_.min.x, item.min.x), std::min(layout_.min.y, item.min.y)};
        layout_.max = {std::max(layout_.max.x, item.max.x), std::max(layout_.max.y, item.max.y)};
      }
    }
    return std::move(layout_);
  }

 private:
  void add_row(int row) {
    const float y = static_cast<float>(row) * kTreeRow;
    if (row < 0) {
      if (rows_.first_depth() > 1) add_words(say(Message{"… {0} more above", rows_.first_depth() - 1}), y);
      return;
    }
    const std::size_t depth = rows_.first_depth() + row;
    if (rows_.has_square(row)) {
      add_node(rows_.square(row), depth, y);
      if (row > 0 || depth > 1) add_line({0, row > 0 ? y - kTreeRow : y - kTreeRow / 2}, {0, y}, true);
    } else if (!rows_.reaches_top()) {
      add_line({0, y - kTreeRow}, {0, y - kTreeRow / 2}, true);
      add_words(changing_.empty() ? say(Message{"… {0} more below", rows_.below()}) : changing_, y);
      return;
    }
    if (const StackFrame* parent = rows_.parent(row)) add_siblings(*parent, depth, y, rows_.has_square(row));
  }

  void add_siblings(const StackFrame& frame, std::size_t depth, float y, bool goes_on) {
    // Where the path continues: everything left of it is the past.
    std::size_t pivot = goes_on ? frame.current : 0;
    while (!goes_on && pivot < frame.branches.size() && state_of(frame, pivot) != BranchState::remaining) ++pivot;
    std::vector<TreeItem> left, right;
    float half = goes_on ? layout_.items.back().radius : 0;
    for (std::size_t i = 0; i < frame.branches.size(); ++i) {
      const BranchState state = state_of(frame, i);
      if (state == BranchState::current || state == BranchState::off_board || state == BranchState::visited) continue;
      TreeItem item = sibling(frame.branches[i], state, depth);
      if (i != pivot) {
        (i < pivot ? left : right).push_back(std::move(item));
        continue;
      }
      place(item, 0, y);
      half = width(item) / 2;
      layout_.items.push_back(std::move(item));
    }
    if (!goes_on && pivot == frame.branches.size()) half = add_end(y, !left.empty());
    if (!goes_on && (!left.empty() || !right.empty() || half > 0)) {
      add_line({0, y - kTreeRow}, {0, half > 0 ? y - kSignHalf : y - kBar}, false);
    }
    std::ranges::reverse(left);  // outwards
    add_side(left, -half, -1, y);
    add_side(right, half, +1, y);
  }

  void add_side(std::vector<TreeItem>& items, float from, float direction, float y) {
    if (items.empty()) return;
    std::size_t hidden = 0;
    if (items.size() > kMaxPerSide) {
      hidden = items.size() - (kMaxPerSide - 1);
      items.resize(kMaxPerSide - 1);
    }
    const float bar = y - kBar;
    float x = from;
    float last = 0;
    for (TreeItem& item : items) {
      const float half = width(item) / 2;
      x += direction * (kBetweenItems + half);
      place(item, x, y);
      add_line({x, bar}, item.kind == TreeItem::Kind::folded ? folded_corners(item)[0] : ImVec2{x, y - item.radius},
               false);
      last = x;
      x += direction * half;
      layout_.items.push_back(std::move(item));
    }
    if (hidden > 0) {
      TreeItem rest{.kind = TreeItem::Kind::more, .label = "+" + say(hidden)};
      const float half = width(rest) / 2;
      place(rest, x + direction * (kBetweenItems + half), y);
      layout_.items.push_back(std::move(rest));
    }
    add_line({0, bar}, {last, bar}, false);
  }

  TreeItem sibling(const Branch& branch, BranchState state, std::size_t depth) const {
    TreeItem item{
        .depth = depth, .square = branch.candidate.square, .visits = branch.visits, .onward = branch.candidate.onward};
    const std::string name = drawn_name(snapshot_.settings, item.square);
    switch (state) {
      case BranchState::given_up:
        item.kind = TreeItem::Kind::folded;
        item.radius = folded_radius(item.visits);
        item.label = item.visits ? say(short_count(*item.visits)) : "…";
        break;
      case BranchState::pruned:
        item.kind = TreeItem::Kind::pruned;
        item.radius = 5;
        item.label = name;
        break;
      default:
        item.kind = TreeItem::Kind::open;
        item.radius = kOpenRadius;
        item.label = name;
    }
    return item;
  }

  static float width(const TreeItem& item) { return std::max(2 * item.radius, text_width(item.label, kTreeLabelSize)); }

  static void place(TreeItem& item, float x, float y) {
    const float half = width(item) / 2;
    item.at = {x, y};
    item.min = {x - half, y - kSignHalf - 2};
    item.max = {x + half, y + kLabelMiddle + kTreeLabelSize / 2};
  }

  void add_node(Square square, std::size_t depth, float y) {
    TreeItem item{.depth = depth, .square = square};
    item.label = drawn_name(snapshot_.settings, square);
    item.is_top = depth == snapshot_.path.size();
    item.radius = std::max(16.0f, text_width(item.label, kTreeNameSize) / 2 + 7);
    item.at = {0, y};
    item.min = {-item.radius, y - kTreeNodeHalf};
    item.max = {item.radius, y + kTreeNodeHalf};
    layout_.items.push_back(std::move(item));
  }

  // The end of the path; returns half of its width.
  float add_end(float y, bool some_given_up) {
    const bool tour = snapshot_.shows_tour();
    if (!tour && !snapshot_.dead_end) return 0;
    TreeItem item{.kind = tour ? TreeItem::Kind::tour : TreeItem::Kind::dead_end, .radius = kMarkRadius};
    item.label = tour            ? (snapshot_.closed ? tr("closed tour") : tr("tour"))
                 : some_given_up ? tr("all tried")
                                 : tr("dead end");
    place(item, 0, y);
    const float half = width(item) / 2;
    layout_.items.push_back(std::move(item));
    return half;
  }

  void add_words(std::string words, float y) {
    TreeItem item{.kind = TreeItem::Kind::more, .label = std::move(words)};
    place(item, 0, y);
    layout_.items.push_back(std::move(item));
  }

  void add_line(ImVec2 from, ImVec2 to, bool path) { layout_.lines.push_back({from, to, path}); }

  const Snapshot& snapshot_;
  Rows rows_;
  const std::string& changing_;
  TreeLayout layout_;
};

}  // namespace

float folded_radius(std::optional<std::uint64_t> visits) {
  constexpr float kSmallest = 4.5f, kLargest = 9.5f;
  constexpr float kMaxDigits = 9;
  const float digits = std::log10(static_cast<float>(std::max<std::uint64_t>(visits.value_or(1), 1)));
  const float share = std::min(digits / kMaxDigits, 1.0f);
  return std::sqrt(kSmallest * kSmallest + share * (kLargest * kLargest - kSmallest * kSmallest));
}

std::array<ImVec2, 3> folded_corners(const TreeItem& item) {
  const float foot = item.at.y + kSignHalf;
  return {{{item.at.x, foot - 1.75f * item.radius}, {item.at.x + item.radius, foot}, {item.at.x - item.radius, foot}}};
}

ImVec2 label_middle(const TreeItem& item) { return {item.at.x, item.at.y + kLabelMiddle}; }

TreeRows tree_rows(const Snapshot& snapshot, std::size_t calm) {
  const Rows rows(snapshot, calm);
  return rows.empty() ? TreeRows{} : TreeRows{-1, rows.last()};
}

TreeLayout lay_out_tree(const Snapshot& snapshot, TreeRows rows, std::size_t calm, const std::string& changing) {
  return Drawing(snapshot, calm, changing).lay_out(rows);
}

}  // namespace kt
