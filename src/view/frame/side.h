// The columns of panels: a tab for each panel, and the open ones in the height that they need.
#pragma once

#include <string>
#include <vector>

#include "view/panels/panels.h"
#include "view/widgets/layout.h"

namespace kt {

// The measured heights of the panels, in the table's order; 0: unknown, or the width has changed.
struct PanelNeeds {
  std::vector<float> heights;
  float width = 0;

  float of(const Panel& panel) const;
};

// Which panels are drawn where, and which are only headings because there is no space.
struct SidePlan {
  std::vector<std::vector<const Panel*>> columns;
  std::vector<const Panel*> headings;

  std::vector<const Panel*> open() const;
};

// The panels of the setting, without those that are placed elsewhere.
std::vector<const Panel*> chosen_panels(const Settings& settings);

// The panels drawn in so many columns of this height: those of the setting, the first ones if not all fit; without any
// in the setting, a few that fit. With fingers all of them, whatever their height.
SidePlan plan_side(const Settings& settings, const PanelNeeds& needs, int columns, float height, bool fingers);

// The setting's value after a click on a panel's tab or heading: it closes a drawn panel, and opens another one after
// the others, or before them if there would be no space. With fingers, a panel replaces the open one.
std::vector<std::string> toggled(const Settings& settings, const PanelNeeds& needs, const Panel& panel, int columns,
                                 float height, bool fingers);

Contents::Panels kind_of(const Settings& settings);

// True if not all panels of the setting fit.
bool is_crowded(const Settings& settings, const PanelNeeds& needs, const Layout& layout);

void draw_side(Ui& ui, const Layout& layout);

// The area that a finger scrolls, and by how much.
struct SideScroll {
  ImVec2 min, max;   // empty: nothing scrolls
  float wanted = 0;  // since the last frame
};

}  // namespace kt
