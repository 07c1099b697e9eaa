import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeEntered } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { changesOfLiveSite } from '../support/site/live-changes.ts';
import { NEW_PLAN } from '../support/site/offers.ts';
import { DETAILS, giveFactors, readyStage, requestOf } from '../support/site/settings.ts';

const stage = await readyStage();
const early = await requestOf(stage);
// One admin alone sets this up in a sandbox.
await stage.asOperator('admin').rows('save_plan', { ...NEW_PLAN, plan_id: 'early', place: 71 });
const refused = await stage
  .asOperator('treasurer')
  .rows('confirm_proposal', { proposal_id: early })
  .catch((error: unknown) => (error as Error).message);
await stage.asOperator('reviewer').rows('cancel_proposal', { proposal_id: early });
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, makeOperator, operator, whileHeld } = stage;
const [admin, treasurer, reviewer] = [asOperator('admin'), asOperator('treasurer'), asOperator('reviewer')];
await treasurer.rows('confirm_proposal', { proposal_id: await requestOf(stage) });
const investor = asInvestor(await makeInvestor());
const colleague = asInvestor(await makeOperator('admin'), { amr: codeEntered() });
await giveFactors(stage);
await owner`
  insert into markets.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at)
  values ('BTC-USD', now(), 9500000, now(), now())`;
type Row = Record<string, unknown>;
const reason = 'Asked for';
const refusal = (message: string) => ({ message });
const call = async (name: string, args: Row, as = admin) =>
  (await as.call<{ answer: string | null }>(name, args)).answer;
const confirm = (proposal_id: string | null, as = treasurer) => as.rows('confirm_proposal', { proposal_id });
const cancel = (proposal_id: string | null, as = treasurer) => as.rows('cancel_proposal', { proposal_id });
const actionsOf = async (id: string | null) =>
  (await owner`select action, actor from ground.audit_events where subject = ${id} order by id`).map(
    ({ action, actor }) => [action, actor] as unknown[],
  );
async function counted(page: string) {
  const menu = await reviewer.rows<{ queue: string; cases: number }>('queue_counts');
  const home = (await reviewer.call<{ answer: { proposals: { kind: string; cases: number }[] } }>('operator_home'))
    .answer;
  return [
    menu.find(({ queue }) => queue === page)?.cases ?? 0,
    home.proposals.find(({ kind }) => kind === page)?.cases ?? 0,
  ];
}
const one = async (query: string) => (await owner.unsafe(query))[0];

const site = async () => (await one('select version from public.site'))?.['version'] as number;

test('a site goes live with what was set when it was asked for, and not with what one admin alone set since', async () => {
  expect(refused).toBe('changed_meanwhile');
  const [state] = await treasurer.rows<{ settings: { kind: string; subject: string; values: Row }[] }>('go_live_state');
  const setting = (kind: string, subject = '') =>
    state?.settings.find((item) => item.kind === kind && item.subject === subject)?.values;
  expect(setting('site')).toMatchObject({ legal_entity: DETAILS.legal_entity });
  expect(setting('plan', 'early')).toMatchObject({ roi_bp: 100, active: true });
  expect(setting('limit', 'reviewer deposit')).toEqual({ max_cents: 10_000_000 });
  expect(setting('limit', 'admin bonus')).toEqual({ max_cents: null });
  expect(
    await one(`select details -> 'settings' as settings from ground.audit_events where action = 'went_live'`),
  ).toEqual({ settings: state?.settings });
  await expect(owner`update desk.proposals set changes = '{"mode": [1, 2]}'`).rejects.toMatchObject(
    refusal('append_only'),
  );
});

describe.each(changesOfLiveSite(stage))('of a live site', (what, name, args, seen, other, page) => {
  test(`one admin alone does not change ${what}, and two people do`, async () => {
    const asked = await args();
    const before = await one(seen);
    const counts = await counted(page);
    const more = counts.map((count) => (count ?? 0) + 1);
    await owner`delete from realtime.messages`;
    const cancelled = await call(name, asked);
    expect(await whoHeard(owner, 'proposals')).toEqual({ operators: 1 });
    expect(await call(name, asked)).toBe(cancelled);
    await expect(call(name, { ...asked, ...other })).rejects.toMatchObject(refusal('change_open'));
    await expect(call(name, asked, colleague)).rejects.toMatchObject(refusal('change_open'));
    expect(await counted(page)).toEqual(more);
    for (const decide of [confirm, cancel]) {
      for (const actor of [reviewer, investor])
        await expect(decide(cancelled, actor)).rejects.toMatchObject(refusal('not_allowed'));
      await expect(decide(cancelled, asAnonymous)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(confirm(cancelled, admin)).rejects.toMatchObject(refusal('second_person_required'));
    for (let n = 0; n < 2; n += 1) await cancel(cancelled);
    await expect(confirm(cancelled)).rejects.toMatchObject(refusal('change_closed'));
    expect(await counted(page)).toEqual(counts);

    const id = await call(name, asked);
    expect(await treasurer.rows('list_proposals')).toContainEqual(
      expect.objectContaining({ id, proposed_by_name: 'Demo Admin' }),
    );
    expect(await one(seen)).toEqual(before);
    for (let n = 0; n < 2; n += 1) await confirm(id);
    expect(await one(seen)).not.toEqual(before);
    await expect(confirm(id, colleague)).rejects.toMatchObject(refusal('change_closed'));
    await expect(cancel(id)).rejects.toMatchObject(refusal('change_closed'));
    expect(await counted(page)).toEqual(counts);

    expect(await actionsOf(cancelled)).toEqual([
      ['proposed', operator('admin').id],
      ['proposal_cancelled', operator('treasurer').id],
    ]);
    expect(await actionsOf(id)).toEqual([['proposed', operator('admin').id]]);
    expect(await one('select actor, details from ground.audit_events order by id desc limit 1')).toMatchObject({
      actor: operator('treasurer').id,
      details: { proposed_by: operator('admin').id },
    });
  });
});

const propose = async (as = admin) =>
  call('propose_switch', { kind: 'identity_before_plan', turn_on: true, reason }, as);

test.each([
  ['confirmed', 'confirmed', confirm],
  ['confirmed', 'cancelled', cancel],
  ['cancelled', 'confirmed', confirm],
])('a proposal that is being %s cannot be %s at the same moment', async (end, _other, decide) => {
  const id = await propose();
  const late = whileHeld(
    (sql) =>
      sql`update desk.proposals set ${sql({ [`${end}_by`]: operator('treasurer').id, [`${end}_at`]: new Date() })} where id = ${id}`,
    () => decide(id, colleague),
  );
  await expect(late).rejects.toMatchObject(refusal('change_closed'));
});

test('a proposal lapses with the role in which it was made, and can then only be cancelled', async () => {
  const person = await makeOperator('admin');
  await giveFactors(stage);
  const id = await propose(asInvestor(person, { amr: codeEntered() }));
  for (const role of ['reviewer', 'admin'])
    await owner`update people.operators set role = ${role} where user_id = ${person.id}`;
  await expect(confirm(id)).rejects.toMatchObject(refusal('approval_lapsed'));
  await cancel(id);
  for (const decide of [confirm, cancel])
    await expect(decide(randomUUID())).rejects.toMatchObject(refusal('not_found'));
});

test('a proposal of fourteen days ago cannot be confirmed, says so, and gives way to another', async () => {
  const person = await makeOperator('admin');
  const [old] = await owner<{ id: string }[]>`
    insert into desk.proposals (kind, subject, changes, reason, proposed_by, proposed_at)
    values ('switch', 'identity_before_plan', '{"on": [false, true]}', ${reason}, ${person.id}, now() - interval '14 days')
    returning id`;
  await expect(confirm(old?.id ?? '')).rejects.toMatchObject(refusal('change_expired'));
  expect(await treasurer.rows('list_proposals')).toContainEqual(
    expect.objectContaining({ id: old?.id, hindrance: 'change_expired' }),
  );
  const id = await propose();
  expect(await actionsOf(old?.id ?? '')).toEqual([['proposal_cancelled', operator('admin').id]]);
  await cancel(id);
});

test('what was proposed and decided stays', async () => {
  const id = await propose();
  for (const change of [
    `kind = 'site'`,
    `changes = '{"on": [true, false]}'`,
    `reason = 'Other'`,
    'proposed_at = now()',
  ])
    await expect(owner.unsafe(`update desk.proposals set ${change} where id = '${id}'`)).rejects.toThrow('append_only');
  await cancel(id);
  await expect(owner`update desk.proposals set cancelled_at = now() where id = ${id}`).rejects.toThrow('append_only');
  await expect(owner`delete from desk.proposals where id = ${id}`).rejects.toThrow('append_only');
  await expect(owner`truncate desk.proposals`).rejects.toThrow('append_only');
});

test('one admin alone takes a plan of a live site out of sale, and what was proposed of another state is not confirmed', async () => {
  const plan = async () =>
    (await admin.rows<{ id: string; version: string }>('plan_desk')).find(({ id }) => id === 'new');
  const on = { ...NEW_PLAN, max_cents: 100_000_000, referral_bonus_bp: 1000, seen: (await plan())?.version };
  const id = await call('save_plan', { ...on, roi_bp: 200 });
  await expect(call('save_plan', { ...on, roi_bp: 300 })).rejects.toMatchObject(refusal('change_open'));
  expect(await call('save_plan', { ...on, on_sale: false })).toBe(null);
  expect(await one(`select active, roi_bp from public.plans where id = 'new'`)).toEqual({
    active: false,
    roi_bp: 100,
  });
  await owner`update public.plans set roi_bp = 400 where id = 'new'`;
  await expect(confirm(id)).rejects.toMatchObject(refusal('changed_meanwhile'));
  await treasurer.rows('cancel_proposal', { proposal_id: id });
});

test('a proposal that cannot be made is refused when it is proposed', async () => {
  await expect(call('save_site', { ...DETAILS, contact_phone: 'none', version: await site() })).rejects.toMatchObject({
    code: '23514',
  });
  await expect(call('save_plan', { ...NEW_PLAN, plan_id: 'second', place: 1 })).rejects.toMatchObject(
    refusal('place_taken'),
  );
});

test('plan terms that book more than a role may grant are refused, and a bonus by them counts towards what one person grants alone', async () => {
  await call('set_limit', { role: 'admin', kind: 'bonus', max_cents: 100_000, reason });
  await expect(
    call('save_plan', { ...NEW_PLAN, plan_id: 'third', place: 80, max_cents: 1_000_001_00, referral_bonus_bp: 1000 }),
  ).rejects.toMatchObject(refusal('above_limit'));
  const alice = await makeInvestor();
  await owner`select ledger.transfer(${alice.id}, 'referral_expense', 'available', 100000, 'referral_bonus', ${randomUUID()})`;
  expect(
    await owner`select sum(amount_cents)::int as cents from desk.decisions('bonus', ${randomUUID()}, ${alice.id}) where is_alone`,
  ).toEqual([{ cents: 100_000 }]);
});

test('a plan of a live site that names PH/s is not sold without a source of mining', async () => {
  const mine = { ...NEW_PLAN, plan_id: 'mine', place: 81, hashrate: 1, offers: [] };
  await expect(call('save_plan', mine)).rejects.toMatchObject(refusal('source_required'));
  await confirm(await call('save_plan', { ...mine, on_sale: false }));
  await owner`update plans set active = true where id = 'mine'`;
  const buyer = stage.asInvestor(await makeInvestor({ deposited: 1_000_000 }));
  await expect(
    buyer.rows('invest', { plan_id: 'mine', amount_cents: 12_345, request_id: randomUUID() }),
  ).rejects.toMatchObject(refusal('plan_sold_out'));
  await buyer.rows('invest', { plan_id: 'early', amount_cents: 12_345, request_id: randomUUID() });
});
