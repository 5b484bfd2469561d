// The text of a file, at once: the page stands still meanwhile. Only for what no promise can wait for.
import {addressOf} from './files.js';

// `type`: how it is decoded, with a charset; without one, as the server says. What a server sends instead of a file is returned, too.
export function readNow(file, type) {
  const request = new XMLHttpRequest();
  request.open('GET', addressOf(file), false);
  if (type) request.overrideMimeType(type);
  request.send();
  return request.response;
}
