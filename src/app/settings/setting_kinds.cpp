#include "app/settings/setting_kinds.h"

namespace kt::kinds {

Result parse_flag(bool& target, std::string_view text) {
  const bool on = text.empty() || text == "true" || text == "on" || text == "1";
  if (!on && text != "false" && text != "off" && text != "0")
    return std::unexpected(Message{"{0} is neither true nor false", quoted(text)});
  target = on;
  return {};
}

std::vector<Choice> off_and_on() { return {{"false", "Off"}, {"true", "On"}}; }

Result not_whole(std::string_view text, std::uint64_t most) {
  return std::unexpected(Message{"{0} is not a whole number from {1} to {2}", quoted(text), "0", std::to_string(most)});
}

Result parse_decimal(double& target, double least, double most, std::string_view text) {
  const auto number = kt::parse_decimal(text);
  if (!number || !(*number >= least && *number <= most)) {
    return std::unexpected(
        Message{"{0} is not a number from {1} to {2}", quoted(text), format_decimal(least), format_decimal(most)});
  }
  target = std::round(*number * 100) / 100;
  return {};
}

// At most two decimals, without trailing zeros.
std::string format_decimal(double value) {
  const auto hundredths = std::lround(value * 100);
  std::string text = std::to_string(hundredths / 100);
  if (hundredths % 100 == 0) return text;
  text += "." + std::to_string(hundredths % 100 / 10);
  return hundredths % 10 == 0 ? text : text + std::to_string(hundredths % 10);
}

}  // namespace kt::kinds
