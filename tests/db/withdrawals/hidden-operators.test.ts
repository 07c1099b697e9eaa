import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Row } from '../support/actors.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

async function hiddenColumns(table: string): Promise<string[]> {
  const columns = await owner<{ name: string }[]>`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and not has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')`;
  return columns.map(({ name }) => name);
}

async function requested() {
  const investor = asInvestor(await makeInvestor({ deposited: 100_000 }));
  const request_id = randomUUID();
  const ask = () => request(investor, { request_id });
  await ask();
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: request_id, approve: true });
  const cancel = () => investor.call('cancel_withdrawal', { withdrawal_id: request_id });
  return { ask, cancel, request_id };
}

async function told(answer: Row): Promise<Row> {
  const columns = await hiddenColumns('public.withdrawals');
  expect(columns).toContain('reviewed_by');
  return Object.fromEntries(columns.filter((name) => answer[name] !== null).map((name) => [name, answer[name]]));
}

test('the owner of a withdrawal who asks for it again learns of no operator, while it is paid and after', async () => {
  const { ask, request_id } = await requested();
  const approved = await ask();
  expect(approved).toMatchObject({ id: request_id, status: 'approved' });
  expect(await told(approved)).toEqual({});
  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: request_id });
  expect(await told(await ask())).toEqual({});
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id: request_id,
    transaction_id: newTransactionId(),
  });
  const paid = await ask();
  expect(paid).toMatchObject({ status: 'paid' });
  expect(await told(paid)).toEqual({});
});

test('the owner of a withdrawal who takes it back learns of no operator', async () => {
  const { cancel } = await requested();
  await owner`update public.withdrawals set reviewed_at = reviewed_at - interval '48 hours'`;
  for (const cancelled of [await cancel(), await cancel()]) {
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    expect(await told(cancelled)).toEqual({});
  }
});

test('no other function for investors answers a row with columns that they may not select', async () => {
  const functions = await owner<{ name: string }[]>`
    select p.proname as name from pg_proc p
    join pg_class c on c.reltype = p.prorettype and c.relkind = 'r'
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      and exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and not has_column_privilege('authenticated', c.oid, a.attnum, 'select'))
    order by 1`;
  const ofOperators = [
    'handle_contact_message',
    'give_back_withdrawal',
    'post_yield',
    'publish_signal',
    'review_deposit',
    'review_kyc',
    'review_withdrawal',
    'settle_withdrawal',
    'take_withdrawal',
  ];
  // Leads publish their signals themselves.
  const ofInvestors = ['cancel_withdrawal', 'publish_lead_signal', 'request_withdrawal'];
  expect(functions.map(({ name }) => name)).toEqual([...ofOperators, ...ofInvestors].toSorted());
});
