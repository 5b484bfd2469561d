// Module `frame`: the page as a whole, and the frame function.
//
//   view                        a snapshot in, commands out: the platform calls View::draw()
//   side                        the open panels
//   transport, timeline_bar     the playback controls and the timeline under the board
//   marks_legend                the meaning of the marks on the board
//   presenter                   keys and pointer of a speaker
//
// It decides where everything is (widgets/layout.h) and in which order it is drawn. Other modules draw the board and
// the panels' contents. May know: every other module of the view. Begin with View::draw().
#pragma once

#include "view/frame/view.h"
