#include "app/sound/timbre.h"

namespace kt {
namespace {

constexpr Timbre kTimbres[] = {
    {0.24f, {0.88f, 0, 0.1f, 0.02f}},      // step
    {0.2f, {0.46f, 0.3f, 0.14f, 0.1f}},    // back
    {0.08f, {1, 0, 0, 0}},                 // look
    {0.13f, {0.8f, 0.12f, 0.06f, 0.02f}},  // tour
    {0.14f, {0.84f, 0.1f, 0.06f, 0}},      // line
};

}  // namespace

std::span<const Timbre> timbres() { return kTimbres; }

}  // namespace kt
