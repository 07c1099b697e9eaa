import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person, Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  deal,
  makeCopier,
  makeInvested,
  makeStrategy,
  proposeStrategy,
  review,
  type Strategy,
} from '../support/copying/strategies.ts';
import { heardBy } from '../support/heard.ts';
import { shows } from '../support/trading/trading.ts';

// What everyone in a strategy is told of it, by the bell and on open pages, or sees of it, and no one else. (private.tell_holders.)
const stage = await openCopyingStage();
const { owner, asOperator } = stage;

/** Who is in a strategy in some way, and who no longer or never was. */
type Role = 'lead' | 'holder' | 'waiter' | 'left' | 'stranger';
type People = Partial<Record<Role, Person>>;
type Told = Partial<Record<Role, { bell: [kind: string, detail: string | null][]; heard: number }>>;

/** A strategy with one who holds units, one whose money waits, one who has left it, and one who is in another. */
async function makePeople(): Promise<{ strategy: Strategy; people: People }> {
  const strategy = await makeInvested(stage);
  const [holder, waiter, left, stranger] = [
    await makeCopier(stage),
    await makeCopier(stage),
    await makeCopier(stage),
    await makeCopier(stage),
  ];
  for (const copier of [holder, left]) await copier.put(strategy, 20_000, { stop_bp: 500 });
  await stranger.put(await makeInvested(stage), 20_000, { stop_bp: 9000 });
  await shows(stage, 9_500_000);
  await deal(stage);
  await left.take(strategy);
  await shows(stage, 9_500_000);
  await deal(stage);
  await waiter.put(strategy, 10_000);
  const people = { lead: strategy.lead, holder, waiter, left, stranger };
  return {
    strategy,
    people: Object.fromEntries(
      Object.entries(people).map(([role, one]) => [role, 'person' in one ? one.person : one]),
    ),
  };
}

/** What each person reads in the bell, and hears on an open page, of a strategy while something happens. */
async function toldOf({ pool }: Strategy, people: People, happens: () => Promise<unknown>): Promise<Told> {
  const heard = async (person: Person) =>
    (await heardBy(owner, person)).filter(([event, id]) => event === 'copies' && id === pool).length;
  const bell = ({ id }: Person) => owner<{ kind: string; detail: string | null }[]>`
    select kind, detail from public.notifications where investor_id = ${id} and subject_id = ${pool} order by created_at, id`;
  const roles = Object.entries(people) as [Role, Person][];
  const before = await Promise.all(
    roles.map(async ([, person]) => ({ heard: await heard(person), bell: (await bell(person)).length })),
  );
  await happens();
  const told: Told = {};
  for (const [place, [role, person]] of roles.entries()) {
    const news = (await bell(person)).slice(before[place]?.bell);
    const times = (await heard(person)) - (before[place]?.heard ?? 0);
    if (times + news.length > 0)
      told[role] = { bell: news.map(({ kind, detail }) => [kind, detail]), heard: times };
  }
  return told;
}

const suspend = ({ pool }: Strategy, reason = 'Prices look odd.') =>
  asOperator('reviewer').rows('suspend_strategy', { pool_id: pool, reason, request_id: randomUUID() });
const close = (strategy: Strategy, reason = 'I have no time.') =>
  strategy.rows('close_strategy', { pool_id: strategy.pool, reason });
const change = (strategy: Strategy, terms: Row) =>
  strategy.rows('change_terms', {
    pool_id: strategy.pool,
    share_bp: 1000,
    capacity_cents: 100_000_000,
    ...terms,
  });
const once = (kind: string, detail: string | null = null) => ({ bell: [[kind, detail]], heard: 1 });

describe('those who lead a strategy, hold units of it or wait for some are told', () => {
  test.each<[string, (strategy: Strategy) => Promise<unknown>, string, string | null]>([
    ['another profit share', (one) => change(one, { share_bp: 550 }), 'strategies.terms', '5.50'],
    [
      'a notice of the lead to take some of the stake out',
      (one) => one.rows('redeem_copy', { pool_id: one.pool, request_id: randomUUID(), units: 20_000_000 }),
      'strategies.stake',
      null,
    ],
  ])('of %s', async (_what, happens, kind, detail) => {
    const { strategy, people } = await makePeople();
    const news = once(kind, detail);
    expect(await toldOf(strategy, people, () => happens(strategy))).toEqual({
      // What the lead does, an open page hears of as well.
      lead: kind === 'strategies.stake' ? { ...news, heard: 2 } : news,
      holder: news,
      waiter: news,
    });
  });

  test.each<[string, (strategy: Strategy) => Promise<unknown>, string, string]>([
    ['a suspension', suspend, 'strategies.suspended', 'Prices look odd.'],
    ['its end', close, 'strategies.closing', 'I have no time.'],
  ])(
    'of %s with its reason, and who waits of the money that returns',
    async (_what, happens, kind, reason) => {
      const { strategy, people } = await makePeople();
      const news = once(kind, reason);
      expect(await toldOf(strategy, people, () => happens(strategy))).toEqual({
        lead: news,
        holder: news,
        waiter: { ...news, heard: 2 },
      });
    },
  );

  test('that it goes on after a suspension, and of its end by two operators', async () => {
    const { strategy, people } = await makePeople();
    await suspend(strategy);
    await review(stage, 'reviewer', strategy);
    const goesOn = await toldOf(strategy, people, () => review(stage, 'treasurer', strategy));
    expect(goesOn).toEqual({ lead: once('strategies.offered'), holder: once('strategies.offered') });
    await suspend(strategy);
    await review(stage, 'reviewer', strategy, false, 'They were.');
    const ends = await toldOf(strategy, people, () =>
      review(stage, 'treasurer', strategy, false, 'They were.'),
    );
    const news = once('strategies.closing', 'They were.');
    expect(ends).toEqual({ lead: news, holder: news });
  });
});

test('the profit share is changed at most five times in 24 hours, and the capacity as often as the lead likes', async () => {
  const strategy = await makeStrategy(stage);
  const told = (subject: string, kind: string) => owner`
    insert into public.notifications (investor_id, kind, subject_id) values (${strategy.lead.id}, ${kind}, ${subject})`;
  await told(randomUUID(), 'strategies.terms');
  await told(strategy.pool, 'strategies.stake');
  for (const share_bp of [0, 100, 200, 300, 400]) await change(strategy, { share_bp });
  await expect(change(strategy, { share_bp: 500 })).rejects.toThrow('too_many_changes');
  await change(strategy, { share_bp: 400, capacity_cents: 50_000_000 });
  expect(await strategy.row()).toMatchObject({ share_bp: 400, capacity_cents: 50_000_000 });
  await owner`
    update public.notifications set created_at = created_at - interval '24 hours' where investor_id = ${strategy.lead.id}`;
  await change(strategy, { share_bp: 500 });
  expect(await strategy.row()).toMatchObject({ share_bp: 500 });
});

describe('the lead is told', () => {
  test('that a proposal was announced, and of the units of the stake', async () => {
    const strategy = await proposeStrategy(stage);
    await review(stage, 'reviewer', strategy);
    const told = await toldOf(strategy, { lead: strategy.lead }, () => review(stage, 'treasurer', strategy));
    expect(told).toEqual({
      lead: {
        bell: [
          ['strategies.offered', null],
          ['copies.in', 'Slow and steady'],
        ],
        heard: 2,
      },
    });
  });
});

test('whose copy fell to its stop is told, and no one else', async () => {
  const { strategy, people } = await makePeople();
  await strategy.place({ side: 'buy', spend_cents: 49_000 });
  await shows(stage, 9_500_000);
  await shows(stage, 8_900_000);
  const told = await toldOf(strategy, people, () => owner`select private.watch_copies()`);
  expect(told).toEqual({ holder: once('copies.stopped') });
});

test('a suspension is on the record with its reason, and takes what the lead has ordered back', async () => {
  const strategy = await makeStrategy(stage);
  await shows(stage, 9_500_000);
  const { id } = await strategy.place({
    side: 'buy',
    kind: 'limit',
    quantity: 10_000,
    limit_price: 9_000_000,
  });
  await suspend(strategy);
  const records = await owner`
    select action, actor, details from private.audit_events where subject = ${strategy.pool} order by id desc limit 1`;
  expect([...records]).toEqual([
    {
      action: 'strategy_suspended',
      actor: stage.operator('reviewer').id,
      details: { reason: 'Prices look odd.' },
    },
  ]);
  const orders = await owner`select status, reason from public.orders where id = ${id as string}`;
  expect([...orders]).toEqual([{ status: 'cancelled', reason: 'strategy_stopped' }]);
});
