/** @import {LessonAddress} from '../board.d.ts' */

// Links to lessons that have become part of another: its id, and the number of its stops before theirs.
/** @type {Record<string, {id: string, before: number}>} */
const kMoved = {closed: {id: 'colours', before: 4}};

/** @type {(address: LessonAddress) => LessonAddress} */
export function movedFrom({id, stop}) {
  if (!Object.hasOwn(kMoved, id)) return {id, stop};
  const {id: present, before} = kMoved[id];
  return {id: present, stop: before + (stop ?? 1)};
}
