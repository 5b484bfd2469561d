// A small dialog over a board, one at a time.
import {isDark} from '../element/colours.js';
import {make} from './dom.js';
import {sheet} from './style.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

let open = null;
let leave = () => {}; // ends it if its board was removed, put back or moved, which closes no dialog

// `name`: its style and part. `keys` close it, like Escape. Settled when it is closed; a second call while one is open waits for that one.
/**
 * @param {BoardElement} element @param {Pick<Context, 'palette' | 'language'>} options
 * @param {{name: string, title: string, content: Node[], keys?: string[]}} what
 */
export function openSmall(element, {palette, language: {locale, tr}}, {name, title, content, keys = []}) {
  leave();
  open ??= new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    const host = make('div', {part: name, lang: locale, dir: 'ltr'});
    const root = host.attachShadow({mode: 'open'});
    sheet.adopt(root);
    for (const [role, colour] of Object.entries(palette)) host.style.setProperty(`--${role}`, colour);
    host.style.setProperty('color-scheme', isDark(palette) ? 'dark' : 'light');
    const close = make(
      'button',
      {type: 'button', className: 'close', 'aria-label': tr('Close'), onclick: () => dialog.close()},
      '×',
    );
    const dialog = make(
      'dialog',
      {className: name, 'aria-labelledby': 'title'},
      make('header', {}, make('h2', {id: 'title'}, title), close),
      make('div', {className: 'content', tabIndex: 0, role: 'region', 'aria-labelledby': 'title'}, ...content),
    );
    for (const type of ['keydown', 'keyup', 'keypress']) host.addEventListener(type, (event) => event.stopPropagation());
    dialog.addEventListener('keydown', ({key, repeat}) => {
      if ((keys.includes(key) || keys.includes(key.toLowerCase())) && !repeat) dialog.close();
    });
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    const end = () => {
      host.remove();
      open = null;
      resolve();
    };
    leave = () => {
      if (!dialog.matches(':modal')) end();
    };
    dialog.addEventListener('close', () => {
      end();
      const active = element.shadowRoot.activeElement; // the browser has given the focus back
      if (!active?.closest('[part=lesson]')) element.focus({preventScroll: true});
    });
    root.append(dialog);
    element.shadowRoot.append(host);
    dialog.showModal();
  });
  return open;
}
