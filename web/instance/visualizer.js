// The script that loads when a board comes near the viewport: its lifecycle on a canvas, its messages to the page, and pictures of boards
// that are not alive. Found at knightsTourParts.visualizer.
import '../element/hashes.js';
import {focusCanvas} from './canvas.js';
import {createInstance} from './instance.js';
import {Lifecycle} from './lifecycle.js';
import './missing_files.js';
import {parts} from '../parts.js';
import {drawNow, drawPosters, posterOf} from './posters.js';

parts.visualizer ??= {createInstance, drawNow, drawPosters, focusCanvas, Lifecycle, posterOf};
