// Chromiums for a run of many test files: each file borrows one, which nobody else uses meanwhile, and the next takes it
// over. Starting one takes a second or two, and two files in one Chromium would wait for the same process to draw.
import {once} from 'node:events';
import {createServer, get} from 'node:http';
import puppeteer from 'puppeteer-core';

// `launch()` starts one. While it lends, KT_CHROMIUMS is where. Resolves to {close}.
export async function lendChromiums(launch) {
  const all = [];
  const free = [];

  async function take() {
    for (let one = free.pop(); one; one = free.pop()) if (one.process.exitCode === null) return one;
    const browser = await launch();
    const one = {address: browser.wsEndpoint(), process: browser.process()};
    await browser.disconnect();  // or it would have a say in each new page
    all.push(one);
    return one;
  }

  // A file that failed may have left pages, one that died its page playing.
  async function tidyUp({address}) {
    const {host} = new URL(address);
    const pages = (await (await fetch(`http://${host}/json/list`)).json()).filter(({type}) => type === 'page');
    for (const {id} of pages.slice(1)) await fetch(`http://${host}/json/close/${id}`);
  }

  // It is lent until the connection ends, however that comes.
  const server = createServer(async (request, response) => {
    try {
      const one = await take();
      const back = () => tidyUp(one).then(() => free.push(one), () => one.process.kill('SIGKILL'));
      if (response.destroyed) return back();
      response.once('close', back);
      response.write(one.address);
    } catch (error) {
      response.statusCode = 500;
      response.end(error.message);
    }
  });
  server.requestTimeout = server.timeout = 0;
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  process.env.KT_CHROMIUMS = `http://127.0.0.1:${server.address().port}/`;
  return {
    async close() {
      delete process.env.KT_CHROMIUMS;
      server.closeAllConnections();
      server.close();
      for (const {address, process: running} of all) {
        const browser = await puppeteer.connect({browserWSEndpoint: address}).catch(() => null);
        await browser?.close().catch(() => {});
        running.kill('SIGKILL');
      }
    },
  };
}

// {address, giveBack}, or null where none are lent.
export async function borrowChromium() {
  if (!process.env.KT_CHROMIUMS) return null;
  const request = get(process.env.KT_CHROMIUMS, {agent: false});
  const [response] = await once(request, 'response');
  const [text] = await once(response.setEncoding('utf8'), 'data');
  if (response.statusCode !== 200) throw new Error(`no Chromium is lent: ${text}`);
  return {address: text, giveBack: () => request.destroy()};
}
