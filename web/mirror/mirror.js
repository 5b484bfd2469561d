// Room `mirror`: a board for those who do not see it, or do not use a mouse: what is on its canvas as real controls, with what
// only this program knows of them. It is a script of its own, which comes after the first frame (instance/presence.js). May know:
// imgui-dom, element. Begin with connectMirror().
import {connectMirror as mirrorControls} from '../imgui-dom/mirror.js';
import {changesOf} from './changes.js';
import style from '../imgui-dom/mirror.css';
import {parts} from '../parts.js';

const kHelp = 'The arrow keys go from square to square, Home and End along the row, with Control to the corners, Page Up and Page Down by '
  + 'eight rows. A square that is typed, such as c4, is gone to. Enter opens what can be done with a square; space plays and pauses.';

let sheet = null;

function adoptStyle(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

// `element`: the <knights-tour>; `list`: where the controls go; say(text). Returns {frame(status); changed(before, after), links
// without their steps; close()}.
function connectMirror(element, list, instance, say) {
  const settings = instance.defaults();
  const change = (changed) => element.setState({settings: changed});

  function slide(id, value) {
    if (id === 'timeline') return element.seek(value);
    const {min, max} = instance.controls().find((control) => control.id === id);
    instance.act(id, (value - min) / (max - min || 1), 0.5);
  }
  function enter(id, text) {
    if (id === 'step') {
      const digits = text.replace(/\D/g, '');
      if (Number.isSafeInteger(Number(digits))) element.seek(Number(digits));
      else change({step: digits});  // which takes it, or says why not
    } else if (id === 'rows' || id === 'columns') {
      const [rows, columns] = instance.getState({path: false}).settings.board.split('x');
      change({board: id === 'rows' ? `${text}x${columns}` : `${rows}x${text}`});
    } else if (Object.hasOwn(settings, id)) {
      change({[id]: text});
    }
  }

  const board = {
    look: (...range) => instance.squares(...range),
    bring: () => instance.bringLater(),
    show: (row, column) => instance.showSquare(row, column),
    menu: (row, column) => ({...instance.squareMenu(row, column), choose: (id) => instance.doWithSquare(row, column, id)}),
    find: (text) => instance.squareNamed(text) ?? instance.squareNamed(text.toLowerCase()),
    press: () => instance.act('play'),
    help: kHelp,
  };

  adoptStyle(list.getRootNode());
  list.hidden = false;
  instance.items();  // from the next frame on all of it is told
  const mirror = mirrorControls(list, {
    items: () => instance.items(),
    press: (id) => instance.act(id),
    choose: (id, option) => instance.choose(id, option),
    reveal: (id) => instance.reveal(id),
    slide, enter, board, first: ['play'], regions: ['Now', 'Board', 'Playback'],
  });
  instance.later.then(() => mirror.frame(false));
  return {
    frame: (status) => mirror.frame(status === 'playing'),
    changed: (before, after) => {
      const told = changesOf(before, after, (key) => instance.settingInWords(key));
      if (told) say(told);
    },
    close: () => {
      mirror.close();
      list.hidden = true;
    },
  };
}

parts.mirror ??= {connectMirror};
