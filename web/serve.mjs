// Serves dist/ on the loopback address. As a program: node web/serve.mjs [--port 8080]
import {createServer} from 'node:http';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import sirv from 'sirv';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

// Port 0 chooses a free one. `overrides`: path -> (request, response) => void, for tests with missing files; `headers` are added to all
// responses.
export async function serveDist(port = 0, overrides = {}, headers = {}) {
  const setHeaders = (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const files = sirv(dist, {dev: true, etag: true, setHeaders});
  const server = createServer((request, response) => {
    const override = overrides[request.url.split('?')[0]];
    if (override) override(request, response);
    else
      files(request, response, () => {
        response.statusCode = 404;
        request.url = '/404.html';
        files(request, response, () => response.end());
      });
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

function portFromArguments() {
  const {values} = parseArgs({options: {port: {type: 'string', default: '8080'}}});
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`port: '${values.port}' is not 1 to 65535`);
  return port;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const {url} = await serveDist(portFromArguments());
    console.log(`The knight's tour is at ${url} (stop with Ctrl-C)`);
  } catch (error) {
    const taken = error.code === 'EADDRINUSE';
    console.error(`dev: ${taken ? `port ${error.port} is in use: choose another with ./dev serve --port N` : error.message}`);
    process.exit(2);
  }
}
