// What a user, a page or a test can ask of the app. The view returns these; App::apply carries them out.
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
};
struct Pause {};
struct StepBy {
  std::int64_t steps = 1;  // negative: back
  std::uint64_t distance() const { return steps < 0 ? std::uint64_t{0} - steps : steps; }
};
struct Seek {
  std::uint64_t step = 0;
  bool own = false;  // of boards compared: a step of the one with the focus, not a time of their clock
};
// To the moment when the knight stood on the path's square number `depth`, counted from 1, and was about to make the
// move that the path goes on with.
struct SeekFrame {
  std::size_t depth = 1;
};

// Where a run asked for stops: after a backtrack or a candidate rejected, on a dead end, on a record (the longest path
// so far, at the moment when it can not grow at once), at a tour, at the end, or with a square entered. A tour and the
// end stop every run.
enum class Until : std::uint8_t { backtrack, dead_end, record, reject, tour, end, square };
struct RunUntil {
  Until what = Until::backtrack;
  Square square;  // with Until::square
};
// What a run can be asked for by name: all but a square.
struct UntilName {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // where it stops
  Until until;
};
std::span<const UntilName> until_names();
std::optional<Until> parse_until(std::string_view text);

struct ToggleBookmark {};  // of the step shown
// A moment of the run, whatever its steps are.
struct Bookmark {
  std::uint64_t step = 0;
  std::uint64_t visits = 0;
  std::size_t depth = 0;
  auto operator<=>(const Bookmark&) const = default;
};
// What there is of a game beside the moves made, which are the setting `given`.
struct GameMoves {
  std::vector<Square> undone;    // can be made again, the next one at the back
  std::uint64_t own = 0;         // so many were chosen here, from the first on: not taken over
  std::uint64_t taken_back = 0;  // moves undone
  std::uint64_t dead_ends = 0;
  bool hints = false;
};
// Of predictions.
struct Score {
  std::uint64_t answers = 0, right = 0;
  std::uint64_t streak = 0, best_streak = 0;  // right ones in a row, now and the longest
  bool by_hands = false;  // a class answers: then answers are hands, and the streak that of the majority
};
// What an earlier run of the same search had, in place of what there is.
struct TakeUp {
  std::uint64_t opened_at = 0;
  std::vector<Bookmark> bookmarks;
  GameMoves game;
  Score score;
  // The search that can be returned to, where it stands; none: there is no such search.
  std::optional<Settings> left;
  std::uint64_t left_opened_at = 0;
  std::vector<Bookmark> left_bookmarks;
};
// While nobody sees it: what plays or runs waits; a step that is sought is still reached.
struct Suspend {
  bool on = false;
};
struct Reset {};  // as it was opened: at the setting `step`, paused
struct Change {
  std::vector<KeyValue> settings;
};
struct SetSpeed {
  Speed speed;
};
// Which part of a long path the snapshot's stack shows: from the frame of this depth on; 0: its top.
struct ShowFrames {
  std::size_t first = 0;
};
// What the panels shown need that costs something: the stack, the sizes of the branches given up, the visits of each
// square and depth, the estimate.
struct Attention {
  bool stack = false;
  bool sizes = false;
  bool visits = false;
  bool estimate = false;
  bool operator==(const Attention&) const = default;
};
struct DismissNotice {};
// The platform has something to report, such as where a file was saved.
struct Notify {
  Message notice;
};
// To be given to the user as a file: the app keeps it until the platform takes it.
struct SaveFile {
  std::string name;  // "search-tree.svg"
  std::string type;  // "image/svg+xml"
  std::string text;  // of "image/png" the SVG that is painted
};

// A square of the board, by who plays or predicts: go there; it goes there.
struct Choose {
  Square square;
};
// While playing: can the path still be finished?
struct AskOutlook {};
// While playing: the legal moves tell how many moves lead on from each.
struct ShowHints {
  bool on = true;
};
// What the device knows of games on this board: the rank of the best one (app/play/best_game.h), 0 for none, and
// whether it keeps any.
struct KnownBest {
  std::uint64_t rank = 0;
  bool kept = true;
};
// While predicting: a class answers, by show of hands. That is another score.
struct ShowOfHands {
  bool on = true;
};
// How many hands there were for one of the answers, by its place.
struct CountHands {
  std::size_t answer = 0;
  std::uint32_t hands = 0;
};
inline constexpr std::uint32_t kMostHands = 999;
// To the search that was on the screen before its path was taken over.
struct ReturnToSearch {};

// The page is to offer what can be taken away, or a QR code of what is shown.
struct Share {
  bool as_code = false;
};
// The platform is to show the board to a room, on all of the screen; or, if it does so already, no longer.
struct Present {
  bool leave = false;  // in any case no longer
};

// Marks on what is shown, in place of those that there were. `asks`: somebody asks about this step, and the sentence is
// not to answer; of a search that is over it says so nevertheless.
struct Annotate {
  std::vector<Annotation> annotations;
  bool asks = false;
};

// Which of the two experiments beside the search: its growth with the board, or the map of starts.
enum class Measuring : std::uint8_t { growth, starts };
// Begins an experiment anew, stops the one under way, or goes on with one. One works at a time.
struct Measure {
  enum class What : std::uint8_t { start, stop, go_on };
  What what = What::stop;
  Measuring which = Measuring::growth;
  MeasureChoice choice;  // of a start; the rest is as it is shown. For a map: of what, how long, and the theorems
};
// Shows the problem of one of its runs, at its start.
struct OpenMeasured {
  Measuring which = Measuring::growth;
  std::size_t run = 0;
};
// Of the boards compared, this one gets the focus: the panels follow it.
struct Focus {
  std::size_t place = 0;
};
struct AddBoard {};     // a copy of the one with the focus, which it gets
struct RemoveBoard {};  // the one with the focus

// Whether the search is heard, and whether that can be asked for at all. From the view: on, or off. From the platform:
// it is offered (off) or not (absent); or it can not be had after all, and why, as a sentence.
struct Sound {
  enum class State : std::uint8_t { absent, off, on };
  State state = State::absent;
  std::string failure;
};

using Command = std::variant<Play, Pause, StepBy, Seek, SeekFrame, RunUntil, ToggleBookmark, TakeUp, Suspend, Reset,
                             Change, SetSpeed, ShowFrames, Attention, DismissNotice, Notify, Choose, AskOutlook,
                             ShowHints, KnownBest, ShowOfHands, CountHands, ReturnToSearch, SaveFile, Share, Present,
                             Annotate, Measure, OpenMeasured, Focus, AddBoard, RemoveBoard, Sound>;

}  // namespace kt
