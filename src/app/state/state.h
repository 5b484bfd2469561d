// Folder `state`: the whole state of one visualizer, and what is made from it.
//
// App (app.h) owns the runs and what they are on their way to; it changes in apply() and tick() only, and show()
// (app_view.cpp, stack_view.h) tells what there is to see. What the user does is an Activity (activity.h): watching, a
// Game or a Prediction. From an App come the state as JSON (state_json.h) and the path as text (path_text.h).
//
// May know: everything else of app, and the core. Knows no window, no clock but the one it is given, and nothing of who
// draws. Begin with App.
#pragma once

#include "app/state/app.h"
#include "app/state/path_text.h"
#include "app/state/state_json.h"
