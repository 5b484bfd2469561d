// Since which square is a path lost? Its shortest beginning that no tour starts with, exactly and in slices.
//
// A beginning is promising if some tour starts with it, otherwise lost. Everything before a promising beginning is
// promising, and everything after a lost one is lost, so a few questions find the border between them. Each one is a
// search (core/search/completion.h), unless a theorem answers it. Answers are kept: the last tour found shows how far a
// path is promising, and the last beginning refuted how far it is lost. So a step, which changes only the end of the
// path, costs one short search or none.
//
// A search that takes too long can be given up. Then the border is not known exactly, and the bounds say so.
//
// The border also says how many visits of a run were in vain: lost_visits().
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/completion.h"

namespace kt {

class Hope {
 public:
  // Paths of this problem. The moves that it gives are part of each path; its algorithm does not matter, except that
  // a path with repeated squares is allowed only where the algorithm makes them.
  explicit Hope(const Problem& problem);

  // Another path, from the start on; it may be empty. Earlier answers say what is known of it at once.
  void set_path(std::vector<Square> path);
  const std::vector<Square>& path() const { return path_; }
  // A tour of the problem that somebody has found.
  void learn_tour(std::vector<Square> tour);

  // Searches for the border, for so many visits. True when nothing more will be found out.
  bool work(std::uint64_t visits);
  // The question under way takes too long.
  void give_up();
  // Asks the questions given up again.
  void try_again();

  // The first `promising()` squares begin a tour; the first `lost()` begin none, if that is known.
  std::size_t promising() const { return promising_; }
  std::optional<std::size_t> lost() const { return lost_; }
  bool is_promising() const { return promising_ == path_.size(); }
  // The border is known: the whole path is promising, or `lost()` is the number of the fatal square.
  bool is_decided() const { return is_promising() || lost_ == promising_ + 1; }
  // How many questions were answered so far, or given up.
  std::uint64_t answers() const { return answers_; }
  bool at_rest() const { return is_decided() || asked_from_ + 1 == lost_.value_or(path_.size() + 1); }

 private:
  void look_up();
  void answer(Completion::Answer answer);
  Problem beginning(std::size_t squares) const;
  std::size_t question() const;

  Problem problem_;
  std::vector<Square> path_;
  // Found last. Empty: none.
  std::vector<Square> tour_;
  std::vector<Square> refuted_;
  std::vector<Square> given_up_;  // the longest beginning whose question took too long

  std::size_t promising_ = 0;
  std::optional<std::size_t> lost_;
  std::size_t asked_from_ = 0;  // the next question is about more squares than that
  std::optional<Completion> search_;
  std::uint64_t answers_ = 0;
};

// The visits of a run on lost paths. Precondition: exactly the first `promising` squares of its path begin a tour.
// Known until the first tour of a search without restarts, because until then it leaves no promising path.
std::optional<std::uint64_t> lost_visits(const Search& search, std::size_t promising);
// The same without a question: known at the first tour, and after a proof that there is none.
std::optional<std::uint64_t> lost_visits(const Search& search);

}  // namespace kt
