import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { endTerms, figures, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, makeOperator, whileHeld } = stage;
const admin = asOperator('admin');
const treasurer = asOperator('treasurer');
const refusal = (message: string) => ({ code: 'P0001', message });

const propose = async (kind: string, turn_on: unknown = false, reason = 'The regulator forbids it', as = admin) =>
  (await as.call<{ answer: string }>('propose_switch', { kind, turn_on, reason })).answer;
const confirm = (proposal_id: string, as = treasurer) => as.rows('confirm_proposal', { proposal_id });
const cancel = (proposal_id: string, as = treasurer) => as.rows('cancel_proposal', { proposal_id });
const switchOff = async (kind: string) => confirm(await propose(kind));
const buy = (person: Person, values: object = {}) =>
  asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID(), ...values });
const stater = async () =>
  (
    await asAnonymous.query`select profit_bonus_bp, referral_bonus_bp, offers from offered_plans where id = 'stater'`
  )[0];

afterEach(async () => {
  for (const { kind, is_on, change_id } of await admin.rows<{
    kind: string;
    is_on: boolean;
    change_id: string | null;
  }>('site_switches')) {
    if (change_id) await cancel(change_id);
    const isBonus = !kind.startsWith('identity');
    if (is_on !== isBonus) await confirm(await propose(kind, isBonus));
  }
});

test('who proposes a switch waits for what is changed about the site at the same moment', async () => {
  const proposed = await whileHeld(
    (sql) => sql`select from public.site for share`,
    () => propose('profit'),
  );
  expect(await admin.rows('site_switches')).toContainEqual(expect.objectContaining({ change_id: proposed }));
});

test('a plan bought while the profit bonus is on keeps it; one bought afterwards has none, and no words of it', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id: before } = await buy(alice);
  await switchOff('profit');
  expect(await stater()).toMatchObject({
    profit_bonus_bp: 0,
    referral_bonus_bp: 1000,
    offers: ['15 daily top up', '2000 max price', '30% interest', 'hashrate 10ph/s', '10% referral bonus'],
  });
  expect(await asInvestor(alice).rows('purchase_terms', { plan_id: 'stater' })).toMatchObject([{ profit_bonus_bp: 0 }]);
  await expect(buy(alice, { expected_bonus_bp: 1000 })).rejects.toMatchObject({
    message: 'bonus_changed',
    detail: '0',
  });
  const { id: after } = await buy(alice, { expected_bonus_bp: 0 });
  const kept = await owner<{ id: string; bp: number }[]>`
    select id, profit_bonus_bp as bp from positions where investor_id = ${alice.id}`;
  expect(new Map(kept.map(({ id, bp }) => [id, bp]))).toEqual(
    new Map([
      [before, 1000],
      [after, 0],
    ]),
  );
  expect(await problems(owner)).toEqual([]);
});

test('a first plan bought while the referral bonus is off brings its referrer nothing, and no problem is found', async () => {
  const alice = await makeInvestor();
  const [early, late] = [
    await makeInvestor({ deposited: 20_000, referredBy: alice }),
    await makeInvestor({ deposited: 20_000, referredBy: alice }),
  ];
  await buy(early);
  await switchOff('referral');
  expect((await stater())?.['offers']).not.toContain('10% referral bonus');
  await buy(late);
  await endTerms(owner, early);
  await endTerms(owner, late);
  expect(await figures(owner, alice)).toMatchObject({ referral_bonus: 1000 });
  expect(await problems(owner)).toEqual([]);
});

test('no bonus is granted, alone or by two people, while granted bonuses are off', async () => {
  const alice = await makeInvestor();
  const grant = (amount_cents: number, request_id = randomUUID()) =>
    treasurer.call('grant_bonus', { investor_id: alice.id, amount_cents, reason: 'Welcome', request_id });
  const [small, large] = [randomUUID(), randomUUID()];
  await grant(100, small);
  await grant(200_000, large);
  await switchOff('granted');
  await expect(grant(100)).rejects.toMatchObject(refusal('bonus_off'));
  await grant(100, small);
  const second = asInvestor(await makeOperator('treasurer'));
  await expect(second.call('review_correction', { correction_id: large, approve: true })).rejects.toMatchObject(
    refusal('bonus_off'),
  );
  await second.call('review_correction', {
    correction_id: large,
    approve: false,
    reason: 'Not allowed any more',
  });
  expect(await figures(owner, alice)).toMatchObject({ bonus: 100 });
});

test('operators read of each switch whether it is on and what waits, and none is proposed for what is so already', async () => {
  await expect(propose('profit', true)).rejects.toMatchObject(refusal('changed_meanwhile'));
  const id = await propose('profit');
  await propose('granted');
  expect(await admin.rows('site_switches')).toMatchObject([
    {
      kind: 'profit',
      is_on: true,
      change_id: id,
      reason: 'The regulator forbids it',
      proposed_by_name: 'Demo Admin',
    },
    { kind: 'referral', is_on: true, change_id: null },
    { kind: 'granted', is_on: true },
    { kind: 'identity_before_deposit', is_on: false },
    { kind: 'identity_before_plan', is_on: false },
    { kind: 'identity_before_withdrawal', is_on: false },
  ]);
});

test.each([
  ['gifts', false],
  ['profit', null],
  [null, true],
])('an admin proposes nothing that is no switch: %j, %j', async (kind, turn_on) => {
  await expect(propose(kind as string, turn_on)).rejects.toMatchObject(refusal('invalid_value'));
});
