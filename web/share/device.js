// Section of the dialog: what this device keeps, and a clean start for the next class.
import {fallbacks} from '#tables';
import {canKeep} from '../element/storage.js';
import {parts} from '../parts.js';
import {button, note, row} from './dom.js';
import {askToStartOver} from './start_over.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

/** @type {('theme' | 'lang')[]} */
const kStays = ['theme', 'lang'];

// On the full page the address has the game, the lesson and the step, too. The address of a host's page stays as it is.
/** @param {{settings?: Record<string, any>}} state */
function loadAgain({settings = {}}) {
  const stays = String(
    new URLSearchParams(kStays.filter((key) => settings[key] !== fallbacks[key]).map((key) => [key, settings[key]])),
  );
  if (parts.page === location.href.split('#')[0]) history.replaceState(null, '', parts.page + (stays && `#${stays}`));
  location.reload();
}

/** @param {Pick<Context, 'root' | 'tr' | 'language'> & {element: BoardElement}} context */
export function deviceSection({element, root, tr, language}) {
  return [
    note(
      canKeep()
        ? tr('Best games, answers in lessons, bookmarks and your own lessons stay on this device.')
        : tr('This browser stores nothing for this page. Everything you do here is lost when you close the page.'),
    ),
    note(tr('Before the next class, start over to erase best games, answers, bookmarks and your own lessons.')),
    row(
      button(
        tr('Start over'),
        () => askToStartOver(root, language, () => loadAgain(element.getState({path: false}) ?? {})),
        true,
      ),
    ),
  ];
}
