// Between a lesson and its speaker's window (speaker.js, window.js): a channel for each player, so that boards and tabs do not mix.
//
//   from the window:  {call: 'hello'}, when it opens; 'bye', when it closes; 'next', 'back', 'again', 'undo', 'clock'
//   to the window:    {...told, began}, or {closed: true}; {hello: true} after its page was loaded again

/**
 * @typedef {{name: string, title: string, notes: string, following: string, label: string, isFirst: boolean, isOver: boolean,
 *   canUndo: boolean}} Told
 */

export const channelOf = (/** @type {string} */ id) => new BroadcastChannel(`knights-tour/speaker/${id}`);
