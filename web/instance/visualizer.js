// What is loaded when a board is about to be seen: its lifecycle on a canvas, and what tells the page around it. Found at
// knightsTourParts.visualizer.
import {createInstance} from './instance.js';
import {Lifecycle} from './lifecycle.js';
import {parts} from '../parts.js';
import {connectPresence} from './presence.js';
import * as details from '../poster/scene_details.js';

// `details` are of the poster of a board that has been alive.
parts.visualizer ??= {createInstance, connectPresence, details, Lifecycle};
