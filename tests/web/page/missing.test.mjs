// The site's pages report at once that the script of the element is missing.
import assert from 'node:assert/strict';
import {serveDist} from '../../../web/serve.mjs';
import {shareBrowser} from '../browser.mjs';
import {notFound} from '../lacking.mjs';

const shared = shareBrowser();
const brokenOff = (request, response) => response.writeHead(200, {'Content-Type': 'text/javascript'}).end('(() => {');

for (const file of ['index.html', 'embed.html']) {
  for (const [what, answer] of Object.entries({'is missing': notFound, 'is cut short': brokenOff})) {
    shared.test(`${file} reports that knights-tour.js ${what}`, async (open) => {
      const server = await serveDist(0, {'/knights-tour.js': answer});
      try {
        const page = await open();
        await page.goto(`${server.url}${file}`);
        const {shown, text} = await page.evaluate(() => {
          const late = document.getElementById('late');
          return {shown: late.checkVisibility({visibilityProperty: true}), text: late.textContent};
        });
        assert.ok(shown);
        assert.match(text, /could not be loaded/);
      } finally {
        await server.close();
      }
    });
  }
}
