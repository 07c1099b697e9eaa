import { beforeAll, expect, test } from 'vitest';
import { sql as owner } from './support/database.ts';
import { listen, topicOf } from './support/listener.ts';
import { newInvestor, type Person, sameSession, signIn } from './support/people.ts';

// Realtime checks access only when a channel is joined.
const EVERYONE = 'everyone';
const SOON = { timeout: 10_000, interval: 10 };
const send = (person: Person, id: string) => owner`select messages.broadcast('deposits', ${id}, ${person.id})`;
let alice: Person;

beforeAll(async () => {
  alice = await newInvestor();
});

test('two tabs of one session hear each message once', async () => {
  const tabs = [
    await listen(await sameSession(alice), topicOf(alice)),
    await listen(await sameSession(alice), topicOf(alice)),
  ];
  await send(alice, 'both');
  for (const tab of tabs) await expect.poll(() => tab.heard, SOON).toEqual([['deposits', { id: 'both' }]]);
});

test.each([
  ['signed out', ({ client }: Person) => client.auth.signOut({ scope: 'local' })],
  [
    'was signed out elsewhere',
    async ({ email }: Person) => (await signIn(email)).client.auth.signOut({ scope: 'others' }),
  ],
  [
    'was banned',
    ({ id }: Person) => owner`update auth.users set banned_until = now() + interval '1 hour' where id = ${id}`,
  ],
])('a session that joined its channel and then %s hears that, and nothing after', async (_, end) => {
  const person = await newInvestor();
  // The client leaves the channel on sign-out; an attacker keeps listening.
  const tab = await sameSession(person);
  const listener = await listen(tab, topicOf(person));
  await end(person);
  const ending = ['sessions', { id: person.sessionId }];
  await expect.poll(() => listener.heard.at(-1), SOON).toEqual(ending);
  await send(person, 'secret');
  const witness = await listen(await sameSession(alice), topicOf(alice));
  await send(alice, 'later');
  await expect.poll(() => witness.heard, SOON).toHaveLength(1);
  expect(listener.heard.at(-1)).toEqual(ending);
  expect(JSON.stringify(listener.heard)).not.toContain('secret');
});

const tellEveryone = (id: string) => owner`select messages.broadcast_to_all('wallets', ${id}, 0)`;

test('two people hear what concerns everybody, once each', async () => {
  const bob = await newInvestor();
  const listeners = [await listen(await sameSession(alice), EVERYONE), await listen(await sameSession(bob), EVERYONE)];
  await tellEveryone('bitcoin');
  for (const { heard } of listeners)
    await expect.poll(() => heard, SOON).toEqual([['wallets', { id: 'bitcoin', spread_ms: 0 }]]);
});

test('a session that has ended cannot join what concerns everybody, and hears nothing there but names of what every session reads', async () => {
  const person = await newInvestor();
  const tab = await sameSession(person);
  const listener = await listen(tab, EVERYONE);
  await person.client.auth.signOut({ scope: 'local' });
  await tellEveryone('ethereum');
  await send(person, 'secret');
  const witness = await listen(await sameSession(alice), EVERYONE);
  await tellEveryone('tron');
  await expect.poll(() => witness.heard, SOON).toHaveLength(1);
  for (const [event, payload] of listener.heard)
    expect([event, Object.keys(payload as object)]).toEqual(['wallets', ['id', 'spread_ms']]);
  await tab.removeChannel(listener.channel);
  expect((await listen(tab, EVERYONE)).statuses).toEqual(['CHANNEL_ERROR']);
});
