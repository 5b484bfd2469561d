#include <set>

#include "harness.h"

// [shown]
// neurons: all pairs of squares a, b one move apart.
// active: is it part of the tour?
int degree(int square) {
  return ranges::count(neurons_at[square], true, &Neuron::active);
}

bool is_one_cycle() {
  std::set<int> met;
  vector<int> todo = {0};
  while (!todo.empty()) {
    int square = todo.back();
    todo.pop_back();
    if (!met.insert(square).second) continue;
    for (Neuron* n : neurons_at[square])
      if (n->active) todo.push_back(n->a + n->b - square);
  }
  return met.size() == rows * cols;
}

int main() {
  for (const auto& list : neurons_at) {
    if (list.size() < 2) {
      cout << "Some square has fewer than two moves.\n";
      trace("stuck");
      return 1;
    }
  }
  for (int attempt = 1;; ++attempt) {
    set_at_random(neurons, attempt);
    trace(attempt == 1 ? "start" : "restart");
    bool settled = false;
    for (int i = 0; i < patience && !settled; ++i) {
      settled = true;
      for (auto& [a, b, active, state] : neurons) {
        int wanting = 4 - degree(a) - degree(b);
        state += wanting;
        if (state > 3) active = true;
        if (state < 0) active = false;
        if (wanting != 0) settled = false;
      }
      trace("sweep");
    }
    if (settled && is_one_cycle()) {
      show_active();
      trace("tour");
    }
  }
}
// [end]
