import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endTerms } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const aDate = expect.any(Date) as Date;

test('an investor sees the friends they referred, masked, newest first, with how far they came', async () => {
  const alice = await makeInvestor();
  const registered = await makeInvestor({
    referredBy: alice,
    name: 'Grace Brewster Hopper',
    verified: false,
  });
  const verified = await makeInvestor({ referredBy: alice, name: 'Ada Lovelace' });
  const invested = await makeInvestor({ referredBy: alice, name: 'Cher', deposited: 10_000 });
  await asInvestor(invested).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const none = { reward_cents: 0, pending_cents: 0, pending_until: null };

  expect(await asInvestor(alice).rows('my_referrals')).toEqual([
    {
      name: 'Cher',
      level: 1,
      status: 'invested',
      registered_at: aDate,
      reward_cents: 0,
      pending_cents: 1000,
      pending_until: aDate,
    },
    { name: 'Ada L.', level: 1, status: 'verified', registered_at: aDate, ...none },
    { name: 'Grace H.', level: 1, status: 'registered', registered_at: aDate, ...none },
  ]);
  expect(await asInvestor(registered).rows('my_referrals')).toEqual([]);
  expect(await asInvestor(verified).rows('my_referrals')).toEqual([]);
});

test('an investor sees what was credited for each friend, and nothing that others were credited for theirs', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 10_000 }), await makeInvestor()];
  for (const referredBy of [alice, bob]) {
    const friend = await makeInvestor({ referredBy, deposited: 10_000 });
    await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
    await endTerms(owner, friend);
  }
  const [friend] = await owner<{ id: string }[]>`select id from profiles where referred_by = ${alice.id}`;
  await owner`select ledger.transfer(${alice.id}, 'bonus_expense', 'available', 77, 'bonus', ${friend?.id ?? ''})`;
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([{ reward_cents: 1000 }]);
});

test('an investor never sees an e-mail address, not even where it is given as the name', async () => {
  const alice = await makeInvestor();
  await makeInvestor({ referredBy: alice, name: 'secret.person@example.com' });
  await makeInvestor({ referredBy: alice, name: 'Ada secret.person@example.com' });
  const names = (await asInvestor(alice).rows('my_referrals')).map(({ name }) => String(name));
  expect(names).toHaveLength(2);
  expect(names.join(' ')).not.toMatch(/@|example/);
});
