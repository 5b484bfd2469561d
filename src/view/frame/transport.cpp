#include "view/frame/transport.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "app/words/setting_words.h"
#include "view/frame/presenter.h"
#include "view/frame/timeline_bar.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/hint.h"
#include "view/widgets/keys.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

std::string measured(double rate) {
  return rate > 0 ? say(Message{"{0}/s", three_digits(rate, NumberForm::brief)}) : "";
}

// The label is left out if there is no space for it.
void draw_speed(Ui& ui, float width, float height) {
  const Speed speed = ui.snapshot.settings.speed;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const std::string rate = measured(ui.snapshot.steps_per_second);
  const auto extent = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
  const long long steps = speed.mode == Speed::Mode::per_second ? std::llround(speed.rate) : 0;
  std::string name = say(speed_in_words(speed));
  const float room = width - extent(rate) - 12;
  if (extent(tr("Speed")) + 8 + extent(name) <= room) {
    muted_text(ui, tr("Speed"));
    ImGui::SameLine(0, 8);
  } else if (extent(name) > room && steps > 1) {
    name = say(static_cast<std::uint64_t>(steps));
  }
  ImGui::TextUnformatted(shortened(ScreenPen(), name, Type::body, width).c_str());
  if (!rate.empty() && extent(name) <= room)
    number_text({origin.x + width, origin.y}, rate, Type::body, ui.colours.muted);
  ImGui::SetCursorScreenPos(origin);
  const auto moved = stop_slider(ui, tr("Speed###speed"), static_cast<int>(nearest_speed_stop(speed)),
                                 static_cast<int>(speed_stops().size()), say(speed_in_words(speed)), {width, height},
                                 ImGui::GetTextLineHeight());
  if (moved) ui.ask(Edit{.speed = speed_stops()[*moved]});
}

// The key for this event.
constexpr std::optional<Key> key_of(Until until) {
  switch (until) {
    case Until::dead_end: return Key::dead_end;
    case Until::backtrack: return Key::backtrack;
    case Until::record: return Key::record;
    case Until::reject: return Key::reject;
    case Until::tour: return Key::tour;
    case Until::lost: return Key::lost;
    case Until::noticed: return Key::noticed;
    default: return {};
  }
}

// Why a run would never stop there; empty if it can. Only candidate detail has rejections.
std::string_view refusal_of(Until until, const Snapshot& snapshot) {
  if (!snapshot.can_step) return tr("The search is over.");
  if ((until == Until::lost || until == Until::noticed) && snapshot.path.empty())
    return tr("This works only for a search that has a path.");
  const bool rejects = until != Until::reject || snapshot.settings.detail == Detail::candidate;
  return rejects ? "" : tr("This works only if each step is a candidate. Choose that in Setup.");
}

void draw_until(Ui& ui, float width) {
  std::vector<MenuItem> items;
  for (const auto& [id, title, summary, until] : until_names()) {
    const std::optional<Key> key = key_of(until);
    items.push_back({{id, title, summary, refusal_of(until, ui.snapshot)}, key ? name_of(*key) : ""});
  }
  const bool is_game = ui.snapshot.settings.mode == Mode::play;
  const auto chosen =
      menu_button(ui, "until", tr("Run until"), items, {width, kTouch}, ui.snapshot.can_step && !is_game);
  if (chosen) ui.ask(RunUntil{*parse_until(*chosen)});
}

// To the last known step; from there to the next tour or the end.
Command to_end(const Snapshot& snapshot) {
  if (snapshot.moment() < snapshot.timeline.furthest) return Seek{snapshot.timeline.furthest};
  return RunUntil{Until::tour};
}

constexpr float kFewWithoutGaps = 4.3f * kTouch;
constexpr float kFewButtons = kFewWithoutGaps + 3 * kRowGap;  // their width

// `few`: without backward playback and the end.
void draw_play_buttons(Ui& ui, float gap, bool few = false) {
  const Snapshot& snapshot = ui.snapshot;
  const ImVec2 size{kTouch, kTouch};
  const bool playing = snapshot.state == RunState::playing;
  if (icon_button(ui, tr("Go to the start###to-start"), Icon::to_start, size, snapshot.can_step_back)) ui.ask(Seek{0});
  ImGui::SameLine(0, gap);
  const bool is_game = snapshot.settings.mode == Mode::play;
  const char* back = is_game ? tr("Undo###back") : tr("Step back###back");
  if (icon_button(ui, back, Icon::back, size, snapshot.can_step_back)) ui.ask(StepBy{-1});
  if (!few) {
    ImGui::SameLine(0, gap);
    if (playing && snapshot.backwards) {
      if (icon_button(ui, tr("Pause###play-back"), Icon::pause, size, true)) ui.ask(Pause{});
    } else if (icon_button(ui, tr("Play backwards###play-back"), Icon::play_back, size,
                           snapshot.can_step_back && !is_game)) {
      ui.ask(Play{.backwards = true});
    }
  }
  ImGui::SameLine(0, gap);
  const ImVec2 wide{kTouch * 1.3f, kTouch};
  if (playing && !snapshot.backwards) {
    if (icon_button(ui, tr("Pause###play"), Icon::pause, wide, true, true)) ui.ask(Pause{});
  } else {
    const char* label = is_game                                                 ? tr("Let the search continue###play")
                        : snapshot.state == RunState::tour && snapshot.can_step ? tr("Find the next tour###play")
                        : snapshot.quiz.is_counted()                            ? tr("Show the answer###play")
                        : snapshot.quiz.kind != QuizView::Kind::none            ? tr("Next question###play")
                                                                                : tr("Play###play");
    if (icon_button(ui, label, Icon::play, wide, snapshot.can_step || is_game, true)) ui.ask(Play{});
  }
  ImGui::SameLine(0, gap);
  if (icon_button(ui, is_game ? tr("Redo###forward") : tr("Step###forward"), Icon::forward, size, snapshot.can_step))
    ui.ask(StepBy{1});
  if (few) return;
  ImGui::SameLine(0, gap);
  const bool known = snapshot.moment() < snapshot.timeline.furthest;
  const char* label = is_game ? tr("Redo all###to-end")
                      : known ? tr("Go to the furthest step###to-end")
                              : tr("Run to the next tour or the end###to-end");
  if (icon_button(ui, label, Icon::to_end, size, known || (snapshot.can_step && !is_game))) ui.ask(to_end(snapshot));
}

void draw_bookmark(Ui& ui) {
  const bool here = ui.snapshot.bookmarked;
  const char* label = here ? tr("Remove the bookmark###bookmark") : tr("Bookmark this step###bookmark");
  if (icon_button(ui, label, here ? Icon::bookmarked : Icon::bookmark, {kTouch, kTouch}, true))
    ui.ask(ToggleBookmark{});
}

bool has_sound(const Ui& ui) { return ui.snapshot.sound != Sound::State::absent; }

void turn_sound(Ui& ui) { ui.ask(Sound{ui.snapshot.sound == Sound::State::on ? Sound::State::off : Sound::State::on}); }

void draw_sound(Ui& ui, ImVec2 at) {
  ImGui::SetCursorScreenPos(at);
  const bool on = ui.snapshot.sound == Sound::State::on;
  if (icon_button(ui, tr("Sound###sound"), on ? Icon::sound : Icon::silence, {kTouch, kTouch}, true)) turn_sound(ui);
  ui.controls.check_last(on);
}

void draw_bookmark_and_share(Ui& ui, float gap) {
  draw_bookmark(ui);
  ImGui::SameLine(0, gap);
  if (icon_button(ui, tr("Share and export###share"), Icon::share, {kTouch, kTouch}, true)) ui.ask(Share{});
}

void draw_present(Ui& ui) {
  const char* label =
      ui.state.of<Presenting>().on ? tr("Exit full screen###present") : tr("Present in full screen###present");
  if (icon_button(ui, label, Icon::present, {kTouch, kTouch}, true)) ui.ask(Present{});
}

}  // namespace

void seek_marker(Ui& ui, bool next, std::optional<Marker::Kind> kind) {
  const Marker* wanted = nullptr;
  for (const Marker& marker : ui.snapshot.timeline.markers) {
    if (kind && marker.kind != kind) continue;
    if (next && marker.step > ui.snapshot.moment() && !wanted) wanted = &marker;
    if (!next && marker.step < ui.snapshot.moment()) wanted = &marker;
  }
  if (wanted) ui.ask(Seek{wanted->step});
}

void draw_transport(Ui& ui, float width, TransportForm form) {
  constexpr float kUntil = 116, kShortUntil = 104, kMinSpeed = 120, kMinSlider = 80;
  const bool is_wide = form == TransportForm::one_row || form == TransportForm::two_rows;
  // With an additional button, they are closer together.
  const bool is_close = has_sound(ui) && form == TransportForm::one_row;
  const float space = is_close ? 12 : 16;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float side = 5 * kTouch + kTouch * 1.3f;
  const float gap = is_close ? 4 : is_wide ? 6 : std::clamp((width - side) / 5, 0.0f, 14.0f);
  const float buttons = side + 5 * gap;
  ImGui::SetCursorScreenPos({is_wide ? origin.x : origin.x + (width - buttons) / 2, origin.y});
  draw_play_buttons(ui, gap);
  const float end = origin.x + width;
  if (form == TransportForm::buttons) {
    if (has_sound(ui) && width - buttons >= 2 * (kTouch + gap)) draw_sound(ui, {end - kTouch, origin.y});
    return;
  }

  ImVec2 at{origin.x + buttons + space, origin.y};
  if (!is_wide) at = {origin.x, origin.y + kTouch + kRowGap};
  const float rare_gap = std::min(gap, 6.0f);
  const float both_buttons = 2 * (kTouch + rare_gap);
  const bool shares_row = form == TransportForm::one_row || form == TransportForm::narrow;
  const float until = is_wide ? kUntil : form == TransportForm::narrow ? kShortUntil : width - both_buttons;
  ImGui::SetCursorScreenPos(at);
  draw_until(ui, until);
  ImGui::SetCursorScreenPos({at.x + until + rare_gap, at.y});
  const float each = kTouch + rare_gap;
  float left = end - at.x - until - both_buttons - space;
  draw_bookmark_and_share(ui, rare_gap);
  float rare = until + both_buttons;
  // Where it has no room it is in the Appearance panel.
  const bool sounds_here = has_sound(ui) && shares_row && left - each >= kMinSlider;
  if (sounds_here) left -= each;
  if (form != TransportForm::three_rows && left - each >= (shares_row ? kMinSpeed : 0)) {
    ImGui::SetCursorScreenPos({at.x + rare + rare_gap, at.y});
    draw_present(ui);
    rare += each;
  }
  if (sounds_here) {
    draw_sound(ui, {at.x + rare + rare_gap, at.y});
    rare += each;
  }

  float right = end;
  if (shares_row) {
    at.x += rare + (is_wide ? space : kRowGap + 4);
  } else {
    at = {origin.x, at.y + kTouch + kRowGap};
    if (has_sound(ui)) {
      draw_sound(ui, {end - kTouch, at.y});
      right -= kTouch + kRowGap;
    }
  }
  ImGui::SetCursorScreenPos(at);
  draw_speed(ui, right - at.x, kTouch);
}

void draw_slim_transport(Ui& ui, float width) {
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  draw_play_buttons(ui, kRowGap, true);
  const float left = kFewButtons + kRowGap;
  ImGui::SetCursorScreenPos({origin.x + left, origin.y});
  draw_slim_timeline(ui, {width - left, kTouch});
}

void draw_quiet_transport(Ui& ui, float width, TransportForm form) {
  constexpr float kSpace = 16;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float panels = ImGui::CalcTextSize(tr("Panels")).x + 2 * kSpace;
  draw_play_buttons(ui, std::clamp((width - panels - kFewWithoutGaps) / 4, 0.0f, kRowGap), true);
  ImGui::SetCursorScreenPos({origin.x + width - panels, origin.y});
  if (sized_button(tr("Panels###show-panels"), {panels, kTouch})) ui.ask(Edit{.controls = Controls::full});
  if (ImGui::IsItemHovered()) hint(tr("Shows the settings, the code, the stack and more."));
  if (form == TransportForm::one_row) {
    ImGui::SetCursorScreenPos({origin.x + kFewButtons + kSpace, origin.y});
    draw_speed(ui, width - kFewButtons - panels - 2 * kSpace, kTouch);
  } else {
    ImGui::SetCursorScreenPos({origin.x, origin.y + kTouch + kRowGap});
    draw_speed(ui, width, kTouch);
  }
}

void handle_keys(Ui& ui) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.WantTextInput || io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
  if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)) return;
  const Snapshot& snapshot = ui.snapshot;
  const bool playing = snapshot.state == RunState::playing;
  const std::int64_t steps = io.KeyShift ? 10 : 1;
  // A key does nothing if its button is disabled.
  const bool is_game = snapshot.settings.mode == Mode::play;
  if (is_pressed(Key::play) && !(is_game && io.KeyShift))
    ui.ask(playing ? Command(Pause{}) : Command(Play{.backwards = io.KeyShift}));
  if (is_pressed(Key::back, true)) ui.ask(StepBy{-steps});
  if (is_pressed(Key::forward, true)) ui.ask(StepBy{steps});
  if (is_pressed(Key::start)) ui.ask(Seek{0});
  const bool known = snapshot.moment() < snapshot.timeline.furthest;
  if (is_pressed(Key::end) && (known || !is_game)) ui.ask(to_end(snapshot));
  for (const bool next : {false, true}) {
    if (is_pressed(next ? Key::marker_after : Key::marker_before, true))
      ui.state.of<Presenting>().on ? turn_page(ui, next) : seek_marker(ui, next);
  }
  handle_presenter_keys(ui);
  if (!snapshot.others.empty() && is_pressed(Key::next))
    ui.ask(Focus{(snapshot.place + 1) % (snapshot.others.size() + 1)});
  if (has_sound(ui) && is_pressed(Key::sound)) turn_sound(ui);
  if (is_pressed(Key::reset)) ui.ask(Reset{});
  if (is_pressed(Key::bookmark)) ui.ask(ToggleBookmark{});
  for (const auto& [id, title, summary, until] : until_names()) {
    const std::optional<Key> key = key_of(until);
    if (key && !is_game && refusal_of(until, snapshot).empty() && is_pressed(*key)) ui.ask(RunUntil{until});
  }
  if (is_pressed(Key::faster, true)) ui.ask(Edit{.speed = faster(ui.snapshot.settings.speed, 1)});
  if (is_pressed(Key::slower, true)) ui.ask(Edit{.speed = faster(ui.snapshot.settings.speed, -1)});
}

}  // namespace kt
