// The labels of widgets: "Play###play" has the name Play and is the control `play` (controls/controls.h).
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace kt {

inline std::string labelled(std::string_view name, std::string_view id) {
  return std::string(name) + "###" + std::string(id);
}

inline std::string name_of(std::string_view label) { return std::string(label.substr(0, label.find("###"))); }

inline std::string id_of(std::string_view label) { return std::string(label.substr(label.find("###") + 3)); }

// The id with its mark, as a label without a name: "###play".
inline std::string nameless(std::string_view label) {
  return std::string(label.substr(std::min(label.find("###"), label.size())));
}

}  // namespace kt
