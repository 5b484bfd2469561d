// The sentence while steps are too quick to be explained one by one, and slow enough for some to be named: each that is
// worth naming stays for as long as it takes to be read, and what comes meanwhile goes unsaid.
#pragma once

#include <optional>
#include <string>

namespace kt {

class HeldSentence {
 public:
  // Whether there is time for another one. An important one may only have to wait for half as long.
  bool takes(double now, bool important = false) const;
  void tell(std::string sentence, double now);
  void clear() { sentence_.clear(); }

  // Null when there is none, or none that is still of use.
  const std::string* at(double now) const;

 private:
  double seconds_to_read() const;

  std::string sentence_;
  double since_ = 0;
};

}  // namespace kt
