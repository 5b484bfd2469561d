#include "core/theory/hope.h"

#include <algorithm>
#include <utility>

#include "core/theory/existence.h"

namespace kt {
namespace {

bool begins_with(const std::vector<Square>& path, const std::vector<Square>& beginning) {
  return !beginning.empty() && beginning.size() <= path.size() &&
         std::equal(beginning.begin(), beginning.end(), path.begin());
}

// How many squares there are up to the first one that comes again; none where none does.
std::optional<std::size_t> first_repeat(const Board& board, const std::vector<Square>& path) {
  std::vector<bool> visited(static_cast<std::size_t>(board.squares()));
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto square = static_cast<std::size_t>(board.number(path[i]));
    if (visited[square]) return i + 1;
    visited[square] = true;
  }
  return {};
}

}  // namespace

Hope::Hope(const Problem& problem) : problem_(problem) { problem_.given.clear(); }

void Hope::set_path(std::vector<Square> path) {
  if (path == path_) return;
  path_ = std::move(path);
  look_up();
}

void Hope::learn_tour(std::vector<Square> tour) {
  tour_ = std::move(tour);
  look_up();
}

void Hope::look_up() {
  search_.reset();
  promising_ = std::ranges::mismatch(path_, tour_).in1 - path_.begin();
  lost_.reset();
  if (problem_.algorithm->revisits) lost_ = first_repeat(problem_.board, path_);
  if (begins_with(path_, refuted_)) lost_ = std::min(refuted_.size(), lost_.value_or(refuted_.size()));
  asked_from_ = promising_;
  const bool bounds = begins_with(path_, given_up_) && given_up_.size() < lost_.value_or(path_.size() + 1);
  if (bounds) asked_from_ = std::max(asked_from_, given_up_.size());
}

// The problem whose answer is that of the first squares of the path.
Problem Hope::beginning(std::size_t squares) const {
  Problem asked = problem_;
  asked.given.assign(path_.begin() + 1, path_.begin() + static_cast<std::ptrdiff_t>(squares));
  return asked;
}

// All of the path first. Once that is lost, the middle of what is not known.
std::size_t Hope::question() const { return lost_ ? (asked_from_ + *lost_) / 2 : path_.size(); }

bool Hope::work(std::uint64_t visits) {
  if (at_rest()) return true;
  if (!search_) {
    const Problem asked = beginning(question());
    if (existence(asked).existence == Existence::impossible) {
      answer(Completion::Answer::impossible);
      return at_rest();
    }
    search_.emplace(asked);
  }
  answer(search_->run(visits));
  return at_rest();
}

void Hope::answer(Completion::Answer answer) {
  if (answer == Completion::Answer::open) return;
  if (answer == Completion::Answer::possible)
    tour_ = search_->tour();
  else
    refuted_.assign(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(question()));
  ++answers_;
  look_up();
}

void Hope::give_up() {
  if (at_rest()) return;
  given_up_.assign(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(question()));
  ++answers_;
  look_up();
}

void Hope::try_again() {
  given_up_.clear();
  look_up();
}

// The given squares are visited together, so all of these visits are in vain, or none.
std::optional<std::uint64_t> lost_visits(const Search& search, std::size_t promising) {
  const Algorithm& algorithm = *search.problem().algorithm;
  const bool keeps_promising = search.is_single_attempt() && (algorithm.complete || !algorithm.goes_back);
  const std::uint64_t tours_kept = search.status() == Status::tour ? 1 : 0;
  if (!keeps_promising || search.tours() != tours_kept) return {};
  return search.visits() - (promising < root_depth(search.problem()) ? 0 : promising);
}

std::optional<std::uint64_t> lost_visits(const Search& search) {
  if (search.status() == Status::tour) return lost_visits(search, search.depth());
  const bool is_proved = search.depth_first() && search.problem().algorithm->complete;
  if (search.status() == Status::exhausted && search.tours() == 0 && is_proved) return search.visits();
  return {};
}

}  // namespace kt
