// The speaker's window: it shows what the lesson tells it over the channel that its address names, and sends it what is pressed.
import {channelOf} from './channel.js';

/** @type {Record<string, string>} */
const kKeys = {PageDown: 'next', ArrowRight: 'next', PageUp: 'back', ArrowLeft: 'back'};

const channel = channelOf(location.hash.slice(1));
const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const call = (/** @type {string} */ name) => channel.postMessage({call: name});
let began = Date.now();

function showTime() {
  const now = new Date(),
    seconds = Math.max(Math.floor((now.getTime() - began) / 1000), 0);
  part('now').textContent = now.toLocaleTimeString(document.documentElement.lang, {hour: '2-digit', minute: '2-digit'});
  part('since').textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const show = (/** @type {string} */ id) => {
  for (const each of ['waiting', 'closed', 'stop']) part(each).hidden = each !== id;
};

channel.onmessage = (/** @type {MessageEvent} */ {data}) => {
  if (data.call) return; // of this window before it was loaded again
  if (data.hello) return call('hello'); // the page was loaded again
  if (data.closed) return show('closed');
  for (const id of ['name', 'title', 'notes', 'following']) part(id).textContent = data[id];
  part('ahead').hidden = !data.following;
  part('next').textContent = data.label;
  for (const [id, isHidden] of Object.entries({next: data.isOver, again: data.isOver, undo: !data.canUndo}))
    part(id).hidden = isHidden;
  /** @type {HTMLButtonElement} */ (part('back')).disabled = data.isFirst;
  began = data.began;
  showTime();
  show('stop');
};

for (const id of ['back', 'again', 'undo', 'next', 'clock']) part(id).addEventListener('click', () => call(id));
addEventListener('keydown', (event) => {
  const {key, ctrlKey, altKey, metaKey, repeat} = event;
  if (ctrlKey || altKey || metaKey || repeat || !Object.hasOwn(kKeys, key)) return;
  event.preventDefault();
  call(kKeys[key]);
});
addEventListener('pagehide', () => call('bye'));
addEventListener('pageshow', () => call('hello')); // also when the browser brings the page back
setInterval(showTime, 1000);
