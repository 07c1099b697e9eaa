import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { propose, review } from '../support/money/corrections.ts';
import { proofPath } from '../support/money/deposits.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const admin = asOperator('admin');
const refusal = (message: string, detail?: string) => ({ code: 'P0001', message, ...(detail && { detail }) });

async function methodNow(name = 'Bitcoin') {
  const rows = await admin.rows<{ kind: string; name: string; version: string }>('method_desk');
  const found = rows.find((row) => row.kind === 'withdrawal' && row.name === name);
  if (!found) throw new Error(`No way out named ${name}`);
  return found;
}

async function setFee(fee_cents: unknown, min_cents: unknown = 100_000, by = admin) {
  const { version } = await methodNow();
  await by.rows('set_withdrawal_method', {
    method: 'Bitcoin',
    seen: version,
    in_use: true,
    min_cents,
    fee_cents,
    duration: '48hrs',
    reason: 'What the network costs',
  });
}

const booked = (reference: string) => owner<{ code: string; debit: string; credit: string; amount: number }[]>`
  select code, debit, credit, amount_cents::int as amount from ledger.transfers where reference = ${reference} order by id`;

test('no way out carries a fee until an admin sets one, with a reason in the trail', async () => {
  expect(await owner`select from withdrawal_methods where fee_cents <> 0`).toHaveLength(0);
  await expect(setFee(100, 100_000, asOperator('treasurer'))).rejects.toMatchObject({
    message: 'not_allowed',
  });
  await setFee(1_500);
  expect(await methodNow()).toMatchObject({ fee_cents: 1_500 });
  expect(
    await owner`
      select details -> 'changes' -> 'fee_cents' as fee from ground.audit_events where action = 'withdrawal_method_changed'`,
  ).toEqual([{ fee: [0, 1_500] }]);
});

test('a fee is 25 dollars at most, below the minimum, and never less than nothing', async () => {
  for (const [fee, minimum, most] of [
    [2_501, 100_000, '2500'],
    [-1, 100_000, '2500'],
    [null, 100_000, '2500'],
    [500, 500, '499'],
  ] as const) {
    await expect(setFee(fee, minimum)).rejects.toMatchObject(refusal('invalid_fee', most));
  }
  await setFee(2_500);
  await setFee(499, 500);
});

test('what is asked for leaves the balance as a whole; the address gets it less the fee, and the fund a fifth of that', async () => {
  await setFee(1_503);
  const alice = await makeInvestor({ deposited: 150_000 });
  const me = asInvestor(alice);
  expect(await me.rows('withdrawal_terms', { method: 'Bitcoin', amount_cents: 120_000 })).toMatchObject([
    { fee_cents: 1_503, pays_cents: 118_497, remaining_cents: 30_000 },
  ]);
  const { id } = await request(me, { amount_cents: 120_000 });
  expect(await figures(owner, alice)).toMatchObject({ available: 30_000, withdrawing: 120_000 });
  expect(
    await me.query`select amount_cents::int, fee_cents::int, pays_cents::int from withdrawals where id = ${id}`,
  ).toEqual([{ amount_cents: 120_000, fee_cents: 1_503, pays_cents: 118_497 }]);
  const queue = await asOperator('reviewer').rows('withdrawal_queue', { max_rows: 100 });
  expect(queue.find((row) => row['id'] === id)).toMatchObject({ fee_cents: 1_503, pays_cents: 118_497 });

  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  await setFee(2_000);
  await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
  expect(await booked(id)).toEqual([
    { code: 'withdrawal_hold', debit: 'available', credit: 'withdrawing', amount: 120_000 },
    { code: 'withdrawal_pay', debit: 'withdrawing', credit: 'cash', amount: 118_497 },
    { code: 'withdrawal_fee', debit: 'withdrawing', credit: 'fees', amount: 1_503 },
    { code: 'insurance', debit: 'insurance_fund', credit: 'cash', amount: 300 },
  ]);
  expect(await figures(owner, alice)).toMatchObject({ available: 30_000, withdrawing: 0 });
  const lines = await me.rows('statement');
  expect(lines.slice(0, 2)).toMatchObject([
    { kind: 'withdrawal_fee', detail: 'Bitcoin', change_cents: -1_503 },
    { kind: 'withdrawal_pay', detail: 'Bitcoin', change_cents: -118_497 },
  ]);
  expect(await problems(owner)).toEqual([]);
});

test('a fee of less than five cents leaves nothing for the fund, and the books agree', async () => {
  await setFee(4);
  const { id } = await request(asInvestor(await makeInvestor({ deposited: 100_000 })));
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
  expect((await booked(id)).map(({ code }) => code)).toEqual(['withdrawal_hold', 'withdrawal_pay', 'withdrawal_fee']);
  expect(await problems(owner)).toEqual([]);
});

test('the last of a balance, below the minimum, leaves without a fee only if nothing else is there or under way', async () => {
  await setFee(2_500);
  const feeWith = async (elsewhere: number, park: (alice: Person) => PromiseLike<unknown>) => {
    const alice = await makeInvestor({ deposited: 99_999 + elsewhere });
    await park(alice);
    const me = asInvestor(alice);
    const [terms] = await me.rows('withdrawal_terms', { method: 'Bitcoin', amount_cents: 99_999 });
    expect(await request(me, { amount_cents: 99_999 })).toMatchObject({ fee_cents: terms?.['fee_cents'] });
    return terms;
  };
  expect(await feeWith(0, async () => {})).toMatchObject({ fee_cents: 0, pays_cents: 99_999 });
  const charged = { fee_cents: 2_500, pays_cents: 97_499 };
  const intoPortfolio = async (alice: Person) => {
    const pool_id = randomUUID();
    await asInvestor(alice).rows('open_portfolio', { title: 'Mine', request_id: pool_id });
    await asInvestor(alice).rows('subscribe', { pool_id, amount_cents: 1_000, request_id: randomUUID() });
  };
  expect(await feeWith(1_000, intoPortfolio)).toMatchObject(charged);
  expect(await feeWith(100_000, (alice) => request(asInvestor(alice)))).toMatchObject(charged);
  const depositWaits = ({ id }: Person) => owner`
    insert into deposits (investor_id, amount_cents, method, proof_path) values (${id}, 1, 'bitcoin', ${proofPath(id)})`;
  expect(await feeWith(0, depositWaits)).toMatchObject(charged);
});

test('a request taken back or refused returns all of it, the fee too', async () => {
  await setFee(2_500);
  for (const end of ['cancel', 'reject'] as const) {
    const alice = await makeInvestor({ deposited: 100_000 });
    const { id } = await request(asInvestor(alice));
    if (end === 'cancel') await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id });
    else
      await asOperator('reviewer').call('review_withdrawal', {
        withdrawal_id: id,
        approve: false,
        reason: 'No',
      });
    expect(await figures(owner, alice)).toMatchObject({ available: 100_000, withdrawing: 0 });
  }
  expect(await problems(owner)).toEqual([]);
});

test('a fee that changed since it was seen is an error, and nothing is requested', async () => {
  await setFee(1_000);
  const alice = await makeInvestor({ deposited: 200_000 });
  const me = asInvestor(alice);
  const request_id = randomUUID();
  const asked = {
    method: 'Bitcoin',
    address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    amount_cents: 100_000,
    request_id,
  };
  await expect(me.call('request_withdrawal', { ...asked, expected_fee_cents: 0 })).rejects.toMatchObject(
    refusal('fee_changed', '1000'),
  );
  expect(await figures(owner, alice)).toMatchObject({ available: 200_000, withdrawing: 0 });
  const first = await me.call('request_withdrawal', { ...asked, expected_fee_cents: 1_000 });
  await setFee(0);
  expect(await me.call('request_withdrawal', { ...asked, expected_fee_cents: 1_000 })).toEqual(first);
});

test('a withdrawal cannot have the id of a deposit or its correction, under which the fund had its fifth already', async () => {
  await setFee(500);
  const alice = await makeInvestor({ deposited: 200_000 });
  const [{ id: deposit_id } = { id: '' }] = await asInvestor(alice).query<{ id: string }>`select id from deposits`;
  const correction = await propose(stage, alice, 1_000, { deposit_id });
  await review(stage, correction);
  for (const request_id of [deposit_id, correction])
    await expect(request(asInvestor(alice), { request_id })).rejects.toMatchObject(refusal('request_id_reused'));
  expect(await figures(owner, alice)).toMatchObject({ available: 201_000, withdrawing: 0 });
});
