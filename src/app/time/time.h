// Module `time`: runs over time, and the data kept of them.
//
// Timeline is a run that you can enter at any step. aim.h says what a run is heading for, and branch_sizes.h has the
// sizes of abandoned branches. Playback turns speed and time into steps (playback.h), draw_pace.h decides which frames
// are drawn, and batch_size.h how often to look at the clock. recent_steps.h, recent_visits.h and
// steady_prefix.h have the data of moving pictures. depth_history.h and rate_history.h record a run in little memory.
// lost_stretches.h finds the steps of a run on paths that no tour begins with. problem_analysis.h analyses a problem in
// slices.
//
// May know: settings, snapshot and the core. The clock is injected (clock.h); nothing here reads a real one. Begin with
// Timeline.
#pragma once

#include "app/time/aim.h"
#include "app/time/batch_size.h"
#include "app/time/branch_sizes.h"
#include "app/time/checkpoints.h"
#include "app/time/clock.h"
#include "app/time/draw_pace.h"
#include "app/time/lost_stretches.h"
#include "app/time/playback.h"
#include "app/time/problem_analysis.h"
#include "app/time/rate_history.h"
#include "app/time/recent_steps.h"
#include "app/time/recent_visits.h"
#include "app/time/steady_prefix.h"
#include "app/time/timeline.h"
