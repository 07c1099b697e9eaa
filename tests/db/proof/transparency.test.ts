import { beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../../supabase/workers/jobs.ts';
import type { Row } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { proofTools } from '../support/money/proof.ts';
import { attestation } from '../support/money/reserves.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, operator } = stage;
const { snap, meanwhile } = proofTools(stage);
const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Answer extends Row {
  latest: Row | null;
  snapshots: { number: number }[];
  history: { total_cents: number }[];
  reserves: (Row & { counts: boolean })[];
}
const read = async (as = asAnonymous, args: Row = {}) =>
  (await as.call<{ answer: Answer }>('transparency', args)).answer;

test('a visitor sees what is owed, what the insurance fund covers, what income was booked, and each bonus that was given', async () => {
  const { id } = await makeInvestor({ deposited: 400_000 });
  const give = (house: string, cents: number, code: string) => owner`
    select ledger.transfer(${id}, ${house}, 'available', ${cents}, ${code}, gen_random_uuid())`;
  await give('bonus_expense', 700, 'bonus');
  await give('bonus_expense', 50, 'profit_bonus');
  await give('referral_expense', 3, 'referral_bonus');
  await asOperator('treasurer').call('post_yield', {
    plan_id: 'vip',
    day: daysAgo(29),
    amount_cents: -500,
    evidence: 'stated by the pool',
  });
  await asOperator('treasurer').call('post_yield', {
    plan_id: 'vip',
    day: daysAgo(30),
    amount_cents: 7,
    evidence: 'stated by the pool',
  });
  // The day before the seed was sown, which midnight may separate from today.
  const [seeded] = await owner<{ newest: string }[]>`
    select max(day)::text as newest from public.yield_postings where amount_cents > 0`;
  const taken = await snap();
  const [books] = await owner<{ owed: number; fund: number }[]>`
    select sum(available_cents + invested_cents + withdrawing_cents)::bigint as owed, ledger.house_balance('insurance_fund') as fund
    from ledger.accounts`;
  const answer = await read();
  expect(answer.latest).toMatchObject({ number: taken.number, total_cents: books?.owed, root: taken.root });
  expect(answer['insurance_bp']).toBe(Math.floor(((books?.fund ?? 0) * 10_000) / (books?.owed ?? 1)));
  // Two days of the sandbox, neither its day without income nor the loss; over all time what no one held, and what holders were credited.
  expect(answer['income']).toEqual({
    days: 2,
    income_cents: 2160,
    stated_cents: 2160,
    newest: seeded?.newest,
    booked_cents: 2167,
    credited_cents: 2660,
    granted_cents: 700,
    profit_bonus_cents: 50,
    referral_bonus_cents: 3,
  });
});

test('a visitor reads thirty snapshots at a time and at most 120 points of the history', async () => {
  await meanwhile(async (sql) => {
    await sql`alter table public.liability_snapshots disable trigger user`;
    await sql`delete from public.liability_snapshots`;
    await sql`
      insert into public.liability_snapshots
        (number, as_of, leaves, available_cents, invested_cents, withdrawing_cents, accrued_cents, pooled_cents, insurance_fund_cents,
         pools_leaves, pools_cents, root, pools_root, previous_seal, seal)
      select n, timestamptz '2020-01-01' + n * interval '1 day', 1024, n - 1, 0, 0, 0, 1, 0, 1024, 1, repeat('0', 64), repeat('0', 64),
        encode(sha256(int8send(n)), 'hex'), encode(sha256(int8send(n + 1)), 'hex')
      from generate_series(1::bigint, 400) n`;
    const ask = async (before: number | null) =>
      (await sql<{ answer: Answer }[]>`select public.transparency(${before}) as answer`)[0]?.answer;
    const newest = await ask(null);
    expect(newest?.snapshots.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, n) => 400 - n),
    );
    expect(newest?.history.length).toBe(120);
    expect(newest?.history.at(-1)).toMatchObject({ total_cents: 400 });
    const older = await ask(371);
    expect(older?.snapshots.map(({ number }) => number)[0]).toBe(370);
    expect((await ask(1))?.snapshots).toEqual([]);
  });
});

test('a treasurer attests a reserve; a visitor sees it with all that is needed to check it, and the coverage', async () => {
  await snap();
  const first = attestation({ block_height: 10 });
  for (const _ of [1, 2]) await asOperator('treasurer').rows('attest_reserve', first);
  await asOperator('admin').call('attest_reserve', attestation({ block_height: 11, value_cents: 90_000 }));
  const answer = await read();
  expect(answer.reserves).toEqual([
    { ...first, signed_on: today(), block_height: 11, value_cents: 90_000, counts: true },
  ]);
  const total = Number(answer.latest?.['total_cents']);
  expect(answer).toMatchObject({
    reserves_cents: 90_000,
    coverage_bp: Math.floor((90_000 * 10_000) / total),
  });
  const trail = await owner`
      select r.block_height::int, e.actor from private.audit_events e join public.reserve_attestations r on r.id = e.subject
      where e.action = 'reserve_attested' order by e.id`;
  expect(trail).toEqual([
    { block_height: 10, actor: operator('treasurer').id },
    { block_height: 11, actor: operator('admin').id },
  ]);
});

test('another address of the same network counts in addition to the first; what was signed over a month ago is shown and does not count', async () => {
  const address = 'tb1qzotheraddress000000000000';
  const other = attestation({ address, block_height: 11, value_cents: 5 });
  for (const _ of [1, 2]) await asOperator('treasurer').rows('attest_reserve', other);
  await owner`
    insert into public.reserve_attestations ${owner({
      ...attestation({ address: 'tb1qagedreserve00000000000000000000000000', signed_on: daysAgo(32) }),
      attested_by: operator('admin').id,
    })}`;
  const { reserves, reserves_cents } = await read();
  expect(reserves.map(({ counts }) => counts)).toEqual([false, true, true]);
  expect(reserves_cents).toBe(90_005);
});

test('only treasurers and admins attest a reserve', async () => {
  const investor = await makeInvestor();
  for (const outsider of [asInvestor(investor), asOperator('reviewer'), asAnonymous])
    await expect(outsider.call('attest_reserve', attestation({}))).rejects.toMatchObject({ code: '42501' });
});

test('an answer shows at most a hundred reserves', async () => {
  await meanwhile(async (sql) => {
    const rows = Array.from({ length: 105 }, (_, n) => ({
      ...attestation({ address: `tb1qmanyaddresses000000000${n + 100}` }),
      attested_by: operator('admin').id,
    }));
    await sql`insert into public.reserve_attestations ${sql(rows)}`;
    const [row] = await sql<{ answer: Answer }[]>`select public.transparency() as answer`;
    expect(row?.answer.reserves).toHaveLength(100);
  });
});

test('what visitors are shown of capacity and income is summed up by the worker once a minute, and says of when it is', async () => {
  const { owner: sql, url, asAnonymous: visitor, asOperator: on, ...others } = await openStage();
  const ask = async () => (await visitor.call<{ answer: Answer }>('transparency')).answer;
  const figures = ({ figures_as_of, income, capacities, withdrawals }: Answer) => ({
    figures_as_of,
    income,
    capacities,
    withdrawals,
  });
  const live = await ask();
  await runJobs(url('postgres'));
  const [kept] = await sql<{ as_of: string }[]>`select to_jsonb(as_of) as as_of from private.kept_figures`;
  expect(await ask()).toMatchObject({ ...figures(live), figures_as_of: kept?.as_of });
  const capacity = { plan_id: 'stater', capacity_cents: 1_000_000, evidence: 'stated by the host 12' };
  await on('treasurer').rows('evidence_capacity', capacity);
  await sql`update ledger.accounts set profit_cents = profit_cents + 5 where true`;
  await sql`
    insert into private.freezes (person_id, reason, frozen_by)
    values (${(await others.makeInvestor()).id}, 'Asked', ${others.operator('treasurer').id})`;
  await runJobs(url('postgres'));
  expect(figures(await ask())).toEqual({ ...figures(live), figures_as_of: kept?.as_of });
  // After a minute the job makes new ones; where none runs, each visitor gets those of now.
  await sql`update private.kept_figures set as_of = as_of - interval '1 minute' where true`;
  expect(figures(await ask())).toMatchObject({
    capacities: live['capacities'],
    income: live['income'],
    withdrawals: live['withdrawals'],
  });
  await sql`update private.kept_figures set as_of = as_of - interval '1 minute' where true`;
  const unkept = await ask();
  expect(unkept['capacities']).not.toEqual(live['capacities']);
  expect(unkept['income']).not.toEqual(live['income']);
  expect(unkept['withdrawals']).not.toEqual(live['withdrawals']);
  await runJobs(url('postgres'));
  expect(await ask()).toMatchObject({ ...figures(unkept), figures_as_of: expect.any(String) as string });
});

test('the figures of a minute are summed up by one job', async () => {
  const { owner: sql } = await openStage();
  const keep = async (job: Pick<typeof sql, 'unsafe'>) =>
    (await job.unsafe<{ moment: Date | null }[]>('select private.keep_figures() as moment'))[0]?.moment;
  await sql.begin(async (job) => {
    expect(await keep(job)).toBeInstanceOf(Date);
    expect(await keep(sql)).toBeNull();
  });
  expect(await keep(sql)).toBeNull();
});
