// Saves files for the desktop program, which has no dialog for that.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "core/basics/message.h"
#include "platform/visualizer.h"

namespace kt {

// Where files go: $XDG_DOWNLOAD_DIR, or Downloads in the user's directory, or the current directory.
std::filesystem::path download_directory();

// Writes the file there, with a number in its name where that name is taken. What the page paints as PNG is saved as
// the SVG that it is made from. Returns a sentence: where it is, or why it is nowhere.
Message save(const SaveFile& file);

// What Share does here: saves a picture of the board, and puts the link to this step on the clipboard.
Message share(Visualizer& visualizer);

}  // namespace kt
