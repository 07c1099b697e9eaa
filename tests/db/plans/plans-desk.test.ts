import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NEW_PLAN } from '../support/site/offers.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, whileHeld } = await openStage();
const admin = asOperator('admin');
const refusal = (message: string) => ({ code: 'P0001', message });

interface DeskPlan {
  id: string;
  title: string;
  term_months: number;
  term_days: number;
  place: number;
  version: string;
  [column: string]: unknown;
}

const desk = () => asOperator('reviewer').rows<DeskPlan>('plan_desk');
async function opened(id: string): Promise<DeskPlan> {
  const plan = (await desk()).find((one) => one.id === id);
  if (!plan) throw new Error(`The desk does not show ${id}.`);
  return plan;
}
const save = (values: object) => admin.call('save_plan', { ...NEW_PLAN, ...values });
/** Saves a plan as it is, with this change. */
async function change(id: string, values: object) {
  const { version, held: _held, held_cents: _cents, ...plan } = await opened(id);
  const { id: plan_id, ...rest } = plan;
  return save({ ...rest, plan_id, seen: version, ...values });
}
const trail = async (plan: string) =>
  owner<{ action: string; details: { reason: string; changes: object } }[]>`
    select action, details from private.audit_events where details ->> 'plan' = ${plan} order by id`;
const own = { plan_id: 'own', place: 71 };

describe('an admin', () => {
  test('adds a plan, which visitors then see, on the record with the reason; a retry adds nothing', async () => {
    const expected = { ...own, title: ' Own ', offers: ['1 daily top up', '200 max price', '1% interest'] };
    await save(expected);
    await save(expected);
    expect(await asAnonymous.query`select title, term::text, offers from plans where id = 'own'`).toEqual([
      { title: 'Own', term: '7 days', offers: expected.offers },
    ]);
    const [event, ...more] = await trail('own');
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      action: 'plan_added',
      details: { reason: 'Asked for', changes: { min_cents: [null, 5000], title: [null, 'Own'] } },
    });
  });

  test('changes a plan; the trail keeps what was and what is, and nothing else', async () => {
    await save({ plan_id: 'changing', place: 72 });
    await change('changing', {
      title: 'Changed',
      duration: '2 months',
      term_months: 2,
      term_days: 0,
      reason: ' Better ',
    });
    expect(await opened('changing')).toMatchObject({ title: 'Changed', term_months: 2, term_days: 0 });
    expect((await trail('changing')).at(-1)).toEqual({
      action: 'plan_changed',
      details: {
        plan: 'changing',
        reason: 'Better',
        changes: {
          title: ['New', 'Changed'],
          duration: ['1 week', '2 months'],
          term: ['7 days', '2 mons'],
        },
      },
    });
  });

  test('who changes a plan at the same moment as another gets an error', async () => {
    await save({ plan_id: 'raced', place: 74 });
    const { version } = await opened('raced');
    const raced = { plan_id: 'raced', place: 74, seen: version };
    const late = whileHeld(
      (sql) =>
        sql`select from public.save_plan('raced', 'First', '1 week', 0, 7, '$50', 5000, 5000, 0, 100, 0, 0, '{}', 74, true, 'x', null, ${version})`,
      () => save({ ...raced, title: 'Second' }),
      { by: admin },
    );
    await expect(late).rejects.toMatchObject(refusal('changed_meanwhile'));
    expect((await opened('raced')).title).toBe('First');
  });

  test('neither adds a plan that is there, nor changes one that is not, nor takes the place of another', async () => {
    await expect(save({ plan_id: 'vip' })).rejects.toMatchObject(refusal('plan_exists'));
    await expect(save({ plan_id: 'ghost', seen: 'x' })).rejects.toMatchObject(refusal('changed_meanwhile'));
    await expect(save({ plan_id: 'squatter', place: 1 })).rejects.toMatchObject(refusal('place_taken'));
    await expect(change('vip', { place: 1 })).rejects.toMatchObject(refusal('place_taken'));
  });

  test.each([
    ['id', { plan_id: 'Big Plan' }],
    ['id', { plan_id: null }],
    ['term', { term_days: 0 }],
    ['term', { term_days: -1, term_months: 2 }],
    ['term', { term_months: 121 }],
    ['term', { term_months: null }],
    ['min_cents', { min_cents: 0 }],
    ['min_cents', { min_cents: null }],
    ['roi_bp', { roi_bp: -1 }],
    ['roi_bp', { roi_bp: null }],
    ['referral_bonus_bp', { referral_bonus_bp: 1001 }],
    ['referral_bonus_bp', { referral_bonus_bp: null }],
    ['place', { place: 0 }],
    ['place', { place: null }],
    ['on_sale', { on_sale: null }],
  ])('gets an error if the %s of a plan is wrong: %o', async (detail, values) => {
    await expect(save({ ...own, plan_id: 'wrong', place: 79, ...values })).rejects.toMatchObject({
      ...refusal('invalid_plan'),
      detail,
    });
  });
});

test('a plan out of sale is no longer bought; its holders keep principal, maturity and its name', async () => {
  await save({ plan_id: 'ending', place: 75, title: 'Ending' });
  const [holder, other] = [
    await makeInvestor({ deposited: 20_000 }),
    await makeInvestor({ deposited: 20_000 }),
  ];
  const buy = (person: typeof holder) =>
    asInvestor(person).call('invest', { plan_id: 'ending', request_id: randomUUID() });
  const position = await buy(holder);
  await change('ending', {
    on_sale: false,
    min_cents: 9000,
    price_text: '$90',
    term_days: 99,
    duration: '99 days',
  });
  await expect(buy(other)).rejects.toMatchObject(refusal('plan_not_found'));
  const rows = (person: typeof holder) =>
    asInvestor(person).query`select title from plans where id = 'ending'`;
  expect(await rows(holder)).toEqual([{ title: 'Ending' }]);
  expect(await rows(other)).toEqual([]);
  expect(await asInvestor(holder).query`select active_plan from portfolio`).toEqual([
    { active_plan: 'Ending' },
  ]);
  expect(
    await asInvestor(holder)
      .query`select principal_cents, matures_at from my_positions where plan_id = 'ending'`,
  ).toEqual([{ principal_cents: 5000, matures_at: position['matures_at'] }]);
  expect(await asInvestor(holder).rows('purchase_terms', { plan_id: 'ending' })).toEqual([]);
});

test('the desk ends at two hundred plans', async () => {
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position, active)
    select 'bulk-' || n, 'Bulk', '1 day', '1 day', '$1', 100, 100, 0, '{}', 1000 + n, false from generate_series(1, 205) n`;
  expect(await desk()).toHaveLength(200);
  await owner`update plans set position = position + 10000 where id like 'bulk%'`;
});
