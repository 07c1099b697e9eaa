import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { claimsOf, type Person } from '../support/actors.ts';
import { proofPath } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

// Each clause of desk.decisions(), by a row that it alone keeps out of the limits or lets in.
const { owner, makeInvestor, makeOperator } = await openStage();

const counted = async (kind: string, operator: Person, investor: Person) =>
  (
    await owner<{ row: unknown[] }[]>`
      select jsonb_build_array(d.decided_by, d.decided_for, d.amount_cents, d.is_alone) as row
      from desk.decisions(${kind}, ${operator.id}, ${investor.id}) d order by d.amount_cents`
  ).map(({ row }) => row);

const made = async () => ({
  one: await makeOperator('treasurer'),
  two: await makeOperator('treasurer'),
  ann: await makeInvestor(),
  ben: await makeInvestor(),
});

test('of deposits, what is approved counts for its operator and its investor, and a first word for who gave it unless it was rejected', async () => {
  const { one, two, ann, ben } = await made();
  const deposit = (investor: Person, arrived: number, status: string, by: Person | null, first: Person | null) => owner`
    insert into public.deposits (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reason,
      reviewed_by, reviewed_at, first_approved_by, first_approved_at)
    values (${investor.id}, 1, ${arrived}, 'bitcoin', 'Bitcoin', ${newTransactionId()}, 0, ${proofPath(investor.id)}, ${status},
      ${status === 'rejected' ? 'x' : null}, ${by?.id ?? null}, ${by ? new Date() : null}, ${first?.id ?? null}, ${first ? new Date() : null})`;
  await deposit(ann, 1, 'approved', one, null);
  await deposit(ben, 2, 'approved', two, one);
  await deposit(ann, 4, 'pending', null, one);
  await deposit(ann, 8, 'rejected', one, two);
  await deposit(ben, 16, 'rejected', two, one);
  const [byOne, byTwo] = [
    [one.id, ann.id, 1, true],
    [two.id, ben.id, 2, false],
  ];
  expect(await counted('deposit', one, ann)).toEqual([byOne, [one.id, null, 2, false], [one.id, null, 4, false]]);
  expect(await counted('deposit', two, ben)).toEqual([byTwo]);
  expect(await counted('deposit', two, ann)).toEqual([byOne, byTwo]);
  expect(await counted('withdrawal', one, ann)).toEqual([]);
});

test('of withdrawals, what is approved counts for its operator and its investor, and nothing that was rejected', async () => {
  const { one, two, ann, ben } = await made();
  const withdrawal = (investor: Person, cents: number, status: string, by: Person) => owner`
    insert into public.withdrawals (investor_id, method, address, amount_cents, status, reason, reviewed_by, reviewed_at)
    values (${investor.id}, 'Ethereum', ${'0x52908400098527886E0F7030069857D2E4169EE7'}, ${cents}, ${status}, 'x', ${by.id}, now())`;
  await withdrawal(ann, 100_001, 'approved', one);
  await withdrawal(ben, 100_002, 'approved', two);
  await withdrawal(ann, 100_004, 'rejected', one);
  const [byOne, byTwo] = [
    [one.id, ann.id, 100_001, false],
    [two.id, ben.id, 100_002, false],
  ];
  expect(await counted('withdrawal', one, ann)).toEqual([byOne]);
  expect(await counted('withdrawal', one, ben)).toEqual([byOne, byTwo]);
  expect(await counted('deposit', one, ann)).toEqual([]);
});

test('of bonuses and yield, a loss counts by its size, and what another proposed is not decided alone', async () => {
  const { one, two, ann, ben } = await made();
  const decide = (who: Person, action: string, subject: string, details: object) =>
    owner.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(who))}, true)`;
      await sql`select ground.audit(${action}, ${subject}, ${sql.json(details as never)})`;
    });
  const [loss, shared] = [randomUUID(), randomUUID()];
  await decide(one, 'yield_posted', loss, { amount_cents: -500 });
  await decide(one, 'yield_posted', shared, { amount_cents: 600, proposed_by: two.id });
  await decide(two, 'bonus_granted', ann.id, { amount_cents: 700 });
  await decide(two, 'bonus_proposed', ann.id, { amount_cents: 800 });
  expect(await counted('yield', one, ann)).toEqual([
    [one.id, loss, 500, true],
    [one.id, shared, 600, false],
  ]);
  expect(await counted('bonus', one, ann)).toEqual([[two.id, ann.id, 700, true]]);
  expect(await counted('bonus', two, ben)).toEqual([[two.id, ann.id, 700, true]]);
  expect(await counted('bonus', one, ben)).toEqual([]);
});
