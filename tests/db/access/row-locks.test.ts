import { describe, expect, test } from 'vitest';
import {
  pendingCase,
  pendingCorrection,
  pendingDeposit,
  pendingMessage,
  pendingWithdrawal,
} from '../support/money/pending.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator, whileHeld } = stage;
const [reviewer, admin] = [asOperator('reviewer'), asOperator('admin')];
const by = operator('admin').id;

describe('a case that is being decided has no lease afterwards', () => {
  test.each([
    ['deposits', pendingDeposit, 'public.deposits', { status: 'rejected', reason: 'x', reviewed_by: by }],
    ['withdrawals', pendingWithdrawal, 'public.withdrawals', { status: 'cancelled' }],
    ['kyc_cases', pendingCase, 'public.kyc_cases', { status: 'rejected', reason: 'x', reviewed_by: by }],
    ['contact_messages', pendingMessage, 'public.contact_messages', { handled_by: by }],
    ['corrections', pendingCorrection, 'desk.corrections', { status: 'withdrawn' }],
  ] as const)('%s', async (queue, make, table, decision) => {
    const { id } = await make(stage);
    const moment = {
      deposits: 'reviewed_at',
      kyc_cases: 'reviewed_at',
      contact_messages: 'handled_at',
      corrections: 'ended_at',
    };
    const at = queue === 'withdrawals' ? {} : { [moment[queue]]: new Date() };
    const leased = whileHeld(
      (sql) => sql`update ${sql(table)} set ${sql({ ...decision, ...at })} where id = ${id}`,
      () => admin.rows('lease_case', { queue, case_id: id }),
    );
    await expect(leased).rejects.toThrow('not_found');
    expect(await owner`select from desk.case_leases where case_id = ${id}`).toHaveLength(0);
  });
});

test('an operator whose role is being taken away leases nothing', async () => {
  const leaving = await makeOperator('reviewer');
  const { id } = await pendingDeposit(stage);
  const leased = whileHeld(
    (sql) => sql`delete from people.operators where user_id = ${leaving.id}`,
    () => asInvestor(leaving).rows('lease_case', { queue: 'deposits', case_id: id }),
  );
  await expect(leased).rejects.toMatchObject({ code: '42501', message: 'not_allowed' });
});

test('the tax number of a case that is being reviewed stays as it was reviewed', async () => {
  const person = await makeInvestor();
  const [row] = await owner<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path)
    values (${person.id}, '1 Some Street', ${`${person.id}/document`}) returning id`;
  const id = row?.id ?? '';
  const changed = whileHeld(
    (sql) => sql`
      update public.kyc_cases set status = 'approved', reviewed_by = ${by}, reviewed_at = now() where id = ${id}`,
    () => asInvestor(person).rows('set_kyc_tax_number', { case_id: id, tax_number: '12-345' }),
  );
  await expect(changed).rejects.toThrow('not_found');
  expect(await owner`select from kyc.tax_numbers where case_id = ${id}`).toHaveLength(0);
});

test('a freeze waits for a movement of the person’s money at the same moment', async () => {
  const person = await makeInvestor({ deposited: 100_000 });
  await whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${person.id} for update`,
    () => reviewer.rows('freeze_person', { person_id: person.id, reason: 'Taken over' }),
  );
  expect(await owner`select from people.freezes where person_id = ${person.id}`).toHaveLength(1);
});

test('a correction that is being booked is not withdrawn', async () => {
  const { id } = await pendingCorrection(stage);
  const withdrawn = whileHeld(
    (sql) => sql`
      update desk.corrections set status = 'refused', decided_by = ${by}, ended_at = now(), refusal = 'No' where id = ${id}`,
    () => reviewer.call('withdraw_correction', { correction_id: id }),
  );
  await expect(withdrawn).rejects.toThrow('already_reviewed');
});

test('recovery codes are ten also for two pages that ask for them at once', async () => {
  const person = await makeInvestor();
  await addFactor(owner, person);
  await proven(owner, person);
  const actor = asInvestor(person, { amr: codeAgo('0 seconds') });
  await whileHeld(
    (sql) => sql`select public.make_recovery_codes()`,
    () => actor.call('make_recovery_codes'),
    { by: actor },
  );
  expect(await actor.call('recovery_code_count')).toEqual({ answer: 10 });
});

test('exports at the same moment are recorded one after the other', async () => {
  const actor = asInvestor(await makeInvestor());
  const late = whileHeld(
    (sql) => sql`select public.record_export()`,
    () => actor.rows('record_export'),
    { by: actor },
  );
  await expect(late).resolves.toBeDefined();
});

test('two pages that choose the same code word at once choose it once', async () => {
  const person = await makeInvestor();
  const actor = asInvestor(person);
  await whileHeld(
    (sql) => sql`select public.set_code_word('Blue Heron')`,
    () => actor.rows('set_code_word', { word: 'Blue Heron' }),
    { by: actor },
  );
  const told = await owner`
    select from public.account_events where investor_id = ${person.id} and kind = 'code_word_changed'`;
  expect(told).toHaveLength(1);
});
