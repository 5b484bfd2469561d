// The catalogues of assets/languages as scripts that load when their language is chosen: language-de.js, and the lessons' texts in
// language-de-lessons.js. Each has its words in the form of src/app/language/translation.h: ids and patterns, each ended by a line feed.
// The first also has a font with the characters that the canvas lacks.
//
// assets/languages/de.json and assets/languages/lessons/de.json are {"the English words": "those of the language"}. A language is offered
// if its file exists.
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {charactersBeyondInter} from '../assets/font.mjs';
import {catalogueText, kFolder, languageIds} from '../assets/languages.mjs';

export const languages = languageIds();

const read = (file) => JSON.parse(readFileSync(kFolder + file, 'utf8'));

// [{part, locale, words}]
const partsOf = (file, part) =>
  languages.filter((id) => existsSync(kFolder + file(id))).map((id) => ({part: part(id), locale: id, words: read(file(id))}));
const main = () =>
  partsOf(
    (id) => `${id}.json`,
    (id) => `language-${id}`,
  );
const ofLessons = () =>
  partsOf(
    (id) => `lessons/${id}.json`,
    (id) => `language-${id}-lessons`,
  );

const namesOf = (all) => all.map(({part}) => `${part}.js`);

export const languageFiles = () => namesOf(main());
export const lessonLanguages = languages.filter((id) => existsSync(`${kFolder}lessons/${id}.json`));
// The texts of a lesson page that the build writes, in the form for translationOf() (element/say.js).
export const lessonCatalogue = (id) => catalogueText({...read(`${id}.json`), ...read(`lessons/${id}.json`)});
export const lessonLanguageFiles = () => namesOf(ofLessons());

// {'language-de-font': base64}, for everything that the language says, because a lesson's annotations are on the board.
async function fonts() {
  const told = [...main(), ...ofLessons()];
  const all = {};
  for (const {part, locale} of main()) {
    const font = await charactersBeyondInter(
      told
        .filter((one) => one.locale === locale)
        .flatMap(({words}) => Object.values(words))
        .join(''),
    );
    all[`${part}-font`] = font?.toString('base64') ?? '';
  }
  return all;
}

export async function writeLanguages(dist) {
  const characters = await fonts();
  const put = (name, text) => `(globalThis.knightsTourParts??={})["${name}"]=${JSON.stringify(text)};\n`;
  for (const {part, words} of [...main(), ...ofLessons()]) {
    const font = `${part}-font`;
    await writeFile(
      join(dist, `${part}.js`),
      (font in characters ? put(font, characters[font]) : '') + put(part, catalogueText(words)),
    );
  }
}

// All of them, for the single-file page (page/packed_files.js): the translations with how to make each part, and the fonts.
export async function allLanguages() {
  const tables = [main(), ofLessons()].map((all) => {
    const ids = [...new Set(all.flatMap(({words}) => Object.keys(words)))];
    return {ids, parts: Object.fromEntries(all.map(({part, words}) => [part, ids.map((id) => words[id] ?? '')]))};
  });
  return {tables, parts: await fonts()};
}
