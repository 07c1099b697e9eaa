import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { everyoneHeard } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, operator } = await openStage();
const refusal = (message: string) => ({ code: 'P0001', message });
const reader = await makeInvestor();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const publish = async (change: object = {}, role: 'reviewer' | 'treasurer' | 'admin' = 'treasurer') => {
  const values = {
    title: 'Maintenance',
    body: 'Tonight.',
    weight: 'info',
    request_id: randomUUID(),
    ...change,
  };
  await asOperator(role).rows('publish_announcement', values);
  return values.request_id;
};
const withdraw = (announcement_id: string | null, role: 'reviewer' | 'treasurer' | 'admin' = 'admin') =>
  asOperator(role).rows('withdraw_announcement', { announcement_id });
const read = async (person: Person = reader) =>
  (await asInvestor(person).rows<{ id: string }>('my_announcements')).map(({ id }) => id);
const desk = (args: object = {}) =>
  asOperator('reviewer').rows<{ id: string; state: string; title: string }>('announcement_desk', { ...args });

test('everyone who is signed in reads an announcement until it is withdrawn; visitors read none', async () => {
  const id = await publish({ title: ' <b>Maintenance</b> ', body: '<script>alert(1)</script>\nTonight.' });
  expect(await asInvestor(reader).rows('my_announcements')).toEqual([
    { id, title: '<b>Maintenance</b>', body: '<script>alert(1)</script>\nTonight.', weight: 'info' },
  ]);
  await expect(asAnonymous.rows('my_announcements')).rejects.toMatchObject({ code: '42501' });
  await expect(asAnonymous.query`select id from announcements`).rejects.toMatchObject({ code: '42501' });
  await withdraw(id);
  await withdraw(id, 'treasurer');
  expect(await read()).toEqual([]);
  expect(await asInvestor(reader).query`select id from announcements`).toEqual([]);
  expect(
    await owner`select action, actor from private.audit_events where subject = ${id} order by id`,
  ).toEqual([
    { action: 'announcement_published', actor: operator('treasurer').id },
    { action: 'announcement_withdrawn', actor: operator('admin').id },
  ]);
});

test('an announcement is shown from its beginning to its end', async () => {
  const planned = await publish({ shown_from: inHours(1) });
  const running = await publish({ shown_from: inHours(-1), shown_until: inHours(1) });
  const over = await publish({ shown_until: inHours(1) });
  await owner`update announcements set shown_from = now() - interval '2 hours', shown_until = now() - interval '1 hour' where id = ${over}`;
  expect(await read()).toEqual([running]);
  await withdraw(running);
  const states = new Map((await desk()).map(({ id, state }) => [id, state]));
  expect([planned, running, over].map((id) => states.get(id))).toEqual(['planned', 'withdrawn', 'over']);
});

test('important announcements come first, and five are the most', async () => {
  const important = await publish({ weight: 'important', shown_from: inHours(-9) });
  for (let n = 0; n < 6; n += 1) await publish();
  const ids = await read();
  expect(ids[0]).toBe(important);
  expect(ids).toHaveLength(5);
  expect((await desk())[0]).toMatchObject({ state: 'shown' });
});

test('a treasurer who sends an announcement twice publishes one, and cannot use its id for another', async () => {
  const values = { request_id: randomUUID(), shown_from: inHours(1), shown_until: inHours(2) };
  await publish(values);
  await publish(values);
  const [count] =
    await owner`select count(*)::int from private.audit_events where subject = ${values.request_id}`;
  expect(count).toEqual({ count: 1 });
  for (const change of [
    { title: 'Other' },
    { body: 'Other' },
    { weight: 'important' },
    { shown_from: inHours(1.5) },
    { shown_until: inHours(3) },
    { shown_until: null },
  ])
    await expect(publish({ ...values, ...change })).rejects.toMatchObject(refusal('request_id_reused'));
  await expect(publish(values, 'admin')).rejects.toMatchObject(refusal('request_id_reused'));
  const now = { request_id: randomUUID() };
  await publish(now);
  await expect(publish(now)).resolves.toBe(now.request_id);
});

test.each([
  [{ title: null }, 'title_required'],
  [{ title: 'Two\nlines' }, 'title_required'],
  [{ body: 'x'.repeat(1001) }, 'announcement_required'],
  [{ body: 'A\u0007' }, 'announcement_required'],
  [{ weight: 'loud' }, 'invalid_value'],
  [{ shown_until: inHours(-1) }, 'invalid_period'],
  [{ shown_from: inHours(-3), shown_until: inHours(-1) }, 'invalid_period'],
  [{ shown_from: inHours(2), shown_until: inHours(1) }, 'invalid_period'],
  [{ shown_from: '-infinity' }, 'invalid_period'],
  [{ shown_until: 'infinity' }, 'invalid_period'],
  [{ shown_from: inHours(24 * 367) }, 'invalid_period'],
  [{ request_id: null }, 'request_id_required'],
])('a treasurer cannot publish %o', async (change, code) => {
  await expect(publish(change)).rejects.toMatchObject(refusal(code));
});

test('a reviewer neither publishes nor withdraws, and an unknown announcement cannot be withdrawn', async () => {
  await expect(publish({}, 'reviewer')).rejects.toMatchObject({ code: '42501' });
  await expect(withdraw(await publish(), 'reviewer')).rejects.toMatchObject({ code: '42501' });
  await expect(withdraw(randomUUID())).rejects.toMatchObject(refusal('not_found'));
  await expect(withdraw(null)).rejects.toMatchObject(refusal('not_found'));
});

test('everyone who is signed in hears of an announcement by its id, when it is published and when it is withdrawn', async () => {
  const id = await publish();
  await withdraw(id);
  expect((await everyoneHeard(owner, 'announcements')).filter(([told]) => told === id)).toEqual([
    [id, 0],
    [id, 0],
  ]);
});

test('the desk shows the newest first, in pages of one to two hundred', async () => {
  await owner`
    insert into announcements (title, body, weight, published_by, published_at)
    select 'Old ' || n, 'Body', 'info', ${operator('admin').id}, now() - n * interval '1 day' from generate_series(1, 205) n`;
  expect(await desk({ max_rows: 1000 })).toHaveLength(200);
  expect(await desk({ max_rows: 0 })).toHaveLength(1);
  const before = new Date(Date.now() - 86_400_000).toISOString();
  expect((await desk({ before, max_rows: 2 })).map(({ title }) => title)).toEqual(['Old 1', 'Old 2']);
});
