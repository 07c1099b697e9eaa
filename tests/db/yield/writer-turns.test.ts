import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { claimsOf } from '../support/actors.ts';
import { proposal } from '../support/money/insurance.ts';
import type { Query } from '../support/one-moment.ts';
import { newMessage, sendMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

// Writers who take turns at a named lock take it exclusively, so that a shared holder blocks them too.
const stage = await openStage();
const { owner, makeInvestor, operator } = stage;
const ann = await makeInvestor();
const treasurer = operator('treasurer');

/** The answer of a call while another transaction holds the lock of a name as one of several, or its refusal. */
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

const visitor = newMessage({ email: 'ada@example.com' });
const { event, happened_on, evidence, amount_cents } = proposal([]);

test.each<[name: string, what: string, call: (sql: Query) => Promise<unknown>, claims?: object]>([
  ['quotes', 'quotes', (sql) => sql`select private.ingest_quotes('simulated', '[]')`],
  ['quotes', 'past bars', (sql) => sql`select private.add_past_bars('BTC-USD', '[]')`],
  [
    'keep an admin',
    'the removal of an admin',
    (sql) => sql`delete from private.operators where user_id = ${operator('admin').id}`,
  ],
  ['contact ada@example.com', 'a message of a visitor', (sql) => sendMessage(sql, visitor)],
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
      await sql`select private.limit_sender()`;
    },
  ],
  [
    'transaction Bitcoin abc',
    'a transaction',
    (sql) => sql`select private.lock_transaction('Bitcoin', 'abc')`,
  ],
  [
    'insurance payout',
    'a payment of the insurance fund',
    (sql) => sql`
      select private.propose_insurance_payout(${randomUUID()}, ${event}, ${happened_on}, ${evidence}, ${amount_cents}, '[]')`,
    claimsOf(treasurer),
  ],
  [
    'newsletter ada@example.com',
    'a newsletter',
    (sql) => sql`select private.subscribe_newsletter('ada@example.com', 'en')`,
  ],
  [
    `decisions of ${treasurer.id}`,
    'a decision',
    (sql) => sql`select private.take_turn(null)`,
    claimsOf(treasurer),
  ],
])('while another shares the lock "%s", %s waits', async (name, _, call, claims) => {
  expect(await meanwhile(name, call, claims)).toBe('55P03');
});

test.each<[name: string, what: string, call: (sql: Query) => Promise<{ done: unknown }[]>]>([
  ['keep figures', 'figures', (sql) => sql`select private.keep_figures() as done`],
  ['check the books', 'a check of the books', (sql) => sql`select private.run_book_check() as done`],
  ['check new lines', 'a check of new transfers', (sql) => sql`select private.check_new_lines() as done`],
  ['seal the transfers', 'a seal of a day', (sql) => sql`select private.seal_day() as done`],
  ['report days', 'a day of reports', (sql) => sql`select private.keep_report_days() as done`],
])('while another shares the lock "%s", %s is left to them', async (name, _, call) => {
  expect((await meanwhile('another', call)) as object[]).not.toMatchObject([{ done: null }]);
  expect((await meanwhile(name, call)) as object[]).toMatchObject([{ done: null }]);
});
