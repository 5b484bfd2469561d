#include "view/stack/steady.h"

#include <cmath>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

constexpr double kSeconds = 1;
constexpr std::size_t kCompared = 4096;  // beyond that, only the length of the path is compared

}  // namespace

std::size_t SteadyPath::common_with_last(const Snapshot& snapshot) const {
  const auto& path = snapshot.path;
  const auto end = path.begin() + std::min(path.size(), last_.size());
  const std::size_t common = std::mismatch(path.begin(), end, last_.begin()).first - path.begin();
  return common == kCompared ? std::min(path.size(), last_depth_) : common;
}

std::string changing_part(const Snapshot& snapshot, const SteadyPath& steady) {
  const std::size_t squares = std::max(steady.longest(), steady.calm()) - steady.calm();
  const Message which = squares_in_words(snapshot.settings, squares);
  if (!snapshot.front) return say(Message{"Still changing: {0}", which});
  return say(Message{"Changing for {1, plural, one {# step} other {# steps}}: {0}", which,
                     rounded_number(std::log10(static_cast<double>(snapshot.front->steps)))});
}

void SteadyPath::update(const Snapshot& snapshot, double now) {
  const std::size_t depth = snapshot.path.size();
  const Span all{depth, depth};
  if (shows_each_step(snapshot.pace) || last_.empty()) {
    before_ = now_ = all;
    since_ = now;
  } else {
    const std::size_t common = common_with_last(snapshot);
    if (now - since_ > kSeconds) {
      before_ = now_;
      now_ = all;
      since_ = now;
    }
    now_.common = std::min(now_.common, common);
    now_.longest = std::max(now_.longest, depth);
  }
  const auto& path = snapshot.path;
  last_.assign(path.begin(), path.begin() + std::min(path.size(), kCompared));
  last_depth_ = depth;
}

}  // namespace kt
