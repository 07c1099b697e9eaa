import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NEW_PLAN } from '../support/site/offers.ts';
import { openStage } from '../support/stage.ts';

// A plan's card must match its fields, because one person alone makes no claim without proof.
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor } = await openStage();

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

async function change(id: string, values: object) {
  const { version, held: _held, held_cents: _cents, ...plan } = await opened(id);
  const { id: plan_id, ...rest } = plan;
  return save({ ...rest, plan_id, seen: version, ...values });
}

const trail = async (plan: string) =>
  owner<{ action: string; details: { reason: string; changes: object } }[]>`
    select action, details from ground.audit_events where details ->> 'plan' = ${plan} order by id`;

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
  const [holder, other] = [await makeInvestor({ deposited: 20_000 }), await makeInvestor({ deposited: 20_000 })];
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
  const rows = (person: typeof holder) => asInvestor(person).query`select title from plans where id = 'ending'`;
  expect(await rows(holder)).toEqual([{ title: 'Ending' }]);
  expect(await rows(other)).toEqual([]);
  expect(await asInvestor(holder).query`select active_plan from portfolio`).toEqual([{ active_plan: 'Ending' }]);
  expect(
    await asInvestor(holder).query`select principal_cents, matures_at from my_positions where plan_id = 'ending'`,
  ).toEqual([{ principal_cents: 5000, matures_at: position['matures_at'] }]);
  expect(await asInvestor(holder).rows('purchase_terms', { plan_id: 'ending' })).toEqual([]);
});

const saveWords = (values: object) => asOperator('admin').call('save_plan', { ...NEW_PLAN, ...values });

test('an admin gives a plan words that say what its fields say', async () => {
  await saveWords({
    plan_id: 'said',
    place: 78,
    title: `Up-${'To'.repeat(11)}p 365`,
    duration: '1 year',
    term_months: 12,
    term_days: 0,
    price_text: '$50-$1,200.50',
    max_cents: 120_050,
    roi_bp: 1250,
    profit_bonus_bp: 1000,
    referral_bonus_bp: 550,
    hashrate: 1.5,
    offers: [
      '1 daily top up',
      '1201 max',
      '5000 max price',
      '12.5% interest',
      '10% profit bonus',
      '5.5% referral bonus',
      'hashrate 1.5ph/s',
    ],
  });
  expect([...(await owner`select title, duration from plans where id = 'said'`)]).toEqual([
    { title: `Up-${'To'.repeat(11)}p 365`, duration: '1 year' },
  ]);
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: null }],
  ['title', { title: 'a'.repeat(31) }],
  ['title', { title: 'A\nB' }],
  ['title', { title: 'VIP, guaranteed' }],
  ['title', { title: 'Never lose money' }],
  ['title', { title: 'Licensed-by-all' }],
  ['title', { title: 'Safe no-loss' }],
  ['title', { title: '30% weekly' }],
  ['duration', { duration: null }],
  ['duration', { duration: 'A week' }],
  ['duration', { duration: '1 week, ends tonight' }],
  ['duration', { duration: '2 weeks' }],
  ['price_text', { price_text: null }],
  ['price_text', { price_text: '' }],
  ['price_text', { price_text: '$49' }],
  ['price_text', { price_text: '$50-$199' }],
  ['price_text', { price_text: '$200-$50' }],
  ['price_text', { price_text: '$50 only today' }],
  ['price_text', { price_text: 'only $50' }],
  ['price_text', { price_text: '50' }],
  ['offers', { offers: Array.from({ length: 13 }, () => '1 daily top up') }],
  ['offers', { offers: ['1 daily top up', ' '] }],
  ['offers', { offers: ['Licensed and insured'] }],
  ['offers', { offers: ['Guaranteed 1% interest'] }],
  ['offers', { offers: ['1 daily top up, guaranteed'] }],
  ['offers', { offers: ['2 daily top up'] }],
  ['offers', { offers: ['199 max'] }],
  ['offers', { offers: ['2% interest'] }],
  ['offers', { offers: ['1% profit bonus'] }],
  ['offers', { offers: ['1% referral bonus'] }],
  ['offers', { offers: ['hashrate 10ph/s'] }],
  ['offers', { offers: ['hashrate 9ph/s'], hashrate: 10 }],
  ['offers', { offers: ['my hashrate 10ph/s'], hashrate: 10 }],
  ['offers', { offers: null }],
])('an admin cannot give a plan words as its %s that no field stands for: %o', async (detail, values) => {
  await expect(saveWords({ plan_id: 'wrong', place: 79, ...values })).rejects.toMatchObject({
    code: 'P0001',
    message: 'invalid_plan',
    detail,
  });
});
