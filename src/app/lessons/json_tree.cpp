#include "app/lessons/json_tree.h"

#include <algorithm>
#include <optional>

#include "core/basics/quoted.h"
#include "core/basics/utf8.h"

namespace kt {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

void add_utf8(std::string& text, unsigned code) {
  const auto add = [&](unsigned byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) return add(code);
  if (code < 0x800) return add(0xC0 | code >> 6), add(0x80 | (code & 63));
  if (code < 0x10000) return add(0xE0 | code >> 12), add(0x80 | (code >> 6 & 63)), add(0x80 | (code & 63));
  add(0xF0 | code >> 18), add(0x80 | (code >> 12 & 63)), add(0x80 | (code >> 6 & 63)), add(0x80 | (code & 63));
}

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  std::expected<JsonNode, LessonFault> read() {
    JsonNode node;
    if (value(node, 0)) {
      skip_blanks();
      if (!rest_.empty()) fail({"unexpected text after the end: {0}", here()});
    }
    if (fault_) return std::unexpected(*fault_);
    return node;
  }

 private:
  bool fail(Message reason) {
    if (!fault_) fault_ = {line_, std::move(reason)};
    return false;
  }

  MessageArgument here() const {
    if (rest_.empty()) return Message{"the end of the text"};
    return quoted(rest_.substr(0, std::min(rest_.find('\n'), std::size_t{20})));
  }

  void skip_blanks() {
    while (!rest_.empty() && (rest_[0] == ' ' || rest_[0] == '\t' || rest_[0] == '\r' || rest_[0] == '\n')) {
      if (rest_[0] == '\n') ++line_;
      rest_.remove_prefix(1);
    }
  }

  bool take(char c) {
    skip_blanks();
    if (rest_.empty() || rest_[0] != c) return false;
    rest_.remove_prefix(1);
    return true;
  }

  bool take_word(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  bool value(JsonNode& node, std::size_t depth) {
    skip_blanks();
    node.line = line_;
    const bool has_parts = !rest_.empty() && (rest_[0] == '{' || rest_[0] == '[');
    if (has_parts && depth == kDeepestJson)
      return fail({"lists and objects are nested more than {0} levels deep", kDeepestJson});
    if (take('{')) return object(node, depth);
    if (take('[')) return list(node, depth);
    if (take('"')) {
      node.kind = JsonNode::Kind::text;
      return text(node.text);
    }
    for (const std::string_view word : {"true", "false"}) {
      if (!take_word(word)) continue;
      node.kind = JsonNode::Kind::boolean;
      node.text = word;
      return true;
    }
    if (take_word("null")) return true;
    if (!rest_.empty() && (rest_[0] == '-' || is_digit(rest_[0]))) return number(node);
    return fail({"expected a value, found {0}", here()});
  }

  bool object(JsonNode& node, std::size_t depth) {
    node.kind = JsonNode::Kind::object;
    if (take('}')) return true;
    do {
      std::string key;
      if (!take('"')) return fail({"expected a name in double quotes, found {0}", here()});
      if (!text(key)) return false;
      if (node.find(key)) return fail({"{0} appears here twice", quoted(key)});
      if (!take(':')) return fail({"a colon is missing after the name {0}", quoted(key)});
      node.keys.push_back(std::move(key));
      if (!value(node.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take('}') || fail({"a comma or a {0} is missing before {1}", "}", here()});
  }

  bool list(JsonNode& node, std::size_t depth) {
    node.kind = JsonNode::Kind::list;
    if (take(']')) return true;
    do {
      if (!value(node.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take(']') || fail({"a comma or a {0} is missing before {1}", "]", here()});
  }

  std::size_t digits() {
    const std::size_t count = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
    rest_.remove_prefix(count);
    return count;
  }

  bool number(JsonNode& node) {
    node.kind = JsonNode::Kind::number;
    const std::string_view from = rest_;
    take_word("-");
    const bool zero = rest_.starts_with('0');
    const std::size_t whole = digits();
    bool is_sound = whole > 0 && (!zero || whole == 1);
    if (is_sound && take_word(".")) is_sound = digits() > 0;
    if (is_sound && (take_word("e") || take_word("E"))) {
      if (!take_word("+")) take_word("-");
      is_sound = digits() > 0;
    }
    node.text = from.substr(0, from.size() - rest_.size());
    return is_sound || fail({"{0} is not a valid JSON number", quoted(node.text)});
  }

  std::optional<unsigned> hex() {
    unsigned code = 0;
    if (rest_.size() < 4) return {};
    for (const char c : rest_.substr(0, 4)) {
      const unsigned digit = is_digit(c)            ? static_cast<unsigned>(c - '0')
                             : c >= 'a' && c <= 'f' ? static_cast<unsigned>(c - 'a') + 10
                             : c >= 'A' && c <= 'F' ? static_cast<unsigned>(c - 'A') + 10
                                                    : 16;
      if (digit > 15) return {};
      code = code * 16 + digit;
    }
    rest_.remove_prefix(4);
    return code;
  }

  bool escape(std::string& text) {
    constexpr std::string_view kLetters = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    if (take_word("u")) {
      auto code = hex();
      if (code && *code >= 0xD800 && *code < 0xDC00) {
        const auto low = take_word("\\u") ? hex() : std::nullopt;
        code = low && *low >= 0xDC00 && *low < 0xE000
                   ? std::optional(0x10000 + ((*code & 0x3FF) << 10 | (*low & 0x3FF)))
                   : std::nullopt;
      } else if (code && *code >= 0xDC00 && *code < 0xE000) {
        code.reset();
      }
      if (!code || *code == 0) return fail({"\\u must be followed by the four hexadecimal digits of a character"});
      add_utf8(text, *code);
      return true;
    }
    const std::size_t place = rest_.empty() ? std::string_view::npos : kLetters.find(rest_[0]);
    if (place == std::string_view::npos)
      return fail({"{0} cannot follow a backslash; write \\\\ for a plain backslash", here()});
    text += kMeant[place];
    rest_.remove_prefix(1);
    return true;
  }

  // Precondition: the opening quote has been read.
  bool text(std::string& text) {
    while (!rest_.empty()) {
      const char c = rest_[0];
      if (c == '\n') break;
      if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return fail({"a string contains a control character"});
      const std::size_t length = letter_length(rest_);
      if (length == 0) return fail({"a string is not valid UTF-8"});
      const std::string_view taken = rest_.substr(0, length);
      rest_.remove_prefix(length);
      if (c == '"') return true;
      if (c != '\\') {
        text += taken;
      } else if (!escape(text)) {
        return false;
      }
    }
    return fail({"a string has no closing quotation mark"});
  }

  std::string_view rest_;
  std::size_t line_ = 1;
  std::optional<LessonFault> fault_;
};

}  // namespace

std::string to_string(const LessonFault& fault, const Translation& words) {
  return words.format(Message{"line {0}: {1}", std::to_string(fault.line), fault.reason});
}

const JsonNode* JsonNode::find(std::string_view key) const {
  const auto place = std::ranges::find(keys, key);
  return place == keys.end() ? nullptr : &items[place - keys.begin()];
}

std::expected<JsonNode, LessonFault> read_json(std::string_view text) {
  if (text.size() > kLongestLesson)
    return std::unexpected(LessonFault{1,
                                       {"the text has {0} bytes, but at most {1} are allowed",
                                        std::to_string(text.size()), std::to_string(kLongestLesson)}});
  return JsonReader(text).read();
}

}  // namespace kt
