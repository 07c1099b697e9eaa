import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import postgres from 'postgres';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';

const world = inject('world');
const sql = postgres(world.dbUrl, { max: 1 });
const SOON = { timeout: 10_000, interval: 10 };
const sockets: WebSocket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await sql.end();
});

type Frame = [join: string | null, ref: string | null, topic: string, event: string, payload: unknown];

interface Line {
  send: (...frame: Frame) => void;
  answer: (ref: string) => Promise<{ status: string; response: unknown }>;
  received: Frame[];
}

async function connect(): Promise<Line> {
  const url = `${world.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${world.publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(url);
  sockets.push(socket);
  const received: Frame[] = [];
  const waiting = new Map<string, (answer: { status: string; response: unknown }) => void>();
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Frame;
    received.push(frame);
    if (frame[3] === 'phx_reply' && frame[1] !== null) waiting.get(frame[1])?.(frame[4] as never);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    received,
    send: (...frame) => socket.send(JSON.stringify(frame)),
    answer: (ref) =>
      new Promise((resolve, reject) => {
        waiting.set(ref, resolve);
        setTimeout(() => reject(new Error(`No answer to ${ref}`)), 30_000);
      }),
  };
}

/** Notifies like the database's triggers, without changing what other tests compare. */
async function happen(): Promise<string> {
  const change = randomUUID();
  await sql`select messages.broadcast('withdrawals', ${change}, ${world.victim.id})`;
  return change;
}

const broadcasts = ({ received }: Line) => received.filter((frame) => frame[3] === 'broadcast');

let refs = 0;
async function join(line: Line, topic: string, token: string | undefined, isPrivate = true) {
  refs += 1;
  const ref = String(refs);
  const answered = line.answer(ref);
  line.send(ref, ref, `realtime:${topic}`, 'phx_join', {
    config: {
      broadcast: { ack: true, self: false },
      presence: { key: '', enabled: false },
      postgres_changes: [],
      private: isPrivate,
    },
    ...(token !== undefined && { access_token: token }),
  });
  return { ref, ...(await answered) };
}

async function settle(line: Line, topic: string, joinRef: string): Promise<void> {
  refs += 1;
  const answered = line.answer(String(refs));
  line.send(joinRef, String(refs), `realtime:${topic}`, 'nothing', {});
  await answered;
}

const { id } = world.victim;
const sessionOf = ({ token }: { token: string }) => decodeJwt<{ session_id: string }>(token).session_id;
const session = sessionOf(world.victim);
const target = `session:${session}`;
const guesses = [
  target,
  target.toUpperCase(),
  `session:${session.toUpperCase()}`,
  `Session:${session}`,
  ` ${target}`,
  `${target} `,
  `${target}\u0000`,
  `${target}%00`,
  `session: ${session}`,
  `session:*`,
  `session:%`,
  `session:${session.slice(0, -1)}_`,
  `session:${sessionOf(world.attacker)},${target}`,
  `session:${sessionOf(world.attacker)}/../${session}`,
  `session:' or true --`,
  'session:',
  'session',
  session,
  id,
  `session:${id}`,
  `investor:${id}`,
  'announcements',
  'Everyone',
  'everyone ',
  'operators',
  'deposits',
  'public:deposits',
  'realtime:*',
  '*',
  '%',
  '',
];

describe.each([
  ['another investor', world.attacker.token],
  ['a visitor', undefined],
] as const)('%s', (_, token) => {
  test('is let into no topic of another, and gets the same answer as for a topic that no one has', async () => {
    const line = await connect();
    const shape = (answer: unknown, topic: string) =>
      JSON.stringify(answer)
        .replaceAll(JSON.stringify(topic).slice(1, -1), '<topic>')
        .replaceAll(/[0-9a-fA-F-]{36}/g, '<id>');
    const unknown = `session:${randomUUID()}`;
    const control = await join(line, unknown, token);
    expect(control.status).toBe('error');
    for (const topic of guesses) {
      const answer = await join(line, topic, token);
      expect([topic, answer.status]).toEqual([topic, 'error']);
      if (topic === target) expect(shape(answer.response, topic)).toBe(shape(control.response, unknown));
    }
  });

  test('hears nothing of what happens to another, however they joined', async () => {
    const line = await connect();
    let last = '';
    for (const topic of [target, `investor:${id}`, 'operators', '*'])
      last = (await join(line, topic, token, false)).ref;
    const victim = await connect();
    const joined = await join(victim, target, world.victim.token);
    expect(joined.status).toBe('ok');
    await happen();
    await expect.poll(() => broadcasts(victim).length, SOON).toBeGreaterThan(0);
    await settle(line, '*', last);
    expect(broadcasts(line)).toEqual([]);
    const heard = broadcasts(victim).map((frame) => frame[4] as { payload: object });
    for (const { payload } of heard) expect(Object.keys(payload)).toEqual(['id']);
  });

  test('sends nothing to another’s topic', async () => {
    const line = await connect();
    const { ref } = await join(line, target, token);
    const victim = await connect();
    await join(victim, target, world.victim.token);
    line.send(ref, '900', `realtime:${target}`, 'broadcast', {
      type: 'broadcast',
      event: 'deposits',
      payload: { id },
    });
    const posted = await fetch(`${world.apiUrl}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: {
        apikey: world.publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        messages: [{ topic: target, event: 'deposits', payload: { id }, private: true }],
      }),
    });
    await posted.text();
    await settle(line, target, ref);
    const later = await happen();
    await expect.poll(() => broadcasts(victim).length, SOON).toBeGreaterThan(0);
    expect(broadcasts(victim).map((frame) => frame[4])).toMatchObject([{ payload: { id: later } }]);
  });
});

test.each([
  ['about prices', 'prices', { prices: [] }],
  ['to everyone', 'everyone', { spread_ms: 0 }],
])('only the database sends messages %s, and no visitor hears them', async (_, topic, payload) => {
  const victim = await connect();
  expect((await join(victim, topic, world.victim.token)).status).toBe('ok');
  const visitor = await connect();
  expect((await join(visitor, topic, undefined)).status).toBe('error');
  const eavesdropping = await join(visitor, topic, undefined, false);
  const line = await connect();
  const { ref, status } = await join(line, topic, world.attacker.token);
  expect(status).toBe('ok');
  const forged = { ...payload, id: 'forged' };
  line.send(ref, '901', `realtime:${topic}`, 'broadcast', {
    type: 'broadcast',
    event: 'prices',
    payload: forged,
  });
  const posted = await fetch(`${world.apiUrl}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: {
      apikey: world.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${world.attacker.token}`,
    },
    body: JSON.stringify({ messages: [{ topic, event: 'prices', payload: forged, private: true }] }),
  });
  await posted.text();
  await settle(line, topic, ref);
  const real = randomUUID();
  await sql`select realtime.send(${sql.json({ ...payload, id: real })}, 'prices', ${topic}, true)`;
  await expect.poll(() => JSON.stringify(broadcasts(victim)), SOON).toContain(real);
  expect(JSON.stringify(broadcasts(victim))).not.toContain('forged');
  await settle(visitor, topic, eavesdropping.ref);
  expect(broadcasts(visitor)).toEqual([]);
});

test('a person who is signed out of the topic they joined hears no more when the token becomes another’s', async () => {
  const line = await connect();
  const joined = await join(line, target, world.victim.token);
  expect(joined.status).toBe('ok');
  line.send(joined.ref, null, `realtime:${target}`, 'access_token', {
    access_token: world.attacker.token,
  });
  await settle(line, target, joined.ref);
  const victim = await connect();
  await join(victim, target, world.victim.token);
  await happen();
  await expect.poll(() => broadcasts(victim).length, SOON).toBeGreaterThan(0);
  await settle(line, target, joined.ref);
  expect(broadcasts(line)).toEqual([]);
});
