import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox } from 'local-supabase/mail/mailbox.ts';
import { afterAll, expect, test } from 'vitest';

const folder = join(tmpdir(), `local-supabase-mail-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));
const open = (name: string = randomUUID()) => startMailbox({ port: 0, dir: join(folder, name) });
const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

test('a reader finds the newest mail first, in pages', async () => {
  const mailbox = await open();
  for (const subject of ['first', 'second', 'third']) {
    await mailbox.send({
      from: 'Sender <sender@example.com>',
      to: 'reader@example.com',
      subject,
      text: 'Hello\n\nyou',
    });
  }
  expect(await getJson(`${mailbox.url}/api/v1/messages?limit=2`)).toMatchObject({
    total: 3,
    messages_count: 3,
    start: 0,
    messages: [
      {
        From: { Name: 'Sender', Address: 'sender@example.com' },
        To: [{ Name: '', Address: 'reader@example.com' }],
        Subject: 'third',
        Snippet: 'Hello you',
      },
      { Subject: 'second' },
    ],
  });
  expect(await getJson(`${mailbox.url}/api/v1/messages?start=2`)).toMatchObject({
    start: 2,
    messages: [{ Subject: 'first' }],
  });
  await mailbox.close();
});

test('mails outlive the mailbox', async () => {
  const first = await open('kept');
  await first.send({ to: 'reader@example.com', subject: 'kept', text: 'text', html: '<p>html</p>' });
  await first.close();
  const second = await open('kept');
  const list = (await getJson(`${second.url}/api/v1/messages`)) as { messages: { ID: string }[] };
  expect(await getJson(`${second.url}/api/v1/message/${list.messages[0]?.ID}`)).toMatchObject({
    Subject: 'kept',
    Text: 'text',
    HTML: '<p>html</p>',
  });
  await second.close();
});

test('a damaged mail does not keep the others from being read', async () => {
  const first = await open('damaged');
  await first.send({ to: 'reader@example.com', subject: 'whole', text: 'text' });
  await first.close();
  await Promise.all(
    ['', '{', '{}', 'null'].map((text, index) => writeFile(join(folder, 'damaged', `${index}.json`), text)),
  );
  const second = await open('damaged');
  expect(await getJson(`${second.url}/api/v1/messages`)).toMatchObject({
    total: 1,
    messages: [{ Subject: 'whole' }],
  });
  await second.close();
});

test.each(['/api/v1/message/none', '/view/none', '/html/none', '/nothing', '/api/v1/message/..%2f..%2fetc'])(
  'a reader gets 404 for %s',
  async (path) => {
    const mailbox = await open();
    const response = await fetch(mailbox.url + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('Error');
    await mailbox.close();
  },
);

test.each([
  ['GET //', 404],
  ['GET ///', 404],
  ['GET //[', 404],
  ['GET http://[', 400],
  ['GET *', 400],
  ['GET /%', 400],
  ['GET /', 400, '['],
  ['TRACE /', 405],
  ['GET /api/v1/messages', 200, 'localhost:54324'],
  ['GET /api/v1/messages', 200, '[::1]:54324'],
  // DNS rebinding: a page of another site whose name resolves to this host.
  ['GET /api/v1/messages', 421, 'example.com:54324'],
  ['GET /api/v1/messages', 421, 'localhost.example.com'],
  ['GET /', 421, ''],
])('the mailbox answers %s with %i and goes on', async (line, status, host = '127.0.0.1') => {
  const mailbox = await open();
  const socket = connect({ port: Number(new URL(mailbox.url).port), host: '127.0.0.1' });
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
  expect((await fetch(mailbox.url)).status).toBe(200);
  await mailbox.close();
});

test('a hostile mail runs nothing in the page that shows it', async () => {
  const mailbox = await open();
  const script = '<script>alert(1)</script>';
  await mailbox.send({ to: `x${script}@example.com`, subject: script, text: script, html: script });
  const { messages } = (await getJson(`${mailbox.url}/api/v1/messages`)) as { messages: { ID: string }[] };
  for (const path of ['/', `/view/${messages[0]?.ID}`]) {
    const response = await fetch(mailbox.url + path);
    expect(await response.text()).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const view = await (await fetch(`${mailbox.url}/view/${messages[0]?.ID}`)).text();
  expect(view).toMatch(/<iframe sandbox="(?![^"]*allow-scripts)/);
  const html = await fetch(`${mailbox.url}/html/${messages[0]?.ID}`);
  expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*script-src)/);
  await mailbox.close();
});

test('a reader can click the link of a mail without HTML', async () => {
  const mailbox = await open();
  await mailbox.send({
    to: 'reader@example.com',
    subject: 'link',
    text: 'Go to https://example.com/?a=1&b=2 now',
  });
  const { messages } = (await getJson(`${mailbox.url}/api/v1/messages`)) as { messages: { ID: string }[] };
  const page = await (await fetch(`${mailbox.url}/view/${messages[0]?.ID}`)).text();
  expect(page).toContain('<a href="https://example.com/?a=1&#38;b=2"');
  await mailbox.close();
});

test.each([
  ['<!doctype html><html><head><title>T</title></head>', '<head><base target="_blank"><title>'],
  ['<p>Hello</p>', '<base target="_blank"><p>Hello'],
])('a reader can follow the link of a mail with HTML, which opens in another tab: %s', async (html, written) => {
  const mailbox = await open();
  await mailbox.send({ to: 'reader@example.com', subject: 'link', html });
  const { messages } = (await getJson(`${mailbox.url}/api/v1/messages`)) as { messages: { ID: string }[] };
  expect(await (await fetch(`${mailbox.url}/html/${messages[0]?.ID}`)).text()).toContain(written);
  expect(await getJson(`${mailbox.url}/api/v1/message/${messages[0]?.ID}`)).toMatchObject({ HTML: html });
  await mailbox.close();
});

test('the mailbox keeps the newest five hundred', async () => {
  const mailbox = await open();
  for (let index = 0; index < 503; index++) {
    await mailbox.send({ to: 'reader@example.com', subject: String(index), text: '' });
  }
  expect(await getJson(`${mailbox.url}/api/v1/messages?limit=1&start=499`)).toMatchObject({
    total: 500,
    messages: [{ Subject: '3' }],
  });
  await mailbox.close();
});

test('a developer whose port is taken reads which setting it is', async () => {
  const mailbox = await open();
  const port = Number(new URL(mailbox.url).port);
  const refusal = await startMailbox({ port, dir: join(folder, 'second') }).catch(String);
  expect(refusal).toMatch(/^Port \d+ is taken.*\[local_smtp\] port/);
  await mailbox.close();
});
