#include "app/words/estimate_words.h"

#include <algorithm>
#include <cmath>

#include "app/time/problem_analysis.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

constexpr std::uint64_t kMinProbes = 20;  // with fewer, the estimate has no spread
constexpr double kAssumedRate = 1e8;      // steps per second of a typical machine
constexpr double kWide = 2;               // powers of ten: a wider spread has missed the walks that matter

Message wanted(const Settings& settings) {
  if (settings.goal == Goal::tour) return {"tour from {0}", origin(settings)};
  if (settings.given.empty() && !settings.end) return {"closed tour"};
  return {"closed tour from {0}", origin(settings)};
}

// True if the algorithm visits exactly the squares that plain backtracking visits, in some order.
bool has_the_plain_tree(const Algorithm& algorithm) {
  return algorithm.method == Method::depth_first && !algorithm.prune && algorithm.goes_back && !algorithm.revisits;
}

Message remark(const Snapshot& snapshot) {
  const Algorithm& algorithm = *snapshot.settings.algorithm;
  const Message plain{"This estimate is for plain backtracking."};
  if (algorithm.method != Method::depth_first) return joined(plain, {"The method shown works differently."});
  if (algorithm.revisits) return joined(plain, {"The search shown lets squares repeat, so it takes even longer."});
  if (!algorithm.goes_back) {
    return joined(
        plain, {"The rule shown never goes back, so it visits at most {0, plural, one {# square} other {# squares}}.",
                snapshot.squares});
  }
  if (algorithm.prune)
    return joined(plain, {"The search shown prunes moves that cannot lead to a tour, so it needs fewer visits."});
  switch (existence_words(snapshot).existence) {
    case Existence::impossible: return {"There is no tour. This is the cost of proving that by trying everything."};
    case Existence::unknown:
      return {"This is the cost of trying everything. A first tour, if there is one, may turn up far sooner."};
    default: break;
  }
  if (algorithm.rank) {
    return {
        "This is the cost of finding every tour. The rule shown tries the same squares in another order, so it usually finds a first tour far sooner."};
  }
  return {"This is the cost of finding every tour. The first may turn up far sooner."};
}

Message range(const EstimateView& estimate) {
  const Rounded low = rounded_number(estimate.log10_low), high = rounded_number(estimate.log10_high);
  return low == high ? Message() : Message{"most likely between {0} and {1}", low, high};
}

// A share from 0 to 1, given as its logarithm.
Message share(double log10_share) {
  if (log10_share < -3) return {"1 part in {0}", rounded_number(-log10_share)};
  const double percent = std::min(100 * std::pow(10.0, log10_share), 99.0);
  if (percent >= 9.95) return {"{0}%", std::lround(percent)};
  return {"{0}%", three_digits(percent)};
}

void set_wait(EstimateWords& result, const Snapshot& snapshot, double log10_visits, double low, double high) {
  const bool known = snapshot.estimate.steps_per_second > 0;
  const double rate = known ? snapshot.estimate.steps_per_second : kAssumedRate;
  const double log10_each = std::log10(steps_per_visit(snapshot.settings) / rate);
  result.log10_seconds = log10_visits + log10_each;
  result.log10_seconds_low = low + log10_each;
  result.log10_seconds_high = high + log10_each;
  const Message steps{"{0, plural, one {# step} other {# steps}} per second", rounded_number(std::log10(rate))};
  result.rate = known ? Message{"at {0}", steps} : Message{"assuming {0}", steps};
  const Message wait = describe_wait(result.log10_seconds);
  result.wait = result.is_bound ? Message{"more than {0}", wait} : wait;
}

}  // namespace

ExistenceWords existence_words(const Snapshot& snapshot) {
  const Message what = wanted(snapshot.settings);
  const auto yes = [&](const Message& reason) {
    return ExistenceWords{Existence::exists, {"Yes, there is a {0}.", what}, reason};
  };
  const auto no = [&](const Message& reason) {
    return ExistenceWords{Existence::impossible, {"No, there is no {0}.", what}, reason};
  };
  const Verdict& verdict = snapshot.verdict;
  if (verdict.existence == Existence::exists) return yes(reason_words(snapshot));
  if (verdict.existence == Existence::impossible) return no(reason_words(snapshot));
  const bool found = snapshot.tours > 0 || std::ranges::any_of(snapshot.timeline.markers, [](const Marker& marker) {
                       return marker.kind == Marker::Kind::tour;
                     });
  if (found) return yes({"No known rule covers this case, but the search has found a tour."});
  if (snapshot.state == RunState::exhausted && snapshot.settings.algorithm->complete) {
    if (snapshot.settings.algorithm->prune)
      return no({"No known rule covers this case, but the search has tried or pruned every path."});
    return no({"No known rule covers this case, but the search has tried every possibility."});
  }
  return {Existence::unknown, {"It is not known whether there is a {0}.", what}, reason_words(snapshot)};
}

std::optional<EstimateWords> estimate_words(const Snapshot& snapshot) {
  const EstimateView& estimate = snapshot.estimate;
  if (estimate.probes < kMinProbes) return {};
  const bool same_tree = has_the_plain_tree(*snapshot.settings.algorithm);
  EstimateWords result{.remark = remark(snapshot)};
  if (same_tree && snapshot.state == RunState::exhausted) {
    const double exact = std::log10(static_cast<double>(std::max<std::uint64_t>(snapshot.visits, 1)));
    result.visits = visits_in_words(snapshot.visits);
    const Rounded low = rounded_number(estimate.log10_low), high = rounded_number(estimate.log10_high);
    if (low != high) result.range = {"the estimate was between {0} and {1}", low, high};
    result.tried = {"all"};
    set_wait(result, snapshot, exact, exact, exact);
    return result;
  }
  result.is_bound = estimate.log10_high - estimate.log10_low > kWide;
  const double log10_visits = estimate.log10_visits;
  if (result.is_bound) {
    // By Markov's inequality, the mean is more than ten times too high at most once in ten times.
    const double bound = std::floor(log10_visits - 1);
    result.visits = {"more than {0}", rounded_visits(bound)};
    result.range = {"most likely, and perhaps far more"};
    set_wait(result, snapshot, bound, bound, bound);
  } else {
    const bool exact = estimate.log10_low == estimate.log10_high;
    const Message visits = rounded_visits(log10_visits);
    result.visits = exact ? visits : Message{"about {0}", visits};
    result.range = range(estimate);
    set_wait(result, snapshot, log10_visits, estimate.log10_low, estimate.log10_high);
    if (same_tree && snapshot.visits > 0) {
      result.tried = share(std::log10(static_cast<double>(snapshot.visits)) - log10_visits);
    }
  }
  return result;
}

}  // namespace kt
