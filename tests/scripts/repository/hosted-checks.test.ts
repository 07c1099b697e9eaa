import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedFolder } from 'local-supabase/postgres/throwaway.ts';
import type { Stack } from 'local-supabase/stack.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHosted } from '../../../scripts/hosted/hosted-checks.ts';
import { serveClient, type StaticServer } from '../../../scripts/local/static-server.ts';
import { startSupabase } from '../../../scripts/local/supabase.ts';
import { startManagementApi } from '../hosted/stand-in.ts';

const folder = join(tmpdir(), `glassmine-hosted-${randomUUID()}`);
let site: StaticServer;
let clean: Stack;
let seeded: Stack;

const projectOf = ({ apiUrl: supabaseUrl, publishableKey }: Stack) => ({
  supabaseUrl,
  publishableKey,
  siteUrl: site.url,
});

const serveAlways = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  serve(
    createServer((_, response) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
    }),
  );

async function serve(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  await mkdir(join(folder, 'dist'), { recursive: true });
  const start = async (name: string, seed: boolean) => {
    const dataDir = join(folder, name);
    await copyMigratedFolder(dataDir);
    return startSupabase({ dataDir, ports: 'free', seed, siteUrl: site.url });
  };
  site = await serveClient(join(folder, 'dist'), 0);
  [clean, seeded] = await Promise.all([start('clean', false), start('seeded', true)]);
  const file = (name: string, text: string) => writeFile(join(folder, 'dist', name), text);
  await Promise.all([
    file('index.html', `<link href="${site.url}/" rel="canonical" />`),
    file('app.html', '<p>The application.'),
    file('404.html', '<p>Not found.'),
    file('_redirects', '/dashboard /app 200\n'),
    file('_headers', `/*\n  Content-Security-Policy: connect-src ${clean.apiUrl} ${seeded.apiUrl}\n`),
  ]);
}, 180_000);
afterAll(async () => {
  for (const close of closing) close();
  await Promise.all([clean?.stop(), seeded?.stop(), site?.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Ignores what is always so on this machine: no encryption, and possibly no health measurement yet. */
const said = async (project: Parameters<typeof checkHosted>[0]) =>
  (await checkHosted(project)).map(({ what }) => what).filter((what) => !/check of health|is not encrypted/.test(what));

test('finds nothing on a default in a project that has our settings and no seed', async () => {
  expect(await said(projectOf(clean))).toEqual([]);
});

test('names the demo people of a project that was seeded', async () => {
  expect(await said(projectOf(seeded))).toEqual([
    expect.stringMatching(/demo's password.*investor@example\.com.*admin@example\.com/),
  ]);
});

test('makes no account and sends no mail', async () => {
  await checkHosted(projectOf(clean));
  const mails = await fetch(`${clean.mailUrl}/api/v1/messages`);
  expect(await mails.json()).toMatchObject({ total: 0 });
});

test.each([
  ['does not answer', async () => 'http://127.0.0.1:2', 'ECONNREFUSED'],
  ['is paused', async () => serveAlways(540, undefined), 'JSON'],
  ['is no Supabase', async () => serveAlways(200, ['Hello']), 'another form'],
])('says once that a project %s, next to what the site does', async (_, open, reason) => {
  const supabaseUrl = await open();
  const siteUrl = await serveAlways(200, {});
  const findings = await said({ ...projectOf(clean), supabaseUrl, siteUrl });
  expect(findings.filter((what) => what.startsWith(`${supabaseUrl} does not answer as a project`))).toEqual([
    expect.stringContaining(reason),
  ]);
  expect(findings).toContain('An unknown page answers 200.');
});

test('with an access token names settings that differ from this commit, missing migrations and jobs', async () => {
  const { access } = await startManagementApi();
  const findings = await said({ ...projectOf(clean), access });
  expect(findings).toContain('Auth has another password_min_length than this commit.');
  expect(findings).toContain('Realtime has another private_only than this commit.');
  expect(findings).toContain('No jobs are scheduled.');
  expect(findings.join('\n')).toMatch(/^Migrations are missing: .*_ground\.sql/m);
});

type Answer = Parameters<typeof serveAlways>;
const LINK = '<link href="http://127.0.0.1:5173/" rel="canonical" />';

test.each<[server: 'supabaseUrl' | 'siteUrl', answer: Answer, said: RegExp]>([
  ['supabaseUrl', [200, [{ taken_at: '2026-01-02T00:00:00Z' }]], /snapshot is of 2026-01-02: the jobs .* do not run/],
  ['supabaseUrl', [404, { message: 'not found' }], /tables are missing.*404/],
  ['supabaseUrl', [429, {}], /asked too often/],
  ['siteUrl', [200, {}], /dashboard answers 200 without[^]*An unknown page answers 200/],
  ['siteUrl', [308, {}, { location: '/app' }], /\/dashboard redirects to \/app \(308\)/],
  ['siteUrl', [200, LINK], /gives http:\/\/127\.0\.0\.1:5173\/ as its address/],
  ['siteUrl', [200, '<link rel="stylesheet" href="/a.css"><p>Soon here'], /gives no address as its address/],
])('a %s that answers %j is said to be wrong', async (server, answer, words) => {
  const findings = await said({ ...projectOf(clean), [server]: await serveAlways(...answer) });
  expect(findings.join('\n')).toMatch(words);
});
