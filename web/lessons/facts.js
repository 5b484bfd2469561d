import {id} from '../element/fill_in.js';

// For a lesson in the list: its minutes, stops and questions.
export const kFacts = id('{0, plural, one {# minute} other {# minutes}} · {1, plural, one {# stop} other {# stops}} · {2, plural, one {# question} other {# questions}}');
