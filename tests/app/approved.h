// Approved texts of the program: tests/app/approved/SUBJECT.txt has situations, and below each one, indented, the text.
//
//   # Dead ends                        a heading, for readers
//   board=2x3 step 1                   a situation
//     c1 is a dead end: ...
//
// Set KT_WRITE=1 for a native test to write its tables again, and read the diff.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>

#include "app/in_english.h"

namespace kt {

// A table whose situations are code. The comparison happens when it goes out of scope.
class Approved {
 public:
  explicit Approved(const std::string& subject) : file_(KT_APPROVED "/" + subject + ".txt") {
    std::ostringstream text;
    text << std::ifstream(file_).rdbuf();
    kept_ = text.str();
  }
  Approved(const Approved&) = delete;
  Approved& operator=(const Approved&) = delete;
  ~Approved() {
    if (std::getenv("KT_WRITE")) std::ofstream(file_) << said_;
    EXPECT_EQ(kept_, said_) << "KT_WRITE=1 writes " << file_;
  }

  const std::string& kept() const { return kept_; }
  void line(std::string_view text) { said_.append(text).append("\n"); }
  void add(std::string_view situation, const std::string& words) {
    line(situation);
    std::istringstream lines(words);
    for (std::string text; std::getline(lines, text);) line("  " + text);
  }
  void add(std::string_view situation, const Message& words) { add(situation, in_english(words)); }

 private:
  std::string file_, kept_, said_;
};

// A table whose situations are in its file, for a function that returns their text.
inline void expect_approved(const std::string& subject,
                            const std::function<std::string(const std::string&)>& words_of) {
  Approved table(subject);
  int situations = 0;
  std::istringstream kept(table.kept());
  for (std::string text; std::getline(kept, text);) {
    if (text.starts_with("  ")) continue;
    if (text.empty() || text.starts_with("#")) {
      table.line(text);
      continue;
    }
    table.add(text, words_of(text));
    ++situations;
  }
  EXPECT_GT(situations, 0) << "there are no situations of " << subject;
}

}  // namespace kt
