// How to put a board into each kind of target: the steps, and the code to paste.
//
// In a recipe `steps` are sentences, and `blocks` returns the code. A board has {settings, site, width} as in share/code.js,
// `height` in CSS pixels, `integrity` of knights-tour.js, `version` of the package, `link` to the step on the full page, and
// `what` it shows in words. tests/hosts/recipes.test.mjs builds each of them.
import {elementCode, frameAddress, frameCode, kAllow, queryOf, scriptCode} from '../share/code.js';
import {frameworkRecipes, install, jsx} from './framework_recipes.js';

const kListener = `<script>
addEventListener('message', ({source, data}) => {
  if (data?.type !== 'knights-tour/1' || !data.height) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = Math.min(data.height, innerHeight);
  }
});
</script>`;

const element = (/** @type {Board} */ board) => `${scriptCode(board.site)}\n${elementCode(board)}`;

/**
 * @typedef {{settings: [key: string, value: string][], site: string, width: number, height: number, integrity: string,
 *   version: string, link: string, what: string}} Board
 * @typedef {{file: string, text: string}} Block
 * @typedef {{id: string, title: string, steps: string[], saves?: string, blocks(board: Board): Block[]}} Recipe
 */

/** @type {Recipe[]} */
export const recipes = [
  {
    id: 'html',
    title: 'HTML',
    steps: ['Paste this where you want the board. For several boards you need the script only once.'],
    blocks: (board) => [{file: 'in the page', text: element(board)}],
  },
  {
    id: 'cdn',
    title: 'CDN with integrity',
    steps: [
      "Enter the package's folder on your CDN as the address of the files.",
      'The browser runs the script only if it matches this version exactly. Files that load later are checked by hash, too.',
    ],
    blocks: (board) => [
      {
        file: 'in the page',
        text: `${scriptCode(board.site, ` integrity="${board.integrity}" crossorigin="anonymous"`)}\n${elementCode(board)}`,
      },
    ],
  },
  {
    id: 'frame',
    title: 'iframe',
    steps: [
      'Use this where iframes are allowed but scripts are not, as in Notion, Google Sites or a forum. If you can enter only an address, use the one after src.',
      'The board fits the iframe. If your page allows scripts, the second part makes the iframe as high as the board needs, but no higher than the window.',
    ],
    blocks: (board) => [
      {file: 'in the page', text: frameCode(board)},
      {file: 'once in the page, if it allows scripts', text: kListener},
    ],
  },
  {
    id: 'react',
    title: 'React, MDX',
    steps: ['Use the board like any HTML element, even if a server renders the page.'],
    blocks: (board) => [
      install(board),
      {file: 'in a module or an MDX page', text: `import 'knights-tour/react';\n\nexport const Tour = () => ${jsx(board)};`},
      {file: 'where you want the board', text: '<Tour />'},
    ],
  },
  {
    id: 'vue',
    title: 'Vue, VitePress',
    steps: [
      'Tell Vue once that knights-tour is a custom element, not a component. In a plain Vue project, pass the same option to the Vite plugin.',
    ],
    blocks: (board) => [
      install(board),
      {
        file: '.vitepress/config.mjs',
        text: "export default {\n  vue: {template: {compilerOptions: {isCustomElement: (tag) => tag === 'knights-tour'}}},\n};",
      },
      {
        file: '.vitepress/theme/index.js',
        text: "import Theme from 'vitepress/theme';\nimport 'knights-tour';\n\nexport default Theme;",
      },
      {file: 'in a page', text: elementCode(board)},
    ],
  },
  ...frameworkRecipes,
  {
    id: 'slides',
    title: 'reveal.js',
    steps: ['With autoplay, a board plays only while its slide is shown. Keys that a board uses do not change the slide.'],
    blocks: (board) => [
      {file: 'in the page head', text: scriptCode(board.site)},
      {file: 'among the slides', text: `<section>\n  ${elementCode({...board, style: 'height: 520px'})}\n</section>`},
    ],
  },
  {
    id: 'hugo',
    title: 'Hugo, Jekyll',
    steps: ['One small file defines a shortcode. After that, one line adds a board to any post.'],
    blocks: ({settings, site}) => [
      {
        file: 'Hugo: layouts/shortcodes/knights-tour.html',
        text: `${scriptCode(site)}\n<knights-tour settings="{{ .Get 0 }}"></knights-tour>`,
      },
      {file: 'Hugo: in a post', text: `{{< knights-tour "${queryOf(settings)}" >}}`},
      {
        file: 'Jekyll: _includes/knights-tour.html',
        text: `${scriptCode(site)}\n<knights-tour settings="{{ include.settings | escape }}"></knights-tour>`,
      },
      {file: 'Jekyll: in a post', text: `{% include knights-tour.html settings="${queryOf(settings)}" %}`},
    ],
  },
  {
    id: 'wordpress',
    title: 'WordPress',
    steps: [
      'Add a "Custom HTML" block and paste this into it.',
      'If iframes are not allowed on your site (common for author accounts and some hosting plans), ask an administrator or use the picture under Markdown.',
    ],
    blocks: (board) => [{file: 'in the block', text: frameCode(board)}],
  },
  {
    id: 'moodle',
    title: 'Moodle',
    steps: [
      'In the editor of a page, label or question, choose "View", then "Source code". Paste this and save; other learning platforms work in a similar way.',
    ],
    blocks: (board) => [{file: 'in the source code', text: frameCode(board)}],
  },
  {
    id: 'jupyter',
    title: 'Jupyter',
    steps: ['Run this in a cell. It works in JupyterLab, notebooks, Colab and pages exported with nbconvert.'],
    blocks: (board) => [
      {
        file: 'in a cell',
        text: `from IPython.display import IFrame\n\nIFrame(${JSON.stringify(frameAddress(board))}, width=${board.width || '"100%"'}, height=${board.height}, extras=['allow="${kAllow}"'])`,
      },
    ],
  },
  {
    id: 'markdown',
    title: 'Markdown',
    steps: [
      'Use a picture where neither scripts nor iframes are allowed, as in a README. Save it in the same folder as the text; a click on it opens this step.',
    ],
    saves: 'knights-tour.svg',
    blocks: ({what, link}) => [
      {file: 'in the text', text: `[![${what}](knights-tour.svg)](${link.replaceAll('(', '%28').replaceAll(')', '%29')})`},
    ],
  },
];
