import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  ageRequests,
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  proposeStrategy,
  review,
  type Strategy,
} from '../support/copying/strategies.ts';
import { heardBy } from '../support/heard.ts';
import { shows } from '../support/trading/trading.ts';

// An open page hears of all that becomes of someone's money in a strategy; of what is dealt, the bell tells as well.
const stage = await openCopyingStage();
const { owner } = stage;

const heardOf = async ({ pool }: Strategy, person: Person) =>
  (await heardBy(owner, person)).filter(([event, id]) => event === 'copies' && id === pool).length;
const bellOf = async ({ pool }: Strategy, { id }: Person) =>
  (
    await owner<{ kind: string; cents: number; detail: string | null }[]>`
      select kind, amount_cents::bigint as cents, detail from public.notifications
      where investor_id = ${id} and subject_id = ${pool} order by created_at, id`
  ).map(({ kind, cents, detail }) => [kind, cents, detail]);

test('a lead hears of the proposal', async () => {
  const strategy = await proposeStrategy(stage);
  expect(await heardOf(strategy, strategy.lead)).toBe(1);
});

test('a copier hears of each request, of its dealing, its return and the stop', async () => {
  const { strategy, copier } = await makeCopied(stage, 10_000);
  const { person } = copier;
  const ends = async (does: () => Promise<unknown>) => {
    const before = await heardOf(strategy, person);
    await does();
    return (await heardOf(strategy, person)) - before;
  };
  // It was asked for and dealt.
  expect(await heardOf(strategy, person)).toBe(2);
  expect(await bellOf(strategy, person)).toEqual([['copies.in', 10_000, 'Slow and steady']]);
  const request_id = randomUUID();
  expect(await ends(() => copier.put(strategy, 20_000, { request_id }))).toBe(1);
  expect(await ends(() => copier.rows('return_copy_request', { request_id }))).toBe(1);
  expect(await ends(() => copier.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp: 500 }))).toBe(1);
  expect(await ends(() => copier.take(strategy))).toBe(1);
  await shows(stage, 9_500_000);
  expect(await ends(() => deal(stage))).toBe(1);
  const [, out] = await bellOf(strategy, person);
  const [paid] = await owner<{ cents: number }[]>`
    select paid_out_cents::bigint as cents from public.copies where pool_id = ${strategy.pool} and investor_id = ${person.id}`;
  expect(out).toEqual(['copies.out', paid?.cents, 'Slow and steady']);
});

test('a dealing is told by mail where the site sends any', async () => {
  await owner`update public.site set mail_notifications = true`;
  const { copier } = await makeCopied(stage, 10_000);
  await owner`update public.site set mail_notifications = false`;
  const mails = await owner`
    select params from private.outgoing_mails where recipient = ${copier.person.email} and params ->> 'kind' = 'copies.in'`;
  expect([...mails]).toEqual([{ params: { kind: 'copies.in', amount_cents: 10_000 } }]);
});

test('a dealing keeps what the strategy is worth after it', async () => {
  const strategy = await makeInvested(stage);
  const marks = () =>
    owner<
      { units: number }[]
    >`select units::bigint as units from public.marks where pool_id = ${strategy.pool} order by at`;
  const before = await marks();
  await strategy.rows('redeem_copy', { pool_id: strategy.pool, request_id: randomUUID(), units: 20_000_000 });
  await ageRequests(stage, strategy, '7 days');
  await shows(stage, 9_500_000);
  await deal(stage);
  const after = (await marks()).slice(before.length);
  expect(after.map(({ units }) => units)).toEqual([(await strategy.books())['units']]);
});

test('of a strategy that is sold out, everyone hears what they were paid; it is closed, and the record ends there', async () => {
  const { strategy, copier } = await makeCopied(stage, 10_000);
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' });
  const people = [strategy.lead, copier.person];
  const heard = await Promise.all(people.map((person) => heardOf(strategy, person)));
  const [{ before } = { before: 0 }] = await owner<{ before: number }[]>`
    select count(*)::int as before from public.marks where pool_id = ${strategy.pool}`;
  await shows(stage, 9_400_000);
  await deal(stage);
  for (const [place, person] of people.entries()) {
    expect(await heardOf(strategy, person)).toBe((heard[place] ?? 0) + 1);
    const [paid] = await owner<{ cents: number }[]>`
      select dealt_cents::bigint as cents from public.copy_requests
      where pool_id = ${strategy.pool} and investor_id = ${person.id} and reason = 'closing'`;
    expect((await bellOf(strategy, person)).at(-1)).toEqual(['copies.out', paid?.cents, 'Slow and steady']);
  }
  const [ends] = await owner`
    select p.closed_at is not null as closed, (select count(*)::int from public.marks where pool_id = p.id) as marks,
      (select out_cents::bigint from public.dealings where pool_id = p.id order by at desc limit 1)
        = (select value_cents from public.marks where pool_id = p.id order by at desc limit 1) as paid
    from public.pools p where p.id = ${strategy.pool}`;
  expect(ends).toEqual({ closed: true, marks: before + 1, paid: true });
});

test('every decision on a strategy is on the record with its reason, and the status that it met', async () => {
  const [refused, announced] = [await proposeStrategy(stage), await proposeStrategy(stage)];
  const records = async ({ pool }: Strategy) => [
    ...(await owner<{ action: string; details: unknown }[]>`
      select action, details from private.audit_events where subject = ${pool} order by id`),
  ];
  await review(stage, 'reviewer', refused, false, 'It is thin.');
  expect(await records(refused)).toEqual([
    { action: 'strategy_refused', details: { reason: 'It is thin.', status: 'proposed' } },
  ]);
  await review(stage, 'reviewer', announced);
  await review(stage, 'treasurer', announced);
  const approved = {
    action: 'strategy_approved',
    details: { reason: 'We have looked at it.', status: 'proposed' },
  };
  expect(await records(announced)).toEqual([approved, approved]);
});

test('the bell tells of a request that is dealt in many parts twice: of the first part, and at the end of all others', async () => {
  const strategy = await makeInvested(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 50_000);
  for (let part = 0; part < 4; part += 1) {
    await shows(stage, 9_500_000, { ask_size: 50_000 });
    await deal(stage);
  }
  await shows(stage, 9_500_000);
  await deal(stage);
  const told = await bellOf(strategy, copier.person);
  expect(told).toHaveLength(2);
  expect(told.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(50_000);
});
