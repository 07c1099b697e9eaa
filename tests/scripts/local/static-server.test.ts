import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveClient, type StaticServer } from '../../../scripts/local/static-server.ts';

const HEADERS = `# comment
/*
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/api/v0.1/countries
  Content-Type: application/json; charset=utf-8
`;

let folder: string;
let server: StaticServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glassmine-static-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'api/v0.1'), { recursive: true });
  await mkdir(join(folder, 'es'));
  await writeFile(join(folder, 'index.html'), '<title>home</title>');
  await writeFile(join(folder, 'about.html'), '<title>about</title>');
  await writeFile(join(folder, '404.html'), '<title>nothing here</title>');
  await writeFile(join(folder, 'es/index.html'), '<title>inicio</title>');
  await writeFile(join(folder, 'es/404.html'), '<title>nada</title>');
  await writeFile(join(folder, 'app.html'), '<title>app</title>');
  await writeFile(join(folder, '_redirects'), '/dashboard /app 200\n/deposit/wallet /app 200\n/moved /app.html 200\n');
  await writeFile(join(folder, 'assets/app-1a2b3c.js'), 'export {};');
  await writeFile(join(folder, 'api/v0.1/countries'), '{"data":[]}');
  await writeFile(join(folder, '_headers'), HEADERS);
  await writeFile(join(folder, '.inputs'), 'private');
  server = await serveClient(folder, 0);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

/** Sends what `fetch` would normalise; returns the status line. */
async function sendRaw(requestLine: string, ...headers: string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end(`${[requestLine, 'Host: client', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0];
}

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/es/', 'inicio'],
  ['/dashboard', 'app'],
  ['/deposit/wallet?from=login', 'app'],
])('a visitor of %s gets its page: %s', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<title>${title}</title>`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  ['/about.html', '/about'],
  ['/es/index.html?from=login', '/es/?from=login'],
  ['/moved', '/app'],
])('a visitor of the file %s is sent on to its address, %s, as on Cloudflare Pages', async (path, address) => {
  const response = await get(path, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(address);
});

test.each([
  ['/no/such/page', 'nothing here'],
  ['/dashboard/none', 'nothing here'],
  ['/es/none', 'nada'],
  ['/xx/none', 'nothing here'],
])('a visitor of %s reads that there is nothing, in the language of the address', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`<title>${title}</title>`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('a browser may keep hashed files for ever', async () => {
  const response = await get('/assets/app-1a2b3c.js');
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a visitor gets text compressed, and the same when they take none', async () => {
  const script = `export const words = '${'many '.repeat(1000)}';`;
  await writeFile(join(folder, 'assets/long-1a2b3c.js'), script);
  const compressed = await get('/assets/long-1a2b3c.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(await compressed.text()).toBe(script);
  const plain = await get('/assets/long-1a2b3c.js', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test('the app reads the countries as JSON', async () => {
  const response = await get('/api/v0.1/countries');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toStrictEqual({ data: [] });
});

test.each(['/assets/gone.js', '/api/none', '/none.html', '/_headers', '/_redirects', '/.inputs', '/%2einputs'])(
  'a visitor of %s finds nothing there, and it is not cached',
  async (path) => {
    const response = await get(path, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).not.toMatch(/private|Options|app\.html/);
  },
);

test('a browser that has the page learns that it has not changed', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('a stranger cannot write', async () => {
  expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
});

test.each([
  ['GET http://[ HTTP/1.1'],
  ['GET /../../../../etc/passwd HTTP/1.1'],
  ['GET /%00 HTTP/1.1'],
  ['GET / HTTP/1.1', 'Range: bytes=9-2'],
])('a hostile request does not end the server: %s', async (requestLine, ...headers) => {
  expect(await sendRaw(requestLine, ...headers)).not.toContain('500');
  expect((await get('/')).status).toBe(200);
});

test('a new build is served as it is, without a restart', async () => {
  await writeFile(join(folder, 'assets/new-9f8e.js'), 'export const longer = true;');
  expect(await (await get('/assets/new-9f8e.js')).text()).toBe('export const longer = true;');
});

test('a second server cannot take the port', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveClient(folder, port)).rejects.toThrow('EADDRINUSE');
});
