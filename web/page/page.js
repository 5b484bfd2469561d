// The full page: one board that fills it, its settings from the address, and the address kept by it.
import {keepAddress} from './address.js';
import {parts} from '../parts.js';

const root = document.documentElement;
const knightsTour = document.createElement('knights-tour');

function followTheme() {
  const theme = knightsTour.getState()?.settings.theme;
  if (theme && root.dataset.theme !== theme) root.dataset.theme = theme;
}

parts.page = location.href.split('#')[0];
root.dataset.theme = new URLSearchParams(location.hash.slice(1)).getAll('theme').at(-1) ?? 'auto';
knightsTour.setAttribute('settings', location.hash.slice(1));
knightsTour.setAttribute('loading', 'eager');
document.querySelector('main').append(knightsTour);
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
