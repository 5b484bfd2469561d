#include "app/words/estimate_words.h"

#include <algorithm>
#include <cmath>

#include "app/time/problem_analysis.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

constexpr std::uint64_t kFewestProbes = 20;  // before that the estimate has no spread
constexpr double kAssumedRate = 1e8;         // steps a second, of a usual machine
constexpr double kWide = 2;                  // powers of ten: a wider spread has not met the walks that count

std::string wanted(const Settings& settings) {
  if (settings.goal == Goal::closed) return "closed tour";
  const std::string tour = "tour from " + spoken_name(settings, settings.start.square);
  return settings.end ? tour + " to " + spoken_name(settings, settings.end->square) : tour;
}

// Every square that plain backtracking visits is visited, in some order, and no other.
bool has_the_plain_tree(const Algorithm& algorithm) {
  return algorithm.method == Method::depth_first && !algorithm.prune && algorithm.goes_back && !algorithm.revisits;
}

std::string remark(const Snapshot& snapshot) {
  const Algorithm& algorithm = *snapshot.settings.algorithm;
  const std::string plain = "This is about plain backtracking. ";
  if (algorithm.method != Method::depth_first) return plain + "The method shown does not search like that.";
  if (algorithm.revisits) return plain + "The search shown lets squares repeat, and takes longer still.";
  if (!algorithm.goes_back) {
    return plain + "The rule shown never goes back: it visits " + plural(snapshot.squares, "square") + " at most.";
  }
  if (algorithm.prune) return plain + "The search shown leaves out what can not become a tour, and needs less.";
  switch (existence_words(snapshot).existence) {
    case Existence::impossible: return "There is no tour to be found: this is what it takes to prove that by trying.";
    case Existence::unknown: return "That is to try everything. A first tour, if there is one, may come far sooner.";
    default: break;
  }
  if (algorithm.rank) {
    return "That is to find every tour. The rule shown tries the same squares in another order, so that a first tour "
           "comes far sooner.";
  }
  return "That is to find every tour. The first one may come far sooner.";
}

std::string range(const EstimateView& estimate) {
  const std::string low = rounded_number(estimate.log10_low), high = rounded_number(estimate.log10_high);
  return low == high ? std::string() : "most likely between " + low + " and " + high;
}

// Of a share from 0 to 1, given as its logarithm.
std::string share(double log10_share) {
  if (log10_share >= -3) {
    const double percent = std::min(100 * std::pow(10.0, log10_share), 99.0);
    return (percent >= 9.95 ? std::to_string(std::lround(percent)) : three_digits(percent)) + " %";
  }
  return "1 part in " + rounded_number(-log10_share);
}

void set_wait(EstimateWords& result, const Snapshot& snapshot, double log10_visits, double low, double high) {
  const bool known = snapshot.estimate.steps_per_second > 0;
  const double rate = known ? snapshot.estimate.steps_per_second : kAssumedRate;
  const double log10_each = std::log10(steps_per_visit(snapshot.settings) / rate);
  result.log10_seconds = log10_visits + log10_each;
  result.log10_seconds_low = low + log10_each;
  result.log10_seconds_high = high + log10_each;
  const std::string steps = rounded_number(std::log10(rate));
  result.rate = (known ? "at " : "at, say, ") + steps + (steps == "1" ? " step a second" : " steps a second");
  result.wait = (result.is_bound ? "more than " : "") + describe_wait(result.log10_seconds);
}

}  // namespace

ExistenceWords existence_words(const Snapshot& snapshot) {
  const std::string what = wanted(snapshot.settings);
  const auto yes = [&](const std::string& reason) {
    return ExistenceWords{Existence::exists, "Yes: there is a " + what + ".", reason};
  };
  const auto no = [&](const std::string& reason) {
    return ExistenceWords{Existence::impossible, "No: there is no " + what + ".", reason};
  };
  const Verdict& verdict = snapshot.verdict;
  if (verdict.existence == Existence::exists) return yes(reason_words(snapshot));
  if (verdict.existence == Existence::impossible) return no(reason_words(snapshot));
  const bool found = snapshot.tours > 0 || std::ranges::any_of(snapshot.timeline.markers, [](const Marker& marker) {
                       return marker.kind == Marker::Kind::tour;
                     });
  if (found) return yes("No rule is known for this case, but the search has found one.");
  if (snapshot.state == RunState::exhausted && snapshot.settings.algorithm->complete) {
    return no("No rule is known for this case, but the search has tried everything.");
  }
  return {Existence::unknown, "Not known: is there a " + what + "?", reason_words(snapshot)};
}

std::optional<EstimateWords> estimate_words(const Snapshot& snapshot) {
  const EstimateView& estimate = snapshot.estimate;
  if (estimate.probes < kFewestProbes) return {};
  const bool same_tree = has_the_plain_tree(*snapshot.settings.algorithm);
  EstimateWords result{.remark = remark(snapshot)};
  if (same_tree && snapshot.state == RunState::exhausted) {
    const double exact = std::log10(static_cast<double>(std::max<std::uint64_t>(snapshot.visits, 1)));
    result.visits = plural(snapshot.visits, "visit");
    const std::string low = rounded_number(estimate.log10_low), high = rounded_number(estimate.log10_high);
    if (low != high) result.range = "the estimate was between " + low + " and " + high;
    result.tried = "all";
    set_wait(result, snapshot, exact, exact, exact);
    return result;
  }
  result.is_bound = estimate.log10_high - estimate.log10_low > kWide;
  const double log10_visits = estimate.log10_visits;
  if (result.is_bound) {
    // By Markov's inequality the mean is ten times too high at most once in ten times.
    const double bound = std::floor(log10_visits - 1);
    result.visits = "more than " + rounded_number(bound) + " visits";
    result.range = "most likely, and perhaps far more";
    set_wait(result, snapshot, bound, bound, bound);
  } else {
    const bool exact = estimate.log10_low == estimate.log10_high;
    const std::string number = rounded_number(log10_visits);
    result.visits = (exact ? "" : "about ") + number + (number == "1" ? " visit" : " visits");
    result.range = range(estimate);
    set_wait(result, snapshot, log10_visits, estimate.log10_low, estimate.log10_high);
    if (same_tree && snapshot.visits > 0) {
      result.tried = share(std::log10(static_cast<double>(snapshot.visits)) - log10_visits);
    }
  }
  return result;
}

}  // namespace kt
