#include "core/basics/message.h"

namespace kt {

// Not in the header: it is made in hundreds of places.
Message::Message(std::string_view id, std::initializer_list<MessageArgument> arguments)
    : id_(id), arguments_(arguments) {}

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
