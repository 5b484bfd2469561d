// Section of the dialog: a sheet of paper with the board, blank or with the tour, and the search's settings.
import {settings as tableOfSettings} from '#tables';
import {codeAddress} from './code_dialog.js';
import {button, check, choice, note, row} from './dom.js';
import {printPaper} from './paper.js';
import {isLocal, qrCode} from './qr.js';
import {id} from '../element/fill_in.js';
import {numberIn} from '../element/say.js';
import {svgElement} from '../element/svg.js';
/** @import {PictureOptions} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Context} from './dialog.js' */

/** @typedef {{blank: boolean, numbers: boolean}} Options */

const kPaper = `
  @page { margin: 15mm; }
  body { margin: 0; font: 12pt/1.5 Inter, system-ui, sans-serif; color: #000; background: #fff; }
  h1 { margin: 0 0 4mm; font-size: 18pt; font-weight: 400; }
  svg { display: block; width: 100%; height: auto; max-height: 175mm; margin: 4mm 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 6mm; margin: 0; font-size: 10pt; }
  dt { color: #444; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .name { display: flex; gap: 10mm; margin: 0 0 4mm; }
  .foot { display: flex; justify-content: space-between; gap: 6mm; }
  .foot .qr { flex: none; width: 26mm; height: 26mm; margin: 0; }
  .name span { flex: 1; border-bottom: 0.3mm solid #777; padding-bottom: 1mm; }
`;

// Always printed; other settings only if they are not the default.
const kTold = ['board', 'start', 'goal', 'algorithm', 'moves'];
const kLeftOut = ['seed', 'detail']; // they concern only a search on a screen

// The board alone, with the knight's start, or with the current path: the text of an SVG.
/**
 * @param {{toSvg(options: PictureOptions & {background: string}): Promise<string>}} element
 * @param {Options} options @param {number} [width]
 */
const worksheetBoard = (element, {blank, numbers}, width) =>
  element.toSvg({width, theme: 'light', background: '#ffffff', knight: false, numbers: numbers || blank, blank});

// The value as the interface shows it: the title of a choice, or text.
/** @param {(typeof tableOfSettings)[number]} setting @param {Record<string, any>} settings @param {Context['tr']} tr */
function valueOf({key, choices}, settings, tr) {
  const choice = choices.find(({id}) => id === settings[key]);
  return choice ? tr(choice.title) : settings[key];
}

/**
 * @param {Document} page @param {{settings: Record<string, any>, step: number}} state @param {string} svg @param {string} address
 * @param {Options} options @param {Language} language
 */
function fill(page, {settings, step}, svg, address, options, {locale, tr, put}) {
  /** @param {string} tag @param {string} text @param {...Node} children */
  const element = (tag, text, ...children) => {
    const made = page.createElement(tag);
    made.append(text, ...children);
    return made;
  };
  const names = element('p', '', element('span', tr('Name')), element('span', tr('Date')));
  names.className = 'name';
  const list = element('dl', '');
  for (const setting of tableOfSettings.filter(({ofSearch, key}) => ofSearch && !kLeftOut.includes(key))) {
    const {key, title, fallback} = setting;
    if (key === 'board' && settings.graph !== 'none') continue;
    if (kTold.includes(key) || settings[key] !== fallback)
      list.append(element('dt', tr(title)), element('dd', valueOf(setting, settings, tr)));
  }
  if (!options.blank) list.append(element('dt', tr('Step')), element('dd', numberIn(locale, step)));
  const code = isLocal(address) ? null : qrCode(address, page); // phones cannot open it
  code?.setAttribute('aria-label', put([id('QR code for {0}'), address]));
  const foot = element('div', '', list, ...(code ? [code] : []));
  foot.className = 'foot';
  page.body.append(names, element('h1', tr("A knight's tour")), page.adoptNode(svgElement(svg)), foot);
}

/** @param {Context['element']} element @param {Options} options @param {ParentNode} root @param {Language} language */
async function printWorksheet(element, options, root, language) {
  const state = element.getState();
  const svg = await worksheetBoard(element, options);
  printPaper({
    root,
    title: language.tr("A knight's tour"),
    locale: language.locale,
    style: kPaper,
    fill: (page) => fill(page, state, svg, codeAddress(element), options, language),
  });
}

/** @param {Context} context */
export function worksheetSection({element, root, preview, attempt, tr, language}) {
  const kind = choice(
    tr('Board'),
    [
      ['blank', tr('Blank, to fill in')],
      ['path', tr('With the path')],
    ],
    'blank',
    () => show(),
  );
  const numbers = check(tr('Show numbers'), true, () => show());
  const options = () => ({blank: kind.control.value === 'blank', numbers: numbers.control.checked});
  const show = () => {
    numbers.hidden = options().blank;
    const shown = options();
    preview((width) => worksheetBoard(element, shown, width));
  };
  const print = () => attempt(() => printWorksheet(element, options(), root, language));
  show();
  return [
    row(kind, numbers),
    row(button(tr('Print'), print, true)),
    note(tr('The settings of the search are printed below the board.')),
  ];
}
