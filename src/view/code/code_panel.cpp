// The running algorithm as a program: the line of the last event is marked, and its variables are listed below.
#include "view/code/code_panel.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/language/say.h"
#include "view/code/code_listings.h"
#include "view/code/code_text.h"
#include "view/code/code_variables.h"
#include "view/code/line_shares.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kPadding = 10;  // around the listing
constexpr float kBar = 3;       // at the left of the current line
constexpr float kLargest = 13, kSmallest = 12;
constexpr float kMinListingHeight = 140;  // of the listing if it scrolls

// A listing, broken into lines and measured for a width.
struct Page {
  const Listing& listing;
  std::vector<std::string> lines;
  std::vector<CodeRow> rows;
  ImFont* font = nullptr;
  float size = kLargest;
  float line_height = 0;
  float height = 0;
};

float row_height(const Page& page, const CodeRow& row) {
  return row.text.empty() ? std::floor(page.line_height / 2) : page.line_height;
}

// The lines of a listing; an explanation in words is in the user's language.
std::vector<std::string> shown_lines(const Listing& listing) {
  std::vector<std::string> lines;
  for (const std::string_view line : lines_of(listing)) {
    const auto blanks = std::min(line.find_first_not_of(' '), line.size());
    const std::string_view code = line.substr(blanks);
    const bool is_sentence = listing.language == Language::english && !code.empty();
    lines.push_back(std::string(blanks, ' ') + (is_sentence ? tr(code) : std::string(code)));
  }
  return lines;
}

// The largest size at which every line fits; otherwise the smallest, with long lines broken.
Page lay_out(const Listing& listing, float width) {
  Page page{.listing = listing, .lines = shown_lines(listing)};
  const bool english = listing.language == Language::english;
  page.font = english ? ImGui::GetFont() : code_font();
  const auto measure_at = [&](float size) {
    return [font = page.font, size](std::string_view text) {
      return font->CalcTextSizeA(size, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
    };
  };
  if (english) {
    page.size = Type::small + 1;
  } else {
    const auto longest = std::ranges::max_element(page.lines, {}, &std::string::size);
    while (page.size > kSmallest && measure_at(page.size)(*longest) > width) page.size -= 0.5f;
  }
  const auto measure = measure_at(page.size);
  const float blank = measure(" ");
  page.rows = break_lines(page.lines, {.width = width,
                                       .blank = english ? page.size / 2 : blank,
                                       .hanging = english ? page.size * 0.7f : 4 * blank,
                                       .measure = measure});
  page.line_height = std::floor(page.size * (english ? 1.5f : 1.45f));
  for (const CodeRow& row : page.rows) page.height += row_height(page, row);
  return page;
}

void draw_row(Ui& ui, const Page& page, const CodeRow& row, ImVec2 at, bool current) {
  const std::string_view line = page.lines[row.line];
  const auto inks = inks_of(line, page.listing.language);
  const std::size_t first = row.text.data() - line.data();
  for (std::size_t from = 0; from < row.text.size();) {
    const CodeInk ink = inks[first + from];
    auto to = from;
    while (to < row.text.size() && inks[first + to] == ink) ++to;
    const std::string_view part = row.text.substr(from, to - from);
    ImU32 colour = ui.colours.text;
    if (ink == CodeInk::keyword) colour = ui.colours.accent;
    if (ink == CodeInk::comment && !current) colour = ui.colours.muted;
    sized_text(page.font, page.size, at, colour, part);
    at.x += page.font->CalcTextSizeA(page.size, FLT_MAX, 0, part.data(), part.data() + part.size()).x;
    from = to;
  }
}

// Scrolls the window to the current line after a step of the search; otherwise the user may scroll elsewhere. `top` and
// `bottom` of that line are relative to the window's content.
void keep_in_view(Ui& ui, const Page& page, int current, float top, float bottom) {
  CodePanelState& state = ui.state.of<CodePanelState>();
  const CodePanelState now{page.listing.text.data(), current, ui.snapshot.step};
  if (state == now) return;
  state = now;
  if (current < 0) return;
  const float view = ImGui::GetWindowHeight();
  const float margin = 2 * page.line_height;
  if (top - margin < ImGui::GetScrollY()) ImGui::SetScrollY(std::max(top - margin, 0.0f));
  if (bottom + margin > ImGui::GetScrollY() + view) ImGui::SetScrollY(bottom + margin - view);
}

// A bar behind each line, as long as its share of the time.
void draw_shares(Ui& ui, const Page& page, ImVec2 origin, float width) {
  constexpr float kUnseen = 0.005f;  // too small to see
  const auto shares = ui.state.of<LineShares>().shares();
  float y = kPadding;
  for (const CodeRow& row : page.rows) {
    const float share = static_cast<std::size_t>(row.line) < shares.size() ? shares[row.line] : 0;
    const ImVec2 min{origin.x, origin.y + y}, max{origin.x + width * share, origin.y + y + page.line_height};
    y += row_height(page, row);
    if (share < kUnseen) continue;
    ImDrawList* draw = ImGui::GetWindowDrawList();
    draw->AddRectFilled(min, max, with_alpha(ui.colours.accent, 0.16f));
    draw->AddRectFilled(min, {min.x + kBar, max.y}, ui.colours.accent);
    const bool first = &row == page.rows.data() || (&row)[-1].line != row.line;
    if (!first) continue;
    const std::string percent = say(Message{"{0}%", std::lround(share * 100)});
    const ImVec2 size = ImGui::GetFont()->CalcTextSizeA(Type::small, FLT_MAX, 0, percent.c_str());
    sized_text(ImGui::GetFont(), Type::small,
               {origin.x + width - kPadding - size.x, min.y + (page.line_height - size.y) / 2}, ui.colours.muted,
               percent);
  }
}

void draw_listing(Ui& ui, const Page& page, float width, float height) {
  // A mark that changes too fast would flicker.
  const int current = !shows_each_step(ui.snapshot.pace) ? -1 : line_to_mark(page.listing, ui.snapshot);
  ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.colours.surface);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, kRounding);
  begin_child("listing", {width, height}, ImGuiWindowFlags_NoNav);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  ScreenPen pen;
  float y = kPadding, top = 0, bottom = 0;
  for (const CodeRow& row : page.rows) {
    if (row.line == current) {
      if (bottom == 0) top = y;
      bottom = y + page.line_height;
    }
    y += row_height(page, row);
  }
  if (current >= 0) {
    const ImVec2 min{origin.x, origin.y + top}, max{origin.x + width, origin.y + bottom};
    draw->AddRectFilled(min, max, with_alpha(ui.colours.accent, 0.16f));
    draw->AddRectFilled(min, {min.x + kBar, max.y}, ui.colours.accent);
  }
  ui.state.of<LineShares>().update(ui.snapshot, page.listing);
  draw_shares(ui, page, origin, width);
  y = kPadding;
  for (const CodeRow& row : page.rows) {
    const float next = y + row_height(page, row);
    const float text_y = origin.y + y + std::floor((page.line_height - page.size) / 2) - 1;
    if (ImGui::IsRectVisible({origin.x, origin.y + y}, {origin.x + width, origin.y + next})) {
      draw_row(ui, page, row, {origin.x + kPadding + row.x, text_y}, row.line == current);
      // A broken line is marked in its first row.
      if (&row == page.rows.data() || (&row)[-1].line != row.line) {
        draw_annotations_of_line(pen, ui.colours, ui.snapshot.annotations, Annotation::Place::code_line, row.line + 1,
                                 {origin.x + width - kPadding, origin.y + y + page.line_height / 2});
      }
    }
    y = next;
  }
  space({width - 2 * kPadding, page.height + 2 * kPadding});
  const bool is_whole = height >= page.height + 2 * kPadding;
  if (!is_whole) keep_in_view(ui, page, current, top, bottom);
  ImGui::EndChild();
  const float above = origin.y - ImGui::GetWindowPos().y + ImGui::GetScrollY();
  if (is_whole) keep_in_view(ui, page, current, above + top, above + bottom);
  ImGui::PopStyleVar();
  ImGui::PopStyleColor();
}

// For screen readers: line by line, and which one is current.
void describe_listing(Ui& ui, const Listing& listing) {
  if (!ui.controls.collects_details()) return;
  const int current = !shows_each_step(ui.snapshot.pace) ? -1 : line_to_mark(listing, ui.snapshot);
  int number = 0;
  for (const std::string& line : shown_lines(listing)) {
    const bool runs = number++ == current;
    const auto from = std::min(line.find_first_not_of(' '), line.size());
    if (from == line.size()) continue;
    const std::string place = std::to_string(number);
    const std::string code = line.substr(from);
    ui.controls.words(
        say(runs ? Message{"Line {0} (current): {1}", place, code} : Message{"Line {0}: {1}", place, code}));
  }
}

// Name, value and note in three columns. A value that is too long for its column uses the rest of its row.
void draw_variables(Ui& ui, std::span<const Variable> variables, float width) {
  constexpr float kName = 72, kValue = 72;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 3));
  for (const Variable& variable : variables) {
    const bool noted = !variable.note.empty();
    describe_fact(ui, variable.name, noted ? say(Message{"{0}, {1}", variable.value, variable.note}) : variable.value);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool english = ui.snapshot.settings.language == Language::english;
    push_font(english ? nullptr : code_font(), Type::small);
    muted_text(ui, variable.name);
    ImGui::SetCursorScreenPos({at.x + kName, at.y});
    ImGui::BeginGroup();
    wrapped_text(variable.value, width - kName);
    ImGui::EndGroup();
    const float value = std::max(ImGui::CalcTextSize(variable.value.c_str()).x + 12, kValue);
    ImGui::PopFont();
    if (variable.note.empty()) continue;
    push_font(nullptr, Type::small);
    ImGui::SameLine(0, 0);
    ImGui::SetCursorScreenPos({at.x + kName + value, at.y});
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colours.muted);
    wrapped_text(variable.note, width - kName - value);
    ImGui::PopStyleColor();
    ImGui::PopFont();
  }
  ImGui::PopStyleVar();
}

void draw_language(Ui& ui, float width) {
  const Setting& setting = *find_setting("language");
  const auto chosen =
      dropdown(ui, setting.key, tr(setting.title), setting.choices(), setting.format(ui.snapshot.settings), width);
  if (chosen) ui.set(setting.key, *chosen);
}

void draw_failure(Ui& ui, ListingStore& store, float width) {
  readable_text(ui, store.failure, width);
  if (!again_button(tr("Try again###programs-again"))) return;
  store.failure.clear();
  store.wanted = true;
}

}  // namespace

void draw_code_panel(Ui& ui, ImVec2 size) {
  const float top = ImGui::GetCursorPosY();
  draw_language(ui, size.x);
  const Settings& settings = ui.snapshot.settings;
  if (settings.language == Language::none) {
    readable_text(ui, tr("The code is hidden. How would you write it? Choose a language to compare."), size.x);
    return;
  }
  ListingStore& store = ui.state.of<ListingStore>();
  store.wanted = store.listings.empty() && store.failure.empty();
  if (!store.failure.empty()) return draw_failure(ui, store, size.x);
  const Listing* listing = find_listing(store.listings, settings.algorithm->id, settings.language);
  if (!listing) {
    readable_text(ui, store.wanted ? tr("Loading the code…") : tr("There is no code for this algorithm yet."), size.x);
    return;
  }
  const auto variables = variables_of(ui.snapshot);
  const auto differences = differences_of(ui.snapshot);
  const float scrollbar = ImGui::GetStyle().ScrollbarSize;
  const Page page = lay_out(*listing, size.x - 2 * kPadding - scrollbar);
  const float below = static_cast<float>(variables.size()) * (Type::small + 5) +
                      static_cast<float>(differences.size()) * 2 * (Type::small + 6) + 16;
  const float listed = page.height + 2 * kPadding;
  const bool endless = ui.state.of<FrameNeeds>().side_scrolls;
  const float whole = endless ? listed + below : size.y - (ImGui::GetCursorPosY() - top);
  // If there is not enough space for both, the program comes first.
  const bool is_low = whole - below < std::min(kMinListingHeight, listed);
  describe_listing(ui, *listing);
  draw_listing(ui, page, size.x, std::min(is_low ? std::max(whole, kMinListingHeight / 2) : whole - below, listed));
  if (is_low) return;
  draw_variables(ui, variables, size.x);
  if (!differences.empty()) space({0, 2});
  for (const std::string& difference : differences) small_text(ui, difference, size.x);
}

}  // namespace kt
