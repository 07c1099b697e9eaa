import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { failingServices } from '../../../supabase/workers/health.ts';
import { ask } from '../../../supabase/workers/service.ts';

let close = () => undefined as unknown;
afterEach(() => close());

type Answer = [event: string, payload: object];

const joined: Answer = ['phx_reply', { status: 'ok', response: {} }];

async function withoutDatabase(answers: Answer[]): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/auth/v1/health' ? 200 : 500).end('{}');
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) =>
    socket.on('message', (frame: Buffer) => {
      const { topic } = JSON.parse(frame.toString('utf8')) as { topic: string };
      for (const [event, payload] of answers) socket.send(JSON.stringify({ topic, event, payload }));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    sockets.close();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, Answer[], string]>([
  [
    'lets no one in',
    [['phx_reply', { status: 'error', response: { reason: 'UnableToConnectToProject' } }]],
    'UnableToConnectToProject',
  ],
  [
    'never listens to it',
    [joined, ['system', { extension: 'system', status: 'error', message: 'was not established in time' }]],
    'was not established in time',
  ],
])('a check finds that Auth answers without its database, and that Realtime %s', async (_what, answers, reason) => {
  const url = await withoutDatabase(answers);
  const failing = await failingServices({ url, secretKey: 'sb_secret_test' });
  expect(failing.map((line) => line.split(':')[0])).toEqual(['Data API', 'Auth', 'Storage', 'Realtime']);
  expect(failing[3]).toContain(reason);
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(['GET', 'POST'])(
  'a %s of the service role does not follow a redirect, to which its key would go',
  async (method) => {
    const heard: unknown[] = [];
    const elsewhere = await serve(({ headers }, response) => {
      heard.push(headers['apikey']);
      response.end('[]');
    });
    const url = await serve((_, response) => {
      response.writeHead(307, { location: elsewhere }).end();
    });
    const asking = ask({ url, secretKey: 'sb_secret_test' }, '/rest/v1/site', method === 'POST' ? {} : undefined);
    await expect(asking).rejects.toThrow('fetch failed');
    expect(heard).toEqual([]);
  },
);
