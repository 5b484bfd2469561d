// Between a lesson and its speaker's window (speaker.js, window.js): a channel for each player, so that boards and tabs do not mix.
//
//   from the window:  {call: 'hello'}, when it opens; 'bye', when it closes; 'next', 'back', 'again', 'undo', 'clock'
//   to the window:    {name, title, notes, following, label, isFirst, isOver, canUndo, began}, or {closed: true}
export const channelOf = (id) => new BroadcastChannel(`knights-tour/speaker/${id}`);
