import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { type Copier, deal, makeCopied, makeCopier } from '../support/copying/strategies.ts';
import { isBlocked } from '../support/locks.ts';
import { figures, problems } from '../support/money/books.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { shows } from '../support/trading/trading.ts';

// A person who holds the lock of their own account blocks no one else: locks go from person to books to other people,
// who are never waited for.
const stage = await openCopyingStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor } = stage;
await bookAnyDay(owner);
const { work } = await sliceTools(stage);

/** Runs while another transaction locks a person's account; a call that waits for it would never end. */
async function whileKept<T>({ id }: Person, call: () => Promise<T>) {
  const { done } = await owner.begin(async (held) => {
    await held`select from ledger.accounts where investor_id = ${id} for update`;
    return { done: await call() };
  });
  return done;
}

async function makeBoth() {
  const { strategy, copier: kept } = await makeCopied(stage, 10_000);
  const other = await makeCopier(stage);
  await other.put(strategy, 10_000);
  await shows(stage, 9_500_000);
  await deal(stage);
  return { strategy, kept, other };
}
const statusOf = async ({ person }: Copier) =>
  (
    await owner<{ status: string }[]>`
      select status from public.copy_requests where investor_id = ${person.id} and side = 'out' order by asked_at`
  ).map(({ status }) => status);

test('orders, exits, stops and dealings of a strategy go on while one copier keeps their account and asks for more', async () => {
  const { strategy, kept, other } = await makeBoth();
  let waiting: Promise<unknown> = Promise.resolve();
  await whileKept(kept.person, async () => {
    waiting = kept.put(strategy, 1000);
    await strategy.place({ side: 'buy', spend_cents: 1000 });
    await other.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp: 5000 });
    await other.take(strategy);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
  });
  await waiting;
  expect(await statusOf(other)).toEqual(['dealt']);
  expect(await problems(owner)).toEqual([]);
});

test('money comes into a strategy while its lead keeps their account and publishes a signal', async () => {
  const { strategy, other } = await makeBoth();
  const told = { title: 'Up', body: 'Or down', instrument_id: 'BTC-USD', direction: 'up', horizon_days: 7 };
  let waiting: Promise<unknown> = Promise.resolve();
  await whileKept(strategy.lead, async () => {
    waiting = strategy.rows('publish_lead_signal', { ...told, pool_id: strategy.pool, request_id: randomUUID() });
    expect(await isBlocked(owner, waiting)).toBe(true);
    await other.put(strategy, 1000);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
  });
  await waiting;
});

test('a dealing leaves out who keeps their account until later prices, and operators read of the third time', async () => {
  const { strategy, kept, other } = await makeBoth();
  await kept.take(strategy);
  await other.take(strategy);
  const failure = async () => (await strategy.books())['failure'];
  await whileKept(kept.person, async () => {
    for (const dealt of [1, 0, 0]) {
      expect(await failure()).toBeNull();
      await shows(stage, 9_500_000);
      expect(await deal(stage)).toBe(dealt);
    }
  });
  expect(await failure()).toContain(kept.person.id);
  // Not at a price that they saw while they held the lock.
  expect(await deal(stage)).toBe(0);
  await shows(stage, 9_500_000);
  expect(await deal(stage)).toBe(1);
  expect([await statusOf(kept), await statusOf(other)]).toEqual([['dealt'], ['dealt']]);
  expect(await strategy.books()).toMatchObject({ skips: 0 });
  expect(await problems(owner)).toEqual([]);
});

test('the end of a strategy pays everyone but who keeps their account, and pays them later to the last cent', async () => {
  const { strategy, kept, other } = await makeBoth();
  const waits = await kept.put(strategy, 1000);
  await whileKept(kept.person, async () => {
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' });
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(2);
  });
  expect(await statusOf(other)).toEqual(['dealt']);
  expect(await strategy.row()).toMatchObject({ status: 'closing' });
  expect(await problems(owner)).toEqual([]);
  expect(await deal(stage)).toBe(1);
  expect(await strategy.row()).toMatchObject({ status: 'closed' });
  expect(await strategy.books()).toMatchObject({ cash_cents: 0, waiting_cents: 0, units: 0 });
  expect([...(await owner`select status from public.copy_requests where id = ${waits['id'] as string}`)]).toEqual([
    { status: 'returned' },
  ]);
  expect(await problems(owner)).toEqual([]);
});

test('a suspension returns the money of all but who keeps their account, whose money returns later', async () => {
  const { strategy, kept, other } = await makeBoth();
  for (const copier of [kept, other]) await copier.put(strategy, 1000);
  const before = await kept.balance();
  await whileKept(kept.person, () =>
    asOperator('reviewer').rows('suspend_strategy', {
      pool_id: strategy.pool,
      reason: 'Prices look odd.',
      request_id: randomUUID(),
    }),
  );
  expect(await strategy.books()).toMatchObject({ waiting_cents: 1000 });
  await shows(stage, 9_500_000);
  await deal(stage);
  expect(await strategy.books()).toMatchObject({ waiting_cents: 0 });
  expect(await kept.balance()).toBe(before + 1000);
  expect(await problems(owner)).toEqual([]);
});

test('income is credited at once to all but who keeps their account, and to them by the worker', async () => {
  const { plan, holders, profits } = await poolMaker(stage)(100_000, 100_000);
  const [kept] = holders as Person[];
  await whileKept(kept as Person, () =>
    asOperator('treasurer').call('post_yield', {
      plan_id: plan,
      day: '2026-02-10',
      amount_cents: 1000,
      evidence: 'stated by the pool',
    }),
  );
  expect((await profits()).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 500]);
  await work();
  expect(await profits()).toEqual([500, 500]);
  expect(await problems(owner)).toEqual([]);
});

test('plans that have ended are paid to all but who keeps their account', async () => {
  const people = await Promise.all([1, 2].map(() => makeInvestor({ deposited: 10_000 })));
  const [kept, other] = people as [Person, Person];
  for (const person of people) await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner`update positions set matures_at = now() where investor_id = any (${people.map(({ id }) => id)})`;
  const mature = () => asOperator('treasurer').call('mature_positions');
  await whileKept(kept, mature);
  expect(await figures(owner, other)).toMatchObject({ available: 10_000 });
  expect(await figures(owner, kept)).toMatchObject({ available: 0 });
  await mature();
  expect(await figures(owner, kept)).toMatchObject({ available: 10_000 });
});

test('a freeze, and the link of a warning, go through while the person keeps their account', async () => {
  const [frozen, robbed] = [await makeInvestor(), await makeInvestor()];
  await whileKept(frozen, () =>
    asOperator('reviewer').rows('freeze_person', { person_id: frozen.id, reason: 'Seen elsewhere' }),
  );
  const token = 'a'.repeat(64);
  await owner`
    insert into people.alarm_links (token_hash, person_id)
    values (${createHash('sha256').update(token).digest()}, ${robbed.id})`;
  await whileKept(robbed, () => asAnonymous.rows('report_takeover', { token }));
  for (const { id } of [frozen, robbed])
    expect(await owner`select people.is_frozen(${id}) as is`).toEqual([{ is: true }]);
  await expect(asInvestor(frozen).rows('invest', { plan_id: 'stater', request_id: randomUUID() })).rejects.toThrow(
    'account_frozen',
  );
});
