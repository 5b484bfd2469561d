// The full page: one visualizer on the canvas, its settings from the address, a message where there would be a blank.
import {createInstance} from './instance.js';

const root = document.documentElement;
const canvas = document.getElementById('board');

function showMessage(error) {
  canvas.hidden = true;
  const message = document.getElementById('message');
  message.replaceChildren(...[
    'The board cannot be shown.',
    error.message,
    ['load', 'abort'].includes(error.kind) ? 'Check the connection and load the page again.' : 'Any current Chrome, Edge, Firefox or Safari will do.',
  ].map((text) => Object.assign(document.createElement('p'), {textContent: text})));
  message.hidden = false;
}

root.dataset.theme = new URLSearchParams(location.hash.slice(1)).getAll('theme').at(-1) ?? 'auto';
const knightsTour = createInstance(canvas, {
  settings: location.hash.slice(1),
  onError: (error) => { if (error.kind === 'abort') showMessage(error); },
  onFrame: ({theme, wantedHeight}) => {
    if (root.dataset.theme !== theme) root.dataset.theme = theme;
    const height = wantedHeight > 0 ? `${Math.ceil(wantedHeight)}px` : '';
    if (canvas.style.height !== height) canvas.style.height = height;
  },
});
window.knightsTour = knightsTour;
// A link typed or chosen while the page is open counts like one that opens it.
addEventListener('hashchange', () => location.reload());
knightsTour.ready.then(async () => {
  canvas.focus({preventScroll: true});
  document.fonts.add(await new FontFace('Inter', await knightsTour.font()).load());
}, showMessage).finally(() => { root.dataset.settled = ''; });
