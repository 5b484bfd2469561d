// The sentence while steps are too quick to be explained one by one, and slow enough for some to be named: each that is
// worth naming stays for as long as it takes to be read, and what comes meanwhile goes unsaid.
#pragma once

#include "core/basics/message.h"

namespace kt {

class HeldSentence {
 public:
  // Whether there is time for another one. An important one may only have to wait for half as long.
  bool takes(double now, bool important = false) const;
  void tell(Message sentence, double now);
  void clear() { sentence_ = {}; }

  // Null when there is none, or none that is still of use.
  const Message* at(double now) const;

 private:
  double seconds_to_read() const;

  Message sentence_;
  double words_ = 0;  // of it, in English
  double since_ = 0;
};

}  // namespace kt
