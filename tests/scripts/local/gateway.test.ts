import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from '../../../supabase/embedded/gateway.ts';
import { createKeys } from '../../../supabase/embedded/keys.ts';
import { freePorts } from '../../../supabase/embedded/ports.ts';

let gateway: Gateway;
let port: number;
let isReady = true;
const errors: unknown[] = [];

beforeAll(async () => {
  [port = 0] = await freePorts(1);
  gateway = await startGateway({
    port,
    keys: await createKeys('0'.repeat(32), 'sb_secret_test'),
    services: {},
    upgrade: () => {
      throw new Error('Nothing is upgraded here.');
    },
    isReady: () => isReady,
    onError: (error) => errors.push(error),
  });
});
afterAll(() => gateway.close());

/** Asks for an upgrade at a path. */
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
])(
  'a client that resets its connection while it asks for an upgrade of %s disturbs no one',
  async (path, ready) => {
    isReady = ready;
    for (let round = 0; round < 50; round += 1) {
      const socket = await ask(path);
      // Of both orders: before the answer was written, and after.
      if (round % 2 === 0) await once(socket, 'data').catch(() => undefined);
      socket.resetAndDestroy();
    }
    expect(await statusOf()).toBe(404);
  },
);

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
