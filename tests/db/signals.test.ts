import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from './support/actors.ts';
import { endTerms } from './support/books.ts';
import { whoHeard } from './support/heard.ts';
import { openStage } from './support/stage.ts';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, operator } = await openStage();

async function withPlan(): Promise<Person> {
  const person = await makeInvestor({ deposited: 10_000 });
  await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  return person;
}
const reader = await withPlan();
const titles = async (person: Person) =>
  (
    await asInvestor(person).query<{ title: string }>`select title from signals order by published_at desc`
  ).map(({ title }) => title);
const publish = (change: object = {}) =>
  asOperator('reviewer').call<{ id: string }>('publish_signal', {
    title: 'Hashrate',
    body: 'It rose.\nThen it fell.',
    request_id: randomUUID(),
    ...change,
  });
const actions = (id: string) =>
  owner`select action, actor from private.audit_events where subject = ${id} order by id`;

test('an investor with an active plan reads signals; one without, and a visitor, read none', async () => {
  expect(await titles(reader)).toEqual(['Example signal']);
  expect(await titles(await makeInvestor({ deposited: 10_000 }))).toEqual([]);
  await expect(asAnonymous.query`select title from signals`).rejects.toMatchObject({ code: '42501' });
});

test('an investor whose plan has matured reads no more of them', async () => {
  const former = await withPlan();
  await owner`update positions set status = 'matured', closed_at = now() where investor_id = ${former.id}`;
  expect(await titles(former)).toEqual([]);
});

test('a signal of tomorrow is not there today', async () => {
  await owner`insert into signals (title, body, published_at) values ('Tomorrow', 'Not yet', now() + interval '1 hour')`;
  expect(await titles(reader)).not.toContain('Tomorrow');
});

test('an operator publishes once however often they click, and it is on the record', async () => {
  const request_id = randomUUID();
  const first = await publish({ title: '  Hashrate ', request_id });
  expect(await publish({ request_id })).toEqual(first);
  expect((await titles(reader))[0]).toBe('Hashrate');
  expect(await actions(request_id)).toEqual([{ action: 'signal_published', actor: operator('reviewer').id }]);
  await expect(publish({ title: 'Another', request_id })).rejects.toThrow('request_id_reused');
  await expect(publish({ body: 'Another', request_id })).rejects.toThrow('request_id_reused');
  await expect(
    asOperator('admin').call('publish_signal', {
      title: 'Hashrate',
      body: 'It rose.\nThen it fell.',
      request_id,
    }),
  ).rejects.toThrow('request_id_reused');
});

test.each([
  [{ title: ' ' }, 'title_required'],
  [{ title: null }, 'title_required'],
  [{ title: 'x'.repeat(121) }, 'title_required'],
  [{ title: 'Two\nlines' }, 'title_required'],
  [{ body: '' }, 'text_required'],
  [{ body: ' \n ' }, 'text_required'],
  [{ body: null }, 'text_required'],
  [{ body: 'x'.repeat(4001) }, 'text_required'],
  [{ body: 'A\u0007' }, 'text_required'],
  [{ request_id: null }, 'request_id_required'],
])('an operator cannot publish %o', async (change, code) => {
  await expect(publish(change)).rejects.toMatchObject({ code: 'P0001', message: code });
});

test('an operator withdraws a signal: investors no longer see it, operators do', async () => {
  const { id } = await publish({ title: 'Wrong' });
  await asOperator('admin').call('withdraw_signal', { signal_id: id });
  const withdrawn = await asOperator('reviewer').call('withdraw_signal', { signal_id: id });
  expect(withdrawn).toMatchObject({ withdrawn_by: operator('admin').id });
  expect(await titles(reader)).not.toContain('Wrong');
  expect(await asOperator('reviewer').rows('signal_desk')).toContainEqual(withdrawn);
  expect((await actions(id)).map(({ action }) => action as string)).toEqual([
    'signal_published',
    'signal_withdrawn',
  ]);
  await expect(asOperator('admin').call('withdraw_signal', { signal_id: randomUUID() })).rejects.toThrow(
    'not_found',
  );
});

test('the desk shows the newest first, in pages of one to two hundred', async () => {
  await owner`
    insert into signals (title, body, published_at)
    select 'Old ' || n, 'Body', now() - n * interval '1 day' from generate_series(1, 205) n`;
  const desk = (args: object) => asOperator('reviewer').rows<{ title: string }>('signal_desk', { ...args });
  expect(await desk({ max_rows: 1000 })).toHaveLength(200);
  expect(await desk({ max_rows: 0 })).toHaveLength(1);
  const before = new Date(Date.now() - 86_400_000).toISOString();
  expect((await desk({ before, max_rows: 2 })).map(({ title }) => title)).toEqual(['Old 1', 'Old 2']);
});

test('readers and operators hear of a signal by its id, when it is published and when it is withdrawn', async () => {
  const { id } = await publish();
  await asOperator('reviewer').call('withdraw_signal', { signal_id: id });
  expect(await whoHeard(owner, 'signals', id)).toEqual({ operators: 2, [reader.id]: 2 });
});

test('an investor whose plan has matured, or who has none, hears of no signal', async () => {
  await endTerms(owner, await withPlan());
  await makeInvestor();
  const { id } = await publish();
  expect(await whoHeard(owner, 'signals', id)).toEqual({ operators: 1, [reader.id]: 1 });
});

test('nobody but an operator who withdrew it stands beside a withdrawn signal', async () => {
  await expect(
    owner`insert into signals (title, body, withdrawn_at) values ('T', 'B', now())`,
  ).rejects.toMatchObject({ constraint_name: 'signals_withdrawn_by_somebody' });
});
