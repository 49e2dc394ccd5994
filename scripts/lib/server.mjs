/** The static server of the demo, the screenshots and the browser tests. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { ROOT } from './process.mjs';

const HOST = '127.0.0.1';
const PORTS_TO_TRY = 20;

const SERVED_FOLDERS = ['demo', 'dist'];

/** What a CDN sends, so that a page of another origin (127.0.0.1 for localhost) can load a file. */
function setHeaders(response) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Answers from demo/ and dist/; `dev` reads each file anew, so a rebuild shows at the next reload. */
function createHandler() {
  const folders = SERVED_FOLDERS.map((name) => ({
    prefix: `/${name}/`,
    serve: sirv(join(ROOT, name), { dev: true, setHeaders }),
  }));
  return (request, response) => {
    const folder = folders.find(({ prefix }) => request.url.startsWith(prefix));
    if (folder) {
      request.url = request.url.slice(folder.prefix.length - 1);
      folder.serve(request, response);
    } else if (/^\/(demo)?$/.test(request.url)) {
      response.writeHead(302, { Location: '/demo/' }).end();
    } else {
      response.writeHead(404).end();
    }
  };
}

/** @returns {Promise<boolean>} false where another program has the port */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(port, HOST, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/**
 * Serves demo/ and dist/ on the first free port from `firstPort` on, to this machine only.
 * @param {number} [firstPort]
 * @returns {Promise<{ site: string, otherOrigin: string, stop: () => void }>} two origins without
 *   the last slash: the same files, but strangers to each other in a browser's eyes
 */
export async function startServer(firstPort = 8080) {
  const server = createServer(createHandler());
  for (let port = firstPort; port < firstPort + PORTS_TO_TRY; port += 1) {
    if (await listen(server, port)) {
      return {
        site: `http://localhost:${port}`,
        otherOrigin: `http://${HOST}:${port}`,
        stop: () => {
          server.close();
          server.closeAllConnections();
        },
      };
    }
  }
  throw new Error(`Ports ${firstPort} to ${firstPort + PORTS_TO_TRY - 1} are all taken.`);
}
