import {id} from '../element/fill_in.js';

// How long a lesson takes.
export const kMinutes = id('{0, plural, one {# minute} other {# minutes}}');
