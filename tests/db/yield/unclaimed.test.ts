import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newTransactionId, transactionIdOf } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, whileHeld } = stage;

const pool = poolMaker(stage);

await bookAnyDay(owner);

const refusal = (message: string) => ({ code: 'P0001', message });

const [treasurer, admin] = [asOperator('treasurer'), asOperator('admin')];

const post = (plan_id: string, amount_cents: number, day = '2026-02-10') =>
  treasurer.call('post_yield', { plan_id, day, amount_cents, evidence: 'stated by the pool' });

async function makeFormer(plan: string): Promise<Person> {
  const person = await makeInvestor();
  const ended = noon('2026-02-20');
  const position = { investor: person.id, plan, principal: 100_000, openedAt: noon('2026-02-01') };
  await makePosition(owner, { ...position, maturesAt: ended, closedAt: ended });
  const { id } = await request(asInvestor(person));
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  const transaction_id = randomBytes(32).toString('hex');
  await takeAndSettle(treasurer, { withdrawal_id: id, transaction_id });
  return person;
}

const close = (person: Person) => asInvestor(person).call('close_account', { email: person.email });

const ADDRESS = 'bitcoin bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const propose = async (person: { id: string }, values: object = {}, as = treasurer) =>
  (
    await as.call<{ answer: string }>('propose_unclaimed_payout', {
      person_id: person.id,
      recipient: ADDRESS,
      evidence: 'stated by the owner',
      ...values,
    })
  ).answer;

const pay = (proposal_id: string, as = admin, transaction_id = transactionIdOf(proposal_id)) =>
  as.rows('pay_unclaimed', { proposal_id, network: 'Bitcoin', transaction_id });

const cancel = (proposal_id: string) => admin.rows('cancel_proposal', { proposal_id });

const waiting = async (person: Person) =>
  (await treasurer.rows<{ person_id: string }>('unclaimed_money')).find(({ person_id }) => person_id === person.id);

async function makeLeaver(): Promise<Person> {
  const { plan } = await pool(100_000);
  const person = await makeFormer(plan);
  await close(person);
  await post(plan, 1000);
  return person;
}

test('yield of a day that a closed account held is not credited to it: it waits with the house, and the others get theirs', async () => {
  const { plan, profits } = await pool(300_000);
  const former = await makeFormer(plan);
  await close(former);
  const before = await owner<{ cents: number }[]>`select ledger.house_balance('unclaimed') as cents`;
  await post(plan, 1000);
  expect(await profits()).toEqual([750]);
  expect(await figures(owner, former)).toMatchObject({ available: 0, profit: 0 });
  const [after] = await owner<{ cents: number }[]>`select ledger.house_balance('unclaimed') as cents`;
  expect(after?.cents).toBe((before[0]?.cents ?? 0) - 250);
  expect(await waiting(former)).toMatchObject({ amount_cents: 250 });
});

test('an investor who closes the account while a day is booked has either closed it before or no longer can', async () => {
  const { plan } = await pool(100_000);
  const [first, second] = [await makeFormer(plan), await makeFormer(plan)];
  await owner.begin(async (sql) => {
    // As closing does: it locks the account, then marks it as closed.
    await sql`select from ledger.accounts where investor_id = ${first.id} for share`;
    await sql`update profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${first.id}`;
    await post(plan, 300);
  });
  // Left to the worker, because the account was locked.
  await owner`select jobs.run_slice()`;
  expect(await figures(owner, first)).toMatchObject({ available: 0 });
  expect(await figures(owner, second)).toMatchObject({ available: 100 });
  await expect(close(second)).rejects.toMatchObject({ message: 'account_in_use', detail: 'money' });
});

test('two people pay out what a closed account has earned, on the record', async () => {
  const person = await makeLeaver();
  await pay(await propose(person));
  expect(await waiting(person)).toBeUndefined();
  const [paid] = await owner<{ id: string }[]>`
    select id from plans.unclaimed_payouts where person_id = ${person.id}`;
  expect(
    await owner`select debit, credit, amount_cents, investor_id from ledger.transfers where reference = ${paid?.id ?? ''}`,
  ).toEqual([{ debit: 'unclaimed', credit: 'cash', amount_cents: 500, investor_id: null }]);
  const [record] = await owner`
    select action, details from ground.audit_events where subject = ${paid?.id ?? ''}`;
  expect(record).toMatchObject({
    action: 'unclaimed_paid',
    details: { recipient: ADDRESS, proposed_by: stage.operator('treasurer').id },
  });
  expect(await problems(owner)).toEqual([]);
});

describe('unclaimed money is not paid', () => {
  test('beyond what is there', async () => {
    const person = await makeLeaver();
    const id = await propose(person);
    await owner`select ledger.transfer(null, 'unclaimed', 'cash', 1, 'loss', reference)
      from ledger.transfers where credit = 'unclaimed' and reference in (select id from positions where investor_id = ${person.id})`;
    await expect(pay(id)).rejects.toMatchObject({ ...refusal('exceeds_available'), detail: '499' });
    await owner`select ledger.transfer(null, 'cash', 'unclaimed', 1, 'correction', reference)
      from ledger.transfers where code = 'yield' and credit = 'unclaimed' and reference in (select id from positions where investor_id = ${person.id})`;
    await cancel(id);
  });
  test('without a transaction, an address or evidence, or to a person without unclaimed money', async () => {
    const person = await makeLeaver();
    for (const recipient of [null, ' bitcoin   ', `bitcoin\n${ADDRESS}`, 'x'.repeat(201)])
      await expect(propose(person, { recipient })).rejects.toMatchObject(refusal('recipient_required'));
    for (const evidence of [null, 'abc'])
      await expect(propose(person, { evidence })).rejects.toMatchObject(refusal('evidence_required'));
    const [open] = [await makeInvestor()];
    await expect(propose(open)).rejects.toMatchObject(refusal('not_found'));
    await expect(pay(randomUUID())).rejects.toMatchObject(refusal('not_found'));
    const id = await propose(person);
    await expect(admin.rows('confirm_proposal', { proposal_id: id })).rejects.toMatchObject(
      refusal('transaction_id_required'),
    );
    for (const [transaction, code] of [
      [' ', 'transaction_id_required'],
      ['short', 'invalid_transaction_id'],
      [`0x${newTransactionId()}`, 'invalid_transaction_id'],
    ] as const)
      await expect(pay(id, admin, transaction)).rejects.toMatchObject(refusal(code));
    for (const network of [null, 'Bitcoins'])
      await expect(
        admin.rows('pay_unclaimed', { proposal_id: id, network, transaction_id: newTransactionId() }),
      ).rejects.toMatchObject(refusal('invalid_network'));
  });
});

test('what is unclaimed of a frozen person is not paid until the freeze is lifted, also not by racing', async () => {
  const person = await makeLeaver();
  const id = await propose(person);
  const reviewer = asOperator('reviewer');
  const late = whileHeld(
    (sql) => sql`select public.freeze_person(${person.id}, 'Taken over')`,
    () => pay(id),
    { by: reviewer },
  );
  await expect(late).rejects.toMatchObject(refusal('person_frozen'));
  await treasurer.rows('unfreeze_person', { person_id: person.id, reason: 'Cleared up' });
  await pay(id);
});
