import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { endTerms, figures, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, makeOperator, whileHeld } = stage;
const admin = asOperator('admin');
const treasurer = asOperator('treasurer');
const refusal = (message: string) => ({ code: 'P0001', message });

const propose = async (
  kind: string,
  turn_on: unknown = false,
  reason = 'The regulator forbids it',
  as = admin,
) => (await as.call<{ answer: string }>('propose_switch', { kind, turn_on, reason })).answer;
const confirm = (proposal_id: string, as = treasurer) => as.rows('confirm_proposal', { proposal_id });
const cancel = (proposal_id: string, as = treasurer) => as.rows('cancel_proposal', { proposal_id });
const switchOff = async (kind: string) => confirm(await propose(kind));
const bonuses = async () => (await owner<{ bonuses: string[] }[]>`select bonuses from site`)[0]?.bonuses;
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
  expect(await asInvestor(alice).rows('purchase_terms', { plan_id: 'stater' })).toMatchObject([
    { profit_bonus_bp: 0 },
  ]);
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
  // What was granted is granted: a retry finds it.
  await grant(100, small);
  const second = asInvestor(await makeOperator('treasurer'));
  await expect(
    second.call('review_correction', { correction_id: large, approve: true }),
  ).rejects.toMatchObject(refusal('bonus_off'));
  await second.call('review_correction', {
    correction_id: large,
    approve: false,
    reason: 'Not allowed any more',
  });
  expect(await figures(owner, alice)).toMatchObject({ bonus: 100 });
});

test('one admin proposes, another person switches, and the trail names both and the reason', async () => {
  const id = await propose('profit');
  expect(await propose('profit')).toBe(id);
  expect(await bonuses()).toContain('profit');
  await expect(confirm(id, admin)).rejects.toMatchObject(refusal('second_person_required'));
  await confirm(id);
  await confirm(id);
  expect(await bonuses()).toEqual(['referral', 'granted']);
  const trail = await owner`
    select action, actor, details from private.audit_events where action in ('switched', 'proposed') order by id desc limit 2`;
  expect(trail).toMatchObject([
    {
      action: 'switched',
      actor: stage.operator('treasurer').id,
      details: {
        kind: 'profit',
        on: false,
        reason: 'The regulator forbids it',
        proposed_by: stage.operator('admin').id,
      },
    },
    { action: 'proposed', actor: stage.operator('admin').id },
  ]);
});

test('of each kind one proposal waits at a time, until it is cancelled, and none for what is so already', async () => {
  await expect(propose('profit', true)).rejects.toMatchObject(refusal('changed_meanwhile'));
  const id = await propose('profit');
  await expect(propose('profit', false, 'Another reason')).rejects.toMatchObject(refusal('change_open'));
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
  await cancel(id);
  await cancel(id);
  await expect(confirm(id)).rejects.toMatchObject(refusal('change_closed'));
  const next = await propose('profit');
  await confirm(next);
  await expect(cancel(next)).rejects.toMatchObject(refusal('change_closed'));
});

test.each([
  ['gifts', false],
  ['profit', null],
  [null, true],
])('an admin proposes nothing that is no switch: %j, %j', async (kind, turn_on) => {
  await expect(propose(kind as string, turn_on)).rejects.toMatchObject(refusal('invalid_value'));
});

test('neither reviewers nor investors propose or decide, and what is decided stays', async () => {
  const alice = asInvestor(await makeInvestor());
  const id = await propose('profit');
  for (const other of [alice, asOperator('reviewer')]) {
    await expect(propose('granted', false, 'Mine', other)).rejects.toMatchObject({ code: '42501' });
    await expect(confirm(id, other)).rejects.toMatchObject({ code: '42501' });
    await expect(cancel(id, other)).rejects.toMatchObject({ code: '42501' });
  }
  await expect(propose('granted', false, 'Mine', treasurer)).rejects.toMatchObject({ code: '42501' });
  await expect(alice.rows('site_switches')).rejects.toMatchObject({ code: '42501' });
  expect(await asOperator('reviewer').rows('site_switches')).toHaveLength(6);
  for (const change of [
    `kind = 'site'`,
    `changes = '{"on": [true, false]}'`,
    `reason = 'Other'`,
    'proposed_at = now()',
  ])
    await expect(owner.unsafe(`update private.proposals set ${change} where id = '${id}'`)).rejects.toThrow(
      'append_only',
    );
  await cancel(id);
  await expect(owner`update private.proposals set cancelled_at = now() where id = ${id}`).rejects.toThrow(
    'append_only',
  );
  await expect(owner`delete from private.proposals where id = ${id}`).rejects.toThrow('append_only');
  await expect(owner`truncate private.proposals`).rejects.toThrow('append_only');
});

test('only operators hear of a proposal', async () => {
  await makeInvestor();
  const before = await whoHeard(owner, 'proposals');
  await propose('profit');
  const heard = await whoHeard(owner, 'proposals');
  const investors = await owner<{ id: string }[]>`
    select p.id from profiles p where not exists (select from private.operators o where o.user_id = p.id)`;
  expect(Object.keys(heard).filter((who) => investors.some(({ id }) => id === who))).toEqual([]);
  const operator = stage.operator('reviewer').id;
  expect(heard['operators'] ?? heard[operator]).toBe((before['operators'] ?? before[operator] ?? 0) + 1);
});
