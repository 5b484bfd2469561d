// Folder `state`: the whole state of one visualizer, and what is made from it.
//
// App (app.h) owns the settings, the run and the playback; it changes in apply() and tick() only, and is shown by
// snapshot() (app_snapshot.cpp, stack_view.h). From it come the state as JSON (state_json.h) and the path as text
// (path_text.h).
//
// May know: everything else of app, and the core. Knows no window, no clock but the one it is given, and nothing of who
// draws. Begin with App.
#pragma once

#include "app/state/app.h"
#include "app/state/path_text.h"
#include "app/state/state_json.h"
