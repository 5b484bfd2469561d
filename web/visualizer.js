// What is loaded when a board is about to be seen: the visualizer on its canvas, and what tells of it without the eye.
// Found at knightsTourParts.visualizer.
import {connectAnnouncer} from './announcer.js';
import {createInstance} from './instance.js';
import {connectMirror} from './mirror.js';
import {parts} from './parts.js';

parts.visualizer ??= {createInstance, connectAnnouncer, connectMirror};
