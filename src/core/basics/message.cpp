#include "core/basics/message.h"

namespace kt {

void Message::add(std::string_view text) { arguments_.emplace_back(text); }
void Message::add(std::uint64_t number) { arguments_.emplace_back(number); }
void Message::add(Decimal number) { arguments_.emplace_back(number); }
void Message::add(const Rounded& number) { arguments_.emplace_back(number); }
void Message::add(const Message& message) { arguments_.emplace_back(message); }
void Message::add(const MessageArgument& argument) { arguments_.push_back(argument); }

Message Message::verbatim(std::string text) {
  if (text.empty()) return {};
  return {"{0}", std::move(text)};
}

std::optional<Message> first_of_joined(const Message& message) {
  static const Message kJoined = joined(Message::verbatim("-"), Message::verbatim("-"));
  if (message.id() != kJoined.id()) return {};
  return std::get<Message>(message.arguments().front().value);
}

}  // namespace kt
