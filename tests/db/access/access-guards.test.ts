import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { approvalBy } from '../support/money/deposits.ts';
import { rememberAddresses } from '../support/money/payout-addresses.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage, type Stage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = stage;
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const reviewer = operator('reviewer').id;

const ask = (person: Person, change: Record<string, unknown> = {}) =>
  asInvestor(person).call<{ id: string }>('request_withdrawal', {
    method: 'Ethereum',
    address: ADDRESS,
    amount_cents: 100_000,
    request_id: randomUUID(),
    ...change,
  });
const refusal = (message: string) => ({ code: 'P0001', message });

describe('a withdrawal', () => {
  test('with the click of another investor is refused, and shows nothing about that investor', async () => {
    const [alice, bob] = [await makeInvestor({ deposited: 500_000 }), await makeInvestor({ deposited: 500_000 })];
    const request_id = randomUUID();
    await ask(alice, { request_id });
    await expect(ask(bob, { request_id })).rejects.toMatchObject(refusal('request_id_reused'));
  });

  test('is not hindered by those of others, and lack of money is the first error', async () => {
    const [busy, other] = [await makeInvestor({ deposited: 600_000 }), await makeInvestor({ deposited: 100_000 })];
    for (let n = 0; n < 5; n += 1) await ask(busy);
    await expect(ask(busy)).rejects.toMatchObject(refusal('too_many_pending'));
    await expect(ask(busy, { amount_cents: 200_000 })).rejects.toMatchObject(refusal('insufficient_funds'));
    await expect(ask(other)).resolves.toMatchObject({ status: 'pending' });
  });
});

describe.each([
  ['deposit_queue', pendingDeposit],
  ['kyc_queue', pendingCase],
  ['withdrawal_queue', pendingWithdrawal],
  ['contact_queue', pendingMessage],
])('%s', (queue, make) => {
  const length = async (max_rows: number) => (await asOperator('reviewer').rows(queue, { max_rows })).length;

  test('shows one row at least and a hundred at most', async () => {
    for (let n = 0; n < 3; n += 1) await make(stage);
    await owner`
      insert into auth.users (id, email) select gen_random_uuid(), ${queue} || n || '@example.com' from generate_series(1, 205) n`;
    const crowd = owner`from public.profiles p where p.email like ${`${queue}%`}`;
    if (queue === 'deposit_queue') {
      await owner`insert into public.deposits (investor_id, amount_cents, method, proof_path) select id, 1000, 'bitcoin', id || '/p' ${crowd}`;
    } else if (queue === 'kyc_queue') {
      await owner`insert into public.kyc_cases (investor_id, home_address, document_path) select id, '1 Some Street', id || '/d' ${crowd}`;
    } else if (queue === 'contact_queue') {
      await owner`
        insert into public.contact_messages (name, email, subject, message, created_at)
        select 'Ada', email, 'Question', 'How?', now() - interval '2 hours' ${crowd}`;
    } else {
      await owner`
        insert into public.withdrawals (investor_id, method, address, amount_cents)
        select id, 'Ethereum', ${ADDRESS}, 100000 ${crowd}`;
    }
    expect(await length(1000)).toBe(100);
    expect(await length(2)).toBe(2);
    expect(await length(0)).toBe(1);
    expect(await length(-5)).toBe(1);
  });

  test('shows nothing that is decided', async () => {
    await owner`update public.deposits set status = 'rejected', reason = 'x', reviewed_by = ${reviewer}, first_approved_by = null, first_approved_at = null where status = 'pending' and investor_id <> ${reviewer}`;
    await owner`update public.withdrawals set status = 'cancelled' where status = 'pending'`;
    await owner`update public.kyc_cases set status = 'approved', reviewed_by = ${reviewer} where status = 'pending' and investor_id <> ${reviewer}`;
    await owner`update public.contact_messages set handled_at = now(), handled_by = ${reviewer} where handled_at is null`;
    expect(await asOperator('admin').rows(queue)).toEqual([]);
  });
});

describe('a decision', () => {
  const cases: [name: string, argument: string, make: (from: Stage) => Promise<{ id: string }>][] = [
    ['review_deposit', 'deposit_id', pendingDeposit],
    ['review_kyc', 'case_id', pendingCase],
    ['review_withdrawal', 'withdrawal_id', pendingWithdrawal],
  ];

  test.each(cases)(
    'by %s is refused if it says neither yes nor no, or no without a reason',
    async (name, argument, make) => {
      const { id } = await make(stage);
      const decide = (change: object) => asOperator('reviewer').call(name, { [argument]: id, ...change });
      await expect(decide({ approve: null, reason: 'x' })).rejects.toMatchObject(refusal('reason_required'));
      await expect(decide({ approve: false })).rejects.toMatchObject(refusal('reason_required'));
      await expect(decide({ approve: false, reason: '  ' })).rejects.toMatchObject(refusal('reason_required'));
    },
  );

  test.each(cases)('by %s that another operator repeats is theirs no more', async (name, argument, make) => {
    const { id } = await make(stage);
    const decide = (actor: Actor) => actor.call(name, approvalBy(name, argument, id));
    await decide(asOperator('reviewer'));
    await expect(decide(asOperator('admin'))).rejects.toMatchObject(refusal('already_reviewed'));
    await expect(decide(asOperator('reviewer'))).resolves.toMatchObject({ status: 'approved' });
  });

  test('of a payment that another treasurer repeats is refused', async () => {
    const investor = await makeInvestor({ deposited: 100_000 });
    await rememberAddresses(owner, investor.id, [{ method: 'Ethereum', address: ADDRESS }]);
    const { id } = await ask(investor);
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
    const transaction_id = `0x${newTransactionId()}`;
    const pay = (actor: Actor) => takeAndSettle(actor, { withdrawal_id: id, transaction_id });
    await pay(asOperator('treasurer'));
    await expect(pay(asInvestor(await makeOperator('treasurer')))).rejects.toMatchObject(refusal('not_approved'));
  });
});
