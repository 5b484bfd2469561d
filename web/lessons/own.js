// A user's own lesson: as a text in an address, and made from moments of a search.
//
// The packed form is its JSON, compressed (deflate-raw) and encoded in base64url.
import {fallbacks, lessonLimits, settingKeys} from '#tables';
import {VisualizerError} from '../element/failure.js';
import {Fault} from '../element/files.js';
import {inflating} from '../element/inflate.js';
import {id} from '../element/fill_in.js';
/** @import {Settings} from '../board.d.ts' */

/** @param {BlobPart} data @param {CompressionStream} stream */
const through = async (data, stream) =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());

/** @param {object} lesson */
export async function packed(lesson) {
  let packing = null;
  try {
    packing = new CompressionStream('deflate-raw');
  } catch {
    // browsers before 2023
    throw new VisualizerError('load', [id('This browser cannot pack a lesson into a link. Use a current browser.')]);
  }
  const bytes = await through(new TextEncoder().encode(JSON.stringify(lesson)), packing);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

// Its text; throws a sentence if it is incomplete or too long.
/** @param {string} letters */
export async function unpacked(letters) {
  let text = '';
  try {
    const reader = inflating(letters.replaceAll('-', '+').replaceAll('_', '/')).getReader(),
      decoder = new TextDecoder('utf-8', {fatal: true});
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, {stream: true});
      if (text.length > lessonLimits.bytes) break;
    }
    if (text.length <= lessonLimits.bytes) text += decoder.decode();
  } catch (error) {
    if (error instanceof Fault)
      throw new VisualizerError('load', [id('This browser cannot unpack the lesson in this link. Use a current browser.')]);
    throw new VisualizerError('setting', [id('line 1: the link is incomplete, so the lesson cannot be unpacked')]);
  }
  if (text.length > lessonLimits.bytes)
    throw new VisualizerError('setting', [
      id('line 1: the lesson is longer than {0} characters'),
      lessonLimits.bytes.toLocaleString('en'),
    ]);
  return text;
}

const kLeftOut = ['step', 'at', 'theme', 'scale', 'controls', 'autoplay', 'lesson', 'lang']; // the reader's own settings, or stored elsewhere

// A stop at a step of the search with these settings, all of them, as in getState().
/**
 * @param {{settings: Settings, step: number}} moment
 * @param {{title: string, text: string, question: object | undefined}} words
 */
export function stopOf({settings, step}, {title, text, question}) {
  const own = Object.fromEntries(
    settingKeys
      .filter((key) => !kLeftOut.includes(key) && settings[key] !== undefined && String(settings[key]) !== String(fallbacks[key]))
      .map((key) => [key, settings[key]]),
  );
  return {title, settings: own, ...(step > 0 ? {run: {to: step}} : {}), text: [text], ...(question ? {question} : {})};
}

const kNamed = (/** @type {string} */ title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'my-lesson';

/** @param {{title: string, summary: string, minutes: number, stops: ReturnType<typeof stopOf>[]}} lesson */
export function lessonOf({title, summary, minutes, stops}) {
  return {id: kNamed(title), title, summary, minutes, stops};
}
