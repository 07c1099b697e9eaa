import { randomBytes, randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import { endTerms } from '../money/books.ts';
import { propose, review } from '../money/corrections.ts';
import { proofTools, type Transaction } from '../money/proof.ts';
import { request, takeAndSettle } from '../money/withdrawals.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../money/yield.ts';
import type { Stage } from '../stage.ts';
import { makeTraded, type Traded } from '../trading/trading.ts';

export interface ForgedWorld {
  alice: string;
  bob: string;
  bobsPosition: string;
  friend: string;
  hers: string;
  topUp: string;
  rewarded: string;
  position: string;
  posting: string;
  reversed: string;
  loss: string;
  matured: string;
  paid: string;
  held: string;
  released: string;
  returned: string;
  traded: Traded;
}

/** What it is, the statements that forge it, and what verify() reports. */
export type Forgery = [string, (world: ForgedWorld) => string, string[]];

interface Facts {
  investor?: string;
  reference?: string;
  cents?: number;
  posting?: string;
}

export function line(
  [code, debit, credit]: [string, string, string],
  { investor, reference = randomUUID(), cents = 100, posting }: Facts = {},
): string {
  const id = (uuid?: string) => (uuid ? `'${uuid}'` : 'null');
  return `
    insert into ledger.transfers (code, debit, credit, investor_id, reference, amount_cents, posting_id, value_date)
    values ('${code}', '${debit}', '${credit}', ${id(investor)}, ${id(reference)}, ${cents}, ${id(posting)}, '2026-02-10')`;
}

export const of = (code: string, reference: string) => `code = '${code}' and reference = '${reference}'`;

export const edit = (change: string, where: string) => `update ledger.transfers set ${change} where ${where}`;

export async function makeForgedWorld(stage: Stage): Promise<ForgedWorld> {
  const { owner, asInvestor, asOperator, makeInvestor } = stage;
  const [treasurer, admin] = [asOperator('treasurer'), asOperator('admin')];
  const post = async (plan_id: string, amount_cents: number, day: string) => {
    const posting = { plan_id, day, amount_cents, evidence: 'stated by the pool' };
    return (await treasurer.call<{ id: string }>('post_yield', posting)).id;
  };
  const ask = async (person: Person) => (await request(asInvestor(person))).id;
  const pay = async (withdrawal_id: string) => {
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: true });
    await takeAndSettle(treasurer, { withdrawal_id, transaction_id: randomBytes(32).toString('hex') });
  };
  await owner`update public.withdrawal_methods set fee_cents = 1000 where name = 'Bitcoin'`;
  await bookAnyDay(owner);
  const alice = await makeInvestor({ deposited: 900_000 });
  const bob = await makeInvestor({ deposited: 20_000, referredBy: alice });
  const bought = await asInvestor(bob).call<{ id: string }>('invest', {
    plan_id: 'stater',
    request_id: randomUUID(),
  });
  const carol = await makeInvestor({ deposited: 20_000 });
  const { id: hers } = await asInvestor(carol).call<{ id: string }>('invest', {
    plan_id: 'stater',
    request_id: randomUUID(),
  });
  const { id: topUp } = await asInvestor(carol).call<{ id: string }>('top_up', {
    package_id: hers,
    amount_cents: 2500,
    request_id: randomUUID(),
  });
  const friend = await makeInvestor({ deposited: 20_000, referredBy: alice });
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await endTerms(owner, friend);
  const bonus = { investor_id: alice.id, amount_cents: 700, reason: 'Welcome', request_id: randomUUID() };
  await treasurer.call('grant_bonus', bonus);
  const correction = await propose(stage, alice, 500);
  await review(stage, correction);
  const dora = await makeInvestor({ deposited: 20_000 });
  await asInvestor(dora).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const [failed] = await owner<{ id: string }[]>`select id from public.deposits where investor_id = ${dora.id}`;
  const returned = await propose(stage, dora, -20_000, { deposit_id: failed?.id });
  await review(stage, returned);
  const [paid, held, released] = [await ask(alice), await ask(alice), await ask(alice)];
  await pay(paid);
  const orphaned = await ask(alice);
  await pay(orphaned);
  await owner`select withdrawals.reverse_payment(w) from withdrawals w where w.id = ${orphaned}`;
  await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: released });

  const { plan, holders } = await poolMaker(stage)(100_000, 100_000);
  const former = await makeInvestor();
  const ended = noon('2026-02-20');
  const past = { plan, principal: 100_000, openedAt: noon('2026-02-01'), maturesAt: ended, closedAt: ended };
  const matured = await makePosition(owner, { investor: former.id, ...past });
  await pay(await ask(former));
  await asInvestor(former).call('close_account', { email: former.email });
  const { plan: paying } = await poolMaker(stage)();
  const rewarded = await makePosition(owner, {
    investor: carol.id,
    plan: paying,
    principal: 100_000,
    openedAt: new Date('2026-02-09'),
    maturesAt: new Date('2026-02-10'),
    closedAt: new Date('2026-02-10'),
  });
  await owner`update public.plans set profit_bonus_bp = 2000 where id = ${paying}`;
  await owner`update public.positions set profit_bonus_bp = 2000 where id = ${rewarded}`;
  await post(paying, 900, '2026-02-09');
  await owner`select plans.settle_profit_bonus(x) from plans.profit_bonuses_due(10) x`;
  const posting = await post(plan, 1000, '2026-02-10');
  const reversed = await post(plan, 600, '2026-02-11');
  const reversal = { posting_id: reversed, reason: 'Another pool’s statement' };
  const proposed = await treasurer.call<{ answer: string }>('propose_yield_reversal', reversal);
  await admin.rows('confirm_proposal', { proposal_id: proposed.answer });
  const loss = await post(plan, -50, new Date().toISOString().slice(0, 10));
  const { answer: unclaimed } = await treasurer.call<{ answer: string }>('propose_unclaimed_payout', {
    person_id: former.id,
    recipient: 'bitcoin bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    evidence: 'stated by the owner',
  });
  await admin.rows('pay_unclaimed', {
    network: 'Bitcoin',
    proposal_id: unclaimed,
    transaction_id: 'f00d'.repeat(16),
  });
  const { answer: payment } = await treasurer.call<{ answer: string }>('propose_insurance_payout', {
    request_id: randomUUID(),
    event: 'A hot wallet was emptied',
    happened_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    evidence: 'stated by the auditor',
    amount_cents: 500,
    losses: [alice, bob].map(({ email }) => ({ email, lost_cents: 1000 })),
  });
  await admin.rows('confirm_proposal', { proposal_id: payment });
  return {
    alice: alice.id,
    bob: bob.id,
    friend: friend.id,
    bobsPosition: bought.id,
    hers,
    topUp,
    rewarded,
    position: holders[0]?.position ?? '',
    posting,
    reversed,
    loss,
    matured,
    paid,
    held,
    released,
    returned,
    traded: await makeTraded(stage),
  };
}

/** Makes every cached figure match the journal, so that no balance reveals a forgery. */
const balance = (sql: Transaction) => sql`
  update ledger.accounts a
  set available_cents = t.available, invested_cents = t.invested, withdrawing_cents = t.withdrawing,
    deposited_cents = t.deposited, profit_cents = t.profit, bonus_cents = t.bonus, referral_bonus_cents = t.referral_bonus
  from (
    select x.investor_id,
      coalesce(sum(case 'available'::ledger.book when credit then amount_cents when debit then -amount_cents end), 0) as available,
      coalesce(sum(case 'invested'::ledger.book when credit then amount_cents when debit then -amount_cents end), 0) as invested,
      coalesce(sum(case 'withdrawing'::ledger.book when credit then amount_cents when debit then -amount_cents end), 0) as withdrawing,
      coalesce(sum(case when code = 'deposit' then amount_cents when code in ('deposit_reversal', 'deposit_receivable') then -amount_cents end), 0) as deposited,
      coalesce(sum(case code when 'yield' then amount_cents when 'yield_reversal' then -amount_cents end), 0) as profit,
      coalesce(sum(amount_cents) filter (where code in ('bonus', 'profit_bonus')), 0) as bonus,
      coalesce(sum(amount_cents) filter (where code = 'referral_bonus'), 0) as referral_bonus
    from ledger.accounts x left join ledger.transfers l on l.investor_id = x.investor_id
    group by x.investor_id
  ) t
  where t.investor_id = a.investor_id`;

interface Found {
  named: string[];
  /** By the audit of new transfers, if all were new. */
  asTheyCome: string[];
  ofLines: string[];
}

export async function found(stage: Stage, forgery: string): Promise<Found> {
  const all: Found = { named: [], asTheyCome: [], ofLines: [] };
  await proofTools(stage).meanwhile(async (sql) => {
    for (const table of ['ledger.transfers', 'public.deposits', 'public.positions', 'public.yield_postings'])
      await sql.unsafe(`alter table ${table} disable trigger user`);
    // The table's owner can also drop the check that only yield names a posting.
    await sql`alter table ledger.transfers drop constraint transfers_posting_of_yield`;
    await sql.unsafe(forgery);
    await balance(sql);
    const problems = async (from: string) =>
      (await sql.unsafe<{ problem: string }[]>(`select problem from ${from} order by 1`)).map(({ problem }) => problem);
    all.named = await problems('proof.verify()');
    all.asTheyCome = await problems('proof.verify_lines(0, 9223372036854775807)');
    all.ofLines = await problems(`(
      select problem from proof.verify_causes() where subject is not null and problem not like '% not in the books'
      union all select problem from proof.verify_yield_lines(0, 9223372036854775807)) lines`);
  });
  return all;
}
