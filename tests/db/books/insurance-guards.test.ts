import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { fingerprint } from '../support/money/books.ts';
import { insuranceTools, lost } from '../support/money/insurance.ts';
import { openStage } from '../support/stage.ts';

// The insurance fund cannot be paid out by one person, to themselves, twice, or beyond the loss.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator, whileHeld } = stage;
const { propose, book, cancel, available, victims, clear } = insuranceTools(stage);
const treasurer = asOperator('treasurer');
const refusal = (message: string, detail?: string) => ({ code: 'P0001', message, ...(detail && { detail }) });

beforeEach(clear);

test('an operator who would be paid neither proposes nor books it', async () => {
  const [a] = await victims(1);
  if (!a) throw new Error('No victim');
  await expect(propose([lost(operator('treasurer'), 20_000)])).rejects.toMatchObject(refusal('own_payout'));
  const id = await propose([lost(a, 20_000), lost(operator('admin'), 20_000)]);
  await expect(book(id)).rejects.toMatchObject(refusal('own_payout'));
  await cancel(id);
});

test('a payment is not proposed or booked while one of its people is frozen, also not by racing', async () => {
  const [a, b] = await victims(2);
  if (!a || !b) throw new Error('No victims');
  let id = await propose([lost(a, 20_000), lost(b, 20_000)]);
  const reviewer = asOperator('reviewer');
  const frozen = refusal('person_frozen');
  await reviewer.rows('freeze_person', { person_id: b.id, reason: 'Taken over' });
  await expect(book(id)).rejects.toMatchObject(frozen);
  await cancel(id);
  await expect(propose([lost(b, 20_000)])).rejects.toMatchObject(frozen);
  await treasurer.rows('unfreeze_person', { person_id: b.id, reason: 'Cleared up' });
  id = await propose([lost(a, 20_000), lost(b, 20_000)]);
  const late = whileHeld(
    (sql) => sql`select public.freeze_person(${b.id}, 'Taken over again')`,
    () => book(id),
    { by: reviewer },
  );
  await expect(late).rejects.toMatchObject(frozen);
  await treasurer.rows('unfreeze_person', { person_id: b.id, reason: 'Cleared up' });
  await book(id);
  await reviewer.rows('freeze_person', { person_id: a.id, reason: 'Too late' });
  await book(id);
});

test('what cannot be meant is refused, with the line it is about, and nothing is kept', async () => {
  const [a] = await victims(1);
  if (!a) throw new Error('No victim');
  const closed = await makeInvestor();
  await owner`
    update profiles set closed_at = now(), name = 'Closed account', phone = '', country = '', avatar_path = null where id = ${closed.id}`;
  const before = await fingerprint(owner);
  const good = lost(a, 20_000);
  const cases: [unknown, Row, string, string?][] = [
    [null, {}, 'invalid_losses', '0'],
    [[], {}, 'invalid_losses', '0'],
    [{}, {}, 'invalid_losses', '0'],
    [[good, 3], {}, 'invalid_losses', '2'],
    [[lost(a, 0)], {}, 'invalid_losses', '1'],
    [[lost(a, -5)], {}, 'invalid_losses', '1'],
    [[lost(a, 1.5)], {}, 'invalid_losses', '1'],
    [[lost(a, '100')], {}, 'invalid_losses', '1'],
    [[good, { email: 'nobody@example.com', lost_cents: 5 }], {}, 'person_not_found', '2'],
    [[{ lost_cents: 5 }], {}, 'person_not_found', '1'],
    [[good, lost(closed, 5)], {}, 'person_not_found', '2'],
    [[good, { email: ` ${a.email.toUpperCase()} `, lost_cents: 5 }], {}, 'person_twice', '2'],
    [[good], { amount_cents: 20_001 }, 'exceeds_loss', '20000'],
    [[good], { amount_cents: 0 }, 'invalid_amount'],
    [[good], { amount_cents: null }, 'invalid_amount'],
    [[good], { event: ' ab ' }, 'event_required'],
    [[good], { event: 'Two\nlines' }, 'event_required'],
    [[good], { event: 'x'.repeat(121) }, 'event_required'],
    [[good], { happened_on: '2999-01-01' }, 'invalid_day'],
    [[good], { happened_on: '2001-01-01' }, 'invalid_day'],
    [[good], { happened_on: null }, 'invalid_day'],
    [[good], { request_id: null }, 'request_id_required'],
  ];
  for (const [losses, values, message, detail] of cases)
    await expect(propose(losses, values)).rejects.toMatchObject(refusal(message, detail));
  expect(await fingerprint(owner)).toBe(before);
});

test('a payment that waits for an account pays by what the fund has then', async () => {
  const [a] = await victims(1);
  if (!a) throw new Error('No victim');
  await owner`select ledger.transfer(null, 'cash', 'mining_income', 100000000, 'income', ${randomUUID()})`;
  const left = await available();
  const id = await propose([lost(a, left)], { amount_cents: left });
  const late = whileHeld(
    async (sql) => {
      await sql`select from ledger.accounts where investor_id = ${a.id} for update`;
      await sql`
        select ledger.transfer(null, 'mining_income', 'cash', h.cash_cents + 1, 'loss', ${randomUUID()})
        from ledger.house_totals() h`;
    },
    () => book(id),
  );
  await expect(late).rejects.toMatchObject(refusal('exceeds_available', String(left - 1)));
  await cancel(id);
});

test('a person who waits to be paid cannot close the account', async () => {
  const person = await makeInvestor();
  // So that the fund can pay.
  await victims(2);
  await owner`select ledger.transfer(null, 'cash', 'mining_income', 100000000, 'income', ${randomUUID()})`;
  const id = await propose([lost(person, 20_000)]);
  expect(await asInvestor(person).call('account_hindrance')).toEqual({ answer: 'insurance' });
  expect(await asInvestor(await makeInvestor()).call('account_hindrance')).toEqual({ answer: null });
  await cancel(id);
  expect(await asInvestor(person).call('account_hindrance')).toEqual({ answer: null });
});
