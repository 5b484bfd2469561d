// A graph: its vertices where graph_layout.h put them or the user dragged them, its edges, and the search on it.
//
// Colours as in textbooks: white for a vertex not visited yet, grey for one that was given up, the path in its own.
#pragma once

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

void draw_graph(Ui& ui, const BoardArea& area);

}  // namespace kt
