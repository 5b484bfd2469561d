// Keeps a sentence on the screen until it can be read, while steps are too fast to explain each one. Sentences that
// come meanwhile are dropped.
#pragma once

#include "core/basics/message.h"

namespace kt {

class HeldSentence {
 public:
  // True if there is time for another sentence. An important one waits only half as long.
  bool accepts(double now, bool important = false) const;
  void show(Message sentence, double now);
  void clear() { sentence_ = {}; }

  // Null if there is none, or none that is still useful.
  const Message* at(double now) const;

 private:
  double seconds_to_read() const;

  Message sentence_;
  double words_ = 0;  // number of its words in English
  double since_ = 0;
};

}  // namespace kt
