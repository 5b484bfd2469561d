// A clean start for the next class: asks, and then forgets what was done on this device.
import {forgetAll} from '../element/storage.js';
import {button, make, row} from './dom.js';

// `root`: where the dialog is shown; done() is called after the device has forgotten.
/** @param {ParentNode} root @param {{tr(text: string): string}} language @param {() => void} done */
export function askToStartOver(root, {tr}, done) {
  /** @type {HTMLDialogElement} */
  const dialog = make(
    'dialog',
    {className: 'ask', 'aria-labelledby': 'start-over', onclose: () => dialog.remove()},
    make('h2', {id: 'start-over'}, tr('Start over?')),
    make(
      'p',
      {},
      tr(
        'If you start over, this device forgets your best games, answers in lessons, votes, bookmarks and your own lessons. The page then loads again. You cannot undo this. Theme and language stay.',
      ),
    ),
    row(
      button(
        tr('Start over'),
        () => {
          forgetAll();
          dialog.close();
          done();
        },
        true,
      ),
      Object.assign(
        button(tr('Cancel'), () => dialog.close()),
        {autofocus: true},
      ),
    ),
  );
  root.append(dialog);
  dialog.showModal();
}
