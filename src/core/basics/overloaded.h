// Handlers of a variant's alternatives: std::visit(Overloaded{[](A) {...}, [](B) {...}}, variant).
#pragma once

namespace kt {

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

}  // namespace kt
