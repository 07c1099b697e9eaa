import { randomUUID } from 'node:crypto';
import { newTransactionId } from '../../../support/transaction-id.ts';
import type { Person } from '../actors.ts';
import { approval, proofPath, uploadProof } from '../money/deposits.ts';
import { pendingDeposit } from '../money/pending.ts';
import { ADDRESSES, request } from '../money/withdrawals.ts';
import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What can be asked about money that comes in and goes out. */
export async function moneyCases(stage: Stage, alice: Person): Promise<Record<string, Case>> {
  const { owner, asInvestor, asOperator } = stage;
  const treasurer = asOperator('treasurer');
  const proof_path = await uploadProof(owner, alice.id);
  const deposit = await pendingDeposit(stage);
  const [own] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${alice.id}, 1000, 'bitcoin', ${proofPath(alice.id)}) returning id`;
  const { id: pending } = await request(asInvestor(alice));
  const [settled, open, given] = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = await request(asInvestor(await stage.makeInvestor({ deposited: 100_000 })));
      await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
      return id;
    }),
  );
  for (const withdrawal_id of [settled, given]) await treasurer.call('take_withdrawal', { withdrawal_id });
  return {
    submit_deposit: {
      attempt: rpc('submit_deposit'),
      rightful: alice,
      good: {
        amount_cents: 100,
        method: 'bitcoin',
        proof_path,
        network: 'Bitcoin',
        transaction_id: newTransactionId(),
      },
      kinds: {
        amount_cents: 'cents',
        method: 'name',
        proof_path: 'address',
        network: 'network',
        transaction_id: 'namedTransaction',
      },
    },
    name_transaction: {
      attempt: rpc('name_transaction'),
      rightful: alice,
      good: { deposit_id: own?.id, transaction_id: newTransactionId(), network: 'Bitcoin' },
      kinds: { deposit_id: 'id', transaction_id: 'transactionId', network: 'network' },
    },
    review_deposit: {
      attempt: rpc('review_deposit'),
      rightful: 'reviewer',
      good: approval(deposit.id),
      kinds: {
        deposit_id: 'id',
        approve: 'boolean',
        arrived_cents: 'cents',
        network: 'name',
        transaction_id: 'transactionId',
        transaction_output: 'output',
      },
    },
    'review_deposit, to reject': {
      attempt: rpc('review_deposit'),
      rightful: 'reviewer',
      good: { deposit_id: deposit.id, approve: false, reason: 'unreadable' },
      kinds: { deposit_id: 'id', approve: 'boolean', reason: 'reason' },
    },
    request_withdrawal: {
      attempt: rpc('request_withdrawal'),
      rightful: alice,
      good: {
        method: 'Bitcoin',
        address: ADDRESSES.Bitcoin[0],
        amount_cents: 100_000,
        request_id: randomUUID(),
      },
      kinds: { method: 'name', address: 'address', amount_cents: 'cents', request_id: 'request' },
    },
    set_withdrawal_limits: {
      attempt: rpc('set_withdrawal_limits'),
      rightful: alice,
      forEverybody: true,
      good: { day_cents: 900_000_000, month_cents: 9_000_000_000 },
      kinds: { day_cents: 'ownLimit', month_cents: 'ownLimit' },
    },
    cancel_withdrawal: {
      attempt: rpc('cancel_withdrawal'),
      rightful: alice,
      good: { withdrawal_id: pending },
      kinds: { withdrawal_id: 'id' },
    },
    review_withdrawal: {
      attempt: rpc('review_withdrawal'),
      rightful: 'reviewer',
      good: { withdrawal_id: pending, approve: false, reason: 'unreadable' },
      kinds: { withdrawal_id: 'id', approve: 'boolean', reason: 'reason' },
    },
    settle_withdrawal: {
      attempt: rpc('settle_withdrawal'),
      rightful: 'treasurer',
      good: { withdrawal_id: settled, transaction_id: newTransactionId() },
      kinds: { withdrawal_id: 'id', transaction_id: 'transactionId' },
    },
    take_withdrawal: {
      attempt: rpc('take_withdrawal'),
      rightful: 'treasurer',
      good: { withdrawal_id: open },
      kinds: { withdrawal_id: 'id' },
    },
    give_back_withdrawal: {
      attempt: rpc('give_back_withdrawal'),
      rightful: 'treasurer',
      good: { withdrawal_id: given, reason: 'Nothing was sent' },
      kinds: { withdrawal_id: 'id', reason: 'reason' },
    },
  };
}
