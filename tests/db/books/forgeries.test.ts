import { beforeAll, describe, expect, test } from 'vitest';
import { forgedBonuses } from '../support/forged/forged-bonuses.ts';
import { forgedEarnings } from '../support/forged/forged-earnings.ts';
import { forgedMovements } from '../support/forged/forged-movements.ts';
import { forgedTrades } from '../support/forged/forged-trades.ts';
import { type ForgedWorld, found, line, makeForgedWorld } from '../support/forged/forged-world.ts';
import { problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

// The database owner forges a transfer with its balance; verify() reports it by proof.verify_causes (of
// proof.causes), proof.verify_yield, proof.verify_yield_reversals, proof.verify_referrals,
// proof.verify_positions and proof.verify_pools.
const stage = await openStage();
const { owner, asOperator } = stage;
const FORGERIES = { ...forgedMovements, ...forgedEarnings, ...forgedBonuses, ...forgedTrades };

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

test('every purpose of a transfer has forgeries that are tried here', async () => {
  const purposes = await owner<{ code: string }[]>`select unnest(enum_range(null::ledger.purpose))::text as code`;
  expect(Object.keys(FORGERIES).toSorted()).toEqual(purposes.map(({ code }) => code).toSorted());
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
