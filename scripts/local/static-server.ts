import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

export interface StaticServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Stops without waiting for open connections. */
  close(): Promise<void>;
}

/** Typed for Express, but needs only Node's request and response. */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const PRIVATE = /^\/_(headers|redirects)$|\/(\.|%2e)/i;
/** Requests for files: a missing one gets one word instead of a 404 page. */
const FILES = /^\/(assets|api)\/|\/[^/]*\.[^/]*$/;

/**
 * Serves the built site like a static host. `/about` is `about.html`, which redirects to it as on Cloudflare Pages;
 * addresses in `_redirects` get the application, unknown ones the nearest `404.html`. Applies `_headers` and
 * compresses text.
 * @param folder output of `vite build`
 * @param port 0 for any free one
 * @throws the system's error, such as EADDRINUSE
 */
export async function serveClient(folder: string, port: number): Promise<StaticServer> {
  // Looks files up per request, so that a newer build is served.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, folder, pathname),
  });

  const server = createServer((request, response) => {
    // sirv pipes files into the response; a file that disappears must not end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      compress(request, response, () => answer(request, response));
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    }
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = new URL(request.url ?? '/', 'http://client');
    const file = readRewrites(folder).get(pathname) ?? pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (PRIVATE.test(pathname)) {
      notFound(response, folder, pathname);
    } else if (file.endsWith('.html') && existsSync(join(folder, file))) {
      const address = file.replace(/(?<=\/)index\.html$|\.html$/, '');
      setHeaders(response, folder, pathname);
      response.writeHead(308, { Location: `${address}${search}` }).end();
    } else {
      request.url = file;
      files(request, response, () => notFound(response, folder, pathname));
    }
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function notFound(response: ServerResponse, folder: string, pathname: string): void {
  setHeaders(response, folder, pathname);
  response.setHeader('Cache-Control', 'no-cache');
  // The nearest one, by the language of the address.
  const pages = [/^\/[a-z]{2}(?=\/)/.exec(pathname)?.[0] ?? '', ''].map((at) => join(folder, at, '404.html'));
  const page = FILES.test(pathname) ? undefined : pages.find((file) => existsSync(file));
  response.setHeader('Content-Type', `text/${page === undefined ? 'plain' : 'html'}; charset=utf-8`);
  response.writeHead(404).end(page === undefined ? 'Not found\n' : readFileSync(page));
}

/** Applies `_headers`: lines with a path (`*` as wildcard), each followed by indented `Name: value` lines. */
function setHeaders(response: ServerResponse, folder: string, pathname: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  let applies = false;
  for (const line of readLines(folder, '_headers')) {
    const [name = '', value = ''] = line.split(/:(.*)/);
    if (!line.startsWith(' ')) applies = new RegExp(`^${RegExp.escape(line).replaceAll('\\*', '.*')}$`).test(pathname);
    else if (applies) response.setHeader(name.trim(), value.trim());
  }
}

/** Reads `_redirects`: lines like `/dashboard /app 200`. */
function readRewrites(folder: string): Map<string, string> {
  const lines = readLines(folder, '_redirects').map((line) => line.split(' '));
  return new Map(lines.map(([address = '', target = '']) => [address, target]));
}

function readLines(folder: string, name: string): string[] {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}
