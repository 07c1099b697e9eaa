import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { endTerms, figures, problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, signIn, whileHeld } = await openStage();

const invest = (person: Person, plan_id = 'stater', request_id = randomUUID()) =>
  asInvestor(person).call<{ id: string }>('invest', { plan_id, request_id });
/** Pays those whose accounts another run kept, as the next run does. */
const matureRest = () => owner`select private.mature_positions(1000)`;

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
  await owner`select private.mature_positions(1000)`;
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

test('a plan that does not run its term earns no referral bonus', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  const { id } = await invest(friend);
  // What an owner of the database would do who takes a purchase back.
  await owner`update positions set status = 'closed', closed_at = now(), matures_at = now() where id = ${id}`;
  await owner`select ledger.transfer(${friend.id}, 'invested', 'available', 10000, 'mature', ${id})`;
  await owner`select private.mature_positions(1000)`;
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([{ pending_cents: 0 }]);
});

test('a referral bonus is that of the purchase, whatever the plan carries later', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  await invest(friend);
  const [plan] = await asOperator('admin').rows<Record<string, unknown>>('plan_desk');
  const { id, version, held: _, held_cents: __, ...rest } = plan ?? {};
  const change = { ...rest, plan_id: id, reason: 'Less for referrals' };
  const less = { ...change, referral_bonus_bp: 500, offers: ['5% referral bonus'] };
  await asOperator('admin').call('save_plan', { ...less, seen: version });
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 1000 });
  expect(await problems(owner)).toEqual([]);
  const [now] = await asOperator('admin').rows<Record<string, unknown>>('plan_desk');
  await asOperator('admin').call('save_plan', { ...change, seen: now?.['version'], reason: 'As before' });
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

test('an investor is notified of the bonus for a friend, without the name', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  await invest(friend);
  await endTerms(owner, friend);
  expect(
    await asInvestor(alice).query`select kind, subject_id, amount_cents, detail from notifications`,
  ).toEqual([{ kind: 'referrals.credited', subject_id: alice.id, amount_cents: 1000, detail: null }]);
  expect(await heardBy(owner, alice)).toEqual([['portfolio', alice.id]]);
});

test('an investor is paid once for a friend, however often the friend buys', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  const request = randomUUID();
  for (const id of [request, request, randomUUID(), randomUUID()]) await invest(friend, 'stater', id);
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 1000 });
});

test('an investor is paid once for a friend whose first purchases race', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 80_000, referredBy: alice });
  await Promise.all(Array.from({ length: 8 }, () => invest(friend)));
  expect(await figures(owner, friend)).toMatchObject({ invested: 80_000 });
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ available: 1000, referral_bonus: 1000 });
});

test('an investor is paid nothing for a friend whose first plan carries no bonus, nor for a later one', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 200_000, referredBy: alice });
  await invest(friend, 'basic');
  await invest(friend, 'stater');
  await endTerms(owner, friend);
  expect(await figures(owner, alice)).toMatchObject({ available: 0, referral_bonus: 0 });
});

test('an investor is paid for each of many friends whose plans end at the same moment', async () => {
  const alice = await makeInvestor();
  const friends = await Promise.all(
    Array.from({ length: 8 }, () => makeInvestor({ deposited: 10_000, referredBy: alice })),
  );
  await Promise.all(friends.map((friend) => invest(friend)));
  await Promise.all(friends.map((friend) => endTerms(owner, friend)));
  await matureRest();
  expect(await figures(owner, alice)).toMatchObject({ available: 8000, referral_bonus: 8000 });
});

test('two investors who referred each other and whose plans end at the same moment do not block each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const alice = await makeInvestor({ deposited: 10_000 });
    const bob = await makeInvestor({ deposited: 10_000, referredBy: alice });
    await owner`update profiles set referred_by = ${bob.id} where id = ${alice.id}`;
    await owner`update ledger.accounts set referral_due = true where investor_id = ${alice.id}`;
    await owner`
      insert into public.kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at)
      select ${alice.id}, 'Elsewhere', ${alice.id} || '/passport.png', k.status, k.reviewed_by, k.reviewed_at
      from public.kyc_cases k where k.investor_id = ${bob.id}`;
    await Promise.all([invest(alice), invest(bob)]);
    await Promise.all([endTerms(owner, alice), endTerms(owner, bob)]);
    await matureRest();
    expect(await figures(owner, alice)).toMatchObject({ invested: 0, available: 11_000 });
    expect(await figures(owner, bob)).toMatchObject({ invested: 0, available: 11_000 });
  }
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

test('a friend without money earns no one a bonus', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 5000, referredBy: alice });
  await expect(invest(friend)).rejects.toThrow('insufficient_funds');
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 0 });
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

test('the books judge a plan by its own changes after its purchase', async () => {
  const [admin, alice] = [asOperator('admin'), await makeInvestor()];
  const early = await makeInvestor({ deposited: 100_000, referredBy: alice });
  const late = await makeInvestor({ deposited: 10_000, referredBy: alice });
  await invest(early, 'basic');
  const save = async (changes: object) => {
    const [now] = await admin.rows<Record<string, unknown>>('plan_desk');
    const { id: plan_id, version: seen, held: _, held_cents: __, ...rest } = now ?? {};
    await admin.call('save_plan', { ...rest, plan_id, seen, reason: 'Other', ...changes });
    return rest;
  };
  const before = await save({ profit_bonus_bp: 700, referral_bonus_bp: 700, offers: [] });
  const { id } = await invest(late);
  expect(await problems(owner)).toEqual([]);
  await owner`update positions set profit_bonus_bp = 701 where id = ${id}`;
  expect(await problems(owner)).toMatchObject([{ problem: 'profit bonus of a plan', subject: id }]);
  await owner`update positions set profit_bonus_bp = 700 where id = ${id}`;
  await save(before);
});
