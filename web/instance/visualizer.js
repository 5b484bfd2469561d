// What is loaded when a board is about to be seen: its life on a canvas, and what tells the page around it. Found at
// knightsTourParts.visualizer.
import {createInstance} from './instance.js';
import {Life} from './life.js';
import {parts} from '../parts.js';
import {connectPresence} from './presence.js';
import * as details from '../poster/scene_details.js';

// `details` are of the poster of a board that has been alive.
parts.visualizer ??= {createInstance, connectPresence, details, Life};
