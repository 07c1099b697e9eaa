import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { sql as owner } from './support/database.ts';
import { listen, openSocket, topicOf } from './support/listener.ts';
import { newInvestor, type Person } from './support/people.ts';

const SOON = { timeout: 10_000, interval: 20 };
const { adminDbUrl } = inject('supabase');
let alice: Person;

beforeAll(async () => {
  alice = await newInvestor();
});
// One by one: `removeAllChannels` also waits 300 ms for the socket to close.
afterEach(() => Promise.all(alice.client.getChannels().map((channel) => alice.client.removeChannel(channel))));

/** JSON that is nested too deeply for a recursive parser, within the size of a frame. */
const deep = '['.repeat(100_000) + ']'.repeat(100_000);
const topic = '"realtime:x"';
const join = (config: string) => `["1","1",${topic},"phx_join",{${config}}]`;

test.each([
  ['half a text', '{'],
  ['an empty list', '[]'],
  ['nothing', 'null'],
  ['numbers', '[1,2,3,4,5]'],
  ['a join without sense', '["1","1","realtime:x","phx_join",7]'],
  ['a long text', 'x'.repeat(10_000)],
  ['a deep text', deep],
  ['a deep broadcast', `["1","1",${topic},"broadcast",{"event":"x","payload":${deep}}]`],
  ['a broadcast of a deep event', `["1","1",${topic},"broadcast",{"event":${deep},"payload":{}}]`],
  ['a deep presence', `["1","1",${topic},"presence",{"event":"track","payload":${deep}}]`],
  ['a join of deep broadcasts', join(`"config":{"private":true,"broadcast":{"replay":${deep}}}`)],
  ['a join of a deep presence', join(`"config":{"private":true,"presence":{"key":${deep}}}`)],
  ['a join of deep changes', join(`"config":{"private":true,"postgres_changes":${deep}}`)],
  ['a join that is private to a depth', join(`"config":{"private":${deep}}`)],
  ['a join with a deep token', join(`"config":{"private":true},"access_token":${deep}`)],
  ['a deep token', `["1","1",${topic},"access_token",{"access_token":${deep}}]`],
  ['a deep heartbeat', `[null,"1","phoenix","heartbeat",${deep}]`],
  ['a deep reference', `[${deep},"1",${topic},"phx_leave",{}]`],
])('a socket that sends %s disturbs no one', async (name, nonsense) => {
  const listener = await listen(alice.client, topicOf(alice));
  const socket = await openSocket('2.0.0');
  socket.send(nonsense);
  // Repeats until it is heard, because another test file takes Realtime's database away meanwhile.
  const tellAndHear = async () => {
    await owner`select messages.broadcast('deposits', ${name}, ${alice.id})`;
    return listener.heard.at(-1);
  };
  await expect.poll(tellAndHear, SOON).toEqual(['deposits', { id: name }]);
  socket.close();
});

test.runIf(adminDbUrl).each([
  ['1.0.0', `{"topic":${topic},"event":"broadcast","payload":{"event":"x","payload":${deep}},"ref":"1"}`],
  ['2.0.0', `["1","1",${topic},"broadcast",{"event":"x","payload":${deep}}]`],
])('a broadcast that cannot be written again ends its socket (protocol %s)', async (vsn, frame) => {
  const socket = await openSocket(vsn);
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  socket.send(frame);
  expect(await closed).toMatchObject({ code: 1008, reason: 'Not a frame of the protocol' });
});
