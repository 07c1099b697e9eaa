import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { claimsOf } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

// What a treasurer cannot do by booking income in two tabs at once.
const { owner, asOperator, makeInvestor, operator, asInvestor, whileHeld } = await openStage();

test('a treasurer who buys the plan while its income is booked earns nothing of what they book themselves', async () => {
  const buyer = operator('treasurer');
  await makeDeposit(owner, buyer.id, 100_000);
  const other = await makeInvestor({ deposited: 100_000 });
  await asInvestor(other).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const posting = {
    plan_id: 'stater',
    day: new Date().toISOString().slice(0, 10),
    amount_cents: 500,
    evidence: 'stated by the pool',
  };
  const booking = whileHeld(
    // Waits here before it books the income, and purchases meanwhile share in it.
    (sql) => sql`lock table ledger.transfers in share row exclusive mode`,
    () => asOperator('treasurer').call('post_yield', posting),
    {
      meanwhile: async (sql) => {
        await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(buyer))}, true)`;
        await sql`select public.invest('stater', ${randomUUID()})`;
      },
    },
  );
  await expect(booking).rejects.toMatchObject({ message: 'own_yield' });
  expect(await figures(owner, buyer)).toMatchObject({ profit: 0 });
  const before = await fingerprint(owner);
  await expect(asOperator('treasurer').call('post_yield', posting)).rejects.toMatchObject({
    message: 'own_yield',
  });
  expect(await fingerprint(owner)).toBe(before);
});

const treasurer = asOperator('treasurer');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const income = (day: string) => ({ plan_id: 'gold', day, amount_cents: 5, evidence: 'stated by the pool' });

test('the income of a day can be booked for sixty days and no longer', async () => {
  const before = await fingerprint(owner);
  const tooOld = { code: 'P0001', message: 'day_too_old', detail: '60' };
  await expect(treasurer.call('post_yield', income(daysAgo(61)))).rejects.toMatchObject(tooOld);
  const { evidence: _, ...asked } = income(daysAgo(61));
  await expect(treasurer.rows('preview_yield', asked)).rejects.toMatchObject(tooOld);
  expect(await fingerprint(owner)).toBe(before);
  await treasurer.call('post_yield', income(daysAgo(60)));
});
