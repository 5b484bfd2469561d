// The commands that a user, a page or a test can give. The view returns them; App::apply carries them out.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/settings/settings.h"
#include "app/snapshot/annotation.h"
#include "app/snapshot/measured.h"

namespace kt {

struct Play {
  bool backwards = false;
  bool waits = false;  // for the end of a seek under way; otherwise it replaces the seek
};
struct Pause {};
struct StepBy {
  std::int64_t steps = 1;  // negative: back
  std::uint64_t distance() const { return steps < 0 ? std::uint64_t{0} - steps : steps; }
};
struct Seek {
  std::uint64_t step = 0;
  bool own = false;  // with compared boards: a step of the focused one, not a time of their clock
};
// Seeks to the moment when the knight stood on the path's square number `depth`, from 1, and was about to make the
// path's next move.
struct SeekFrame {
  std::size_t depth = 1;
};

// Where a requested run stops: after a backtrack or a rejected candidate, on a dead end, on a record (the longest path
// so far, when it cannot grow at once), at a tour, at the end, with a move after which no tour is possible (lost),
// where the search has taken such a move back (noticed), or when it enters a square. A tour and the end stop every run.
enum class Until : std::uint8_t { backtrack, dead_end, record, reject, tour, end, lost, noticed, square };
struct RunUntil {
  Until what = Until::backtrack;
  Square square = {};  // with Until::square
  bool waits = false;  // as in Play
};
// The names of these stops, except for a square.
struct UntilName {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // where it stops
  Until until;
};
std::span<const UntilName> until_names();
std::optional<Until> parse_until(std::string_view text);

struct ToggleBookmark {};  // at the shown step
// A moment of the run, independent of the detail of its steps.
struct Bookmark {
  std::uint64_t step = 0;
  std::uint64_t visits = 0;
  std::size_t depth = 0;
  auto operator<=>(const Bookmark&) const = default;
};
// Replaces the bookmarks by those that the device has kept. The run may not have reached them yet.
struct SetBookmarks {
  std::vector<Bookmark> bookmarks;
};
// A game's data besides the moves made, which are the setting `given`.
struct GameMoves {
  std::vector<Square> undone;    // can be redone, the next one at the back
  std::uint64_t own = 0;         // number of moves chosen here, from the first on; the others were taken over
  std::uint64_t taken_back = 0;  // moves undone
  std::uint64_t dead_ends = 0;
  bool hints = false;
};
// The score of predictions.
struct Score {
  std::uint64_t answers = 0, right = 0;
  std::uint64_t streak = 0, best_streak = 0;  // consecutive right answers, now and at most
  bool by_hands = false;  // a class answers: answers are hands, and the streak is that of the majority
};
// Restores the saved state of an earlier run of the same search.
struct SavedState {
  std::uint64_t opened_at = 0;
  std::vector<Bookmark> bookmarks;
  GameMoves game;
  Score score;
  // The search to return to, at its step; none if there is no such search.
  std::optional<Settings> left;
  std::uint64_t left_opened_at = 0;
  std::vector<Bookmark> left_bookmarks;
};
// While the board is hidden: playback and runs wait, but seeks are completed.
struct Suspend {
  bool on = false;
};
struct Reset {};  // to the opening state: at the setting `step`, paused
// From outside, and the choices of the table of settings. See also Edit, in settings.h.
struct Change {
  std::vector<KeyValue> settings;
};
// Which frames of a long path the snapshot's stack contains: from this depth on; 0: the top.
struct ShowFrames {
  std::size_t first = 0;
};
// Which part of the run the flame graph shows in detail, first and last step; none, if they are equal. And whether it
// shows the whole tree in place of the run.
struct ShowSteps {
  std::uint64_t from = 0, to = 0;
  bool tree = false;
  bool operator==(const ShowSteps&) const = default;
};
// What the panels shown need that costs something: the stack, the sizes of the branches given up, the visits of each
// square and depth, the estimate, the flame graph.
struct RequiredData {
  bool stack = false;
  bool sizes = false;
  bool visits = false;
  bool estimate = false;
  bool flame = false;
  bool operator==(const RequiredData&) const = default;
};
struct DismissNotice {};
// A message from the platform, such as where a file was saved.
struct Notify {
  Message notice;
};
// A file to save; the app keeps it until the platform takes it.
struct SaveFile {
  std::string name;  // "search-tree.svg"
  std::string type;  // "image/svg+xml"
  std::string text;  // for "image/png" the SVG to paint
};

// The user chooses a square: to move there, or as a prediction.
struct Choose {
  Square square;
};
// In play mode: can the path still be finished?
struct AskOutlook {};
// In play mode: shows the number of onward moves for each legal move.
struct ShowHints {
  bool on = true;
};
// The device's best game on this board: its rank (app/play/best_game.h), 0 for none; and whether the device stores
// games.
struct KnownBest {
  std::uint64_t rank = 0;
  bool kept = true;
};
// In predict mode: a class answers by show of hands, with its own score.
struct ShowOfHands {
  bool on = true;
};
// The number of hands for the answer at this place.
struct CountHands {
  std::size_t answer = 0;
  std::uint32_t hands = 0;
};
inline constexpr std::uint32_t kMaxHands = 999;
// Returns to the search whose path the game took over.
struct ReturnToSearch {};

// Asks the page to open Share, or a QR code of what is shown.
struct Share {
  bool as_code = false;
};
// Asks the platform to start presenting on the full screen, or to stop if it is presenting.
struct Present {
  bool leave = false;  // stop in any case
};

// Replaces the annotations. `asks`: a question about this step is open, so the sentence must not give the answer away,
// except after the end of the search.
struct Annotate {
  std::vector<Annotation> annotations;
  bool asks = false;
};

// The experiments: growth with the board, or the map of starts.
enum class ExperimentKind : std::uint8_t { growth, starts };
// Starts an experiment, stops the current one, or resumes one. Only one runs at a time.
struct Measure {
  enum class What : std::uint8_t { start, stop, go_on };
  What what = What::stop;
  ExperimentKind which = ExperimentKind::growth;
  MeasureChoice choice;  // for a start; a map uses only its subject, its limits and its theorems
};
// Shows the problem of one of its runs, at its start.
struct OpenMeasuredRun {
  ExperimentKind which = ExperimentKind::growth;
  std::size_t run = 0;
};
// Moves the focus to this compared board; the panels follow it.
struct Focus {
  std::size_t place = 0;
};
struct AddBoard {};     // a copy of the focused board, which gets the focus
struct RemoveBoard {};  // removes the focused board

// The sound button. From the view: on or off. From the platform: available (off) or not (absent), or a sentence that
// says why sound failed.
struct Sound {
  enum class State : std::uint8_t { absent, off, on };
  State state = State::absent;
  std::string failure;
};

using Command =
    std::variant<Play, Pause, StepBy, Seek, SeekFrame, RunUntil, ToggleBookmark, SavedState, Suspend, Reset, Change,
                 Edit, ShowFrames, ShowSteps, RequiredData, DismissNotice, Notify, Choose, AskOutlook, ShowHints,
                 KnownBest, ShowOfHands, CountHands, ReturnToSearch, SaveFile, Share, Present, Annotate, Measure,
                 OpenMeasuredRun, Focus, AddBoard, RemoveBoard, Sound, SetBookmarks>;

}  // namespace kt
