// The package's README.md: README.md of this directory with the tables of the element's interface, and with absolute addresses if the
// site's address is known.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {attributes, events, methods} from './interface.mjs';

const kFolder = fileURLToPath(new URL('.', import.meta.url));
const kPicture = 'card.png';

const cell = (text) => String(text).replace(/\|/g, '\\|').replace(/</g, '&lt;');
const code = (text) => (text ? `\`${String(text).replace(/\|/g, '\\|')}\`` : '');
const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const tables = {
  attributes: () =>
    table(
      ['attribute', 'what it sets', 'values', 'default'],
      attributes.map(({name, text, allowed, fallback}) => [code(name), cell(text), cell(allowed), code(fallback)]),
    ),
  methods: () =>
    table(
      ['method', 'result', 'what it does'],
      methods.map(({name, parameters, returns, text}) => [
        code(`${name}(${parameters.map(([parameter]) => parameter).join(', ')})`),
        code(returns),
        cell(text),
      ]),
    ),
  events: () =>
    table(
      ['event', 'detail', 'when'],
      events.map(({name, detail, text}) => [code(name), code(detail), cell(text)]),
    ),
};

// `site`: the address of the site, '' if it is unknown; `links`: [[name, address]] of the package.
export async function readmeText(site, links) {
  const text = await readFile(join(kFolder, 'README.md'), 'utf8');
  return (
    text
      .replace(/<!-- (\w+) -->/g, (_, name) => tables[name]())
      .replace(`(${kPicture})`, `(${site.replace(/[^/]$/, '$&/')}${kPicture})`)
      .replace(/\n*$/, '\n') +
    (links.length > 0 ? `\n## Links\n\n${links.map(([what, address]) => `- [${what}](${address})`).join('\n')}\n` : '')
  );
}
