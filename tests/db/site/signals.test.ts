import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { makeStrategy } from '../support/copying/strategies.ts';
import { whoHeard } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor } = stage;

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
const read = (person: Person, args: object = {}) => asInvestor(person).rows<Told>('read_signals', { ...args });
const titles = async (person: Person) => (await read(person)).map(({ title }) => title);
const rowsOf = async (person: Person) =>
  (await asInvestor(person).query<{ title: string }>`select title from signals order by published_at desc`).map(
    ({ title }) => title,
  );
const SIGNAL = {
  title: 'Hashrate',
  body: 'It rose.\nThen it fell.',
  instrument_id: 'BTC-USD',
  direction: 'up',
  horizon_days: 7,
};
const published = async (hours: number, change: object = {}) => {
  const id = randomUUID();
  await owner`
    insert into public.signals ${owner({ id, ...SIGNAL, price: 10_000, price_source: 'simulated', published_at: new Date(Date.now() - hours * 3_600_000), ...change })}`;
  return id;
};
const actions = (id: string) => owner`select action, actor from ground.audit_events where subject = ${id} order by id`;

test('an investor with an active plan reads signals of operators; one without, and a visitor, read none', async () => {
  await published(1, { title: 'Example signal' });
  for (const list of [titles, rowsOf]) {
    expect(await list(reader)).toEqual(['Example signal']);
    expect(await list(await makeInvestor({ deposited: 10_000 }))).toEqual([]);
  }
  await expect(asAnonymous.query`select title from signals`).rejects.toMatchObject({ code: '42501' });
});

test('a signal of tomorrow is not there today', async () => {
  await published(-1, { title: 'Tomorrow' });
  expect(await titles(reader)).not.toContain('Tomorrow');
  expect(await rowsOf(reader)).not.toContain('Tomorrow');
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
  const heard = { operators: 1, [reader.id]: 1, [strategy.lead.id]: 1 };
  expect(await whoHeard(owner, 'signals', request_id)).toEqual(heard);
  expect(await read(stranger)).toMatchObject([{ id: request_id, strategy_title: 'Slow and steady' }]);
  expect(await rowsOf(stranger)).toEqual(['Hashrate']);
  expect((await read(reader, { strategy: strategy.pool })).map(({ id }) => id)).toEqual([request_id]);
  expect((await read(reader)).length).toBeGreaterThan(1);
  expect(await actions(request_id)).toEqual([]);
});
