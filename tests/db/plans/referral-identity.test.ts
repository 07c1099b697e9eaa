import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endTerms, figures, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

test('a referral bonus waits until the identity of the buyer is confirmed, and is credited once for each identity', async () => {
  const alice = await makeInvestor();
  const people = await Promise.all([0, 1].map(() => makeInvestor({ deposited: 50_000, referredBy: alice })));
  for (const { id } of people)
    await owner`update public.kyc_cases set status = 'pending', reviewed_by = null, reviewed_at = null, home_address = 'Springfield' where investor_id = ${id}`;
  for (const friend of people) {
    await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
    await endTerms(owner, friend);
  }
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
  const held = { pending_cents: 1000, pending_until: null, reward_cents: 0 };
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([held, held]);
  expect(await problems(owner)).toEqual([]);
  // Both have the same name and home address.
  for (const { id } of people) {
    const [kyc] = await owner<{ id: string }[]>`select id from public.kyc_cases where investor_id = ${id}`;
    await asOperator('reviewer').call('review_kyc', { case_id: kyc?.id, approve: true });
  }
  await owner`select private.mature_positions(1000)`;
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000 });
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([
    { pending_cents: 0 },
    { pending_cents: 0 },
  ]);
  expect(await problems(owner)).toEqual([]);
});
