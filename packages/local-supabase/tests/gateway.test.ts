import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Gateway, type Service, startGateway } from 'local-supabase/gateway/gateway.ts';
import { createKeys, publishableKey } from 'local-supabase/keys.ts';
import { freePorts } from 'local-supabase/ports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let gateway: Gateway;
let port: number;
let isReady = true;
const SECRET_KEY = 'sb_secret_test';
const echo: Service = {
  fetch: ({ url, headers }, role) =>
    Promise.resolve(Response.json({ url, role, headers: Object.fromEntries(headers) })),
  bodyLimit: 100,
};
const errors: unknown[] = [];

beforeAll(async () => {
  [port = 0] = await freePorts(1);
  gateway = await startGateway({
    port,
    keys: await createKeys('0'.repeat(32), SECRET_KEY),
    services: { echo },
    upgrade: () => {
      throw new Error('Nothing is upgraded here.');
    },
    isReady: () => isReady,
    onError: (error) => errors.push(error),
  });
});
afterAll(() => gateway.close());

async function ask(path: string, allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  await once(socket, 'connect');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  return socket;
}

const statusOf = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;

test.each([
  ['/elsewhere', true],
  ['/realtime/v1/websocket', false],
])('a client that resets its connection while it asks for an upgrade of %s disturbs no one', async (path, ready) => {
  isReady = ready;
  for (let round = 0; round < 50; round += 1) {
    const socket = await ask(path);
    // Resets in both orders: before the answer was written, and after.
    if (round % 2 === 0) await once(socket, 'data').catch(() => undefined);
    socket.resetAndDestroy();
  }
  expect(await statusOf()).toBe(404);
});

test.each([
  ['/elsewhere', true, '404 Not Found'],
  ['/elsewhere', false, '503 Service Unavailable'],
])(
  'a client whose upgrade of %s is refused gets the answer, and is cut off if it does not go',
  async (path, ready, status) => {
    isReady = ready;
    const socket = await ask(path, true);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain(`HTTP/1.1 ${status}\r\n`);
    const gone = new Promise<NodeJS.ErrnoException>((resolve) => socket.once('error', resolve));
    const writing = setInterval(() => socket.write('still here'), 20);
    const { code } = await gone;
    clearInterval(writing);
    expect(['ECONNRESET', 'EPIPE']).toContain(code);
  },
);

test('an error while a connection is upgraded ends that connection alone', async () => {
  isReady = true;
  errors.length = 0;
  const socket = await ask('/realtime/v1/websocket');
  await once(socket, 'close');
  expect(errors.map(String)).toEqual(['Error: Nothing is upgraded here.']);
  expect(await statusOf()).toBe(404);
});

test.each([
  ['GET //', 404],
  ['GET /auth/v1/%', 400],
  ['GET *', 400],
  ['GET http://127.0.0.1/rest/v1/', 400],
  ['GET /rest/v1/#', 400],
  ['GET /rest/v1/', 400, '['],
  ['GET /rest/v1/', 400, 'a/b'],
  ['TRACE /rest/v1/', 405],
  ['PROPFIND /rest/v1/', 405],
])('the gateway answers %s with %i and goes on', async (line, status, host = '127.0.0.1') => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
  expect(await statusOf()).toBe(404);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
async function askEcho(headers: Record<string, string>, query = '') {
  const response = await fetch(`http://127.0.0.1:${port}/echo/v1/${query}`, { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('what a sender says of their address in a header that only a hosted gateway sets reaches no service', async () => {
  const { body } = await askEcho({
    apikey: publishableKey,
    'cf-connecting-ip': '203.0.113.7',
    'x-forwarded-for': '198.51.100.7',
  });
  expect(body['headers']).not.toHaveProperty('cf-connecting-ip');
  expect(body['headers']).toMatchObject({ 'x-forwarded-for': '198.51.100.7, 127.0.0.1' });
});

test('a worker that computes for a minute asks on a connection that is still open', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('keep-alive')).toBe('timeout=65');
});

test.each([
  ['in a header', { apikey: SECRET_KEY }, ''],
  ['in the address', {}, `?apikey=${SECRET_KEY}`],
])('the secret key is refused in a browser that sends it %s, and taken elsewhere', async (_, headers, query) => {
  expect(await askEcho({ ...headers, 'user-agent': BROWSER }, query)).toEqual({
    status: 401,
    body: { message: 'Forbidden use of secret API key in browser' },
  });
  expect(await askEcho({ ...headers, 'user-agent': ` ${BROWSER}` }, query)).toMatchObject({ status: 401 });
  expect(await askEcho(headers, query)).toMatchObject({ status: 200, body: { role: 'service_role' } });
});

test('the publishable key is taken in a browser', async () => {
  expect(await askEcho({ apikey: publishableKey, 'user-agent': BROWSER })).toMatchObject({
    status: 200,
    body: { role: 'anon' },
  });
});

test.each([publishableKey, SECRET_KEY])('no service learns the API key %s', async (apikey) => {
  const { body } = await askEcho({ apikey, authorization: `Bearer ${apikey}` }, `?apikey=${apikey}`);
  expect(body['url']).toBe('http://127.0.0.1/echo/v1/');
  expect(JSON.stringify(body)).not.toContain('sb_');
});
