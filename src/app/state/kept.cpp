#include "app/state/kept.h"

#include <limits>

#include "app/settings/link.h"
#include "app/settings/position_digits.h"
#include "app/state/position_key.h"

namespace kt {
namespace {

enum class Motion : std::uint8_t { none, play, back, seek, run };

Motion motion_of(const App& app) {
  if (app.target()) return Motion::seek;
  if (app.run_under_way()) return Motion::run;
  if (!app.plays()) return Motion::none;
  return app.plays_back() ? Motion::back : Motion::play;
}

}  // namespace

Settings shown_settings(const App& app, std::size_t longest) {
  Settings shown = settings_at(app.settings(), app.search(), longest);
  shown.step = app.moment();
  return shown;
}

std::string kept_text(const App& app) {
  constexpr std::size_t kAnyLength = std::numeric_limits<std::size_t>::max();
  std::string text = link_of(shown_settings(app, kAnyLength)) + "\n";
  const auto write = [&](auto number) { write_number(text, static_cast<std::uint64_t>(number)); };
  write(app.settings().step);
  write(app.bookmarks().size());
  for (const Bookmark& bookmark : app.bookmarks()) {
    write(bookmark.step);
    write(bookmark.visits);
    write(bookmark.depth);
  }
  write(motion_of(app));
  const RunUntil run = app.run_under_way().value_or(RunUntil{});
  write(app.target().value_or(0));
  write(run.what);
  write(run.square.row);
  write(run.square.col);
  return text;
}

void take_up(App& app, std::string_view kept) {
  const std::string_view link = kept.substr(0, kept.find('\n'));
  std::string_view numbers = kept.substr(std::min(kept.size(), link.size() + 1));
  bool is_whole = true;
  const auto read = [&] {
    const auto number = is_whole ? read_number(numbers) : std::nullopt;
    is_whole = number.has_value();
    return number.value_or(0);
  };
  app.apply(Change{parse_query(link)});
  TakeUp taken{.opened_at = read(), .bookmarks = {}};
  for (std::uint64_t left = read(); left > 0 && is_whole; --left) {
    Bookmark& bookmark = taken.bookmarks.emplace_back();
    bookmark.step = read();
    bookmark.visits = read();
    bookmark.depth = static_cast<std::size_t>(read());
  }
  const auto motion = static_cast<Motion>(read());
  const std::uint64_t target = read();
  RunUntil run{static_cast<Until>(read()), {}};
  run.square.row = static_cast<int>(read());
  run.square.col = static_cast<int>(read());
  if (!is_whole || run.what > Until::square) return;
  app.apply(taken);
  switch (motion) {
    case Motion::play: return app.apply(Play{});
    case Motion::back: return app.apply(Play{.backwards = true});
    case Motion::seek: return app.apply(Seek{target});
    case Motion::run: return app.apply(run);
    default: return;
  }
}

}  // namespace kt
