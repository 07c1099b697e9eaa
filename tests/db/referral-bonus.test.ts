import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from './support/actors.ts';
import { figures, problems } from './support/books.ts';
import { makeDeposit } from './support/deposits.ts';
import { isBlocked } from './support/locks.ts';
import { openStage } from './support/stage.ts';

const { owner, asInvestor, makeInvestor, signIn } = await openStage();

const invest = (person: Person, plan_id = 'stater', request_id = randomUUID()) =>
  asInvestor(person).call('invest', { plan_id, request_id });

test('an investor is paid a tenth of the first Stater of a friend, by the house and not by the friend', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  await invest(friend);
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000, deposited: 0 });
  expect(await figures(owner, friend)).toMatchObject({ available: 40_000, invested: 10_000 });
  expect(
    await owner`select debit, credit, amount_cents, reference from ledger.transfers where investor_id = ${alice.id}`,
  ).toEqual([{ debit: 'referral_expense', credit: 'available', amount_cents: 1000, reference: friend.id }]);
});

test('an investor is told of the bonus for a friend, and not who it was', async () => {
  const alice = await makeInvestor();
  await invest(await makeInvestor({ deposited: 50_000, referredBy: alice }));
  expect(
    await asInvestor(alice).query`select kind, subject_id, amount_cents, detail from notifications`,
  ).toEqual([{ kind: 'referrals.credited', subject_id: alice.id, amount_cents: 1000, detail: null }]);
  expect(
    await owner`select event, payload from realtime.messages where topic = ${`investor:${alice.id}`} and private`,
  ).toEqual([{ event: 'portfolio', payload: { id: alice.id } }]);
});

test('an investor is paid once for a friend, however often the friend buys', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  const request = randomUUID();
  for (const id of [request, request, randomUUID(), randomUUID()]) await invest(friend, 'stater', id);
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 1000 });
});

test('an investor is paid once for a friend whose first purchases race', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 80_000, referredBy: alice });
  await Promise.all(Array.from({ length: 8 }, () => invest(friend)));
  expect(await figures(owner, friend)).toMatchObject({ invested: 80_000 });
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000 });
});

test('an investor is paid nothing for a friend whose first plan carries no bonus, nor for a later one', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 200_000, referredBy: alice });
  await invest(friend, 'basic');
  await invest(friend, 'stater');
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
});

test('an investor is paid for each of many friends who buy at the same moment', async () => {
  const alice = await makeInvestor();
  const friends = await Promise.all(
    Array.from({ length: 8 }, () => makeInvestor({ deposited: 10_000, referredBy: alice })),
  );
  await Promise.all(friends.map((friend) => invest(friend)));
  expect(await figures(owner, alice)).toMatchObject({ available: 8000, referral_bonus: 8000 });
});

test('two investors who referred each other and buy at the same moment do not block each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const alice = await makeInvestor({ deposited: 10_000 });
    const bob = await makeInvestor({ deposited: 10_000, referredBy: alice });
    await owner`update profiles set referred_by = ${bob.id} where id = ${alice.id}`;
    await owner`update ledger.accounts set referral_due = true where investor_id = ${alice.id}`;
    await Promise.all([invest(alice), invest(bob)]);
    expect(await figures(owner, alice)).toMatchObject({ invested: 10_000, available: 1000 });
    expect(await figures(owner, bob)).toMatchObject({ invested: 10_000, available: 1000 });
  }
});

test('an investor who closes the account while a friend registers by their link is credited nothing in it', async () => {
  const alice = await makeInvestor();
  const id = randomUUID();
  const { closing } = await owner.begin(async (held) => {
    await held`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select ${id}, ${`${id}@example.com`}, now(), jsonb_build_object('name', 'Friend', 'referral_code', p.referral_code)
      from profiles p where p.id = ${alice.id}`;
    const close = asInvestor(alice).call('close_account', { email: alice.email });
    expect(await isBlocked(owner, close)).toBe(true);
    return { closing: close };
  });
  await closing;
  await makeDeposit(owner, id, 10_000);
  await invest(await signIn(id));
  expect(await figures(owner, { id })).toMatchObject({ invested: 10_000 });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
  const bob = await makeInvestor();
  await invest(await makeInvestor({ deposited: 10_000, referredBy: bob }));
  expect(await figures(owner, bob)).toMatchObject({ referral_bonus: 1000 });
  expect(await problems(owner)).toEqual([]);
});

test('a friend without money earns nobody a bonus', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 5000, referredBy: alice });
  await expect(invest(friend)).rejects.toThrow('insufficient_funds');
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 0 });
  expect(await problems(owner)).toEqual([]);
});

test.each([true, false])(
  'whoever checks the books finds a bonus that is not settled with the first plan (bought: %s)',
  async (bought) => {
    const friend = await makeInvestor({ deposited: 10_000, referredBy: await makeInvestor() });
    if (bought) await invest(friend);
    expect(await problems(owner)).toEqual([]);
    await owner`update ledger.accounts set referral_due = not referral_due where investor_id = ${friend.id}`;
    expect(await problems(owner)).toMatchObject([
      { problem: 'referral bonus settled with the first plan', subject: friend.id },
    ]);
    await owner`update ledger.accounts set referral_due = not referral_due where investor_id = ${friend.id}`;
  },
);
