// Module `embedding`: the page where you set up a board, choose a target, and copy its code. recipes.js has the code for each target;
// page.mjs makes the page. May know: <knights-tour> by its attributes, methods and events, and share's code.js. Begin with embedding.js.
//
// The form and the board follow each other. The address keeps both, and the target, so that Share can link here with its board:
// embedding/#board=6x6&place=react
import {fallbacks, settings as table} from '#tables';
import {momentOf} from '../element/moment.js';
import {sayIn} from '../element/say.js';
import {followLanguage, wordsOf} from '../page/words.js';
import {queryOf} from '../share/code.js';
import {make, save} from '../share/dom.js';
import {recipes} from './recipes.js';
import {kAboutSite, kReference, piecesOf} from './reference.js';
/** @import {BoardElement, SettingKey, Settings} from '../board.d.ts' */
/** @import {Block} from './recipes.js' */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/** @type {Partial<Record<SettingKey, string>>} */
const kFirst = {controls: 'minimal'}; // if the address says nothing
const kBeside = 430; // CSS pixels: a wider column is the only one
const kHeights = [240, 720]; // CSS pixels, for frames that need a height

/** @param {string} selector @returns {any} */
const find = (selector) => document.querySelector(selector);
const [form, told, places, panel, range, site, place] = [
  '#options',
  '#told',
  '#places',
  '#recipe',
  '#width',
  '#site',
  '.place',
].map(find);
/** @type {BoardElement} */
const board = find('#board');
/** @type {Map<SettingKey, Field>} */
const fields = new Map(table.map(({key}) => [/** @type {SettingKey} */ (key), form.elements[key]]));

const language = {locale: 'en', tr: (/** @type {string} */ text) => text};
const tr = (/** @type {string} */ text) => language.tr(text),
  phrase = sayIn(language);
let recipe = recipes[0];
let width = 0; // 0: as its place
/** @type {Record<string, unknown>} */
let seen = {}; // the board's settings at the last look

/** @param {SettingKey} key @param {Field} field */
const valueOf = (key, field) => (field.type === 'checkbox' ? String(field.checked) : field.value.trim() || fallbacks[key]);
/** @param {SettingKey} key @param {string} value */
function fill(key, value) {
  const field = /** @type {Field} */ (fields.get(key));
  if (field.type === 'checkbox') field.checked = ['', 'true', 'on', '1'].includes(value);
  else field.value = value;
}

// The settings that are not the default, in the order of the table.
const chosen = () =>
  [...fields]
    .map(/** @returns {[SettingKey, string]} */ ([key, field]) => [key, valueOf(key, field)])
    .filter(([key, value]) => value !== fallbacks[key]);

const whole = (/** @type {string} */ text) => (text.endsWith('/') ? text : `${text}/`);
function wanted() {
  const settings = chosen();
  const query = queryOf(settings);
  const {board: size, graph, step} = {...fallbacks, ...Object.fromEntries(settings)};
  const folder = whole(site.value.trim());
  return {
    settings,
    width,
    site: folder,
    integrity: /** @type {string} */ (document.body.dataset.integrity),
    version: /** @type {string} */ (document.body.dataset.version),
    height: Math.ceil(Math.min(Math.max(board.offsetHeight, kHeights[0]), kHeights[1]) / 10) * 10,
    link: `${folder}index.html${query && `#v=1&${query}`}`,
    what:
      graph === 'none'
        ? phrase("A knight's tour: {0} board, step {1}", size, step)
        : phrase("A knight's tour: graph, step {0}", step),
  };
}

/** @param {string} text @param {HTMLElement} code @param {HTMLElement} button */
async function copy(text, code, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = tr('Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    button.textContent = tr('Press Ctrl+C to copy');
  }
}

function blockOf(/** @type {Block} */ {file, text}) {
  const code = make('code', {}, text);
  const button = make(
    'button',
    {
      type: 'button',
      className: 'main',
      'aria-label': phrase('Copy the code: {0}', tr(file)),
      onclick: () => copy(code.textContent, code, button),
    },
    tr('Copy'),
  );
  return make('figure', {}, make('figcaption', {}, make('span', {}, tr(file)), button), make('pre', {tabIndex: 0}, code));
}

function showRecipe() {
  const options = wanted();
  const save = recipe.saves
    ? [make('p', {}, make('button', {type: 'button', onclick: savePicture}, phrase('Save {0}', recipe.saves)))]
    : [];
  panel.replaceChildren(...recipe.steps.map((step) => make('p', {}, tr(step))), ...save, ...recipe.blocks(options).map(blockOf));
  panel.setAttribute('aria-labelledby', `place-${recipe.id}`);
  for (const [i, tab] of [...places.children].entries()) {
    tab.textContent = tr(recipes[i].title);
    tab.setAttribute('aria-selected', tab.id === `place-${recipe.id}`);
    tab.tabIndex = tab.id === `place-${recipe.id}` ? 0 : -1;
  }
}

async function savePicture() {
  try {
    await save(new Blob([await board.toSvg()], {type: 'image/svg+xml'}), /** @type {string} */ (recipe.saves), {say, tr, phrase});
  } catch (/** @type {any} */ error) {
    say(error.message);
  }
}

function keepAddress() {
  const keys = [...chosen(), ...(recipe === recipes[0] ? [] : [['place', recipe.id]])];
  history.replaceState(null, '', `#${queryOf(keys)}`);
}

function show() {
  showRecipe();
  keepAddress();
}

/** @param {string} text @param {string} [key] */
function say(text, key) {
  told.textContent = text;
  for (const [name, field] of fields) field.toggleAttribute('aria-invalid', name === key);
}

function apply() {
  say('');
  board.setAttribute('settings', queryOf(chosen())); // also the same ones: the user may have chosen others on the board
  show();
}

// What the user has chosen on the board itself. The corner has another name on each board, and is the start if none is given.
const withDefaultStart = (/** @type {Settings} */ settings) =>
  settings.graph === 'none' && settings.start === `a${parseInt(settings.board, 10)}`
    ? {...settings, start: fallbacks.start}
    : settings;

function follow() {
  const {settings: told} = board.getState({path: false}) ?? {};
  if (!told) return;
  const settings = withDefaultStart(told);
  const changed = [...fields].filter(
    ([key, field]) =>
      seen.board !== undefined && String(settings[key]) !== String(seen[key]) && String(settings[key]) !== valueOf(key, field), // else the form has changed it
  );
  seen = settings;
  if (changed.length === 0) return;
  for (const [key] of changed) fill(key, String(settings[key]));
  show();
}

function readAddress() {
  const keys = new URLSearchParams(location.hash.slice(1));
  recipe = recipes.find(({id}) => id === keys.get('place')) ?? recipes[0];
  for (const key of ['v', 'check', 'place']) keys.delete(key);
  const given = location.hash.length > 1 ? Object.fromEntries(keys) : kFirst;
  for (const key of fields.keys()) fill(key, given[key] ?? fallbacks[key]);
  const unknown = Object.keys(given).filter((key) => !fields.has(/** @type {SettingKey} */ (key)));
  apply();
  if (unknown.length > 0)
    say(
      phrase(
        "The address contains '{0}', which is not an option. The options are {1}.",
        unknown[0].slice(0, 40),
        [...fields.keys()].join(', '),
      ),
    );
}

function setWidth(/** @type {number} */ pixels) {
  const [low, high] = [Number(range.min), Number(range.max)];
  width = Math.round(Math.min(Math.max(pixels, low), high) / 10) * 10;
  range.value = width;
  place.style.width = `${width}px`;
  find('.try').classList.toggle('wide', width > kBeside);
  range.nextElementSibling.textContent = phrase('{0} pixels', `${width}`);
  showRecipe();
}

places.append(
  ...recipes.map(({id, title}) =>
    make(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `place-${id}`,
        'aria-controls': 'recipe',
        onclick: () => {
          recipe = recipes.find((one) => one.id === id) ?? recipe;
          show();
        },
      },
      title,
    ),
  ),
);
places.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  const by = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
  if (!by) return;
  event.preventDefault();
  recipe = recipes[(recipes.indexOf(recipe) + by + recipes.length) % recipes.length];
  show();
  find(`#place-${recipe.id}`).focus();
});

form.addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());
form.addEventListener('change', apply);
form.addEventListener('reset', () =>
  setTimeout(() => {
    for (const key of fields.keys()) fill(key, kFirst[key] ?? fallbacks[key]);
    apply();
  }),
);
find('#here').addEventListener('click', () => {
  const state = board.getState({path: false});
  if (!state) return;
  fill('step', String(momentOf(state)));
  show();
});

range.addEventListener('input', () => setWidth(Number(range.value)));
const handle = find('.handle');
handle.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  handle.onpointermove = (/** @type {PointerEvent} */ {clientX}) => setWidth(clientX - place.getBoundingClientRect().left);
});
for (const end of ['pointerup', 'pointercancel'])
  handle.addEventListener(end, () => {
    handle.onpointermove = null;
  });

site.value = new URL('..', location.href.split('#')[0]).href;
site.addEventListener('input', showRecipe);

board.addEventListener('statechange', follow);
board.addEventListener('ready', follow);
board.addEventListener('error', ({detail: {kind, message}}) => {
  say(message, kind === 'setting' ? [...fields.keys()].find((key) => message.startsWith(`${key}:`)) : undefined);
});
addEventListener('hashchange', readAddress);
readAddress();

const codedOf = (/** @type {string} */ text) => piecesOf(text).map((piece, i) => (i % 2 ? make('code', {}, piece) : piece));
function showCoded() {
  find('#about-site').replaceChildren(...codedOf(tr(kAboutSite)));
  if (location.protocol === 'file:')
    find('#about-site').append(` ${tr("This site's folder is on your computer, so upload it to your site first.")}`);
  for (const [id, [, text]] of Object.entries(kReference))
    find(`#${id}`).nextElementSibling.replaceChildren(...codedOf(tr(text)));
}
showCoded();

const speakPage = wordsOf('title, header, .stage, #options, #where, .site, #reference, .translated, h3');
followLanguage(board, (now) => {
  Object.assign(language, now);
  speakPage(now);
  showCoded();
  showRecipe();
});
