// The column or columns of panels: a tab for each panel, and those that are open, as high as they need to be.
#pragma once

#include <string>
#include <vector>

#include "view/panels/panels.h"
#include "view/widgets/layout.h"

namespace kt {

// How high the panels were found to be, by their places in the table; 0: not known yet, or changed with the width.
struct PanelNeeds {
  std::vector<float> heights;
  float width = 0;

  float of(const Panel& panel) const;
};

// Which panels are drawn where, and which are only headings to open, since there is no room for them.
struct SidePlan {
  std::vector<std::vector<const Panel*>> columns;
  std::vector<const Panel*> headings;

  std::vector<const Panel*> open() const;
};

// The panels of the setting, without those by themselves.
std::vector<const Panel*> asked_panels(const Settings& settings);

// What is drawn in so many columns of this height: the panels of the setting, of more than fit the first ones; where it
// names none, a few that fit. For fingers all, however high.
SidePlan plan_side(const Settings& settings, const PanelNeeds& needs, int columns, float height, bool fingers);

// The setting's value after a click on a panel's tab or heading, in the same space: it closes a panel that is drawn, and
// opens another one, after the others, or before them where it would have no room there. For fingers one takes the
// place of another.
std::string toggled(const Settings& settings, const PanelNeeds& needs, const Panel& panel, int columns, float height,
                    bool fingers);

Contents::Panels kind_of(const Settings& settings);

// The panels that were asked for do not all have their room there.
bool is_crowded(const Settings& settings, const PanelNeeds& needs, const Layout& layout);

void draw_side(Ui& ui, const Layout& layout);

// What is scrolled by a finger: where it is, and by how much.
struct SideScroll {
  ImVec2 min, max;   // empty: nothing can be
  float wanted = 0;  // since the last frame
};

}  // namespace kt
