// Saves files for the desktop program, which has no file dialog.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "core/basics/message.h"
#include "platform/visualizer.h"

namespace kt {

// $XDG_DOWNLOAD_DIR, or Downloads in the user's directory, or the current directory.
std::filesystem::path download_directory();

// Writes the file there, and adds a number to its name if the name is taken. Where the page would make a PNG, it saves
// the SVG. Returns a sentence: where the file is, or why it could not be saved.
Message save(const SaveFile& file);

// The desktop's Share: saves a picture of the board, and copies the link to this step to the clipboard.
Message share(Visualizer& visualizer);

}  // namespace kt
