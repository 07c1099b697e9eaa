import { expect, test } from 'vitest';
import { begunBy } from '../support/actors.ts';
import { problems } from '../support/money/books.ts';
import { uploadProof } from '../support/money/deposits.ts';
import { type Random, SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';
import { ingest } from '../support/trading/quotes.ts';
import { passTime } from '../support/traffic/passing-time.ts';
import { randomQuotes } from '../support/traffic/trading-traffic.ts';
import {
  type Call,
  makeWorld,
  type Outcome,
  OWN_LIMIT,
  randomCall,
  sendCall,
  type World,
} from '../support/traffic/traffic.ts';

/** `npm run test:soak` runs many more. */
const OPERATIONS = process.env['MODE'] === 'soak' ? 100_000 : 3000;
const CONNECTIONS = 8;

const stage = await openStage();
const { owner, asInvestor } = stage;

let calls = 0;
const refusals = new Set<string>();

async function send(call: Call, { byPassword }: World): Promise<Outcome> {
  calls += 1;
  const outcome = await sendCall(
    (person) => asInvestor(person, byPassword.includes(person) ? { amr: begunBy('password') } : {}),
    call,
  );
  if ('refused' in outcome) refusals.add(outcome.refused);
  return outcome;
}

async function remember({ name, args }: Call, world: World): Promise<void> {
  if (name === 'grant_bonus') world.corrections.push(String(args['request_id']));
  else
    world.proposals = await ids(
      `select id from desk.proposals where kind = 'yield' and num_nonnulls(confirmed_at, cancelled_at) = 0`,
    );
}

/** They return counts of due positions, which say nothing later. */
const COUNTING = new Set(['mature_positions', 'return_principal']);

/**
 * Sends a call as networks do: once, again later, or concurrently; every copy that is not refused has the same
 * result.
 */
async function deliver(random: Random, call: Call, world: World): Promise<string | undefined> {
  const copies = random.chance(0.2) ? random.int(2, 4) : 1;
  const outcomes = await Promise.all(Array.from({ length: copies }, () => send(call, world)));
  if (random.chance(0.2)) outcomes.push(await send(call, world));
  if (outcomes.some((outcome) => 'waits' in outcome)) await remember(call, world);
  const made = new Set(outcomes.flatMap((outcome) => ('made' in outcome ? [outcome.made] : [])));
  if (made.size > 1 && !COUNTING.has(call.name)) {
    throw new Error(`${call.name}(${JSON.stringify(call.args)}) made ${[...made].join(' and ')}`);
  }
  return [...made][0];
}

async function submitDeposit(random: Random, world: World): Promise<void> {
  const person = random.pick([...world.investors, ...world.operators]);
  if (!person) return;
  const amount = random.chance(0.9) ? random.int(1, 900_000) : random.int(1_000_001, 3_000_000);
  const proof_path = await uploadProof(owner, person.id);
  const submit = () =>
    asInvestor(person).query<{ id: string }>`
      select submit_deposit(${amount}, 'USDT', ${proof_path}) as id`;
  const copies = await Promise.allSettled(Array.from({ length: random.chance(0.2) ? 2 : 1 }, submit));
  calls += copies.length;
  const made = new Set<string>();
  for (const copy of copies) {
    if (copy.status === 'fulfilled') made.add(copy.value[0]?.id ?? '');
    else if (!/too_many_pending/.test(String(copy.reason))) throw copy.reason;
  }
  world.deposits.push(...made);
}

async function movePrices(random: Random): Promise<void> {
  await ingest(owner, randomQuotes(random));
  await owner`select pools.run_dealings(1000), copying.watch_copies()`;
}

async function work(random: Random, world: World, acknowledged: Map<Call, string>): Promise<void> {
  while (calls < OPERATIONS) {
    const roll = random.fraction();
    if (roll < 0.12) await submitDeposit(random, world);
    else if (roll < 0.14) await passTime(owner, random);
    else if (roll < 0.2) await movePrices(random);
    else {
      const call = randomCall(random, world);
      const made = await deliver(random, call, world);
      if (made !== undefined && !COUNTING.has(call.name)) acknowledged.set(call, made);
      if (made !== undefined && call.name === 'request_withdrawal')
        world.withdrawals.push({ id: made, owner: call.caller });
      if (made !== undefined && call.name === 'invest') world.packages.push({ id: made, owner: call.caller });
      if (made !== undefined && (call.name === 'place_order' || call.name === 'place_pair'))
        world.orders.push({ id: made, owner: call.caller });
      if (made !== undefined && /^(subscribe|redeem)/.test(call.name)) world.dealt.push(made);
      if (made !== undefined && call.name === 'propose_correction') world.corrections.push(made);
      if (made !== undefined && call.name === 'post_yield') world.postings.push(made);
      if (made !== undefined && call.name === 'propose_yield_reversal') world.reversals.push(made);
      if (made !== undefined && call.name === 'propose_insurance_payout') world.payouts.push(made);
    }
  }
}

const runSlice = async () => (await owner<{ id: number | null }[]>`select jobs.run_slice()::int as id`)[0]?.id ?? null;

/** Books the missing days, so that the profit bonuses of all ended packages are settled. */
async function bookEveryDay(): Promise<void> {
  // An operator without plans may book all of them.
  const treasurer = asInvestor(await stage.makeOperator('treasurer'));
  const missing = await owner<{ plan_id: string; day: string }[]>`
    select distinct x.plan_id, d::date::text as day
    from positions x, generate_series(x.opened_at, least(x.matures_at, now()), '1 day') d
    where d > now() - interval '60 days' and not exists (
      select from yield_postings y where y.plan_id = x.plan_id and y.day = d::date and y.reversed_at is null)`;
  for (const { plan_id, day } of missing) {
    await treasurer
      .call('post_yield', { plan_id, day, amount_cents: 100, evidence: 'stated by the pool' })
      .catch(expectProposed);
  }
  await owner`select plans.mature_positions(1000)`;
  await owner`select plans.mature_positions(1000)`;
}

function expectProposed(error: unknown): void {
  if (!String(error).includes('change_open')) throw error;
}

const ids = async (query: string) =>
  (await owner.unsafe<{ id: string }[]>(`select id::text from (${query}) rows order by 1`)).map(({ id }) => id);

const cents = async (query: string) =>
  (
    await owner.unsafe<{ sum: number }[]>(`select coalesce(sum(cents), 0)::bigint as sum from (${query}) rows (cents)`)
  )[0]?.sum;

test(
  `people who do ${OPERATIONS} random things on ${CONNECTIONS} connections leave books that hold (SEED=${SEED})`,
  { timeout: OPERATIONS * 60 },
  async () => {
    const random = seeded(SEED);
    const world = await makeWorld(stage, random);
    await owner`
      update withdrawal_methods set fee_cents = case name when 'Bitcoin' then 1500 else 3 end where name in ('Bitcoin', 'TON')`;
    // Reviewers credit deposits alone; what others grant and post often takes two.
    await owner`update desk.role_limits set max_cents = 10_000_000 where kind = 'alone' and role = 'reviewer'`;
    const seededIds = new Set(await ids('select id from positions union select id from yield_postings'));
    const acknowledged = new Map<Call, string>();
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => work(seeded(SEED + n + 1), world, acknowledged)));

    // The worker credits people whose accounts were locked.
    while ((await runSlice()) !== null);
    expect(await problems(owner)).toEqual([]);
    expect(await owner`select id from ground.verify_audit()`).toEqual([]);
    expect(
      await owner`
        select investor_id from ledger.accounts
        where least(available_cents, invested_cents, withdrawing_cents, deposited_cents, profit_cents, bonus_cents, referral_bonus_cents) < 0`,
    ).toEqual([]);

    const requested = (people: { id: string }[]) => owner<{ most: number }[]>`
      select coalesce(max(cents), 0)::bigint as most from (
        select sum(amount_cents) as cents from withdrawals
        where status not in ('rejected', 'cancelled') and investor_id in ${owner(people.map(({ id }) => id))}
        group by investor_id) sums`;
    expect((await requested(world.byPassword))[0]?.most).toBeLessThanOrEqual(100_000);
    expect((await requested(world.limited))[0]?.most).toBeLessThanOrEqual(OWN_LIMIT);
    expect([...refusals]).toEqual(expect.arrayContaining(['factor_needed_for_sum', 'above_own_limit']));

    // Everything acknowledged is there once, and nothing else. Bookings by two people are counted from their
    // decisions, even if the first person heard of it later.
    const byTwo = new Set([
      ...(await ids(
        `select id from ledger.transfers where reference in (select id from desk.corrections where kind = 'bonus')`,
      )),
      ...(await ids(
        `select subject as id from ground.audit_events where action = 'yield_posted' and details ? 'proposed_by'`,
      )),
    ]);
    const made = (name: string) =>
      [
        ...new Set([...acknowledged].flatMap(([call, id]) => (call.name === name && !byTwo.has(id) ? [id] : []))),
      ].toSorted();
    const kept = async (query: string) => (await ids(query)).filter((id) => !seededIds.has(id) && !byTwo.has(id));
    expect(byTwo.size).toBeGreaterThan(0);
    expect(made('invest')).toEqual(await kept('select id from positions where package_id is null'));
    expect(made('top_up')).toEqual(await kept('select id from positions where package_id is not null'));
    expect(made('top_up').length).toBeGreaterThan(0);
    expect(made('request_withdrawal')).toEqual(await kept('select id from withdrawals'));
    expect(made('cancel_withdrawal')).toEqual(await kept(`select id from withdrawals where status = 'cancelled'`));
    expect(made('review_withdrawal')).toEqual(await kept('select id from withdrawals where reviewed_by is not null'));
    expect(made('settle_withdrawal')).toEqual(await kept(`select id from withdrawals where status = 'paid'`));
    expect(made('propose_correction')).toEqual(await kept(`select id from desk.corrections where kind = 'correction'`));
    expect(made('post_yield')).toEqual(await kept('select id from yield_postings'));
    expect(made('place_order').length).toBeGreaterThan(0);
    expect([...new Set([...made('place_order'), ...made('place_pair')])].toSorted()).toEqual(
      await kept('select id from orders where coalesce(pair_id, id) = id'),
    );
    expect([...made('subscribe'), ...made('redeem')].toSorted()).toEqual(await kept('select id from dealing_requests'));
    expect(made('subscribe_copy').length).toBeGreaterThan(0);
    // Includes the leads' first stakes and the requests of stops, for which nothing was called here.
    expect([...made('subscribe_copy'), ...made('redeem_copy')].toSorted()).toEqual(
      await kept(`select id from copy_requests where split_from is null and reason = 'asked' and id <> pool_id`),
    );
    expect(await owner`select from fills limit 1`).toHaveLength(1);
    expect(made('grant_bonus')).toEqual(await kept(`select id from ledger.transfers where code = 'bonus'`));

    await bookEveryDay();

    // Investors' money plus payouts equals what came in, counted from the decisions instead of the transfers.
    const owned = await cents('select available_cents + invested_cents + withdrawing_cents from ledger.accounts');
    const left = await cents(`select amount_cents from withdrawals where status = 'paid'`);
    const pooled = await cents(`
      select case side when 'in' then amount_cents else -amount_cents end from dealing_requests
      where status = 'dealt' or status = 'waiting' and side = 'in'
      union all
      select case when side = 'in' and status = 'waiting' then amount_cents when side = 'in' then dealt_cents else -dealt_cents end
      from copy_requests where status = 'dealt' or status = 'waiting' and side = 'in'`);
    expect(pooled).toBeGreaterThan(0);
    const deposited = await cents(`select arrived_cents from deposits where status = 'approved'`);
    const earned = await cents(`
      select amount_cents from yield_postings y where amount_cents > 0 and reversed_at is null and exists (
        select from ledger.transfers t where t.posting_id = y.id and t.code = 'yield')`);
    const spent = await cents(`select amount_cents from ledger.transfers where debit = 'receivables'`);
    const bonuses = [...acknowledged].flatMap(([{ name, args }, id]) =>
      name === 'grant_bonus' && !byTwo.has(id) ? [Number(args['amount_cents'])] : [],
    );
    const referrals = await cents(`
      select first.principal_cents * plans.referral_bonus_bp / 10000 from profiles
      join lateral (
        select p.* from positions p join ledger.transfers t on t.reference = p.id and t.code = 'invest'
        where p.investor_id = profiles.id order by t.id limit 1
      ) first on profiles.referred_by is not null and first.status = 'matured'
      join plans on plans.id = first.plan_id`);
    const shared = await cents('select profit_bonus_cents from positions where profit_bonus_cents > 0');
    expect(shared).toBeGreaterThan(0);
    const insured = await cents('select amount_cents from plans.insurance_payouts');
    expect(insured).toBeGreaterThan(0);
    expect(made('propose_insurance_payout')).toEqual(
      await kept(`select id from desk.proposals where kind = 'insurance'`),
    );
    const corrected = await cents(`select amount_cents from desk.corrections where status = 'booked'`);
    expect(Number(owned) + Number(left) + Number(pooled)).toBe(
      Number(deposited) +
        Number(earned) +
        Number(spent) +
        Number(referrals) +
        Number(shared) +
        Number(corrected) +
        Number(insured) +
        bonuses.reduce((sum, bonus) => sum + bonus, 0),
    );
  },
);
