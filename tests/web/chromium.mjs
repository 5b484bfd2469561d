// Chromium for tests. In a run of many files each borrows one, which nobody else uses meanwhile, and the next takes it over:
// starting one takes a second or two, and two files in one Chromium would wait for the same process to draw.
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, get} from 'node:http';
import puppeteer from 'puppeteer-core';

// As Debian and Ubuntu, macOS and Windows have it.
const kWhole = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => `${process.env[name]}/Google/Chrome/Application/chrome.exe`),
];
// The same engine without a window's bars and menus, which cost as much time as the page does.
const kShell = '/usr/bin/chromium-headless-shell';

const find = (candidates) => [process.env.CHROME_PATH, ...candidates].find((path) => path && existsSync(path));

// `program`: by default the whole browser, as people have it.
export function launchChromium(extraArguments = [], program = find([...kWhole, kShell])) {
  return puppeteer.launch({
    executablePath: program,
    headless: true,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...extraArguments,
    ],
  });
}

// SwiftShader is busy enough with what is on the canvases: pages are put together without it. All pages have one process, for
// to start one takes longer than to open a page. Letters are not bent to pixels, which the shell does of its own. With --all it
// is the whole browser, but for the list under its address bar, which would be a page of its own.
const launchForTests = () =>
  launchChromium(
    [
      '--disable-gpu-compositing',
      '--font-render-hinting=none',
      '--renderer-process-limit=1',
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
    find(process.env.KT_ALL ? [...kWhole, kShell] : [kShell, ...kWhole]),
  );

// Lends Chromiums until close(); KT_CHROMIUMS tells the processes started meanwhile where.
export async function lendChromiums() {
  const all = [];
  const free = [];

  async function take() {
    for (let one = free.pop(); one; one = free.pop()) if (one.process.exitCode === null) return one;
    const browser = await launchForTests();
    const one = {address: browser.wsEndpoint(), process: browser.process()};
    await browser.disconnect(); // or it would have a say in each new page
    all.push(one);
    return one;
  }

  // A file that failed may have left pages.
  async function tidyUp({address}) {
    const {host} = new URL(address);
    const pages = (await (await fetch(`http://${host}/json/list`)).json()).filter(({type}) => type === 'page');
    for (const {id} of pages.slice(1)) await fetch(`http://${host}/json/close/${id}`);
  }

  // One is lent until the connection ends, however that comes.
  const server = createServer(async (request, response) => {
    try {
      const one = await take();
      const back = () =>
        tidyUp(one).then(
          () => free.push(one),
          () => one.process.kill('SIGKILL'),
        );
      if (response.destroyed) return void back();
      response.once('close', back);
      response.write(one.address);
    } catch (error) {
      response.statusCode = 500;
      response.end(error.message);
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  process.env.KT_CHROMIUMS = `http://127.0.0.1:${server.address().port}/`;
  return {
    async close() {
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

async function borrow() {
  const request = get(process.env.KT_CHROMIUMS, {agent: false});
  const [response] = await once(request, 'response');
  const [address] = await once(response.setEncoding('utf8'), 'data');
  if (response.statusCode !== 200) throw new Error(`no Chromium is lent: ${address}`);
  return {browser: await puppeteer.connect({browserWSEndpoint: address}), giveBack: () => request.destroy()};
}

// {browser, close}: one that is lent, or, where there is none, one of our own.
export async function startChromium() {
  if (process.env.KT_CHROMIUMS) {
    const {browser, giveBack} = await borrow();
    return {
      browser,
      close: async () => {
        await browser.disconnect();
        giveBack();
      },
    };
  }
  const browser = await launchForTests();
  return {browser, close: () => browser.close()};
}
