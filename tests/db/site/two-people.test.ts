import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attestation } from '../support/money/reserves.ts';
import { evidencedAt } from '../support/money/yield.ts';
import { NEW_PLAN } from '../support/site/offers.ts';
import { DETAILS, readyStage, requestOf } from '../support/site/settings.ts';

const stage = await readyStage();
const early = await requestOf(stage);
// One admin alone sets this up, in a sandbox.
await stage.asOperator('admin').rows('save_plan', { ...NEW_PLAN, plan_id: 'early', place: 71 });
const refused = await stage
  .asOperator('treasurer')
  .rows('go_live', { request_id: early })
  .catch((error: unknown) => (error as Error).message);
await stage.asOperator('reviewer').rows('cancel_go_live', { request_id: early, reason: 'Changed' });
const { owner, asOperator, makeInvestor } = stage;
const [admin, treasurer] = [asOperator('admin'), asOperator('treasurer')];
await treasurer.rows('go_live', { request_id: await requestOf(stage) });
type Row = Record<string, unknown>;
const reason = 'Asked for';
const refusal = (message: string) => ({ message });
const call = async (name: string, args: Row, as = admin) =>
  (await as.call<{ answer: string | null }>(name, args)).answer;
const confirm = (proposal_id: string | null, as = treasurer) => as.rows('confirm_proposal', { proposal_id });
const one = async (query: string) => (await owner.unsafe(query))[0];

const site = async () => (await one('select version from public.site'))?.['version'] as number;
const method = async () =>
  (await treasurer.rows<{ name: string; kind: string; version: string }>('method_desk')).find(
    ({ kind }) => kind === 'withdrawal',
  );

/** What one admin asks for, and where the public or the books would see it. */
const CHANGES: [what: string, name: string, args: () => Promise<Row> | Row, seen: string][] = [
  [
    'the legal entity',
    'save_site',
    async () => ({ ...DETAILS, legal_entity: 'Another Ltd', version: await site() }),
    'select legal_entity from public.site',
  ],
  [
    'a plan whose terms book a bonus of $100,000',
    'save_plan',
    () => ({
      ...NEW_PLAN,
      max_cents: 100_000_000,
      price_text: '$50',
      offers: ['1 daily top up'],
      referral_bonus_bp: 1000,
    }),
    `select count(*) from public.plans where id = 'new'`,
  ],
  [
    'no limit on bonuses',
    'set_limit',
    async () => {
      await call('set_limit', { role: 'treasurer', kind: 'bonus', max_cents: 5, reason });
      return { role: 'treasurer', kind: 'bonus', seen_cents: 5, reason };
    },
    `select count(*) from private.role_limits where role = 'treasurer'`,
  ],
  [
    'a higher fee',
    'set_withdrawal_method',
    async () => {
      const { name, version } = (await method()) ?? { name: '', version: '' };
      return {
        method: name,
        seen: version,
        in_use: true,
        min_cents: 50_000,
        fee_cents: 2500,
        duration: '48hrs',
        reason,
      };
    },
    'select sum(fee_cents) from public.withdrawal_methods',
  ],
  [
    'a way to pay in',
    'set_payment_method',
    async () => {
      await call('set_payment_method', { method: 'bitcoin', in_use: false, reason });
      return { method: 'bitcoin', in_use: true, reason };
    },
    `select active from public.payment_methods where name = 'bitcoin'`,
  ],
  [
    'an explorer',
    'set_explorer',
    () => ({
      chain: 'Bitcoin',
      network: 'main',
      seen: 'https://mempool.space/tx/{id}',
      template: 'https://example.com/{id}',
      reason,
    }),
    `select template from private.explorers where chain = 'Bitcoin' and network = 'main'`,
  ],
  [
    'evidence of capacity',
    'evidence_capacity',
    () => ({ plan_id: 'basic', capacity_cents: 100, evidence: 'stated by the lessor' }),
    'select count(*) from private.plan_capacity',
  ],
  [
    'what the house holds',
    'attest_reserve',
    () => attestation({}),
    'select count(*) from public.reserve_attestations',
  ],
];

test('a site goes live with what was set when it was asked for, and not with what one admin alone set since', async () => {
  expect(refused).toBe('changed_meanwhile');
  const [state] = await treasurer.rows<{ settings: { kind: string; subject: string; values: Row }[] }>(
    'go_live_state',
  );
  const setting = (kind: string, subject = '') =>
    state?.settings.find((item) => item.kind === kind && item.subject === subject)?.values;
  expect(setting('site')).toMatchObject({ legal_entity: DETAILS.legal_entity });
  expect(setting('plan', 'early')).toMatchObject({ roi_bp: 100, active: true });
  expect(setting('limit', 'reviewer deposit')).toEqual({ max_cents: 10_000_000 });
  expect(setting('limit', 'admin bonus')).toEqual({ max_cents: null });
  expect(
    await one(
      `select details -> 'settings' as settings from private.audit_events where action = 'went_live'`,
    ),
  ).toEqual({
    settings: state?.settings,
  });
  await expect(owner`update private.go_live_requests set settings = '[]'`).rejects.toMatchObject(
    refusal('append_only'),
  );
});

test.each(CHANGES)(
  'of a live site one admin alone does not change %s, and two people do',
  async (_what, name, args, seen) => {
    const asked = await args();
    const before = await one(seen);
    const id = await call(name, asked);
    expect(await call(name, asked)).toBe(id);
    expect(await one(seen)).toEqual(before);
    expect(await treasurer.rows('list_proposals')).toMatchObject([{ id, proposed_by_name: 'Demo Admin' }]);
    await expect(confirm(id, admin)).rejects.toMatchObject(refusal('second_person_required'));
    await confirm(id);
    await confirm(id);
    expect(await one(seen)).not.toEqual(before);
  },
);

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
  await expect(
    call('save_site', { ...DETAILS, contact_phone: 'none', version: await site() }),
  ).rejects.toMatchObject({ code: '23514' });
  await expect(call('save_plan', { ...NEW_PLAN, plan_id: 'second', place: 1 })).rejects.toMatchObject(
    refusal('place_taken'),
  );
});

test('plan terms that book more than a role may grant are refused, and a bonus by them counts towards what one person grants alone', async () => {
  await call('set_limit', { role: 'admin', kind: 'bonus', max_cents: 100_000, reason });
  await expect(
    call('save_plan', {
      ...NEW_PLAN,
      plan_id: 'third',
      place: 80,
      max_cents: 1_000_001_00,
      referral_bonus_bp: 1000,
    }),
  ).rejects.toMatchObject(refusal('above_limit'));
  const alice = await makeInvestor();
  await owner`select ledger.transfer(${alice.id}, 'referral_expense', 'available', 100000, 'referral_bonus', ${randomUUID()})`;
  expect(
    await owner`select sum(amount_cents)::int as cents from private.decisions('bonus', ${randomUUID()}, ${alice.id}) where is_alone`,
  ).toEqual([{ cents: 100_000 }]);
});

test('a plan of a live site that names PH/s is sold up to the evidence of them, which may say less and is not taken back', async () => {
  const mine = { ...NEW_PLAN, plan_id: 'mine', place: 81, hashrate: 1, offers: [] };
  await expect(call('save_plan', mine)).rejects.toMatchObject(refusal('capacity_required'));
  await confirm(await call('save_plan', { ...mine, on_sale: false }));
  const evidence = {
    plan_id: 'mine',
    capacity_cents: 1_000_000,
    capacity_phs: 3,
    evidence: 'stated by the lessor',
  };
  await confirm(await call('evidence_capacity', evidence));
  const seen = (await admin.rows<{ id: string; version: string }>('plan_desk')).find(
    ({ id }) => id === 'mine',
  )?.version;
  await confirm(await call('save_plan', { ...mine, seen }));
  const buyer = stage.asInvestor(await makeInvestor({ deposited: 1_000_000 }));
  const buy = async (amount_cents: number) =>
    buyer.rows('invest', { plan_id: 'mine', amount_cents, request_id: randomUUID() });
  expect(await buy(12_345)).toMatchObject([{ hashrate: '2.469' }]);
  await expect(buy(5000)).rejects.toMatchObject(refusal('plan_sold_out'));
  const less = async (capacity_phs: number | null) =>
    call('evidence_capacity', { ...evidence, capacity_phs, seen: await evidencedAt(owner, 'mine') });
  await expect(less(null)).rejects.toMatchObject(refusal('capacity_required'));
  expect(await less(1)).toBe(null);
  await owner`delete from private.plan_capacity`;
  await expect(buy(5000)).rejects.toMatchObject(refusal('plan_sold_out'));
});
