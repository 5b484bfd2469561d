// Every text can be translated: with a catalogue that puts each text in brackets and makes it 40 % longer, all texts are in
// brackets, and every control stays on the canvas.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {words} from '#tables';
import {catalogueText, programIds} from '../../../assets/languages.mjs';
import {lessonIds, scriptIds} from '../../../web/ids.mjs';
import {part} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const longer = (text) => `[${text}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
const catalogueOf = (ids) => catalogueText(Object.fromEntries([...new Set(ids)].map((id) => [id, longer(id)])));
const said = [...programIds(), ...words, ...(await scriptIds())];
const {pageTest} = shareBrowser({
  overrides: {
    '/language-de.js': part('language-de', catalogueOf(said)),
    '/language-de-lessons.js': part('language-de-lessons', catalogueOf(lessonIds())),
  },
});

// Names, which are the same in every language.
const kNames =
  /English|Deutsch|Français|Español|Português|简体中文|JavaScript|Java|Python|Ctrl|Shift|Knight's tour|Tsd\.|Mio\.|Mrd\.|Bio\./g;

// What the mirror says of a board, and what of it is in no brackets.
const leftBehind = (page, names) =>
  page.evaluate((source) => {
    const root = window.knightsTour.shadowRoot;
    const texts = [];
    for (const part of root.querySelectorAll('.mirror *, .lesson *, .status')) {
      for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder'])
        texts.push(part.getAttribute(name) ?? '');
      for (const node of part.childNodes) if (node.nodeType === 3) texts.push(node.data);
    }
    const outside = (text) => {
      for (let before = ''; before !== text; ) [before, text] = [text, text.replace(/\[[^[\]]*\]/g, ' ')];
      return text.replace(new RegExp(source, 'g'), ' ');
    };
    return [...new Set(texts.filter((text) => /[A-Za-z]{3}/.test(outside(text))))];
  }, names.source);

const outOfCanvas = (page) =>
  page.evaluate(() => {
    const {width, height} = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
    return window.knightsTour
      .controls()
      .filter(
        ({rect}) => rect.width > 0 && (rect.x < -1 || rect.y < -1 || rect.x + rect.width > width + 1 || rect.y > height + 1),
      )
      .map(({id, rect}) => `${id} ${JSON.stringify(rect)}`);
  });

const kPages = {
  'the panels Setup and Statistics': 'board=6x6&step=40&panels=settings,numbers',
  'the panels Appearance and Game': 'board=5x5&panels=display,play',
  'the panels Code and Stack': 'board=5x5&step=30&panels=code,stack&language=pseudocode',
  'the panels Tree and Plot': 'board=5x5&step=200&algorithm=pruned&panels=tree,plot',
  measure: 'panels=measure',
  'the panel Compare': 'panels=compare',
  'a game': 'board=5x5&start=a1&mode=play&given=c2&panels=play',
  'a question': 'board=5x5&start=a1&mode=predict&panels=play',
  'boards compared': 'board=5x5&compare=two-orders&step=41',
  'a graph': 'graph=A-B;B-C;C-D;D-A&step=2&panels=settings,numbers',
  'candidate by candidate': 'board=5x5&detail=candidate&algorithm=warnsdorff-backtracking&step=9&panels=code',
  'no tour': 'board=4x4&algorithm=pruned&panels=numbers,tree&step=99999',
  'a tour': 'board=5x5&algorithm=warnsdorff&step=24&panels=settings,stack',
  'a lesson': 'lesson=dead-end.2',
};

describe('every text is translatable and fits', () => {
  for (const [name, link] of Object.entries(kPages)) {
    pageTest(name, `#lang=de&${link}`, {width: 1280, height: 900}, async (page) => {
      await page.mirrored();
      await page.until(() => /^\[/.test(window.knightsTour.controls().find(({id}) => id === 'play')?.label ?? ''));
      await page.settle();
      // The mirror follows.
      for (const end = performance.now() + 10_000; performance.now() < end && (await leftBehind(page, kNames)).length > 0; )
        await page.waitFrames();
      assert.deepEqual(await leftBehind(page, kNames), []);
      assert.deepEqual(await outOfCanvas(page), []);
    });
  }
});
