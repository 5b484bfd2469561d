// What is loaded when something is to be taken away: the Share dialog and the pictures of toImage(). Found at
// knightsTourParts.share.
import {parts} from '../parts.js';
import {openShare} from './dialog.js';
import {openKeys} from './keys.js';
import {imageOf} from './picture.js';

parts.share ??= {openShare, openKeys, imageOf};
