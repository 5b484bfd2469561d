#include "app/words/held_sentence.h"

#include <algorithm>

#include "app/language/translation.h"

namespace kt {

double HeldSentence::seconds_to_read() const {
  constexpr double kLook = 0.5, kWordsASecond = 5, kLongest = 4;
  return std::min(kLook + words_ / kWordsASecond, kLongest);
}

bool HeldSentence::accepts(double now, bool important) const {
  if (sentence_.empty()) return true;
  return now - since_ >= seconds_to_read() * (important ? 0.5 : 1);
}

void HeldSentence::show(Message sentence, double now) {
  words_ = static_cast<double>(std::ranges::count(Translation().format(sentence), ' ') + 1);
  sentence_ = std::move(sentence);
  since_ = now;
}

const Message* HeldSentence::at(double now) const {
  constexpr double kOutdated = 6;
  return sentence_.empty() || now - since_ > kOutdated ? nullptr : &sentence_;
}

}  // namespace kt
