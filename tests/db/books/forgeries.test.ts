import { beforeAll, describe, expect, test } from 'vitest';
import { forgedBonuses } from '../support/forged/forged-bonuses.ts';
import { forgedEarnings } from '../support/forged/forged-earnings.ts';
import { forgedMovements } from '../support/forged/forged-movements.ts';
import { forgedTrades } from '../support/forged/forged-trades.ts';
import { edit, type ForgedWorld, found, line, makeForgedWorld } from '../support/forged/forged-world.ts';
import { problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

// The database owner forges a transfer with its balance; verify() reports it by proof.verify_causes (of
// proof.causes), proof.verify_yield, proof.verify_yield_reversals, proof.verify_referrals,
// proof.verify_positions and proof.verify_pools.
const stage = await openStage();
const { owner, asOperator } = stage;
const FORGERIES = { ...forgedMovements, ...forgedEarnings, ...forgedBonuses, ...forgedTrades };

const NOTHING = { named: [], asTheyCome: [], ofLines: [] };
/** An edit that breaks a constraint, such as the sign of a balance. */
function refusedByCheck(error: unknown) {
  if ((error as { code?: string }).code !== '23514') throw error;
  return NOTHING;
}

let world: ForgedWorld;
beforeAll(async () => {
  world = await makeForgedWorld(stage);
}, 60_000);

test('a world in which every purpose was booked gives no finding', async () => {
  expect(await problems(owner)).toEqual([]);
  const missing = await owner`
    select code from unnest(enum_range(null::ledger.purpose)) code
    where not exists (select from ledger.transfers t where t.code = code)`;
  expect([...missing]).toEqual([]);
});

const people = () => [world.alice, world.bob, world.friend];
/** What a line can be said to be, and edits that make it so. */
const EDITS: Record<string, (id: string) => string[]> = {
  'without its cause': (id) =>
    people().map(
      (person) => `
        insert into ledger.transfers (code, debit, credit, investor_id, reference, amount_cents, posting_id, value_date)
        select code, debit, credit, case when investor_id is not null then '${person}'::uuid end, gen_random_uuid(), 1, posting_id, value_date
        from ledger.transfers where id = ${id}`,
    ),
  'not in the books': (id) => [`delete from ledger.transfers where id = ${id}`],
  'of another amount': (id) => ['+', '-'].map((sign) => edit(`amount_cents = amount_cents ${sign} 1`, `id = ${id}`)),
  'of another person': (id) =>
    people().map((person) => edit(`investor_id = '${person}'`, `id = ${id} and investor_id <> '${person}'`)),
  'between other accounts': (id) =>
    [`debit = 'cash'`, 'debit = credit, credit = debit', `debit = 'fees'`, `credit = 'fees'`].map((change) =>
      edit(change, `id = ${id}`),
    ),
};
/** Yield has names of its own, and forgeries of its own below. */
const purposes = await owner<{ code: string }[]>`
  select code::text from unnest(enum_range(null::ledger.purpose)) code where code not in ('yield', 'yield_reversal')`;
const attempts = purposes.flatMap(({ code }) => Object.keys(EDITS).map((kind) => [code, kind] as const));
/** Lines of the house name no person; the others would break a balance, which a constraint keeps. */
const REFUSED = new Set([
  'withdrawal_fee between other accounts',
  ...`income loss income_reversal insurance insurance_release insurance_return unclaimed_payout buy sell withdrawal_hold withdrawal_release`
    .split(' ')
    .map((code) => `${code} of another person`),
]);

test.each(attempts)('a %s %s is named, or refused by the database', async (code, kind) => {
  const lines = await owner<{ id: string }[]>`
    select id::text from ledger.transfers where code::text = ${code} order by id desc limit 8`;
  for (const forgery of lines.flatMap(({ id }) => EDITS[kind]?.(id) ?? [])) {
    const { named, asTheyCome, ofLines } = await found(stage, forgery).catch(refusedByCheck);
    if (named.length === 0) continue;
    expect(named).toContain(`${code.replaceAll('_', ' ')} ${kind}`);
    expect(asTheyCome).toEqual(ofLines);
    return;
  }
  expect(REFUSED).toContain(`${code} ${kind}`);
});

describe.each(Object.entries(FORGERIES))('a forged %s', (_, forgeries) => {
  test.each(forgeries)('%s is named', async (_what, forge, named) => {
    const { named: all, asTheyCome, ofLines } = await found(stage, forge(world));
    expect(all).toEqual(named);
    expect(asTheyCome).toEqual(ofLines);
  });
});

test('a referral bonus of before its plan was changed, or its referrer closed the account, is no problem', async () => {
  const plans = await asOperator('admin').rows<Record<string, unknown>>('plan_desk');
  const { id, version, held: _, held_cents: __, ...plan } = plans[0] ?? {};
  expect(id).toBe('stater');
  await owner`update public.plans set referral_bonus_bp = 500 where id = 'stater'`;
  expect((await problems(owner)).map(({ problem }) => problem)).toEqual([
    'referral bonus of another amount',
    'referral bonus of a plan',
    'referral bonus of a plan',
  ]);
  await owner`update public.plans set referral_bonus_bp = 1000 where id = 'stater'`;
  await asOperator('admin').call('save_plan', {
    ...plan,
    plan_id: id,
    seen: version,
    referral_bonus_bp: 500,
    offers: ['5% referral bonus'],
    reason: 'Less for referrals',
  });
  expect(await problems(owner)).toEqual([]);
  await owner`update public.profiles set referred_by = null where id = ${world.friend}`;
  expect(await problems(owner)).toMatchObject([{ problem: 'referral bonus of another person' }]);
  await owner`
    update public.profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${world.alice}`;
  expect(await problems(owner)).toEqual([]);
});

test('a purpose that has no check yet is a problem itself', async () => {
  await owner`alter type ledger.purpose add value 'something_new'`;
  const { named, asTheyCome } = await found(stage, line(['something_new', 'cash', 'fees']));
  expect(named).toEqual(['something new without its cause']);
  expect(asTheyCome).toEqual(named);
});
