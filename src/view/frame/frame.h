// Folder `frame`: the page as a whole, and the frame function.
//
//   view                        a snapshot in, commands out: View::draw() is what the platform calls
//   side                        the panels that are open, in their room
//   transport, timeline_bar     what is under the board
//   marks_legend                what the marks on it mean
//   presenter                   keys and the dot of who speaks to a room
//
// It decides where everything lies (widgets/layout.h) and in which order it is drawn; what is in a panel, or on the
// board, is another folder's. May know: every other folder of the view. Begin with View::draw().
#pragma once

#include "view/frame/view.h"
