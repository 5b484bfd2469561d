#include "platform/files_desktop.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <system_error>

#include "app/settings/link.h"
#include "app/state/position_key.h"
#include "view/picture/picture.h"

namespace kt {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> directory_of(const char* variable, const char* inside = "") {
  const char* const value = std::getenv(variable);
  std::error_code failed;
  if (!value || !*value) return {};
  const fs::path path = std::string(value) + inside;
  return fs::is_directory(path, failed) ? std::optional(path) : std::nullopt;
}

// A name that is free: "search-tree.svg", "search-tree-2.svg".
fs::path free_path(const fs::path& name) {
  const fs::path directory = download_directory();
  fs::path path = directory / name;
  std::error_code failed;
  for (int number = 2; fs::exists(path, failed); ++number)
    path = directory / (name.stem().string() + "-" + std::to_string(number) + name.extension().string());
  return path;
}

struct Saved {
  fs::path path;
  int error = 0;
};

Saved write(const SaveFile& file) {
  fs::path name = fs::path(file.name).filename();
  if (file.type == "image/png") name.replace_extension(".svg");
  Saved saved{.path = free_path(name)};
  errno = 0;
  std::ofstream out(saved.path, std::ios::binary);
  out << file.text << std::flush;
  if (!out) saved.error = errno != 0 ? errno : EIO;
  return saved;
}

Message not_saved(const Saved& saved) {
  return {"{0} could not be saved: {1}", saved.path.string(), std::generic_category().message(saved.error)};
}

}  // namespace

fs::path download_directory() {
  for (const auto& found : {directory_of("XDG_DOWNLOAD_DIR"), directory_of("HOME", "/Downloads"),
                            directory_of("USERPROFILE", "/Downloads")}) {
    if (found) return *found;
  }
  std::error_code failed;
  return fs::current_path(failed);
}

Message save(const SaveFile& file) {
  const Saved saved = write(file);
  if (saved.error != 0) return not_saved(saved);
  return {"Saved as {0}.", saved.path.string()};
}

Message share(Visualizer& visualizer) {
  const App& app = visualizer.app();
  PictureMaker maker;
  const View& view = visualizer.view();
  const std::string picture = maker.svg(visualizer.last_snapshot(), view.picture_options(), &view.vertices());
  const Saved saved = write({"knights-tour.svg", "image/svg+xml", picture});
  if (saved.error != 0) return not_saved(saved);
  const std::string link = link_of(settings_at(app.settings(), app.search()));
  if (SDL_SetClipboardText(link.c_str()) != 0) return {"Saved as {0}.", saved.path.string()};
  return {
      "The board is saved as {0}. The settings for this step are on the clipboard; add them after the # in the page's address, or pass them to this program.",
      saved.path.string()};
}

}  // namespace kt
