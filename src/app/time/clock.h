// Seconds of a monotonic clock with any origin. Injected, so that a test can set the time.
#pragma once

#include <functional>

namespace kt {

using Clock = std::function<double()>;

}  // namespace kt
