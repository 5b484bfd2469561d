// Recipes of frameworks and site generators, in the form of recipes.js. tests/hosts/frameworks_built.test.mjs builds each of them.
import {attributesOf, elementCode, frameCode, queryOf, quoted, scriptCode} from '../share/code.js';
/** @import {Board, Recipe} from './recipes.js' */

export const install = (/** @type {Board} */ {version}) => ({file: 'in a terminal', text: `npm install knights-tour@${version}`});
export const jsx = (/** @type {Board} */ {settings, width}) =>
  `<knights-tour${attributesOf(settings)}${width ? ` style={{maxWidth: ${width}}}` : ''} />`;
const frameJsx = (/** @type {Board} */ board) =>
  frameCode(board).replace('style="border: 0"', 'style={{border: 0}}').replace('></iframe>', ' />');

/** @param {string} text @param {string} by */
const indented = (text, by) => text.replace(/^(?=.)/gm, by);
const inComponent = "import 'knights-tour/react';\n";
const isElement = "{template: {compilerOptions: {isCustomElement: (tag) => tag === 'knights-tour'}}}";
const kElement = 'Use the board like any HTML element, even if a server renders the page.';
const kTellVue = 'Tell Vue once that knights-tour is a custom element, not a component.';

/** @type {Recipe[]} */
export const frameworkRecipes = [
  {
    id: 'next',
    title: 'Next.js',
    steps: ["The browser never loads a Server Component, so the file that imports the package starts with 'use client'."],
    blocks: (board) => [
      install(board),
      {file: 'app/tour.jsx', text: `'use client';\n\n${inComponent}\nexport const Tour = () => ${jsx(board)};`},
      {file: 'app/page.jsx', text: "import {Tour} from './tour';\n\nexport default function Page() {\n  return <Tour />;\n}"},
    ],
  },
  {
    id: 'docusaurus',
    title: 'Docusaurus',
    steps: ['In MDX, a style is an object in double braces. The iframe below has this form, for pages without a component.'],
    blocks: (board) => [
      install(board),
      {file: 'src/components/Tour.jsx', text: `${inComponent}\nexport default function Tour() {\n  return ${jsx(board)};\n}`},
      {file: 'in an MDX page', text: "import Tour from '@site/src/components/Tour';\n\n<Tour />"},
      {file: 'or as an iframe', text: frameJsx(board)},
    ],
  },
  {
    id: 'astro',
    title: 'Astro',
    steps: [
      'An import at the top of a component or an MDX page runs on the server only. In a script tag it runs in the browser.',
    ],
    blocks: (board) => [
      install(board),
      {file: 'src/components/Tour.astro', text: `<script>import 'knights-tour';</script>\n${elementCode(board)}`},
      {file: 'in an MDX page', text: "import Tour from '/src/components/Tour.astro';\n\n<Tour />"},
    ],
  },
  {
    id: 'nuxt',
    title: 'Nuxt',
    steps: [kTellVue, 'The plugin runs in the browser only.'],
    blocks: (board) => [
      install(board),
      {
        file: 'nuxt.config.ts',
        text: "export default defineNuxtConfig({\n  vue: {compilerOptions: {isCustomElement: (tag) => tag === 'knights-tour'}},\n});",
      },
      {
        file: 'app/plugins/knights-tour.client.ts',
        text: "import 'knights-tour/vue';\n\nexport default defineNuxtPlugin(() => {});",
      },
      {file: 'in a page template', text: elementCode(board)},
    ],
  },
  {
    id: 'svelte',
    title: 'Svelte',
    steps: [kElement],
    blocks: (board) => [
      install(board),
      {file: 'in a component', text: `<script>\n  import 'knights-tour';\n</script>\n\n${elementCode(board)}`},
    ],
  },
  {
    id: 'angular',
    title: 'Angular',
    steps: [
      'A component with CUSTOM_ELEMENTS_SCHEMA may contain the element. The entry in angular.json copies the WebAssembly file.',
    ],
    blocks: (board) => [
      install(board),
      {
        file: 'src/app/tour.ts',
        text: `import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import 'knights-tour';

@Component({
  selector: 'app-tour',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${elementCode(board).replace(/[\\`$]/g, '\\$&')}\`,
})
export class Tour {}`,
      },
      {file: 'angular.json, under assets', text: '{"glob": "*.wasm", "input": "node_modules/knights-tour", "output": "."}'},
    ],
  },
  {
    id: 'storybook',
    title: 'Storybook',
    steps: ["Args are properties of the element, so Storybook's controls change the board."],
    blocks: (board) => [
      install(board),
      {
        file: 'src/tour.stories.js',
        text: `import 'knights-tour';

export default {
  title: 'Knights tour',
  render: (args) => Object.assign(document.createElement('knights-tour'), args),
};

export const Board = {args: ${JSON.stringify(Object.fromEntries(board.settings))}};`,
      },
    ],
  },
  {
    id: 'eleventy',
    title: 'Eleventy',
    steps: ['A shortcode adds a board to a post with one line.'],
    blocks: ({settings, site}) => [
      {
        file: 'eleventy.config.js',
        text: `export default function (config) {
  config.addShortcode('tour', (settings) => \`${scriptCode(site)}
<knights-tour settings="\${settings.replaceAll('&', '&amp;')}"></knights-tour>\`);
}`,
      },
      {file: 'in a post', text: `{% tour "${queryOf(settings)}" %}`},
    ],
  },
  {
    id: 'mkdocs',
    title: 'MkDocs',
    steps: ['Every page loads the script. Markdown leaves the element unchanged.'],
    blocks: (board) => [
      {file: 'mkdocs.yml', text: `extra_javascript:\n  - ${board.site}knights-tour.js`},
      {file: 'in a page', text: elementCode(board)},
    ],
  },
  {
    id: 'sphinx',
    title: 'Sphinx',
    steps: ['The raw directive copies HTML into the page.'],
    blocks: (board) => [
      {file: 'in a page', text: `.. raw:: html\n\n${indented(`${scriptCode(board.site)}\n${elementCode(board)}`, '   ')}`},
    ],
  },
  {
    id: 'slidev',
    title: 'Slidev',
    steps: [kTellVue],
    blocks: (board) => [
      install(board),
      {file: 'vite.config.js', text: `export default {\n  slidev: {vue: ${isElement}},\n};`},
      {file: 'setup/main.js', text: "import 'knights-tour';\n\nexport default () => {};"},
      {file: 'on a slide', text: elementCode({...board, style: 'height: 400px'})},
    ],
  },
  {
    id: 'marp',
    title: 'Marp',
    steps: ['Marp keeps HTML only with the option --html.'],
    blocks: (board) => [
      {
        file: 'on a slide',
        text: `<script src="${quoted(board.site)}knights-tour.js"></script>\n${elementCode({...board, style: 'width: 100%; height: 480px'})}`,
      },
      {file: 'in a terminal', text: 'npx @marp-team/marp-cli --html slides.md'},
    ],
  },
];
