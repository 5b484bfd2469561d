#include <array>
#include <string>
#include <utility>

#include "app/language/say.h"
#include "view/panels/panels.h"
#include "view/widgets/rows.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

void draw_scale(Ui& ui, Rows& rows) {
  constexpr std::pair<std::string_view, std::uint64_t> kScales[] = {{"0.75", 75}, {"1", 100}, {"1.25", 125},
                                                                    {"1.5", 150}, {"2", 200}, {"3", 300}};
  std::array<std::string, std::size(kScales)> titles;
  std::array<Choice, std::size(kScales)> choices;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    titles[i] = say(Message{"{0}%", kScales[i].second});
    choices[i] = {kScales[i].first, titles[i]};
  }
  const Setting& setting = *find_setting("scale");
  const float width = rows.begin(ui, tr("Text size"));
  const auto chosen = dropdown(ui, "scale", tr("Text size"), choices, setting.format(ui.snapshot.settings), width);
  if (chosen) ui.set("scale", *chosen);
  rows.end();
}

void draw_legend_switch(Ui& ui, Rows& rows) {
  constexpr Choice kLegend[] = {{"shown", "Shown"}, {"hidden", "Hidden"}};
  bool& hidden = ui.state.of<LegendState>().hidden;
  const float width = rows.begin(ui, tr("Legend"));
  if (segmented(ui, "legend-is", kLegend, kLegend[hidden].id, width)) hidden = !hidden;
  rows.end();
}

// For layouts without space for its button.
void draw_sound_switch(Ui& ui, Rows& rows) {
  constexpr Choice kSound[] = {{"off", "Off"}, {"on", "On"}};
  const Sound::State sound = ui.snapshot.sound;
  if (sound == Sound::State::absent || ui.controls.find("sound")) return;
  const bool on = sound == Sound::State::on;
  const float width = rows.begin(ui, tr("Sound"));
  if (segmented(ui, "sound-is", kSound, kSound[on].id, width)) ui.ask(Sound{on ? Sound::State::off : Sound::State::on});
  rows.end();
}

}  // namespace

void draw_display_panel(Ui& ui, ImVec2 size) {
  Rows rows(size.x);
  if (ui.snapshot.settings.graph.empty()) draw_choice(ui, rows, "squares");
  draw_choice(ui, rows, "base");
  draw_choice(ui, rows, "heat");
  draw_choice(ui, rows, "hope");
  draw_legend_switch(ui, rows);
  draw_sound_switch(ui, rows);
  draw_choice(ui, rows, "theme");
  draw_choice(ui, rows, "lang");
  draw_scale(ui, rows);
}

}  // namespace kt
