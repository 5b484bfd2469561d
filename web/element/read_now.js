// Reads a file synchronously, which blocks the page. Only where no promise can be awaited.
import {addressOf} from './files.js';

// `type`: a content type with a charset for decoding; without one, as the server says. Also returns what a server sends instead of the
// file.
export function readNow(file, type) {
  const request = new XMLHttpRequest();
  request.open('GET', addressOf(file), false);
  if (type) request.overrideMimeType(type);
  request.send();
  return request.response;
}
