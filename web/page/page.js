// The full page: one board that fills it, its settings from the address, and the address kept by it. It runs before the
// element's own script, which then finds the settings there.
import {keepAddress} from './address.js';
import {parts} from '../parts.js';

const root = document.documentElement;
const knightsTour = document.querySelector('knights-tour');
const link = location.hash.slice(1);

function followTheme() {
  const {theme} = knightsTour.getState()?.settings ?? {};
  if (theme && root.dataset.theme !== theme) root.dataset.theme = theme;
}

parts.page = location.href.split('#')[0];
root.dataset.theme = new URLSearchParams(link).getAll('theme').at(-1) ?? 'auto';
knightsTour.setAttribute('settings', link);
if (link) knightsTour.replaceChildren();  // its pictures are of the default
window.knightsTour = knightsTour;
knightsTour.addEventListener('statechange', followTheme);
knightsTour.addEventListener('ready', () => keepAddress(knightsTour));
// From now on the board itself tells what is late, or missing.
customElements.whenDefined('knights-tour').then(() => {
  document.getElementById('late').remove();
  return knightsTour.ready;
}).then(async () => {
  followTheme();
  knightsTour.focus({preventScroll: true});
  document.fonts.add(await new FontFace('Inter', await knightsTour.font()).load());
}).catch(() => {});
