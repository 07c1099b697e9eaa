import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { pendingCase, pendingCorrection, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, operator, makeInvestor } = stage;
const { id: writer } = operator('admin');
const at = new Date();
const later = new Date(Date.now() + 86_400_000);

const unpublished: [what: string, table: string, row: object][] = [
  [
    'an announcement that is planned',
    'public.announcements',
    { title: 'x', body: 'x', weight: 'info', shown_from: later, published_by: writer },
  ],
  [
    'an announcement that was taken back',
    'public.announcements',
    {
      title: 'x',
      body: 'x',
      weight: 'info',
      shown_from: at,
      published_by: operator('reviewer').id,
      withdrawn_by: writer,
      withdrawn_at: at,
    },
  ],
  [
    'a claim that nobody has verified',
    'public.claims',
    { text: 'x', evidence_url: 'https://example.com/', written_by: writer },
  ],
  [
    'a signal',
    'public.signals',
    {
      title: 'x',
      body: 'x',
      instrument_id: 'BTC-USD',
      direction: 'up',
      horizon_days: 7,
      price: 9_500_000,
      price_source: 'simulated',
      published_by: writer,
    },
  ],
];

test.each(unpublished)('%s is no row for the operator whose it is', async (_what, table, row) => {
  const id = randomUUID();
  await owner`insert into ${owner(table)} ${owner({ id, ...row })}`;
  expect(await asOperator('admin').transaction((sql) => sql`select id from ${sql(table)} where id = ${id}`)).toEqual(
    [],
  );
});

test.each(['public.plans', 'public.payment_methods', 'public.withdrawal_methods'])(
  'an operator reads in %s only what is in use',
  async (table) => {
    await owner`update ${owner(table)} set active = false where ctid = (select min(ctid) from ${owner(table)})`;
    const rows = await asOperator('admin').transaction(
      (sql) => sql`select active, count(*)::int > 0 as some from ${sql(table)} group by active`,
    );
    expect([...rows]).toEqual([{ active: true, some: true }]);
    await owner`update ${owner(table)} set active = true where not active`;
  },
);

test('an operator reads no wallet that has no address', async () => {
  expect((await owner`select from public.wallets where address is null`).length).toBeGreaterThan(0);
  const seen = await asOperator('admin').query`select address is not null as known from public.wallets`;
  expect(new Set(seen.map(({ known }) => known))).toEqual(new Set([true]));
});

describe('operators read of other people no row', () => {
  beforeAll(async () => {
    const person = await makeInvestor({ deposited: 200_000 });
    const taken = await pendingWithdrawal(stage, person);
    const paid = await pendingWithdrawal(stage, person);
    for (const { id } of [taken, paid])
      await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
    await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: taken.id });
    await takeAndSettle(asOperator('treasurer'), {
      withdrawal_id: paid.id,
      transaction_id: newTransactionId(),
    });
    const { id: case_id } = await pendingCase(stage);
    await asOperator('admin').call('review_kyc', { case_id, approve: true });
    const { id: correction_id } = await pendingCorrection(stage);
    await asOperator('admin').call('review_correction', { correction_id, approve: true });
    const { id: message_id } = await pendingMessage(stage);
    await owner`update contact_messages set investor_id = ${person.id} where id = ${message_id}`;
    await asOperator('reviewer').call('handle_contact_message', { message_id, answer: 'x' });
    for (const role of ['reviewer', 'treasurer', 'admin'] as const) {
      const { id } = await makeInvestor();
      await owner`insert into people.freezes (person_id, reason, frozen_by) values (${id}, 'Taken over', ${operator(role).id})`;
    }
  });

  test.each([
    ['public.deposits', 'investor_id'],
    ['public.withdrawals', 'investor_id'],
    ['public.kyc_cases', 'investor_id'],
    ['public.contact_messages', 'investor_id'],
    ['public.positions', 'investor_id'],
    ['public.notifications', 'investor_id'],
    ['desk.corrections', 'investor_id'],
    ['people.freezes', 'person_id'],
    ['ledger.transfers', 'investor_id'],
  ])('of %s that they have decided, written or taken', async (table, column) => {
    for (const role of ['reviewer', 'treasurer', 'admin'] as const) {
      const rows = await asOperator(role).transaction(
        (sql) => sql`select 1 from ${sql(table)} where ${sql(column)} is distinct from ${operator(role).id}`,
      );
      expect([role, ...rows]).toEqual([role]);
    }
  });
});
