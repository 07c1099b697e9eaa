import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Row } from '../support/actors.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { approval, submitDeposit, uploadProof } from '../support/money/deposits.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;

async function submit(values: Row = {}, investor?: Awaited<ReturnType<typeof makeInvestor>>) {
  const person = investor ?? (await makeInvestor());
  const proof_path = await uploadProof(owner, person.id);
  const row = { amount_cents: 50_000, method: 'bitcoin', proof_path, ...values };
  return { person, id: await submitDeposit(asInvestor(person), row) };
}

const kept = async (id: string) =>
  (await owner<Row[]>`select network, transaction_id from deposits where id = ${id}`)[0];
const review = (args: Row) => asOperator('reviewer').call('review_deposit', args);
async function settle(transaction_id: string) {
  const { id } = await request(asInvestor(await makeInvestor({ deposited: 100_000 })));
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  return takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id });
}

describe('an investor', () => {
  test.each([
    ['bitcoin', undefined, (id: string) => ` ${id.toUpperCase()} `, (id: string) => id, 'Bitcoin'],
    ['BNB', undefined, (id: string) => `0x${id.toUpperCase()}`, (id: string) => `0x${id}`, 'BNB Smart Chain'],
    ['USDT', 'Ethereum', (id: string) => `0x${id}`, (id: string) => `0x${id}`, 'Ethereum'],
    ['USDT', 'TRON', (id: string) => id, (id: string) => id, 'TRON'],
  ])(
    'an investor who pays by %s names the transaction, which is kept in one form',
    async (method, given, write, keep, network) => {
      const id = newTransactionId();
      const made = await submit({ method, transaction_id: write(id), ...(given && { network: given }) });
      expect(await kept(made.id)).toEqual({ network, transaction_id: keep(id) });
    },
  );

  test('C1: cannot name the transaction of another of their deposits, however it is written, until that one is rejected', async () => {
    const transaction_id = newTransactionId();
    const { person, id } = await submit({ transaction_id });
    const again = { transaction_id: transaction_id.toUpperCase() };
    await expect(submit(again, person)).rejects.toThrow('transaction_named');
    await review(approval(id, 1000, { transaction_id }));
    await expect(submit(again, person)).rejects.toThrow('transaction_named');
    expect(await submit({ ...again, method: 'Litecoin' }, person)).toMatchObject({ person });
    const another = { transaction_id: newTransactionId() };
    const { id: rejected } = await submit(another, person);
    await review({ deposit_id: rejected, approve: false, reason: 'Not seen' });
    expect(await submit(another, person)).toMatchObject({ person });
  });

  test('C1: an investor who names the transaction of another first does not shut out the payer', async () => {
    const transaction_id = newTransactionId();
    const { id: strange } = await submit({ transaction_id });
    const { person, id } = await submit({ transaction_id });
    expect(await asOperator('reviewer').rows('deposit_queue', { from_case: strange })).toMatchObject([
      { id: strange, named_elsewhere: 1 },
      { id, named_elsewhere: 1 },
    ]);
    await review(approval(id, 50_000, { transaction_id }));
    expect(await figures(owner, person)).toMatchObject({ available: 50_000 });
    await expect(review(approval(strange, 50_000, { transaction_id }))).rejects.toThrow('transaction_counted');
  });
});

describe('an approval', () => {
  test.each<[Row, string]>([
    [{ arrived_cents: null }, 'invalid_amount'],
    [{ arrived_cents: 0 }, 'invalid_amount'],
    [{ arrived_cents: 100_000_000_001 }, 'invalid_amount'],
    [{ network: null }, 'invalid_network'],
    [{ network: 'Litecoin' }, 'invalid_network'],
    [{ transaction_id: null }, 'transaction_id_required'],
    [{ transaction_id: ' ' }, 'transaction_id_required'],
    [{ transaction_id: `0x${newTransactionId()}` }, 'invalid_transaction_id'],
    [{ transaction_output: null }, 'invalid_output'],
    [{ transaction_output: -1 }, 'invalid_output'],
  ])('names what arrived, and not %j', async (change, code) => {
    const { id } = await submit({ transaction_id: newTransactionId() });
    const before = await fingerprint(owner);
    await expect(review(approval(id, 1000, change))).rejects.toThrow(code);
    expect(await fingerprint(owner)).toBe(before);
  });

  test('C1: credits what arrived, corrects the transaction, and tells the investor both amounts', async () => {
    const { person, id } = await submit({ transaction_id: newTransactionId() });
    const transaction_id = newTransactionId();
    await review(approval(id, 49_900, { transaction_id, transaction_output: 3 }));
    expect(await figures(owner, person)).toMatchObject({ available: 49_900, deposited: 49_900 });
    const alice = asInvestor(person);
    const told = { amount_cents: 50_000, arrived_cents: 49_900, transaction_id, transaction_output: 3 };
    expect(
      await alice.query`select amount_cents, arrived_cents, transaction_id, transaction_output from deposits`,
    ).toEqual([told]);
    expect(
      await alice.query`select amount_cents, claimed_cents from notifications where kind = 'deposits.approved'`,
    ).toEqual([{ amount_cents: 49_900, claimed_cents: 50_000 }]);
    expect(await alice.rows('statement')).toMatchObject([{ amount_cents: 49_900, claimed_cents: 50_000 }]);
    const [trail] = await owner<Row[]>`select details from ground.audit_events where subject = ${id}`;
    expect(trail?.['details']).toMatchObject({ ...told, network: 'Bitcoin' });
    expect(await problems(owner)).toEqual([]);
  });

  test('C1: counts one payment once, however its id is written', async () => {
    const transaction_id = newTransactionId();
    const [{ id }, { id: again }] = [await pendingDeposit(stage), await pendingDeposit(stage)];
    await review(approval(id, 1000, { transaction_id }));
    const before = await fingerprint(owner);
    const second = approval(again, 1000, { transaction_id: transaction_id.toUpperCase() });
    await expect(review(second)).rejects.toThrow('transaction_counted');
    expect(await fingerprint(owner)).toBe(before);
    expect(await review({ ...second, transaction_output: 1 })).toMatchObject({ status: 'approved' });
  });

  test('counts a payment again that was only claimed, or rejected', async () => {
    const transaction_id = newTransactionId();
    const { id: claimed } = await submit({ transaction_id });
    const { id: rejected } = await submit({ transaction_id });
    await review({ deposit_id: rejected, approve: false, reason: 'Of another person' });
    const { id } = await pendingDeposit(stage);
    const [before] = await asOperator('reviewer').rows('deposit_queue', { from_case: claimed });
    expect(before).toMatchObject({
      transaction_id,
      networks: ['Bitcoin'],
      network: 'Bitcoin',
      named_elsewhere: 0,
    });
    expect(await review(approval(id, 1000, { transaction_id }))).toMatchObject({ status: 'approved' });
    const [after] = await asOperator('reviewer').rows('deposit_queue', { from_case: claimed });
    expect(after).toMatchObject({ named_elsewhere: 1 });
  });

  test('C1: a transaction that paid a withdrawal is no deposit, and one that was a deposit pays no withdrawal', async () => {
    const [paid, came] = [newTransactionId(), newTransactionId()];
    await settle(paid);
    const { id } = await pendingDeposit(stage);
    await expect(review(approval(id, 1000, { transaction_id: paid, transaction_output: 7 }))).rejects.toThrow(
      'transaction_counted',
    );
    await review(approval(id, 1000, { transaction_id: came }));
    await expect(settle(came)).rejects.toThrow('transaction_counted');
    const { id: claimed } = await submit({ transaction_id: newTransactionId() });
    await settle(String((await kept(claimed))?.['transaction_id']));
    expect(await asOperator('reviewer').rows('deposit_queue', { from_case: claimed })).toMatchObject([
      { named_elsewhere: 1 },
    ]);
  });

  test('C1: of two operators who count one payment at the same moment, one does', async () => {
    const other = await makeOperator('reviewer');
    for (let round = 0; round < 5; round += 1) {
      const transaction_id = newTransactionId();
      const [{ id }, { id: again }] = [await pendingDeposit(stage), await pendingDeposit(stage)];
      const outcomes = await Promise.allSettled([
        review(approval(id, 1000, { transaction_id })),
        asInvestor(other).call('review_deposit', approval(again, 1000, { transaction_id })),
      ]);
      expect(
        outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'counted')).toSorted(),
      ).toEqual(['counted', 'transaction_counted']);
    }
  });
});
