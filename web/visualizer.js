// What is loaded when a board is about to be seen: the visualizer on its canvas. Found at knightsTourParts.visualizer.
import {createInstance} from './instance.js';
import {parts} from './parts.js';

parts.visualizer ??= {createInstance};
