/** @import {State} from '../board.d.ts' */

// The value of the setting `step` that leads to this state: the step of the search, or the clock of compared boards. In a game it is 0,
// because the setting `given` has all moves.
/** @param {Pick<State, 'step' | 'boards' | 'settings'>} state */
export const momentOf = ({step, boards, settings}) => (settings.mode === 'play' ? 0 : (boards?.clock ?? step));
