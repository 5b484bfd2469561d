// Module `share`: the script that loads for exports: the Share dialog (dialog.js) with a file for each section, and the pictures of
// toImage() and of panels. All pictures are made from the SVG that the WebAssembly writes (painter.js). Found at knightsTourParts.share.
// May know: element, and an instance by its methods only. Begin with openShare().
import {parts} from '../parts.js';
import {openShare} from './dialog.js';
import {openCode} from './code_dialog.js';
import {openKeys} from './keys.js';
import {imageOf, saveFile} from './picture.js';

parts.share ??= {openShare, openKeys, openCode, imageOf, saveFile};
