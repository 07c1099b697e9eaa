import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { propose as proposeOn, review as reviewOn } from '../support/money/corrections.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator } = stage;
const propose = (person: Person, cents: number, change: object = {}) => proposeOn(stage, person, cents, change);
const review = (id: string, approve?: boolean | null, reason?: string | null) => reviewOn(stage, id, approve, reason);
interface Waiting {
  id: string;
  amount_cents: number;
  available_cents: number;
  after_cents: number;
}
const waiting = async (args: object = {}) =>
  asOperator('reviewer').rows<Waiting>('correction_queue', { max_rows: 200, ...args });
const row = async (id: string) =>
  (
    await owner`select status, proposed_by, decided_by, refusal, ended_at is not null as ended from desk.corrections where id = ${id}`
  )[0];
const booked = async (id: string) => [
  ...(await owner`select investor_id, debit, credit, amount_cents, code from ledger.transfers where reference = ${id}`),
];

test('a second operator books what a first proposed: the balance changes, the lifetime sums do not', async () => {
  const alice = await makeInvestor({ deposited: 10_000 });
  const before = await figures(owner, alice);
  const credit = await propose(alice, 2500);
  expect(await figures(owner, alice)).toEqual(before);
  expect(await waiting()).toMatchObject([
    { id: credit, amount_cents: 2500, available_cents: 10_000, after_cents: 12_500 },
  ]);
  expect(await review(credit)).toEqual({ answer: 'booked' });
  const debit = await propose(alice, -12_500);
  await review(debit);
  expect(await figures(owner, alice)).toEqual({ ...before, available: 0 });
  expect([...(await booked(credit)), ...(await booked(debit))]).toEqual([
    {
      investor_id: alice.id,
      debit: 'corrections',
      credit: 'available',
      amount_cents: 2500,
      code: 'correction',
    },
    {
      investor_id: alice.id,
      debit: 'available',
      credit: 'corrections',
      amount_cents: 12_500,
      code: 'correction',
    },
  ]);
  const [house] = await owner`select ledger.house_balance('corrections') as cents`;
  expect(house).toEqual({ cents: -10_000 });
  expect(await row(debit)).toEqual({
    status: 'booked',
    proposed_by: operator('reviewer').id,
    decided_by: operator('treasurer').id,
    refusal: null,
    ended: true,
  });
  expect(await waiting()).toEqual([]);
  expect(await problems(owner)).toEqual([]);
});

test('a debit never takes more than is available when it is booked, and stays proposed', async () => {
  const alice = await makeInvestor({ deposited: 200_000 });
  const id = await propose(alice, -150_000);
  await asInvestor(alice).call('request_withdrawal', {
    method: 'Bitcoin',
    address: ADDRESSES.Bitcoin[0],
    amount_cents: 100_000,
    request_id: randomUUID(),
  });
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ id, available_cents: 100_000, after_cents: -50_000 }),
  );
  await expect(review(id)).rejects.toMatchObject({ message: 'exceeds_available', detail: '100000' });
  expect(await row(id)).toMatchObject({ status: 'proposed', decided_by: null });
  expect(await figures(owner, alice)).toMatchObject({ available: 100_000, withdrawing: 100_000 });
  await review(id, false, 'Not there any more');
});

test('an account with a proposed correction stays open, and a closed one is not corrected', async () => {
  const alice = await makeInvestor();
  const id = await propose(alice, 5);
  const close = () => asInvestor(alice).call('close_account', { email: alice.email });
  await expect(close()).rejects.toMatchObject({ message: 'account_in_use', detail: 'correction' });
  await review(id, false, 'Not needed');
  await close();
  await expect(propose(alice, 5)).rejects.toThrow('account_closed');
});
