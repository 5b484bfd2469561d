// A text for users that does not depend on a language yet: a sentence, a part of one, or a name.
//
//   Message{"{0, plural, one {# visit} other {# visits}} from {1}", visits, "c4"}
//
// The id is the English pattern; app/language has the patterns of other languages. Patterns are a subset of ICU
// MessageFormat, with arguments counted from 0:
//   {0}                                                 the argument: text as it is, numbers with separators, a message
//   {0, plural, =0 {none} one {# day} other {# days}}   selects by the number, which is #; many: "1.7 million" and more
//   {0, selectordinal, one {#st} other {#th}}           selects by the number as an ordinal
//   {0, clause}                                         the argument with a small first letter, even at the start
//   {0, select, vertex {edges} other {squares}}         selects by a keyword that the program passes and no user reads
// A pattern with unbalanced braces, or with more arguments than it gets, does not compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kt {

// Not constexpr and never defined: a pattern that calls it does not compile.
void refuse_pattern(const char* why);

// A string literal that is a pattern for kArguments arguments.
template <std::size_t kArguments>
struct MessagePattern {
  std::string_view text;

  template <std::size_t kSize>
  consteval MessagePattern(const char (&literal)[kSize]) : text(literal, kSize - 1) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
      if (depth < 0) refuse_pattern("a closing brace has no opening brace");
      const bool begins = text[i] == '{' && i + 2 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
      if (begins && (text[i + 2] == '}' || text[i + 2] == ',') &&
          static_cast<std::size_t>(text[i + 1] - '0') >= kArguments)
        refuse_pattern("the text uses an argument that is missing");
    }
    if (depth != 0) refuse_pattern("an opening brace has no closing brace");
  }
};

// units / 10^places, such as 17 tenths.
struct Decimal {
  std::int64_t units = 0;
  int places = 0;
  bool operator==(const Decimal&) const = default;
};

// How to write a large number: "1.7 million", or "1.7M" where space is short.
enum class NumberForm : std::uint8_t {
  words,
  brief,      // from 10,000 on
  thousands,  // brief, from 1,000 on: "5k" beside "10k"
};

// digits * 10^exponent, written with the language's words for large numbers (app/language).
struct Rounded {
  std::uint64_t digits = 0;
  int exponent = 0;
  NumberForm form = NumberForm::words;
  bool operator==(const Rounded&) const = default;
};

struct MessageArgument;

class Message {
 public:
  Message();  // empty text
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();
  template <typename... Arguments>
  Message(MessagePattern<sizeof...(Arguments)> pattern, const Arguments&... arguments);

  // A text that is the same in every language, or that is translated already.
  static Message verbatim(std::string text);
  // A name from a table. Precondition: the id lives as long as the program.
  static Message name(std::string_view id);

  std::string_view id() const { return id_; }
  const std::vector<MessageArgument>& arguments() const { return arguments_; }
  std::vector<MessageArgument>& arguments() { return arguments_; }
  bool empty() const { return id_.empty(); }
  bool operator==(const Message& other) const;

 private:
  template <typename Argument>
  void take(const Argument& argument);
  // Not inline, because hundreds of places call them.
  void add(std::string_view text);
  void add(std::uint64_t number);
  void add(Decimal number);
  void add(const Rounded& number);
  void add(const Message& message);
  void add(const MessageArgument& argument);

  std::string_view id_;
  std::vector<MessageArgument> arguments_;
};

struct MessageArgument {
  std::variant<std::string, std::uint64_t, Decimal, Rounded, Message> value;

  MessageArgument(std::string text) : value(std::move(text)) {}
  MessageArgument(std::string_view text) : value(std::string(text)) {}
  MessageArgument(const char* text) : value(std::string(text)) {}
  MessageArgument(std::uint64_t number) : value(number) {}
  MessageArgument(Decimal number) : value(number) {}
  MessageArgument(const Rounded& number) : value(number) {}
  MessageArgument(Message message) : value(std::move(message)) {}
  bool operator==(const MessageArgument&) const = default;
};

// Defined here because they need the complete type MessageArgument.
inline Message::Message() = default;
inline Message::Message(const Message&) = default;
inline Message::Message(Message&&) noexcept = default;
inline Message& Message::operator=(const Message&) = default;
inline Message& Message::operator=(Message&&) noexcept = default;
inline Message::~Message() = default;
inline Message Message::name(std::string_view id) {
  Message message;
  message.id_ = id;
  return message;
}
inline bool Message::operator==(const Message& other) const {
  return id_ == other.id_ && arguments_ == other.arguments_;
}

template <typename... Arguments>
Message::Message(MessagePattern<sizeof...(Arguments)> pattern, const Arguments&... arguments) : id_(pattern.text) {
  (take(arguments), ...);
}

template <typename Argument>
void Message::take(const Argument& argument) {
  if constexpr (std::integral<Argument>)
    add(argument);  // none is below 0
  else if constexpr (std::convertible_to<Argument, std::string_view>)
    add(std::string_view(argument));
  else
    add(argument);
}

// Both messages, with a space between them if the language uses spaces.
inline Message joined(Message first, Message second) {
  if (first.empty()) return second;
  if (second.empty()) return first;
  return {"{0} {1}", std::move(first), std::move(second)};
}

// The first part of a joined message; nothing if the message was not joined.
std::optional<Message> first_of_joined(const Message& message);

}  // namespace kt
