import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { figures } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

interface Movement {
  investor?: string | null;
  debit?: string;
  credit?: string;
  amount?: number;
  code?: string;
  cause?: string;
}

async function book(movement: Movement): Promise<number> {
  const { investor = null, debit = 'bonus_expense', credit = 'available', amount = 100 } = movement;
  const { code = 'bonus', cause = randomUUID() } = movement;
  const [row] = await owner<{ id: number }[]>`
    select ledger.transfer(${investor}, ${debit}, ${credit}, ${amount}, ${code}, ${cause}) as id`;
  return row?.id ?? 0;
}

test('the house books a movement once, however often it is asked to', async () => {
  const { id: investor } = await makeInvestor();
  const cause = randomUUID();
  const first = await book({ investor, cause });
  expect(await book({ investor, cause })).toBe(first);
  expect(await Promise.all(Array.from({ length: 8 }, () => book({ investor, cause })))).toEqual(
    Array.from({ length: 8 }, () => first),
  );
  expect(await figures(owner, { id: investor })).toMatchObject({ available: 100, bonus: 100 });
});

test.each([
  ['another amount', { amount: 200 }],
  ['other accounts', { debit: 'available', credit: 'withdrawing' }],
  ['another source', { debit: 'cash' }],
])('the house cannot book the same cause with %s', async (_, change) => {
  const { id: investor } = await makeInvestor();
  const cause = randomUUID();
  await book({ investor, cause });
  await expect(book({ investor, cause, ...change })).rejects.toThrow('idempotency_key_reused');
  expect(await figures(owner, { id: investor })).toMatchObject({ available: 100, invested: 0 });
});

test('the house cannot book the cause of one investor for another', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  const cause = randomUUID();
  await book({ investor: alice.id, cause });
  await expect(book({ investor: bob.id, cause })).rejects.toThrow('idempotency_key_reused');
});

test.each(['available', 'invested', 'withdrawing'])('no transfer takes more from %s than is there', async (debit) => {
  const { id: investor } = await makeInvestor();
  await book({ investor });
  const credit = debit === 'available' ? 'invested' : 'available';
  await Promise.all(
    [debit]
      .filter((account) => account !== 'available')
      .map((account) => book({ investor, debit: 'available', credit: account, code: 'invest' })),
  );
  await expect(book({ investor, debit, credit, amount: 101, code: 'mature' })).rejects.toThrow('insufficient_funds');
  expect(await figures(owner, { id: investor })).toMatchObject({ [debit]: 100, [credit]: 0 });
});

test.each([
  ['nothing', { amount: 0 }, 'amount_within_bounds'],
  ['a negative amount', { amount: -100 }, 'amount_within_bounds'],
  ['more than a trillion dollars', { amount: 100_000_000_000_001 }, 'amount_within_bounds'],
  ['from an account to itself', { debit: 'available' }, 'transfers_accounts_fit'],
  ['to an account that does not exist', { credit: 'pockets' }, 'enum ledger.book'],
  ['for a purpose that does not exist', { code: 'gift' }, 'enum ledger.purpose'],
  ['between an investor and nobody', { investor: null }, 'transfers_accounts_fit'],
  ['what the house credits past available', { credit: 'invested' }, 'transfers_accounts_fit'],
  ['what is invested straight to a withdrawal', { debit: 'invested', credit: 'withdrawing' }, 'transfers_accounts_fit'],
  ['within the house in the name of an investor', { credit: 'cash' }, 'transfers_accounts_fit'],
])('the house cannot book %s', async (_, movement, constraint) => {
  const { id } = await makeInvestor();
  await expect(book({ investor: id, ...movement })).rejects.toThrow(constraint);
});

test('eight racing debits cannot take more than there is', async () => {
  const { id: investor } = await makeInvestor();
  await book({ investor, amount: 300 });
  const debits = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      book({ investor, debit: 'available', credit: 'invested', amount: 100, code: 'invest' }),
    ),
  );
  expect(debits.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await figures(owner, { id: investor })).toMatchObject({ available: 0, invested: 300 });
});

test('the house sets a fifth of every deposit aside from its own cash, not from the investor', async () => {
  const balance = async (account: string) => {
    const [row] = await owner<{ cents: number }[]>`select ledger.house_balance(${account}) as cents`;
    return row?.cents ?? Number.NaN;
  };
  const before = { cash: await balance('cash'), fund: await balance('insurance_fund') };
  const { id } = await makeInvestor({ deposited: 10_009 });
  expect(await figures(owner, { id })).toMatchObject({ available: 10_009 });
  expect(await balance('insurance_fund')).toBe(before.fund + 2001);
  expect(await balance('cash')).toBe(before.cash + 10_009 - 2001);
});

test('money that an investor deposits and withdraws over and over does not enlarge the published insurance', async () => {
  const investor = await makeInvestor();
  const [books] = await owner<{ held: number }[]>`
    select ledger.house_balance('cash') + ledger.house_balance('insurance_fund') as held`;
  const held = books?.held ?? 0;
  const amount = 10 * held;
  const movements = [
    ['cash', 'available', 'deposit'],
    ['available', 'withdrawing', 'withdrawal_hold'],
    ['withdrawing', 'cash', 'withdrawal_pay'],
  ] as const;
  for (const [debit, credit, code] of movements) await book({ investor: investor.id, debit, credit, amount, code });
  expect(await asInvestor(investor).rows('insurance_coverage')).toMatchObject([{ fund_cents: held }]);
  await book({ debit: 'mining_income', credit: 'cash', amount: held + 1, code: 'loss' });
  expect(await asInvestor(investor).rows('insurance_coverage')).toMatchObject([{ fund_cents: 0, coverage_bp: 0 }]);
});
