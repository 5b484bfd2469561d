// SDL's queue of events without its diary: the log of every event and the statistics at its end are asked for by hints
// that are numbers, and here each of them is 0, so that the compiler leaves out what would be written (3 kB of what is
// transferred). The headers come first, since they declare the function that is replaced.
#include "SDL_internal.h"
#include "SDL_stdinc.h"
#define SDL_atoi(text) 0
#include "events/SDL_events.c"
