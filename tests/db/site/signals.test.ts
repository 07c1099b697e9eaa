import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { makeCopier, makeStrategy } from '../support/copying/strategies.ts';
import { whoHeard } from '../support/heard.ts';
import { endTerms } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, operator } = stage;

async function withPlan(): Promise<Person> {
  const person = await makeInvestor({ deposited: 10_000 });
  await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  return person;
}
const reader = await withPlan();
beforeAll(() => ingest(owner, [quote()]));

interface Told {
  id: string;
  title: string;
  price: number | null;
  strategy_title: string | null;
  is_over: boolean;
  change_bp: number | null;
  high_bp: number | null;
  low_bp: number | null;
  measured_at: string | null;
}
const read = (person: Person, args: object = {}) =>
  asInvestor(person).rows<Told>('read_signals', { ...args });
const titles = async (person: Person) => (await read(person)).map(({ title }) => title);
/** By the policy of the table alone. */
const rowsOf = async (person: Person) =>
  (
    await asInvestor(person).query<{ title: string }>`select title from signals order by published_at desc`
  ).map(({ title }) => title);
const SIGNAL = {
  title: 'Hashrate',
  body: 'It rose.\nThen it fell.',
  instrument_id: 'BTC-USD',
  direction: 'up',
  horizon_days: 7,
};
const publish = (change: object = {}, role: 'reviewer' | 'admin' = 'reviewer') =>
  asOperator(role).call<{ id: string; price: number }>('publish_signal', {
    ...SIGNAL,
    request_id: randomUUID(),
    ...change,
  });
/** As it was published so many hours ago; the price was 10,000 ticks. */
const published = async (hours: number, change: object = {}) => {
  const id = randomUUID();
  await owner`
    insert into public.signals ${owner({ id, ...SIGNAL, price: 10_000, price_source: 'simulated', published_at: new Date(Date.now() - hours * 3_600_000), ...change })}`;
  return id;
};
const actions = (id: string) =>
  owner`select action, actor from private.audit_events where subject = ${id} order by id`;

test('an investor with an active plan reads signals of operators; one without, and a visitor, read none', async () => {
  await published(1, { title: 'Example signal' });
  for (const list of [titles, rowsOf]) {
    expect(await list(reader)).toEqual(['Example signal']);
    expect(await list(await makeInvestor({ deposited: 10_000 }))).toEqual([]);
  }
  await expect(asAnonymous.query`select title from signals`).rejects.toMatchObject({ code: '42501' });
});

test('an investor whose plan has matured reads no more of them', async () => {
  const former = await withPlan();
  await owner`update positions set status = 'matured', closed_at = now() where investor_id = ${former.id}`;
  expect(await titles(former)).toEqual([]);
});

test('a signal of tomorrow is not there today', async () => {
  await published(-1, { title: 'Tomorrow' });
  expect(await titles(reader)).not.toContain('Tomorrow');
  expect(await rowsOf(reader)).not.toContain('Tomorrow');
});

test('an operator publishes once however often they click, at the price of that moment, and it is on the record', async () => {
  const request_id = randomUUID();
  const first = await publish({ title: '  Hashrate ', request_id });
  expect(first.price).toBe(9_500_000);
  expect(await publish({ request_id })).toEqual(first);
  expect((await titles(reader))[0]).toBe('Hashrate');
  expect(await actions(request_id)).toEqual([{ action: 'signal_published', actor: operator('reviewer').id }]);
  for (const change of [
    { title: 'Another' },
    { body: 'Another' },
    { direction: 'down' },
    { horizon_days: 8 },
    { instrument_id: 'ETH-USD' },
  ])
    await expect(publish({ ...change, request_id })).rejects.toThrow('request_id_reused');
  await expect(publish({ request_id }, 'admin')).rejects.toThrow('request_id_reused');
});

test.each([
  [{ title: null }, 'title_required'],
  [{ title: 'Two\nlines' }, 'title_required'],
  [{ body: null }, 'text_required'],
  [{ body: 'A\u0007' }, 'text_required'],
  [{ direction: null }, 'invalid_value'],
  [{ horizon_days: 0 }, 'invalid_value'],
  [{ horizon_days: null }, 'invalid_value'],
  [{ instrument_id: 'ETH-USD' }, 'signal_without_price'],
  [{ instrument_id: 'ABC-USD' }, 'signal_without_price'],
  [{ instrument_id: null }, 'signal_without_price'],
  [{ request_id: null }, 'request_id_required'],
])('an operator cannot publish %o', async (change, code) => {
  await expect(publish(change)).rejects.toMatchObject({ code: 'P0001', message: code });
});

test('a signal needs a price that is fresh, so that no one publishes what is already known', async () => {
  await owner`update public.last_quotes set received_at = received_at - interval '11 seconds'`;
  try {
    await expect(publish()).rejects.toThrow('signal_without_price');
  } finally {
    await owner`update public.last_quotes set source_at = clock_timestamp(), received_at = clock_timestamp()`;
  }
});

test('ten signals of one person in a day are the most, and those of another do not count', async () => {
  const third = await stage.makeOperator('treasurer');
  await owner`
    insert into public.signals (title, body, instrument_id, direction, horizon_days, price, price_source, published_by, published_at)
    select 'T', 'B', 'BTC-USD', 'up', 1, 1, 'simulated', ${third.id}, clock_timestamp() - n * interval '23 hours'
    from unnest(array[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1, 1.1]) n`;
  const send = () => asInvestor(third).call('publish_signal', { ...SIGNAL, request_id: randomUUID() });
  await send();
  await expect(send()).rejects.toThrow('too_many_signals');
  await publish();
});

test('the same signal of two tabs is one', async () => {
  const request_id = randomUUID();
  const { id } = operator('reviewer');
  const second = await stage.whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${id} for update`,
    () => publish({ request_id }),
    {
      meanwhile: (sql) =>
        sql`insert into public.signals ${sql({ id: request_id, ...SIGNAL, price: 1, price_source: 'simulated', published_by: id })}`,
    },
  );
  expect(second).toMatchObject({ id: request_id, price: 1 });
});

test('readers and operators hear of a signal by its id; those whose plan has matured, or who have none, do not', async () => {
  await endTerms(owner, await withPlan());
  await makeInvestor();
  const { id } = await publish();
  expect(await whoHeard(owner, 'signals', id)).toEqual({ operators: 1, [reader.id]: 1 });
});

test('a lead publishes for their own strategy, and everyone reads it under its title', async () => {
  const strategy = await makeStrategy(stage);
  const request_id = randomUUID();
  const send = (change: object = {}) =>
    strategy.rows('publish_lead_signal', { pool_id: strategy.pool, ...SIGNAL, request_id, ...change });
  await send();
  await send();
  await expect(send({ title: 'Another' })).rejects.toThrow('request_id_reused');
  const stranger = await makeInvestor();
  expect(await read(stranger)).toMatchObject([{ id: request_id, strategy_title: 'Slow and steady' }]);
  expect(await rowsOf(stranger)).toEqual(['Hashrate']);
  expect((await read(reader, { strategy: strategy.pool })).map(({ id }) => id)).toEqual([request_id]);
  expect((await read(reader)).length).toBeGreaterThan(1);
  expect(await actions(request_id)).toEqual([]);
});

test('holders hear what their lead publishes', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 10_000);
  const request_id = randomUUID();
  await strategy.rows('publish_lead_signal', { pool_id: strategy.pool, ...SIGNAL, request_id });
  expect(await whoHeard(owner, 'signals', request_id)).toMatchObject({ [copier.person.id]: 1 });
});

test('only the lead of a strategy that is offered publishes for it', async () => {
  const strategy = await makeStrategy(stage);
  const args = { pool_id: strategy.pool, ...SIGNAL };
  const send = (person: Person) =>
    asInvestor(person).call('publish_lead_signal', { ...args, request_id: randomUUID() });
  await expect(send(reader)).rejects.toThrow('not_found');
  await expect(send(operator('admin'))).rejects.toThrow('not_found');
  await owner`insert into private.freezes (person_id, reason, frozen_by) values (${strategy.lead.id}, 'Asked', ${operator('admin').id})`;
  await expect(send(strategy.lead)).rejects.toThrow('account_frozen');
  await owner`delete from private.freezes where person_id = ${strategy.lead.id}`;
  await asOperator('reviewer').rows('suspend_strategy', {
    pool_id: strategy.pool,
    reason: 'Asked',
    request_id: randomUUID(),
  });
  await expect(send(strategy.lead)).rejects.toThrow('strategy_not_offered');
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I leave' });
  await expect(send(strategy.lead)).rejects.toThrow('strategy_not_offered');
});

test('of what a lead publishes hear neither who has left nor who copies another', async () => {
  const [strategy, other] = [await makeStrategy(stage), await makeStrategy(stage)];
  const [left, elsewhere] = [await makeCopier(stage), await makeCopier(stage)];
  await left.put(strategy, 10_000);
  await left.take(strategy);
  await elsewhere.put(other, 10_000);
  await ingest(owner, [quote()]);
  const request_id = randomUUID();
  await strategy.rows('publish_lead_signal', { pool_id: strategy.pool, ...SIGNAL, request_id });
  const heard = Object.keys(await whoHeard(owner, 'signals', request_id));
  expect(heard).toContain(strategy.lead.id);
  for (const { person } of [left, elsewhere]) expect(heard).not.toContain(person.id);
});
