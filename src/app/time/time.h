// Folder `time`: runs over time, and what is remembered of them.
//
// Timeline is a run that can be entered at any of its steps; on it stand what it is on its way to (aim.h) and the sizes
// of branches given up (branch_sizes.h). Playback turns speed and time into steps (playback.h), draw_pace.h
// says which frames are drawn, batch_size.h how often the clock is looked at. What moves in a picture comes from
// recent_steps.h and steady_prefix.h. What a run was like is kept in little memory (depth_history.h, rate_history.h),
// and what can be said without running is found out in slices (problem_analysis.h).
//
// May know: settings, snapshot and the core. The clock is injected (clock.h): nothing here reads a real one. Begin with
// Timeline.
#pragma once

#include "app/time/aim.h"
#include "app/time/batch_size.h"
#include "app/time/branch_sizes.h"
#include "app/time/checkpoints.h"
#include "app/time/clock.h"
#include "app/time/draw_pace.h"
#include "app/time/playback.h"
#include "app/time/problem_analysis.h"
#include "app/time/rate_history.h"
#include "app/time/recent_steps.h"
#include "app/time/steady_prefix.h"
#include "app/time/timeline.h"
