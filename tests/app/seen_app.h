// An app with a snapshot that is refilled, as a window has it.
#pragma once

#include "app/state/app.h"

namespace kt {

class SeenApp : public App {
 public:
  using App::App;

  const Snapshot& snapshot() {
    show(seen_);
    return seen_;
  }
  const Snapshot& last_snapshot() const { return seen_; }

 private:
  Snapshot seen_;
};

}  // namespace kt
