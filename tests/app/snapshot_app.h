// An app with a snapshot that is filled again and again, as for a window.
#pragma once

#include "app/state/app.h"

namespace kt {

class SnapshotApp : public App {
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
