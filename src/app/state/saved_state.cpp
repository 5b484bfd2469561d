#include "app/state/saved_state.h"

#include <limits>

#include "app/settings/link.h"
#include "app/settings/position_digits.h"
#include "app/state/position_key.h"

namespace kt {
namespace {

// How a search moves after its seek, if there is one.
enum class Motion : std::uint8_t { rests, plays, plays_back, runs };

}  // namespace

Settings shown_settings(const App& app, std::size_t longest) {
  Settings shown = settings_at(app.settings(), app.search(), longest);
  shown.step = app.moment();
  return shown;
}

std::string saved_text(const App& app) {
  constexpr std::size_t kAnyLength = std::numeric_limits<std::size_t>::max();
  std::string text = link_of(shown_settings(app, kAnyLength)) + "\n";
  const auto write = [&](auto number) { write_number(text, static_cast<std::uint64_t>(number)); };
  const auto write_bookmarks = [&](const std::vector<Bookmark>& bookmarks) {
    write(bookmarks.size());
    for (const Bookmark& bookmark : bookmarks) {
      write(bookmark.step);
      write(bookmark.visits);
      write(bookmark.depth);
    }
  };
  const SavedState kept = app.saved_state();
  write(kept.opened_at);
  write_bookmarks(kept.bookmarks);
  write(kept.game.undone.size());
  for (const Square square : kept.game.undone) {
    write(square.row);
    write(square.col);
  }
  for (const std::uint64_t number :
       {kept.game.own, kept.game.taken_back, kept.game.dead_ends, std::uint64_t{kept.game.hints},
        std::uint64_t{kept.score.by_hands}, kept.score.answers, kept.score.right, kept.score.streak,
        kept.score.best_streak, kept.left_opened_at})
    write(number);
  write_bookmarks(kept.left_bookmarks);
  const std::optional<RunUntil> run = app.awaited();
  write(app.target().has_value());
  write(app.target().value_or(0));
  write(run                          ? Motion::runs
        : app.is_playing_backwards() ? Motion::plays_back
        : app.is_playing()           ? Motion::plays
                                     : Motion::rests);
  write(run ? run->what : Until{});
  write(run ? run->square.row : 0);
  write(run ? run->square.col : 0);
  if (kept.left) text += "\n" + link_of(*kept.left);
  return text;
}

void restore(App& app, std::string_view kept) {
  const auto take_line = [&] {
    const std::string_view line = kept.substr(0, kept.find('\n'));
    kept.remove_prefix(std::min(kept.size(), line.size() + 1));
    return line;
  };
  const std::string_view link = take_line();
  std::string_view numbers = take_line();
  bool is_whole = true;
  const auto read = [&] {
    const auto number = is_whole ? read_number(numbers) : std::nullopt;
    is_whole = number.has_value();
    return number.value_or(0);
  };
  const auto read_square = [&] {
    const int row = static_cast<int>(read());
    return Square{row, static_cast<int>(read())};
  };
  const auto read_bookmarks = [&](std::vector<Bookmark>& bookmarks) {
    for (std::uint64_t left = read(); left > 0 && is_whole; --left) {
      Bookmark& bookmark = bookmarks.emplace_back();
      bookmark.step = read();
      bookmark.visits = read();
      bookmark.depth = static_cast<std::size_t>(read());
    }
  };
  app.apply(Change{parse_query(link)});
  SavedState taken;
  taken.opened_at = read();
  read_bookmarks(taken.bookmarks);
  for (std::uint64_t left = read(); left > 0 && is_whole; --left) taken.game.undone.push_back(read_square());
  for (std::uint64_t* const number : {&taken.game.own, &taken.game.taken_back, &taken.game.dead_ends}) *number = read();
  taken.game.hints = read() != 0;
  taken.score.by_hands = read() != 0;
  for (std::uint64_t* const number :
       {&taken.score.answers, &taken.score.right, &taken.score.streak, &taken.score.best_streak, &taken.left_opened_at})
    *number = read();
  read_bookmarks(taken.left_bookmarks);
  if (Settings left; !kept.empty() && assign(left, parse_query(kept)).empty()) taken.left = left;
  const bool seeks = read() != 0;
  const std::uint64_t step = read();
  const auto motion = static_cast<Motion>(read());
  RunUntil run{.what = static_cast<Until>(read()), .waits = true};
  run.square = read_square();
  if (!is_whole || run.what > Until::square) return;
  app.apply(taken);
  if (seeks) app.apply(Seek{step});
  // The way to the shown step may take more than a frame.
  switch (motion) {
    case Motion::rests: return;
    case Motion::plays: return app.apply(Play{.backwards = false, .waits = true});
    case Motion::plays_back: return app.apply(Play{.backwards = true, .waits = true});
    case Motion::runs: return app.apply(run);
  }
}

}  // namespace kt
