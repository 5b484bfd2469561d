// Combines one lambda for each alternative of a variant: std::visit(Overloaded{[](A) {...}, [](B) {...}}, variant).
#pragma once

namespace kt {

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

}  // namespace kt
