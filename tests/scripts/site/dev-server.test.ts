import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, loadConfigFromFile, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

/** `npm run dev` with our server settings, on a folder that looks like the repository. */
let root: string;
let server: ViteDevServer;
let url: string;

const PUBLIC = 'src/visible.txt';
const SECRET = [
  '.glassmine/secrets.json',
  '.glassmine/files/ab/abcdef',
  '.glassmine.restoring/secrets.json',
  '.env.local',
  '.git/config',
  'key.pem',
];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'glassmine-dev-'));
  for (const file of [PUBLIC, ...SECRET]) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), 'content');
  }
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    join(repository, 'vite.config.ts'),
  );
  server = await createServer({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'silent',
    server: { ...loaded?.config.server, port: 0 },
  });
  await server.listen();
  [url = ''] = server.resolvedUrls?.local ?? [];
}, 60_000);
afterAll(async () => {
  await server?.close();
  await rm(root, { recursive: true });
});

test('the development server hands out sources', async () => {
  const response = await fetch(`${url}${PUBLIC}`);
  expect(await response.text()).toBe('content');
});

test.each(SECRET)('the development server keeps %s to itself', async (file) => {
  const statuses = await Promise.all(
    [file, `@fs${root}/${file}`, `${file}?raw`].map(async (path) => {
      const response = await fetch(url + path);
      return [response.status, await response.text().then((text) => text.includes('content'))];
    }),
  );
  expect(statuses).toEqual([
    [403, false],
    [403, false],
    [403, false],
  ]);
});

test('the development server does not watch the database of the local Supabase', async () => {
  const watched = () =>
    Object.entries(server.watcher.getWatched()).flatMap(([path, names]) => names.map((name) => join(path, name)));
  await expect.poll(watched).toContain(join(root, PUBLIC));
  expect(watched().filter((path) => path.includes('.glassmine'))).toEqual([]);
});
