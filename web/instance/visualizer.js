// What is loaded when a board is about to be seen: its lifecycle on a canvas, what tells the page around it, and pictures of
// the boards that are not alive. Found at knightsTourParts.visualizer.
import '../element/hashes.js';
import {focusCanvas} from './canvas.js';
import {createInstance} from './instance.js';
import {Lifecycle} from './lifecycle.js';
import './missing_files.js';
import {parts} from '../parts.js';
import {drawNow, drawPosters, posterOf} from './posters.js';

parts.visualizer ??= {createInstance, drawNow, drawPosters, focusCanvas, Lifecycle, posterOf};
