import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { type Actor, claimsOf } from '../support/actors.ts';
import { approvalBy } from '../support/money/deposits.ts';
import { pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import type { Query } from '../support/one-moment.ts';
import { openStage } from '../support/stage.ts';

// Writers take a named lock exclusively, so a shared holder blocks them too.
const stage = await openStage();
const { owner, asOperator, makeInvestor, operator, whileHeld } = stage;

const treasurer = asOperator('treasurer');

async function grant({ id }: { id: string }, by: Actor, amount_cents = 500): Promise<string> {
  const request_id = randomUUID();
  await by.call('grant_bonus', { investor_id: id, amount_cents, reason: 'Found a defect', request_id });
  return request_id;
}

async function approvedWithdrawal() {
  const { id } = await pendingWithdrawal(stage);
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  return { id };
}

test.each([
  ['review_deposit', 'deposits', () => pendingDeposit(stage), 'deposit_id'],
  ['review_withdrawal', 'withdrawals', () => pendingWithdrawal(stage), 'withdrawal_id'],
  ['take_withdrawal', 'withdrawals', approvedWithdrawal, 'withdrawal_id'],
] as const)(
  '%s waits for the turn of its operator before it takes the account, so that no two decisions wait for each other',
  async (name, table, make, argument) => {
    const { id } = await make();
    const args = name === 'take_withdrawal' ? { [argument]: id } : approvalBy(name, argument, id);
    const decision = whileHeld(
      (sql) => sql`select pg_advisory_xact_lock(hashtextextended('decisions of ' || ${operator('treasurer').id}, 0))`,
      () => treasurer.call(name, args),
      {
        meanwhile: (sql) => sql`
          select from ledger.accounts a
          where a.investor_id = (select investor_id from ${sql(table)} where id = ${id}) for update nowait`,
      },
    );
    await expect(decision).resolves.toBeDefined();
  },
);

const LIMITED: Record<string, () => Promise<{ people: { id: string }[]; decide: () => Promise<unknown> }>> = {
  'a bonus': async () => {
    const person = await makeInvestor();
    return { people: [person], decide: () => grant(person, treasurer) };
  },
  'a bonus that another operator proposed': async () => {
    const person = await makeInvestor();
    const correction_id = await grant(person, asOperator('admin'), 100_001);
    const decide = () => treasurer.call('review_correction', { correction_id, approve: true });
    return { people: [person], decide };
  },
  'a day of yield': async () => {
    await bookAnyDay(owner);
    const { plan, holders } = await poolMaker(stage)(100_000);
    const posting = { plan_id: plan, day: '2026-02-10', amount_cents: 1000, evidence: 'stated by the pool' };
    return { people: holders, decide: () => treasurer.call('post_yield', posting) };
  },
};

test.each(Object.keys(LIMITED))(
  '%s waits for the turn of its operator before it takes an account, so that the sum of a day misses none',
  async (what) => {
    const { people, decide } = (await LIMITED[what]?.()) ?? { people: [], decide: () => Promise.resolve() };
    const decision = whileHeld(
      (sql) => sql`select pg_advisory_xact_lock(hashtextextended('decisions of ' || ${operator('treasurer').id}, 0))`,
      decide,
      {
        meanwhile: (sql) =>
          sql`select from ledger.accounts where investor_id in ${sql(people.map(({ id }) => id))} for update nowait`,
      },
    );
    await expect(decision).resolves.toBeDefined();
  },
);

test('a day of yield is taken back from its holders before the trail says so, so that no decision about one of them waits for it in turn', async () => {
  await bookAnyDay(owner);
  const { plan, holders } = await poolMaker(stage)(100_000, 100_000);
  const posting = { plan_id: plan, day: '2026-02-10', amount_cents: 1000, evidence: 'stated by the pool' };
  const { id } = await treasurer.call<{ id: string }>('post_yield', posting);
  const { answer } = await treasurer.call<{ answer: string }>('propose_yield_reversal', {
    posting_id: id,
    reason: 'Another pool’s statement',
  });
  const confirmation = whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${holders[0]?.id ?? ''} for update`,
    () => asOperator('admin').rows('confirm_proposal', { proposal_id: answer }),
    // The transaction that holds the account locks the trail last.
    { meanwhile: (sql) => sql`select from ground.audit_head for update nowait` },
  );
  await expect(confirmation).resolves.toBeDefined();
});

const ann = await makeInvestor();

const theTreasurer = operator('treasurer');

async function meanwhile(name: string, call: (sql: Query) => Promise<unknown>, claims: object = {}) {
  const undo = new Error('undo');
  let answer: unknown;
  await owner.begin(async (held) => {
    await held`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`;
    await owner
      .begin(async (sql) => {
        await sql`set local lock_timeout = '10ms'`;
        await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
        answer = await call(sql as Query);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) answer = error instanceof postgres.PostgresError ? error.code : error;
      });
  });
  return answer;
}

test.each<[name: string, what: string, call: (sql: Query) => Promise<unknown>, claims?: object]>([
  ['quotes', 'quotes', (sql) => sql`select markets.ingest_quotes('simulated', '[]')`],
  ['quotes', 'past bars', (sql) => sql`select markets.add_past_bars('BTC-USD', '[]')`],
  [
    'keep an admin',
    'the removal of an admin',
    (sql) => sql`delete from people.operators where user_id = ${operator('admin').id}`,
  ],
  [
    `contact ${ann.id}`,
    'a message of an investor',
    (sql) => sql`select public.write_message('Hello', 'There', 'en', ${randomUUID()})`,
    claimsOf(ann),
  ],
  [
    'sender 203.0.113.7/32',
    'a sender',
    async (sql) => {
      await sql`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true)`;
      await sql`select messages.limit_sender()`;
    },
  ],
  ['transaction Bitcoin abc', 'a transaction', (sql) => sql`select payments.lock_transaction('Bitcoin', 'abc')`],
  ['changes of the site', 'a proposal', (sql) => sql`select desk.take_turn_at_site()`],
  [
    'newsletter ada@example.com',
    'a newsletter',
    (sql) => sql`select messages.subscribe_newsletter('Ada+1@example.com', 'en')`,
  ],
  [`decisions of ${theTreasurer.id}`, 'a decision', (sql) => sql`select desk.take_turn(null)`, claimsOf(theTreasurer)],
])('while another shares the lock "%s", %s waits', async (name, _, call, claims) => {
  expect(await meanwhile(name, call, claims)).toBe('55P03');
});

test.each<[name: string, what: string, call: (sql: Query) => Promise<{ done: unknown }[]>]>([
  ['keep figures', 'figures', (sql) => sql`select proof.keep_figures() as done`],
  ['check the books', 'a check of the books', (sql) => sql`select desk.run_book_check() as done`],
  ['check new lines', 'a check of new transfers', (sql) => sql`select proof.check_new_lines() as done`],
  ['seal the transfers', 'a seal of a day', (sql) => sql`select proof.seal_day() as done`],
  ['report days', 'a day of reports', (sql) => sql`select desk.keep_report_days() as done`],
])('while another shares the lock "%s", %s is left to them', async (name, _, call) => {
  expect((await meanwhile('another', call)) as object[]).not.toMatchObject([{ done: null }]);
  expect((await meanwhile(name, call)) as object[]).toMatchObject([{ done: null }]);
});
