// Reads the text files that commands check.
#pragma once

#include <expected>
#include <string>

#include "core/basics/message.h"

namespace kt {

// The whole text of a file, or of standard input for "-", without a byte order mark. The error is a sentence that names
// the file. It rejects unreadable files, files of more than 16 MB (the longest list of squares of the largest board has
// 15), and text that is not UTF-8.
std::expected<std::string, Message> read_text(const std::string& file);

}  // namespace kt
