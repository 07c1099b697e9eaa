import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { endTerms, figures, problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { makeEndedPackage } from '../support/money/ended-package.ts';
import { openStage } from '../support/stage.ts';

// A plan's bonus needs no second approval, so the people who set it and their colleagues get none of it.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, signIn, whileHeld, makeOperator } = stage;

const invest = (person: Person, plan_id = 'stater', request_id = randomUUID()) =>
  asInvestor(person).call<{ id: string }>('invest', { plan_id, request_id });

test('an investor is paid a tenth of the first Stater of a friend, by the house and not by the friend', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  await invest(friend);
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000, deposited: 0 });
  expect(await figures(owner, friend)).toMatchObject({ available: 50_000, invested: 0 });
  expect(
    await owner`select debit, credit, amount_cents, reference from ledger.transfers where investor_id = ${alice.id}`,
  ).toEqual([{ debit: 'referral_expense', credit: 'available', amount_cents: 1000, reference: friend.id }]);
});

test('B9: a referral bonus is in no balance, and so not withdrawable, before the plan of the friend has run its term', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  const { id } = await invest(friend);
  const promised = { pending_cents: 1000, pending_until: expect.any(Date) as Date, reward_cents: 0 };
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([promised]);
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
  await owner`select plans.mature_positions(1000)`;
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
  expect(await owner`select from notifications where investor_id = ${alice.id}`).toHaveLength(0);
  expect(await problems(owner)).toEqual([]);

  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000 });
  const paid = { pending_cents: 0, pending_until: null, reward_cents: 1000 };
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([paid]);
  expect(await owner`select referral_bonus_cents from positions where id = ${id}`).toEqual([
    { referral_bonus_cents: 1000 },
  ]);
  expect(await problems(owner)).toEqual([]);
});

test('a plan bought while its bonuses are changed keeps those that were seen, and no problem is found', async () => {
  const admin = asOperator('admin');
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  const [plan] = await admin.rows<Record<string, unknown>>('plan_desk');
  const { id: plan_id, version, held: _, held_cents: __, ...before } = plan ?? {};
  await admin.transaction(async (sql) => {
    await sql`
      select public.save_plan(p.id, p.title, p.duration, p.term_months, p.term_days, p.price_text, p.min_cents, p.max_cents,
        p.top_ups_per_day, p.roi_bp, 500, 500, '{}', p.place, p.on_sale, 'Less', p.hashrate, ${String(version)})
      from public.plan_desk() p where p.id = ${String(plan_id)}`;
    await invest(friend);
  });
  expect(await problems(owner)).toEqual([]);
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 1000 });
  expect(await problems(owner)).toEqual([]);
  const [now] = await admin.rows<Record<string, unknown>>('plan_desk');
  await admin.call('save_plan', { ...before, plan_id, seen: now?.['version'], reason: 'As before' });
});

test.each([
  ['somebody@example.com', 'somebody+2@example.com'],
  ['some.body@gmail.com', 'somebody+2@googlemail.com'],
])('B9: the owner of %s refers no one with the mailbox %s, an alias of it', async (first, second) => {
  const make = async (email: string, code?: string) => {
    const id = randomUUID();
    await owner`
      insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${email}, ${owner.json({ name: 'Ada', ...(code && { referral_code: code }) })})`;
    const [row] = await owner<{ referral_code: string; referred_by: string | null }[]>`
      select referral_code, referred_by from profiles where id = ${id}`;
    return { id, ...row };
  };
  const one = await make(first);
  expect(await make(second, one.referral_code)).toMatchObject({ referred_by: null });
  expect(await make(`other-${second}`, one.referral_code)).toMatchObject({ referred_by: one.id });
});

test('an investor is paid once for a friend, however often the friend buys', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  const request = randomUUID();
  for (const id of [request, request, randomUUID(), randomUUID()]) await invest(friend, 'stater', id);
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 1000 });
});

test('an investor who closes the account while a friend registers by their link is credited nothing in it', async () => {
  const alice = await makeInvestor();
  const id = randomUUID();
  await whileHeld(
    (held) => held`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select ${id}, ${`${id}@example.com`}, now(), jsonb_build_object('name', 'Friend', 'referral_code', p.referral_code)
      from profiles p where p.id = ${alice.id}`,
    () => asInvestor(alice).call('close_account', { email: alice.email }),
  );
  await makeDeposit(owner, id, 10_000);
  await invest(await signIn(id));
  await endTerms(owner, { id });
  expect(await figures(owner, { id })).toMatchObject({ available: 10_000 });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
  const bob = await makeInvestor();
  const friend = await makeInvestor({ deposited: 10_000, referredBy: bob });
  await invest(friend);
  await endTerms(owner, friend);
  expect(await figures(owner, bob)).toMatchObject({ referral_bonus: 1000 });
  expect(await problems(owner)).toEqual([]);
});

test.each([true, false])(
  'the check of the books finds a bonus that is not settled with the first plan (bought: %s)',
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
  for (const { id } of people) {
    const [kyc] = await owner<{ id: string }[]>`select id from public.kyc_cases where investor_id = ${id}`;
    await asOperator('reviewer').call('record_document_opening', { case_id: kyc?.id });
    await asOperator('reviewer').call('review_kyc', { case_id: kyc?.id, approve: true });
  }
  await owner`select plans.mature_positions(1000)`;
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000 });
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([{ pending_cents: 0 }, { pending_cents: 0 }]);
  expect(await problems(owner)).toEqual([]);
});

beforeEach(awayFromMidnight, 60_000);

const settle = () => owner`select plans.mature_positions(1000)`;

const endRole = (id: string) => owner`delete from people.operators where user_id = ${id}`;

test('an operator is credited no referral bonus, also if they lose the role later, and the books are whole', async () => {
  const operator = await makeOperator('reviewer');
  const friend = await makeInvestor({ deposited: 50_000, referredBy: operator });
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await endTerms(owner, friend);
  expect(await figures(owner, operator)).toMatchObject({ available: 0, referral_bonus: 0 });
  expect(await problems(owner)).toEqual([]);
  await endRole(operator.id);
  expect(await problems(owner)).toEqual([]);
});

test('an operator is credited no profit bonus, also if they lose the role later, and the books are whole', async () => {
  const operator = await makeOperator('reviewer');
  const { id, post } = await makeEndedPackage(stage, 1, operator);
  await post(3, 5000);
  await settle();
  expect(await owner`select profit_bonus_cents from positions where id = ${id}`).toEqual([{ profit_bonus_cents: 0 }]);
  expect(await figures(owner, operator)).toMatchObject({ bonus: 0 });
  expect(await problems(owner)).toEqual([]);
  await endRole(operator.id);
  expect(await problems(owner)).toEqual([]);
});

test('a person who was an operator before is credited both bonuses', async () => {
  const person = await makeOperator('reviewer');
  await endRole(person.id);
  const friend = await makeInvestor({ deposited: 50_000, referredBy: person });
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await endTerms(owner, friend);
  const { post } = await makeEndedPackage(stage, 1, person);
  await post(3, 5000);
  await settle();
  expect(await figures(owner, person)).toMatchObject({ referral_bonus: 1000, bonus: 500 });
  expect(await problems(owner)).toEqual([]);
});

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
