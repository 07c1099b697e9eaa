import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { checkHosted } from '../../../scripts/hosted/hosted-checks.ts';
import { serveClient, type StaticServer } from '../../../scripts/local/static-server.ts';
import { copyMigratedFolder } from '../../../scripts/local/throwaway.ts';
import { type Stack, startStack } from '../../../supabase/embedded/stack.ts';

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
    return startStack({ dataDir, ports: 'free', seed, siteUrl: site.url });
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

test('says that links in mails lead elsewhere than to the site', async () => {
  const siteUrl = (await serveAlways(404, {})).replace('127.0.0.1', 'localhost');
  expect(await said({ ...projectOf(clean), siteUrl })).toContain(`Links in mails lead to ${site.url}.`);
});

test('says that passkeys are for another site', async () => {
  const siteUrl = (await serveAlways(404, {})).replace('127.0.0.1', 'app.localhost');
  expect(await said({ ...projectOf(clean), siteUrl })).not.toContainEqual(expect.stringMatching(/^Passkeys/));
  const findings = await said({ ...projectOf(clean), siteUrl: 'http://mylocalhost:9' });
  expect(findings).toContain('Passkeys are for localhost, which the site is not.');
});

test('says that anyone can join public channels', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('{}'));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) =>
    socket.on('message', (frame: Buffer) => {
      const [joinRef, ref, topic] = JSON.parse(frame.toString('utf8')) as string[];
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
    }),
  );
  const supabaseUrl = await serve(server);
  expect(await said({ ...projectOf(clean), supabaseUrl })).toContain(
    'Anyone can join public channels of Realtime, and send through them.',
  );
});

test('says once that Auth was asked too often, and accuses it of nothing', async () => {
  const supabaseUrl = await serveAlways(429, { error_code: 'over_request_rate_limit' });
  const findings = await said({ ...projectOf(clean), supabaseUrl });
  expect(findings).toEqual([
    expect.stringMatching(/\/dashboard answers 200 without/),
    'Auth was asked too often to answer all questions.',
  ]);
});

test('does not send those who offer another way to sign in to a push that leaves it alone', async () => {
  const supabaseUrl = await serveAlways(200, {
    external: { email: true, google: true },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
  const findings = await checkHosted({ ...projectOf(clean), supabaseUrl });
  expect(findings.find(({ what }) => what.endsWith('google.'))?.remedy).toMatch(/Providers: switch them off/);
});

test('does not send those whose passkeys are off to a push that leaves passkeys out', async () => {
  const supabaseUrl = await serveAlways(404, { error_code: 'passkey_disabled' });
  const findings = await checkHosted({ ...projectOf(clean), supabaseUrl });
  const remedies = findings.filter(({ what }) => what.startsWith('Passkeys')).map(({ remedy }) => remedy);
  expect(remedies).toEqual([expect.stringMatching(/^Authentication → Passkeys/)]);
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

test('names each default of a project that got no settings', async () => {
  const supabaseUrl = await serveAlways(
    200,
    {
      computed: { uptime: { since: null } },
      message: 'Invalid schema: no_such_schema',
      hint: 'Only the following schemas are exposed: public, graphql_public',
      external: { email: false, phone: true, anonymous_users: true },
      disable_signup: true,
      mailer_autoconfirm: true,
      error_code: 'validation_failed',
    },
    { location: 'http://localhost:3000/#error=access_denied' },
  );
  const findings = await checkHosted({ ...projectOf(clean), supabaseUrl });
  expect(findings.map(({ what }) => what)).toEqual([
    `${supabaseUrl} is not encrypted.`,
    `${site.url} is not encrypted.`,
    'No check of health was ever recorded.',
    'The API serves more than the schema public: graphql_public.',
    'No one can register.',
    'No one can sign in by e-mail.',
    'Addresses are taken as confirmed without a mail.',
    'Visitors can sign in without an address.',
    'Ways to sign in that the site does not offer: phone.',
    'Links in mails lead to http://localhost:3000.',
    'Six letters are a password (validation_failed).',
    'Passkeys are off (200).',
    expect.stringMatching(/demo's password/),
    expect.stringMatching(/\/dashboard answers 200 without/),
  ]);
});

type Answer = Parameters<typeof serveAlways>;
const LINK = '<link href="http://127.0.0.1:5173/" rel="canonical" />';
const inWords = (message: string): Answer => [406, { message, hint: null, details: null }];

test.each<[server: 'supabaseUrl' | 'siteUrl', answer: Answer, said: RegExp]>([
  ['supabaseUrl', [200, [{ taken_at: '2026-01-02T00:00:00Z' }]], /snapshot is of 2026-01-02: the jobs .* do not run/],
  ['supabaseUrl', [404, { message: 'not found' }], /tables are missing.*404[^]*does not tell its settings \(404\)/],
  ['supabaseUrl', inWords('one of the following: public, private'), /serves more than the schema public: private\./],
  ['supabaseUrl', inWords('Not Acceptable'), /does not tell which schemas it serves \(406\)/],
  ['siteUrl', [200, {}], /dashboard answers 200 without[^]*An unknown page answers 200/],
  ['siteUrl', [308, {}, { location: '/app' }], /\/dashboard redirects to \/app \(308\)/],
  ['siteUrl', [200, LINK], /gives http:\/\/127\.0\.0\.1:5173\/ as its address/],
  ['siteUrl', [200, '<link rel="stylesheet" href="/a.css"><p>Soon here'], /gives no address as its address/],
])('a %s that answers %j is said to be wrong', async (server, answer, words) => {
  const findings = await said({ ...projectOf(clean), [server]: await serveAlways(...answer) });
  expect(findings.join('\n')).toMatch(words);
});
