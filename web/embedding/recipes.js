// How to put a board into each kind of place: what is to be done there, and what is to be pasted.
//
// A recipe is {id, title, steps, blocks}: `steps` are sentences, `blocks(board)` is what belongs where, [{file, text}, ...]. Of
// `board`: {settings, site, width} as in share/code.js, `height` in CSS pixels, `integrity` of knights-tour.js, `version` of the
// package, `link` to the step on the full page, `what` it shows in words. tests/hosts/recipes.test.mjs builds each of them.
import {elementCode, frameAddress, frameCode, queryOf, scriptCode} from '../share/code.js';
import {frameworkRecipes, install, jsx} from './framework_recipes.js';

const kListener = `<script>
addEventListener('message', ({source, data}) => {
  if (data?.type !== 'knights-tour/1' || !data.height) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = Math.min(data.height, innerHeight);
  }
});
</script>`;

const element = (board) => `${scriptCode(board.site)}\n${elementCode(board)}`;

export const recipes = [
  {
    id: 'html', title: 'HTML',
    steps: ['Paste this where the board is to be. Where there are several boards, the script is needed once.'],
    blocks: (board) => [{file: 'in the page', text: element(board)}],
  },
  {
    id: 'cdn', title: 'CDN with integrity',
    steps: [
      'Name the folder of the package at your CDN above, as the address of the files.',
      'The browser runs the script only if it is, letter by letter, the one of this version; what that brings later is held to hashes too.',
    ],
    blocks: (board) => [{
      file: 'in the page',
      text: `${scriptCode(board.site, ` integrity="${board.integrity}" crossorigin="anonymous"`)}\n${elementCode(board)}`,
    }],
  },
  {
    id: 'frame', title: 'Frame',
    steps: [
      'Wherever frames may be, and scripts may not: Notion, Google Sites, a forum. Where only an address is asked for, it is the one behind src.',
      'The board fits the frame. If your page may run a script, the second part makes the frame as high as the board needs, but no higher than the window.',
    ],
    blocks: (board) => [{file: 'in the page', text: frameCode(board)}, {file: 'once in the page, if it may run scripts', text: kListener}],
  },
  {
    id: 'react', title: 'React, MDX',
    steps: ['It is an element like those of HTML, also where a server renders the page.'],
    blocks: (board) => [
      install(board),
      {file: 'in a module, or in a page of MDX', text: `import 'knights-tour/react';\n\nexport const Tour = () => ${jsx(board)};`},
      {file: 'where the board is to be', text: '<Tour />'},
    ],
  },
  {
    id: 'vue', title: 'Vue, VitePress',
    steps: ['Vue has to be told, once, that this is an element and no component. In a plain Vue project the same option goes to the plugin of Vite.'],
    blocks: (board) => [
      install(board),
      {
        file: '.vitepress/config.mjs',
        text: "export default {\n  vue: {template: {compilerOptions: {isCustomElement: (tag) => tag === 'knights-tour'}}},\n};",
      },
      {file: '.vitepress/theme/index.js', text: "import Theme from 'vitepress/theme';\nimport 'knights-tour';\n\nexport default Theme;"},
      {file: 'in a page', text: elementCode(board)},
    ],
  },
  ...frameworkRecipes,
  {
    id: 'slides', title: 'reveal.js',
    steps: ['With autoplay a board plays when its slide is shown, and only then. Keys that a board uses turn no slide.'],
    blocks: (board) => [
      {file: 'in the head', text: scriptCode(board.site)},
      {file: 'among the slides', text: `<section>\n  ${elementCode({...board, style: 'height: 520px'})}\n</section>`},
    ],
  },
  {
    id: 'hugo', title: 'Hugo, Jekyll',
    steps: ['One small file makes it a short code; then every post has boards in one line.'],
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
    id: 'wordpress', title: 'WordPress',
    steps: [
      'Add a block "Custom HTML", and paste this into it.',
      'Who may not use frames there (most often authors, and some plans of hosts) asks an administrator, or takes the picture: see Markdown.',
    ],
    blocks: (board) => [{file: 'in the block', text: frameCode(board)}],
  },
  {
    id: 'moodle', title: 'Moodle',
    steps: ['In a page, a label or a question: in the editor open "View", "Source code", paste this, and save. Other learning platforms have the same.'],
    blocks: (board) => [{file: 'in the source code', text: frameCode(board)}],
  },
  {
    id: 'jupyter', title: 'Jupyter',
    steps: ['Run this in a cell. It works in Lab, in notebooks, in Colab, and in pages that nbconvert makes of them.'],
    blocks: ({height, ...board}) => [{
      file: 'in a cell',
      text: `from IPython.display import IFrame\n\nIFrame(${JSON.stringify(frameAddress(board))}, width=${board.width || '"100%"'}, height=${height})`,
    }],
  },
  {
    id: 'markdown', title: 'Markdown',
    steps: ['Where neither scripts nor frames may be, as in a README: save the picture beside the text; a click on it leads to this step.'],
    saves: 'knights-tour.svg',
    blocks: ({what, link}) => [{file: 'in the text', text: `[![${what}](knights-tour.svg)](${link.replace(/[()]/g, encodeURIComponent)})`}],
  },
];
