// Previews of shared links: the metadata of the pages of dist/, the picture, and oembed.json, with and without a site address.
// Needs: site.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {PNG} from 'pngjs';
import {themes} from '#tables';
import {oembed, withPreview, withSite} from '../web/page/card.mjs';

const read = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url));
const kPages = ['index.html', 'embedding/index.html', 'lessons/index.html', 'examples/backtracking.html'];
const kSite = 'https://example.org/tour/';

const tagsOf = (page) =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );

test('404.html has absolute addresses if the site has one, because servers show it for any address', () => {
  const page = readFileSync(new URL('../web/page/404.html', import.meta.url), 'utf8');
  assert.equal(withSite(page, ''), page);
  const addresses = [...withSite(page, kSite).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  assert.deepEqual(addresses, [`${kSite}not_found.js`, kSite]);
});

for (const name of kPages) {
  test(`${name} declares its title, description and preview picture`, () => {
    const page = read(name).toString();
    const tags = tagsOf(page);
    assert.equal(tags['og:title'], /<title>(.*)<\/title>/.exec(page)[1]);
    assert.equal(tags['og:description'], tags.description);
    assert.ok(tags.description.length > 40);
    assert.equal(tags['og:type'], 'website');
    assert.equal(tags['twitter:card'], 'summary_large_image');
    const from = new URL(name, kSite);
    assert.equal(new URL(tags['og:image'], from).href, `${kSite}card.png`);
    const [, link] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page);
    assert.equal(new URL(link, from).href, `${kSite}oembed.json`);
  });

  test(`${name} has absolute addresses if the site has one`, () => {
    const page = withPreview(
      `<title>A page</title>\n<meta name="description" content="Of a board.">\n<link rel="icon" href="knight.svg">`,
      name,
      kSite,
    );
    const tags = tagsOf(page);
    assert.equal(tags['og:image'], `${kSite}card.png`);
    assert.equal(tags['og:url'], kSite + name.replace('index.html', ''));
    assert.match(page, /href="https:\/\/example\.org\/tour\/oembed\.json"/);
    assert.match(page, /<link rel="icon"/);
  });
}

test('the preview picture has its declared size and shows board and text', () => {
  const {width, height, data} = PNG.sync.read(read('card.png'));
  const tags = tagsOf(read('index.html').toString());
  assert.deepEqual([width, height].map(String), [tags['og:image:width'], tags['og:image:height']]);
  const count = (hex, from, to) => {
    const wanted = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    let found = 0;
    for (let y = 0; y < height; ++y) {
      for (let x = from; x < to; ++x) if (wanted.every((channel, i) => data[(y * width + x) * 4 + i] === channel)) ++found;
    }
    return found;
  };
  const {colours} = themes.light;
  const half = width / 2;
  assert.ok(count(colours['square-light'], half, width) > 5000, 'squares of the board');
  assert.ok(count(colours.text, 0, half) > 3000, 'letters');
  assert.equal(count(colours['square-light'], 0, half), 0, 'and nothing of the board among them');
  assert.equal(count(colours.text, half - 10, half), 0, 'no line that runs into it');
});

test('oembed.json has every field that consumers need', () => {
  const told = JSON.parse(read('oembed.json'));
  assert.deepEqual(told, oembed());
  for (const {type, version, html, width, height, thumbnail_width, thumbnail_height} of [told, oembed(kSite)]) {
    assert.deepEqual([type, version], ['rich', '1.0']);
    assert.match(html, RegExp(`^<iframe [^>]*width="${width}" height="${height}"[^>]*></iframe>$`));
    assert.deepEqual([thumbnail_width, thumbnail_height], [1200, 630]);
  }
  assert.match(oembed(kSite).html, / src="https:\/\/example\.org\/tour\/embed\.html#/);
  assert.equal(oembed(kSite).thumbnail_url, `${kSite}card.png`);
});
