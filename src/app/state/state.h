// Module `state`: the whole state of one visualizer, and its output.
//
// App (app.h) owns the runs and what they are heading for. It changes only in apply() and tick(); show() (app_view.cpp,
// stack_view.h) fills the snapshot. What the user does is an Activity (activity.h): watching, a Game or a Prediction.
// An App's state can be written as JSON (state_json.h), and its path as text (path_text.h).
//
// May know: everything else of app, and the core. It knows no window, and no clock except the injected one, and it does
// not draw. Begin with App.
#pragma once

#include "app/state/app.h"
#include "app/state/path_text.h"
#include "app/state/state_json.h"
