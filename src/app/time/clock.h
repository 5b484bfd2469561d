// Seconds, from anywhere, that never go back. Injected, so that a test can invent them.
#pragma once

#include <functional>

namespace kt {

using Clock = std::function<double()>;

}  // namespace kt
