// A lesson of somebody's own: as a text that an address carries, and made of moments of a search.
//
// Packed it is its JSON, compressed (deflate-raw) and in letters of base64url.
import {fallbacks, settingKeys} from '#tables';
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/put.js';

const kLongest = 200_000;         // bytes, as src/app/lessons/json_tree.h has it
export const kLongestPacked = 29_000;  // letters, as the setting allows

const through = async (data, stream) => new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());

export async function packed(lesson) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(lesson)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// Its text; throws a sentence where it was not copied whole, or would be too long.
export async function unpacked(letters) {
  let text = '';
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(new TextDecoderStream('utf-8', {fatal: true})).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += piece.value;
      if (text.length > kLongest) break;
    }
  } catch {
    throw new VisualizerError('setting', [id('line 1: the link was not copied whole: nothing can be unpacked from it')]);
  }
  if (text.length > kLongest) throw new VisualizerError('setting', [id('line 1: it is longer than {0} letters'), kLongest.toLocaleString('en')]);
  return text;
}

const kUntold = ['step', 'at', 'theme', 'scale', 'controls', 'autoplay', 'lesson', 'lang'];  // the reader's own, or told otherwise

// A stop at a step of the search that `settings` name, all of them, as getState() has them.
export function stopOf({settings, step}, {title, text, question}) {
  const own = Object.fromEntries(settingKeys.filter((key) => !kUntold.includes(key) && settings[key] !== undefined && String(settings[key]) !== String(fallbacks[key]))
    .map((key) => [key, settings[key]]));
  return {title, settings: own, ...(step > 0 ? {run: {to: step}} : {}), text: [text], ...(question ? {question} : {})};
}

const kNamed = (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40) || 'my-lesson';

export function lessonOf({title, summary, minutes, stops}) {
  return {id: kNamed(title), title, summary, minutes, stops};
}
