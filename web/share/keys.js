// The dialog that lists the keys, as the program itself has them.
import {keys} from '#tables';
import {isDark} from '../element/colours.js';
import {id} from '../element/put.js';
import {make} from './dom.js';
import {sheet} from './style.js';

let open = null;

// Settled when it is closed. A second call while it is open waits for the same one.
export function openKeys(element, {palette, language: {locale, tr}}) {
  open ??= new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    const host = make('div', {part: 'keys', lang: locale, dir: 'ltr'});
    const root = host.attachShadow({mode: 'open'});
    sheet.adopt(root);
    for (const [role, colour] of Object.entries(palette)) host.style.setProperty(`--${role}`, colour);
    host.style.setProperty('color-scheme', isDark(palette) ? 'dark' : 'light');
    const rows = [...keys.filter(({id}) => id !== 'sound' || element.sound), {name: '?', does: id('Show this list')}].flatMap(({name, does}) => [make('dt', {}, make('kbd', {}, tr(name))), make('dd', {}, tr(does))]);
    const close = make('button', {type: 'button', className: 'close', 'aria-label': tr('Close'), onclick: () => dialog.close()}, '×');
    const dialog = make('dialog', {className: 'keys', 'aria-labelledby': 'title'},
      make('header', {}, make('h2', {id: 'title'}, tr('Keys')), close),
      make('div', {className: 'content', tabIndex: 0, role: 'region', 'aria-labelledby': 'title'}, make('dl', {}, ...rows),
        make('p', {className: 'note'}, tr('These keys work while the board has the focus.'))));
    for (const type of ['keydown', 'keyup', 'keypress']) host.addEventListener(type, (event) => event.stopPropagation());
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener('close', () => {
      host.remove();
      open = null;
      element.focus({preventScroll: true});
      resolve();
    });
    root.append(dialog);
    element.shadowRoot.append(host);
    dialog.showModal();
  });
  return open;
}
