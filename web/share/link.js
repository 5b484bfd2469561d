// Sections of the dialog: the link to this step, and the code for your own page.
import {settings as tableOfSettings} from '#tables';
import {parts} from '../parts.js';
import {withCheck} from '../element/link.js';
import {svgElement} from '../element/svg.js';
import {elementCode, frameCode, queryOf, scriptCode} from './code.js';
import {codeAddress, codeParts} from './code_dialog.js';
import {check, choice, make, note, row, copyField} from './dom.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

/** @param {Context} context */
export function linkSection({element, language, say, tr}) {
  const [page, settings = ''] = element.permalink().split('#');
  const {copy, all} = copyField({
    title: tr('Link to this step'),
    text: page + (settings && `#${withCheck(settings)}`),
    copies: tr('Copy link to this step'),
    say,
    tr,
  });
  return [all, row(copy), make('div', {className: 'link-code'}, ...codeParts(codeAddress(element), language))];
}

const kPictureWidth = 480; // and approximately its height

// The settings in a permalink, without its version.
/** @param {string} permalink */
function settingsInLink(permalink) {
  const settings = new URLSearchParams(permalink.includes('#') ? permalink.slice(permalink.indexOf('#') + 1) : '');
  settings.delete('v');
  return settings;
}

// As wide as its place if that is narrow, and named for screen readers.
/** @param {Context['element']} element @param {Context['phrase']} phrase */
async function pictureCode(element, phrase) {
  const svg = svgElement(await element.toSvg({width: kPictureWidth}));
  const {settings, step} = element.getState();
  const what =
    settings.graph === 'none'
      ? phrase('The {0} board at step {1}', settings.board, `${step}`)
      : phrase('The graph at step {0}', `${step}`);
  for (const [name, value] of Object.entries({width: '100%', role: 'img', 'aria-label': what})) svg.setAttribute(name, value);
  return new XMLSerializer().serializeToString(svg);
}

// The directory of the full page, which also has the frames.
const siteOf = (/** @type {BoardElement} */ element) => new URL('.', element.permalink()).href;

/** @param {Context} context */
export function embedSection({element, say, preview, attempt, tr, phrase}) {
  const site = siteOf(element);
  const settings = settingsInLink(element.permalink());
  const {title, choices, fallback} = /** @type {(typeof tableOfSettings)[number]} */ (
    tableOfSettings.find(({key}) => key === 'controls')
  );
  const controls = choice(
    tr(title),
    choices.map(({id, title}) => [id, tr(title)]),
    settings.get('controls') ?? 'minimal',
    () => write(),
  );
  const autoplay = check(tr('Start playing when visible'), settings.has('autoplay'), () => write());
  const picture = check(tr('Include a picture that appears at once, even without scripts'), false, () => write());
  const own = copyField({title: tr('As an element, where scripts are allowed'), rows: 4, copies: tr('Copy embed code'), say, tr});
  const frame = copyField({
    title: tr('As an iframe, where scripts are not allowed'),
    rows: 4,
    copies: tr('Copy iframe code'),
    say,
    tr,
  });
  const write = () =>
    attempt(async () => {
      const {value} = controls.control;
      if (value === fallback) settings.delete('controls');
      else settings.set('controls', value);
      if (autoplay.control.checked) settings.set('autoplay', 'true');
      else settings.delete('autoplay');
      page.href = `${site}embedding/#${queryOf(settings)}`;
      const content = picture.control.checked ? await pictureCode(element, phrase) : '';
      frame.area.value = frameCode({settings, site}) + (content && `\n<noscript>${content}</noscript>`);
      own.area.value = `${scriptCode(parts.base)}\n${elementCode({settings, content})}`;
    });
  const page = make('a', {target: '_blank', rel: 'noopener'}, tr('More platforms and options, with a board to try them out'));
  write();
  preview((width) => element.toSvg({width}));
  const local = parts.base.startsWith('file:');
  return [
    row(controls, autoplay),
    row(picture),
    own.all,
    row(own.copy),
    frame.all,
    row(frame.copy),
    make('p', {}, page),
    note(tr('Short recipes for React, Vue, reveal.js, Hugo, WordPress, Moodle, Jupyter, Markdown and others.')),
    ...(local
      ? [note(tr('These addresses point to this computer. Upload the folder to your site and use its address instead.'))]
      : []),
  ];
}
