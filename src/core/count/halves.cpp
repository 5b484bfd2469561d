#include "core/count/halves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace kt {
namespace {

constexpr int kBits = 3;
constexpr int kWidest = 10;  // of the middle: its squares must fit into 64 bits

// Repeats a number of `number` in `count` squares.
std::uint64_t in_each(std::uint64_t number, int count) {
  std::uint64_t all = 0;
  for (int i = 0; i < count; ++i) all |= number << (kBits * i);
  return all;
}

// True to cut across the rows, false for the columns: the longer even side.
bool cuts_rows(Board board) { return board.rows % 2 == 0 && (board.cols % 2 != 0 || board.rows > board.cols); }

std::vector<int> squares_of_lines(Board board, int first, int last) {
  std::vector<int> squares;
  const bool rows = cuts_rows(board);
  for (int line = first; line < last; ++line) {
    for (int i = 0; i < (rows ? board.cols : board.rows); ++i)
      squares.push_back(rows ? line * board.cols + i : i * board.cols + line);
  }
  return squares;
}

int part_lines(Board board) { return (cuts_rows(board) ? board.rows : board.cols) / 2 - 1; }

}  // namespace

std::expected<void, Message> halves_can_count(const Problem& problem, bool all_starts) {
  if (!problem.given.empty())
    return std::unexpected(Message{"counting by halves cannot continue from moves already made"});
  const Board board = problem.board;
  const auto refuse = [](Message why) { return std::unexpected(std::move(why)); };
  if (problem.goal != Goal::closed || (problem.end && !all_starts))
    return refuse({"counting by halves works only for closed tours without an end square"});
  if (!problem.edges.empty() || !problem.holes.empty())
    return refuse({"counting by halves needs a board without holes"});
  if (problem.leaper != Leaper{1, 2} && problem.leaper != Leaper{2, 1})
    return refuse({"counting by halves works only for the knight"});
  const int side = cuts_rows(board) ? board.rows : board.cols, width = board.squares() / side;
  if (side % 2 != 0 || side < 4)
    return refuse({"counting by halves needs a side with an even number of squares, at least 4"});
  if (width > kWidest)
    return refuse({"the halves would meet in a strip of 2x{0} squares, but at most 2x{1} are allowed",
                   std::to_string(width), std::to_string(kWidest)});
  return {};
}

HalvesCount::HalvesCount(const Problem& problem, std::size_t max_states)
    : problem_(problem),
      middle_(squares_of_lines(problem.board, part_lines(problem.board), part_lines(problem.board) + 2)),
      width_(static_cast<int>(middle_.size()) / 2),
      part_(problem, squares_of_lines(problem.board, 0, part_lines(problem.board)), max_states),
      joined_(max_states) {
  find_edges();
}

void HalvesCount::find_edges() {
  const Graph graph = graph_of(problem_);
  for (int p = 0; p < std::ssize(middle_); ++p) {
    for (int q = p + 1; q < std::ssize(middle_); ++q) {
      if (graph.has_move(middle_[p], middle_[q])) edges_.emplace_back(p, q);
    }
  }
  const Degrees two_at_most = in_each(1, 2 * width_);
  for (std::uint32_t edges = 0; edges < std::uint32_t{1} << edges_.size(); ++edges) {
    Degrees degrees = 0;
    bool fits = true;
    for (std::size_t e = 0; e < edges_.size() && fits; ++e) {
      if ((edges >> e & 1) == 0) continue;
      degrees += Degrees{1} << (kBits * edges_[e].first) | Degrees{1} << (kBits * edges_[e].second);
      fits = ((degrees + two_at_most) & (two_at_most << 2)) == 0;
    }
    if (fits) edge_sets_.push_back({degrees, edges});
  }
}

bool HalvesCount::run(std::uint64_t max_work) {
  std::uint64_t work = 0;
  while (status_ == Status::counting && work < max_work) {
    std::uint64_t done = 0;
    switch (phase_) {
      case Phase::taking:
        if (!part_.run(max_work)) return false;
        if (part_.status() == Status::gave_up) return finish(Status::gave_up, part_.reason());
        taken_ = part_.take_states();
        break;
      case Phase::sorting: done = sort(); break;
      case Phase::placing: done = place(); break;
      case Phase::joining: done = join(); break;
      case Phase::closing: done = close(); break;
    }
    work += done;
    if (done > 0) continue;
    if (phase_ == Phase::closing && ++group_ < groups_.size())
      begin(Phase::joining);
    else if (phase_ == Phase::closing || (phase_ == Phase::placing && groups_.empty()))
      finish(Status::done);
    else
      begin(static_cast<Phase>(static_cast<int>(phase_) + 1));
  }
  return status_ != Status::counting;
}

void HalvesCount::begin(Phase phase) {
  phase_ = phase;
  switch (phase) {
    case Phase::taking:
    case Phase::sorting: break;
    case Phase::placing:
      std::ranges::sort(groups_, {}, &Group::degrees);
      for (std::size_t i = 0, begin = 0; i < groups_.size(); ++i) {
        group_of_[groups_[i].degrees] = i;
        groups_[i].begin = std::exchange(begin, begin + groups_[i].end);
        groups_[i].end = groups_[i].begin;
      }
      states_.resize(loose_.size());
      break;
    case Phase::joining:
      loose_ = {};
      edge_set_ = state_ = state_end_ = 0;
      break;
    case Phase::closing:
      joined_.hand_over(closing_);
      images_.clear();
      for (std::size_t i = groups_[group_].begin; i < groups_[group_].end; ++i)
        images_.push_back(mirrored(states_[i].key));
      break;
  }
}

std::uint64_t HalvesCount::sort() {
  if (taken_.empty()) return 0;
  const FrontierKey key = in_the_middle(taken_.front().key);
  const auto [place, is_new] = group_of_.try_emplace(degrees_of(key), groups_.size());
  if (is_new) groups_.push_back({.degrees = place->first});
  ++groups_[place->second].end;
  loose_.push_back({key, taken_.front().ways});
  taken_.pop_front();
  return 1;
}

std::uint64_t HalvesCount::place() {
  if (state_ == loose_.size()) return 0;
  const FrontierState& state = loose_[state_++];
  states_[groups_[group_of_.at(degrees_of(state.key))].end++] = state;
  return 1;
}

// Joins with the states of the other part that give the middle exactly the moves it lacks.
std::uint64_t HalvesCount::join() {
  if (state_ < state_end_) {
    add_joined(states_[state_++], edge_sets_[edge_set_ - 1].edges);
    return 1;
  }
  const Degrees own = groups_[group_].degrees;
  if (upside_down(own) < own) return 0;  // the group that is this one upside down has as many
  const Degrees wanted = in_each(2, 2 * width_) - mirrored(own), guard = in_each(4, 2 * width_);
  for (; edge_set_ < edge_sets_.size(); ++edge_set_) {
    const Degrees rest = (wanted | guard) - edge_sets_[edge_set_].degrees;
    if ((rest & guard) != guard) continue;
    const auto found = group_of_.find(rest ^ guard);
    if (found == group_of_.end()) continue;
    state_ = groups_[found->second].begin;
    state_end_ = groups_[found->second].end;
    ++edge_set_;
    return 1;
  }
  return 0;
}

void HalvesCount::add_joined(const FrontierState& state, std::uint32_t edges) {
  FrontierKey::Codes mate;
  state.key.unpack(mate);
  FrontierKey key = state.key;
  const auto set = [&](int p, int code) {
    key.change(p, mate[p], code);
    mate[p] = static_cast<std::uint8_t>(code);
  };
  for (; edges != 0; edges &= edges - 1) {
    const auto [p, q] = edges_[std::countr_zero(edges)];
    const int p_end = mate[p], q_end = mate[q];
    if (p_end == q) return;  // would close a cycle without the other part
    set(p_end, q_end);
    set(q_end, p_end);
    if (p_end != p) set(p, kUsed);
    if (q_end != q) set(q, kUsed);
  }
  joined_.add(key, state.ways);
}

std::uint64_t HalvesCount::close() {
  if (joined_.trouble() != FrontierTable::Trouble::none) {
    finish(Status::gave_up, {"the number of tours does not fit in 128 bits"});
    return 1;
  }
  if (closing_.empty()) return 0;
  const Group& group = groups_[group_];
  FrontierKey::Codes mate;
  closing_.front().key.unpack(mate);
  int ends = 0, any_end = 0;
  for (int p = 0; p < 2 * width_; ++p) {
    if (mate[p] == p || mate[p] == kUsed) continue;
    ++ends;
    any_end = p;
  }
  TourCount ways;
  for (std::size_t i = 0; i < images_.size(); ++i) {
    int seen = 0, at = any_end;
    do {
      at = images_[i][mate[at]];
      seen += 2;
    } while (at != any_end);
    if (seen == ends) add(ways, states_[group.begin + i].ways);
  }
  const bool twice = upside_down(group.degrees) != group.degrees;
  for (int times = twice ? 2 : 1; times > 0; --times) {
    if (!add_product(total_, ways, closing_.front().ways))
      finish(Status::gave_up, {"the number of tours does not fit in 128 bits"});
  }
  closing_.pop_front();
  return 1 + images_.size();
}

bool HalvesCount::finish(Status status, Message reason) {
  status_ = status;
  reason_ = std::move(reason);
  return true;
}

// Renumbers the slots to the positions of the squares in the middle.
FrontierKey HalvesCount::in_the_middle(const FrontierKey& key) const {
  FrontierKey::Codes codes;
  key.unpack(codes);
  std::array<int, kFrontierSlots> position{};
  for (int p = 0; p < std::ssize(middle_); ++p) {
    if (const int slot = part_.slot_of(middle_[p]); slot >= 0) position[slot] = p;
  }
  FrontierKey moved;
  for (int p = 0; p < std::ssize(middle_); ++p) {
    const int slot = part_.slot_of(middle_[p]);
    if (slot >= 0) moved.change(p, p, codes[slot] == kUsed ? kUsed : position[codes[slot]]);
  }
  return moved;
}

HalvesCount::Degrees HalvesCount::degrees_of(const FrontierKey& key) const {
  FrontierKey::Codes codes;
  key.unpack(codes);
  Degrees degrees = 0;
  for (int p = 0; p < 2 * width_; ++p) {
    const Degrees moves = codes[p] == kUsed ? 2 : codes[p] == p ? 0 : 1;
    degrees |= moves << (kBits * p);
  }
  return degrees;
}

// Swaps the two lines of the middle.
HalvesCount::Degrees HalvesCount::mirrored(Degrees degrees) const {
  const int half = kBits * width_;
  return degrees >> half | (degrees & ((Degrees{1} << half) - 1)) << half;
}

FrontierKey::Codes HalvesCount::mirrored(const FrontierKey& key) const {
  FrontierKey::Codes codes, image;
  key.unpack(codes);
  const auto other = [&](int p) { return p < width_ ? p + width_ : p - width_; };
  for (int p = 0; p < 2 * width_; ++p)
    image[other(p)] = static_cast<std::uint8_t>(codes[p] == kUsed ? kUsed : other(codes[p]));
  return image;
}

// Reverses each line.
HalvesCount::Degrees HalvesCount::upside_down(Degrees degrees) const {
  Degrees turned = 0;
  for (int p = 0; p < 2 * width_; ++p) {
    const int line = p / width_ * width_, q = line + width_ - 1 - (p - line);
    turned |= (degrees >> (kBits * p) & 3) << (kBits * q);
  }
  return turned;
}

}  // namespace kt
