// A graph on the screen: its vertices at the positions from graph_layout.h or where the user dragged them, its edges,
// and the search.
//
// The colours are those of textbooks: white for a vertex not visited yet, grey for one that was left, and the path in
// its own colour.
#pragma once

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

void draw_graph(Ui& ui, const BoardArea& area);

}  // namespace kt
