#include "view/frame/side.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/language/say.h"
#include "core/basics/find_row.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kTitle = 26;
constexpr float kBetweenColumns = 24;
constexpr float kHeading = 32;       // of a panel without space
constexpr float kComfortable = 340;  // of a panel that fills its space, if there is no limit
constexpr float kTabsAcross = 200;   // a narrower side has its tabs one below the other

float height_of(const std::vector<const Panel*>& column, const PanelNeeds& needs, bool titled) {
  float height = -kBetweenPanels;
  for (const Panel* panel : column) height += needs.of(*panel) + (titled ? kTitle : 0) + kBetweenPanels;
  return height;
}

const Panel* panel_of(std::string_view id) { return find_row(panels(), id); }

using PanelColumns = std::vector<std::vector<const Panel*>>;

// In their order, in columns that are as low as possible. Empty if they do not fit.
PanelColumns spread(const std::vector<const Panel*>& open, const PanelNeeds& needs, int columns, float height) {
  const bool titled = open.size() > 1;
  if (height_of(open, needs, titled) <= height && (columns == 1 || open.size() == 1)) return {open};
  if (columns == 1 || open.size() < 2) return {};
  PanelColumns best;
  float lowest = height;
  for (std::size_t first = 1; first < open.size(); ++first) {
    const auto cut = open.begin() + first;
    PanelColumns tried{{open.begin(), cut}, {cut, open.end()}};
    const float higher = std::max(height_of(tried[0], needs, true), height_of(tried[1], needs, true));
    if (higher > lowest) continue;
    lowest = higher;
    best = std::move(tried);
  }
  return best;
}

float tab_width(const char* title, bool fingers) {
  return std::max(ImGui::CalcTextSize(title).x + (fingers ? -8 : 4), fingers ? kTouch : 0);
}

// The tabs that have space, each as wide as its title, or as a finger needs, plus a share of the rest. If some do not
// fit, a last tab opens the others.
struct Tabs {
  std::vector<float> widths;
  bool more = false;
};
Tabs tabs_in(float width, bool fingers) {
  Tabs tabs;
  std::vector<float>& widths = tabs.widths;
  const float more = tab_width(tr("More"), fingers);
  float used = 0;
  std::size_t with_more = 0;  // number of tabs beside that one
  for (const Panel& panel : panels()) {
    widths.push_back(tab_width(tr(panel.title), fingers));
    used += widths.back();
    if (used + more <= width) with_more = widths.size();
  }
  tabs.more = used > width;
  if (tabs.more) {
    widths.resize(with_more);
    widths.push_back(more);
    used = 0;
    for (const float w : widths) used += w;
  }
  for (float& w : widths) w += std::max(0.0f, (width - used) / static_cast<float>(widths.size()));
  return tabs;
}

// True if it was pressed.
bool draw_face(Ui& ui, const std::string& label, ImVec2 at, ImVec2 size, bool is_open) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const std::string title = name_of(label);
  const float extent = ImGui::CalcTextSize(title.c_str()).x;
  ImGui::SetCursorScreenPos(at);
  const bool pressed = press_area(label.c_str(), size);
  ui.controls.name_last(label);
  ui.controls.check_last(is_open);
  const bool hovered = ImGui::IsItemHovered();
  const float left = at.x + (size.x - extent) / 2;
  draw->AddText({left, at.y + (size.y - ImGui::GetFontSize()) / 2 - 1},
                is_open || hovered ? ui.colours.text : ui.colours.muted, title.c_str());
  if (is_open || hovered) {
    draw->AddRectFilled({left - 4, at.y + size.y - 3}, {left + extent + 4, at.y + size.y},
                        is_open ? ui.colours.accent : ui.colours.border, 1.5f);
  }
  return pressed;
}

// The height of the tabs and of the gap below them.
float height_of_tabs(const Layout& layout) {
  return layout.plain ? 0 : (layout.fingers ? kTouch : kTabs) + kBetweenPanels;
}

float room_of(const Layout& layout) { return layout.side_max.y - layout.side_min.y - height_of_tabs(layout); }

// True if all open panels scroll together, because they have no room.
bool all_scroll(const Ui& ui, const Layout& layout) {
  return layout.large && is_crowded(ui.snapshot.settings, ui.state.of<PanelNeeds>(), layout);
}

void toggle_panel(Ui& ui, const Layout& layout, const Panel& panel) {
  const float room = all_scroll(ui, layout) ? std::numeric_limits<float>::max() : room_of(layout);
  ui.ask(Edit{
      .panels = toggled(ui.snapshot.settings, ui.state.of<PanelNeeds>(), panel, layout.columns, room, layout.fingers)});
}

using Open = std::vector<const Panel*>;

void draw_tab(Ui& ui, const Layout& layout, const Panel& panel, ImVec2 at, ImVec2 size, const Open& open) {
  const bool is_open = std::ranges::find(open, &panel) != open.end();
  if (draw_face(ui, labelled(tr(panel.title), "panel=" + std::string(panel.id)), at, size, is_open)) {
    toggle_panel(ui, layout, panel);
    ImGui::CloseCurrentPopup();  // if the tab is in one
  }
  ui.controls.describe_last("tab", std::string(panel.id));
}

// The tabs without space, in a list that opens.
void draw_more(Ui& ui, const Layout& layout, std::size_t first, ImVec2 at, ImVec2 size, const Open& open) {
  constexpr float kWide = 120;
  const auto hidden = panels().subspan(first);
  const bool is_open = std::ranges::any_of(open, [&](const Panel* panel) { return panel >= hidden.data(); });
  if (draw_face(ui, tr("More###panels-more"), at, size, is_open)) ImGui::OpenPopup("panels-more-list");
  // Below the tab, or above if there is not enough space.
  const float height = size.y * static_cast<float>(hidden.size()) + 2 * ImGui::GetStyle().WindowPadding.y;
  const bool below = at.y + size.y + height <= ImGui::GetIO().DisplaySize.y;
  ImGui::SetNextWindowPos({at.x + size.x, below ? at.y + size.y : at.y}, ImGuiCond_Always, {1, below ? 0.0f : 1.0f});
  if (!ImGui::BeginPopup("panels-more-list")) return;
  ImVec2 tab = ImGui::GetCursorScreenPos();
  for (const Panel& panel : hidden) {
    draw_tab(ui, layout, panel, tab, {kWide, size.y}, open);
    tab.y += size.y;
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape)) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

// Returns the height of the tabs.
float draw_tabs(Ui& ui, const Layout& layout, const Open& open, float width) {
  const bool fingers = layout.fingers;
  const float height = fingers ? kTouch : kTabs;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  push_font(nullptr, fingers ? Type::small : Type::body);
  ImVec2 at = origin;
  if (width < kTabsAcross) {
    for (const Panel& panel : panels()) {
      draw_tab(ui, layout, panel, at, {width, height}, open);
      at.y += height;
    }
  } else {
    ImGui::GetWindowDrawList()->AddLine({origin.x, origin.y + height - 0.5f},
                                        {origin.x + width, origin.y + height - 0.5f}, ui.colours.border);
    const Tabs tabs = tabs_in(width, fingers);
    for (std::size_t i = 0; i < tabs.widths.size(); ++i) {
      const ImVec2 size{tabs.widths[i], height};
      tabs.more&& i + 1 == tabs.widths.size() ? draw_more(ui, layout, i, at, size, open)
                                              : draw_tab(ui, layout, panels()[i], at, size, open);
      at.x += size.x;
    }
    at.y += height;
  }
  ImGui::PopFont();
  return at.y - origin.y;
}

// A window must end with a drawn item, not with a moved cursor.
void end_here() {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  space({0, 0});
  ImGui::SetCursorScreenPos({at.x, std::floor(at.y)});  // Dear ImGui rounds down the end of the window
}

void draw_title(const Panel& panel) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  push_font(nullptr, Type::sentence);
  ImGui::TextUnformatted(tr(panel.title));
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({at.x, at.y + kTitle});
}

// Forms keep their natural height. Other panels fill their space, and their needs are remembered if that was not
// enough.
void remember(PanelNeeds& needs, const Panel& panel, float content, float given) {
  needs.heights.resize(panels().size());
  float& height = needs.heights[&panel - panels().data()];
  if (panel.growth == 0)
    height = content;
  else if (content > given + 1)
    height = content;
}

// Draws a panel, and returns its height.
float draw_content(Ui& ui, const Panel& panel, ImVec2 size) {
  const float top = ImGui::GetCursorScreenPos().y;
  ui.controls.region(panel.title, tr(panel.title));
  panel.draw(ui, {std::floor(size.x) - 1, size.y});  // if a unit is not a whole pixel, a frame at the edge would be cut
  return ImGui::GetCursorScreenPos().y - top;
}

// Each panel gets the height that it needs, and those that can use it share the rest. A single one gets everything.
void draw_column(Ui& ui, const std::vector<const Panel*>& column, ImVec2 size, bool titled) {
  PanelNeeds& needs = ui.state.of<PanelNeeds>();
  const float left = size.y - height_of(column, needs, titled);
  float growth = 0;
  for (const Panel* panel : column) growth += panel->growth;
  for (const Panel* panel : column) {
    if (titled) draw_title(*panel);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = std::max(needs.of(*panel) + (growth > 0 ? left * panel->growth / growth : 0), 1.0f);
    begin_child(panel->id.data(), {size.x, column.size() == 1 ? size.y - (titled ? kTitle : 0) : height},
                ImGuiWindowFlags_NoBackground);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float content = draw_content(ui, *panel, {room.x, room.y - ImGui::GetStyle().ItemSpacing.y});
    remember(needs, *panel, std::min(content, size.y - kTitle), room.y);  // of a whole column, which scrolls
    end_here();
    ImGui::EndChild();
    ImGui::SetCursorScreenPos({at.x, at.y + height + kBetweenPanels});
    end_here();
  }
}

void draw_headings(Ui& ui, const Layout& layout, const std::vector<const Panel*>& headings, ImVec2 at, float width) {
  for (const Panel* panel : headings) {
    ImGui::SetCursorScreenPos(at);
    ImGui::GetWindowDrawList()->AddLine(at, {at.x + width, at.y}, ui.colours.border);
    if (fold(ui, labelled(tr(panel->title), "heading=" + std::string(panel->id)), false, width))
      toggle_panel(ui, layout, *panel);
    at.y += kHeading;
  }
}

void draw_columns(Ui& ui, const Layout& layout, const SidePlan& plan, ImVec2 size) {
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  size.y -= kHeading * static_cast<float>(plan.headings.size());
  draw_headings(ui, layout, plan.headings, {origin.x, origin.y + size.y}, size.x);
  const auto count = static_cast<float>(plan.columns.size());
  const float width = (size.x - (count - 1) * kBetweenColumns) / count;
  PanelNeeds& needs = ui.state.of<PanelNeeds>();
  if (needs.width != width) needs = {.heights = {}, .width = width};
  const bool titled = plan.open().size() > 1;
  float x = origin.x;
  for (const auto& column : plan.columns) {
    ImGui::SetCursorScreenPos({x, origin.y});
    draw_column(ui, column, {width, size.y}, titled);
    x += width + kBetweenColumns;
  }
}

// One below the other in their natural height; all of them scroll together.
void draw_scrolling(Ui& ui, const std::vector<const Panel*>& open, ImVec2 size, bool scrolls, bool fingers) {
  SideScroll& scroll = ui.state.of<SideScroll>();
  ui.state.of<FrameNeeds>().side_scrolls = scrolls && open.size() > 1;
  const ImVec2 min = ImGui::GetCursorScreenPos();
  begin_child("sheet", {size.x, size.y}, ImGuiWindowFlags_NoBackground | (scrolls ? 0 : ImGuiWindowFlags_NoScrollbar));
  const float width = ImGui::GetContentRegionAvail().x;
  if (fingers) ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(12, (kTouch - ImGui::GetFontSize()) / 2));
  const float top = ImGui::GetCursorScreenPos().y;
  for (const Panel* panel : open) {
    const float left = ImGui::GetCursorScreenPos().x;
    if (open.size() > 1) draw_title(*panel);
    ImGui::PushID(panel->id.data());
    ui.controls.region(panel->title, tr(panel->title));
    const float filling = scrolls && open.size() == 1 ? size.y - ImGui::GetStyle().ItemSpacing.y : kComfortable;
    panel->draw(ui, {width, panel->growth == 0 ? panel->height : filling});
    ImGui::PopID();
    ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y + (open.size() > 1 ? kBetweenPanels : 0)});
    end_here();
  }
  ui.state.of<FrameNeeds>().side_height = ImGui::GetCursorScreenPos().y - top;
  ui.state.of<FrameNeeds>().side_scrolls = false;
  if (fingers) ImGui::PopStyleVar();
  if (scroll.wanted != 0)
    ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + std::exchange(scroll.wanted, 0), 0.0f, ImGui::GetScrollMaxY()));
  if (ImGui::GetScrollMaxY() > 0) {
    scroll.min = min;
    scroll.max = {min.x + size.x, min.y + size.y};
  }
  ImGui::EndChild();
}

}  // namespace

float PanelNeeds::of(const Panel& panel) const {
  const std::size_t place = &panel - panels().data();
  return place < heights.size() && heights[place] > 0 ? heights[place] : panel.height;
}

std::vector<const Panel*> SidePlan::open() const {
  std::vector<const Panel*> all;
  for (const auto& column : columns) all.insert(all.end(), column.begin(), column.end());
  return all;
}

std::vector<const Panel*> chosen_panels(const Settings& settings) {
  std::vector<const Panel*> asked;
  for (const std::string& id : settings.panels) {
    if (const Panel* panel = panel_of(id)) asked.push_back(panel);
  }
  return asked;
}

SidePlan plan_side(const Settings& settings, const PanelNeeds& needs, int columns, float height, bool fingers) {
  std::vector<const Panel*> open = chosen_panels(settings);
  if (fingers) return {open.empty() ? PanelColumns{} : PanelColumns{open}, {}};
  SidePlan plan;
  if (settings.panels.empty()) {
    const Panel* settings_panel = panel_of("settings");
    const Panel* numbers_panel = panel_of("numbers");
    for (const std::vector<const Panel*>& few :
         {std::vector{settings_panel, numbers_panel}, {settings_panel}, {numbers_panel}}) {
      plan.columns = spread(few, needs, columns, height);
      if (!plan.columns.empty()) break;
    }
    return plan;
  }
  for (; !open.empty(); open.pop_back()) {
    plan.columns = spread(open, needs, columns, height - kHeading * static_cast<float>(plan.headings.size()));
    if (plan.columns.empty() && open.size() == 1) plan.columns = {open};
    if (!plan.columns.empty()) break;
    plan.headings.insert(plan.headings.begin(), open.back());
  }
  return plan;
}

std::vector<std::string> toggled(const Settings& settings, const PanelNeeds& needs, const Panel& panel, int columns,
                                 float height, bool fingers) {
  const auto ids_of = [](const std::vector<const Panel*>& open) {
    std::vector<std::string> ids;
    for (const Panel* each : open) ids.emplace_back(each->id);
    if (ids.empty()) ids.emplace_back(kNoPanels);
    return ids;
  };
  const SidePlan now = plan_side(settings, needs, columns, height, fingers);
  const std::vector<const Panel*> drawn = now.open();
  std::vector<const Panel*> after = settings.panels.empty() ? drawn : chosen_panels(settings);
  std::erase(after, &panel);
  if (std::ranges::find(drawn, &panel) != drawn.end()) return ids_of(after);
  if (fingers) return ids_of({&panel});
  after.push_back(&panel);
  Settings tried = settings;
  tried.panels = ids_of(after);
  const SidePlan then = plan_side(tried, needs, columns, height, fingers);
  if (std::ranges::find(then.headings, &panel) != then.headings.end()) std::ranges::rotate(after, after.end() - 1);
  return ids_of(after);
}

Contents::Panels kind_of(const Settings& settings) {
  if (settings.panels.empty()) return Contents::Panels::as_fits;
  return chosen_panels(settings).empty() ? Contents::Panels::none : Contents::Panels::asked;
}

bool is_crowded(const Settings& settings, const PanelNeeds& needs, const Layout& layout) {
  if (layout.fingers || layout.controls != Controls::full || chosen_panels(settings).empty()) return false;
  const SidePlan plan = plan_side(settings, needs, layout.columns, room_of(layout), false);
  return !plan.headings.empty() || height_of(plan.columns.front(), needs, plan.open().size() > 1) > room_of(layout);
}

void draw_side(Ui& ui, const Layout& layout) {
  const ImVec2 size{layout.side_max.x - layout.side_min.x, std::max(layout.side_max.y - layout.side_min.y, 1.0f)};
  const Settings& settings = ui.snapshot.settings;
  SidePlan plan;  // a presentation shows only panels named in the setting
  if (!layout.presenting || !settings.panels.empty())
    plan = plan_side(settings, ui.state.of<PanelNeeds>(), layout.columns, room_of(layout), layout.fingers);
  const bool scrolls = all_scroll(ui, layout);
  if (scrolls) plan = plan_side(settings, {}, 1, 0, true);
  const std::vector<const Panel*> open = plan.open();
  const bool upright = layout.arrangement == Layout::Arrangement::upright;
  float tabs = 0;  // including the gap below them
  if (!layout.plain) {
    ImGui::SetCursorScreenPos(layout.side_min);
    tabs = draw_tabs(ui, layout, open, size.x) + kBetweenPanels;
  }
  ui.state.of<FrameNeeds>().side_height = 0;
  RequiredData& required_data = ui.state.of<FrameNeeds>().required_data;
  for (const Panel* panel : open) {
    required_data.stack = required_data.stack || panel->required_data.stack;
    required_data.sizes = required_data.sizes || panel->required_data.sizes;
    required_data.visits = required_data.visits || panel->required_data.visits;
    required_data.estimate = required_data.estimate || panel->required_data.estimate;
    required_data.flame = required_data.flame || panel->required_data.flame;
  }
  if (open.empty()) return;
  ImGui::SetCursorScreenPos({layout.side_min.x, layout.side_min.y + tabs});
  const ImVec2 rest{size.x, size.y - tabs};
  if (layout.fingers || scrolls)
    draw_scrolling(ui, open, rest, scrolls || layout.sheet || !upright, layout.fingers);
  else
    draw_columns(ui, layout, plan, rest);
}

}  // namespace kt
