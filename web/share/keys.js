// The dialog with the list of keys, from the program itself.
import {keys} from '#tables';
import {id} from '../element/fill_in.js';
import {make} from './dom.js';
import {openSmall} from './small.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

/** @param {BoardElement} element @param {Pick<Context, 'palette' | 'language'>} options */
export function openKeys(element, options) {
  const {tr} = options.language;
  const rows = [...keys.filter(({id}) => id !== 'sound' || element.sound), {name: '?', does: id('Show this list')}].flatMap(
    ({name, does}) => [make('dt', {}, make('kbd', {}, tr(name))), make('dd', {}, tr(does))],
  );
  return openSmall(element, options, {
    name: 'keys',
    title: tr('Keys'),
    content: [make('dl', {}, ...rows), make('p', {className: 'note'}, tr('These keys work while the board has the focus.'))],
  });
}
