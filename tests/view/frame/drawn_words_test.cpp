// Drawn texts are in the current language and have enough space: read from the canvas, letter by letter.
//
// The language is an invented one: its letters are eights, and each word is two fifths longer.
#include <gtest/gtest.h>

#include <cctype>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/fake_time.h"
#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "app/settings/link.h"
#include "app/snapshot_app.h"
#include "imgui_internal.h"
#include "view/code/code_panel.h"
#include "view/headless.h"
#include "view/pen/assets.h"

namespace kt {
namespace {

constexpr ImVec2 kDesktop(1440, 1400), kPhone(390, 1600);
constexpr int kFrames = 20;

// Makes each word longer. Patterns between braces stay, except for the texts inside them.
std::string invented(std::string_view english) {
  std::string text;
  int depth = 0;
  std::size_t letters = 0;  // of a word
  for (const char c : english) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    const bool is_letter = depth % 2 == 0 && std::isalpha(static_cast<unsigned char>(c));
    if (!is_letter) text.append((std::exchange(letters, 0) * 2 + 4) / 5, '8');
    letters += is_letter;
    text += is_letter ? '8' : c;
  }
  return text.append((letters * 2 + 4) / 5, '8');
}

// All texts of the program that a catalogue contains.
std::string invented_catalogue() {
  std::string_view rest = catalogue_of(*find_locale("de"));
  std::string catalogue;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view id = rest.substr(0, end);
    rest.remove_prefix(rest.find('\n', end + 1) + 1);
    catalogue.append(id).append("\n").append(invented(id)).append("\n");
  }
  return catalogue;
}

// A line of text on the canvas, and whether it is cut off at its left or right.
struct Line {
  std::string text;
  ImVec2 at;
  bool cut = false;
};

using Place = std::pair<float, float>;  // of a letter on the texture

// Letters by their places on the texture, in all sizes, except those of code, which is not translated.
std::map<Place, ImWchar> letters_by_place() {
  std::map<Place, ImWchar> letters;
  auto& baked = ImGui::GetIO().Fonts->Builder->BakedPool;
  for (int i = 0; i < baked.Size; ++i) {
    if (baked[i].ContainerFont != ImGui::GetIO().Fonts->Fonts.front()) continue;
    for (const ImFontGlyph& glyph : baked[i].Glyphs)
      letters[{glyph.U0, glyph.V0}] = static_cast<ImWchar>(glyph.Codepoint);
  }
  return letters;
}

// A letter belongs to the line of the previous letter if it is directly right of it.
std::vector<Line> lines_drawn() {
  const auto letters = letters_by_place();
  std::vector<Line> lines;
  ImVec2 end(-1000, -1000);
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      for (unsigned i = 0; i + 5 < command.ElemCount; ++i) {
        const auto vertex = [&](unsigned k) -> const ImDrawVert& {
          return list->VtxBuffer[static_cast<int>(command.VtxOffset) +
                                 list->IdxBuffer[static_cast<int>(command.IdxOffset + i + k)]];
        };
        const ImDrawVert& first = vertex(0);
        const ImDrawVert& last = vertex(2);
        const auto letter = letters.find({first.uv.x, first.uv.y});
        if (letter == letters.end() || last.pos.y <= first.pos.y) continue;
        const float height = last.pos.y - first.pos.y;
        const bool seen = last.pos.y > command.ClipRect.y && first.pos.y < command.ClipRect.w;
        if (!seen) continue;
        const bool goes_on = std::abs(first.pos.x - end.x) < 8 && std::abs(last.pos.y - end.y) < height + 4;
        if (lines.empty() || !goes_on) lines.push_back({.text = {}, .at = first.pos});
        if (first.pos.x - end.x > 2.5f && goes_on) lines.back().text += ' ';
        lines.back().text += letter->second < 128 ? static_cast<char>(letter->second) : '*';
        lines.back().cut |= first.pos.x < command.ClipRect.x - 1 || last.pos.x > command.ClipRect.z + 1;
        end = last.pos;
        i += 5;
      }
    }
  }
  return lines;
}

bool has_english(const std::string& text) {
  int letters = 0;
  for (const char c : text) {
    letters = std::isalpha(static_cast<unsigned char>(c)) ? letters + 1 : 0;
    if (letters == 3) return true;
  }
  return false;
}

// With the settings of a link.
void expect_words_with_room(const char* link, ImVec2 canvas) {
  const std::string catalogue = invented_catalogue();
  static constexpr ScaleStep kScale[] = {{3, "", "", " 888."}, {6, " 888.", " 888.", " 888."}};
  Locale locale = *find_locale("de");
  locale.scale = kScale;
  const Translation translation(locale, catalogue);
  Headless screen(canvas);
  View view;
  view.give_programs(programs());
  FakeTime time;
  SnapshotApp app{time.clock()};
  app.apply(Change{parse_query(link)});
  speak(&translation);
  for (int i = 0; i < kFrames; ++i) {
    time.now += 1 / 60.0;
    app.tick();
    ImGui::NewFrame();
    const std::vector<Command> commands = view.draw(app.snapshot());
    Headless::end_frame();
    for (const Command& command : commands) app.apply(command);
  }
  speak(nullptr);
  const std::vector<Line> lines = lines_drawn();
  EXPECT_GT(lines.size(), 20u);
  for (const Line& line : lines) {
    EXPECT_FALSE(has_english(line.text)) << line.text << " at " << line.at.x << ", " << line.at.y;
    EXPECT_FALSE(line.cut) << line.text << " at " << line.at.x << ", " << line.at.y;
  }
}

class DrawnWords : public testing::TestWithParam<const char*> {};

TEST_P(DrawnWords, AreTranslatedAndFit) { expect_words_with_room(GetParam(), kDesktop); }
TEST_P(DrawnWords, FitOnAPhone) { expect_words_with_room(GetParam(), kPhone); }

INSTANTIATE_TEST_SUITE_P(
    Pages, DrawnWords,
    testing::Values("board=6x6&step=40&panels=settings,numbers", "board=5x5&panels=display,play",
                    "board=5x5&step=30&panels=code,stack&language=pseudocode",
                    "board=5x5&step=200&algorithm=pruned&panels=tree,plot", "panels=measure",
                    "board=5x5&compare=two-orders&panels=compare", "board=5x5&start=a1&mode=play&given=c2&panels=play",
                    "board=5x5&start=a1&mode=predict&panels=play", "board=5x5&compare=two-orders&step=41",
                    "graph=A-B;B-C;C-D;D-A&step=2&panels=settings,numbers",
                    "board=5x5&detail=candidate&algorithm=warnsdorff-backtracking&step=9&panels=code&language=cpp",
                    "board=4x4&algorithm=pruned&panels=numbers,tree&step=99999",
                    "board=5x5&algorithm=warnsdorff&step=24&panels=settings,stack"));

}  // namespace
}  // namespace kt
