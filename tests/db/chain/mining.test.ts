import { concatBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { type MiningDay, sourcesSchema } from '../../../src/features/investments/mining-day.ts';
import { verifyDay } from '../../../src/features/investments/verify-day.ts';
import { doubleHash } from '../../../supabase/workers/chain/blocks.ts';
import { coinbaseOf, number } from '../../../supabase/workers/chain/regtest.ts';
import { Lowest, scriptSigOf, type Share, tryHashes } from '../../../supabase/workers/mining/work.ts';
import { dayOf, openMining, TERMS } from '../support/chain/mining-stage.ts';
import { problems } from '../support/money/books.ts';
import { giveFactors } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

const stage = await openMining();
const { owner, chain, asOperator, asInvestor, asAnonymous, makeInvestor, mineDay, handIn, keepDays } = stage;
const payee = await stage.addSource('north', 8);
const other = await stage.addSource('south-west', 0);
// Of the day before yesterday: work of today must hold its seal.
const [sealed] = await owner<[{ as_of: string; seal: string }]>`
  select as_of::text, seal from proof.take_snapshot(date_trunc('day', now(), 'utc') - interval '36 hours')`;
payee.seal = sealed.seal;
const NO_REASON = { reason: 'a new contract' };

describe('a source of mining', () => {
  const propose = { source_id: 'south', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ...TERMS, ...NO_REASON };

  test('is approved by two people on a live site, waits two days, and any operator stops it', async () => {
    const live = await openStage();
    await giveFactors(live);
    await makeLive(live.owner);
    await expect(live.asOperator('reviewer').call('propose_mining_source', propose)).rejects.toThrow('not_allowed');
    for (const [change, error] of [
      [{ address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' }, 'invalid_address'],
      [{ contracted_phs: '0' }, 'invalid_value'],
      [{ joules_per_th: 'NaN' }, 'invalid_value'],
      [{ joules_per_th: '1e30' }, 'invalid_value'],
      [{ tag: 'x' }, 'invalid_value'],
      [{ reason: '' }, 'reason_required'],
    ] as const)
      await expect(live.asOperator('admin').call('propose_mining_source', { ...propose, ...change })).rejects.toThrow(
        error,
      );
    const { answer: proposal_id } = await live
      .asOperator('admin')
      .call<{ answer: string }>('propose_mining_source', propose);
    await expect(live.asOperator('admin').rows('confirm_proposal', { proposal_id })).rejects.toThrow(
      'second_person_required',
    );
    await live.asOperator('treasurer').rows('confirm_proposal', { proposal_id });
    expect(await live.owner`select effective_at - now() > interval '47 hours' as waits from mining.sources`).toEqual([
      { waits: true },
    ]);
    await expect(live.owner`update mining.sources set contracted_phs = 1 where true`).rejects.toThrow('append_only');
    await live.asOperator('reviewer').rows('close_mining_source', { source_id: 'south', reason: 'the pool ended' });
    await live.asOperator('reviewer').rows('close_mining_source', { source_id: 'south', reason: 'again' });
    await expect(live.asOperator('admin').call('propose_mining_source', propose)).rejects.toThrow('duplicate');
    // Nor is hashrate sold that nothing proves.
    await expect(
      live.owner`select desk.put_change('plan', 'stater', '{"active": [true, true]}', '{}')`,
    ).rejects.toThrow('source_required');
  });
});

describe('a share that is forged is refused:', () => {
  /** One of today, which is lower than all others of its day. */
  async function oneShare(): Promise<Share> {
    chain.clock = () => Date.now() / 1000;
    chain.mine();
    await stage.look();
    const lowest = new Lowest();
    tryHashes(chain, payee, 2, lowest);
    return lowest.shares[0] as Share;
  }
  const headed = (begun: Uint8Array, root: Uint8Array) => concatBytes(begun.subarray(0, 36), root, begun.subarray(68));
  const coinbaseWith = (sig: Uint8Array) => coinbaseOf(concatBytes(sig, new Uint8Array(8)), payee.script, 1);

  test.each<[string, string, (share: Share) => object]>([
    ['another tag', 'another_tag', ({ header }) => {
      const coinbase = coinbaseWith(scriptSigOf(chain.nextHeight, { tag: '/another site/' }));
      return { header: headed(header, doubleHash(coinbase)), coinbase };
    }],
    ...(['no seal of the books', 'another seal', 'the tag of another source, too'] as const).map((name, n): [string, string, (share: Share) => object] => [name, 'another_tag', ({ header }) => {
      const sig = scriptSigOf(chain.nextHeight, { tag: payee.tag, seal: ['', '0'.repeat(64), sealed.seal][n] ?? '' });
      const coinbase = coinbaseWith(n === 2 ? concatBytes(sig, new TextEncoder().encode(other.tag)) : sig);
      return { header: headed(header, doubleHash(coinbase)), coinbase };
    }]),
    ['a tag in an output only', 'another_tag', ({ header }) => {
      const coinbase = coinbaseOf(concatBytes(Uint8Array.of(1, 1), new Uint8Array(20)), new TextEncoder().encode(payee.tag), 1);
      return { header: headed(header, doubleHash(coinbase)), coinbase };
    }],
    ['a changed coinbase', 'not_in_block', ({ coinbase }) => ({ coinbase: coinbase.with(60, 7) })],
    ['no coinbase at all', 'not_in_block', ({ header }) => {
      const coinbase = coinbaseWith(scriptSigOf(1, payee)).with(10, 1);
      return { header: headed(header, doubleHash(coinbase)), coinbase };
    }],
    ['a branch of 31 bytes', 'not_in_block', () => ({ branch: new Uint8Array(31) })],
    ['an unknown block before it', 'another_chain', ({ header }) => ({ header: header.with(9, (header[9] ?? 0) ^ 1) })],
    ['easier bits than the network has', 'too_little_work', ({ header }) => ({ header: concatBytes(header.subarray(0, 72), number(0x21_7f_ff_ff), header.subarray(76)) })],
    ['79 bytes', 'invalid_value', ({ header }) => ({ header: header.subarray(1) })],
  ])('%s', async (_name, error, change) => {
    const share = await oneShare();
    await expect(handIn('north', [{ ...share, ...change(share) }])).rejects.toThrow(error);
  }); // prettier-ignore

  test('above the 128 lowest of its day, or of no source; a repeated one changes nothing', async () => {
    const share = await oneShare();
    expect([await handIn('north', [share]), await handIn('north', [share])]).toEqual([1, 0]);
    await expect(handIn('elsewhere', [share])).rejects.toThrow('not_found');
    const [all, lowest] = [new Lowest(), new Lowest()];
    chain.clock = () => Date.now() / 1000;
    chain.mine();
    await stage.look();
    tryHashes(chain, payee, 400, all);
    await stage.look();
    await handIn('north', all.shares);
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const coinbase = coinbaseWith(scriptSigOf(chain.nextHeight, payee));
      const tried = concatBytes(chain.begin([coinbase]), number(nonce));
      if ((doubleHash(tried)[31] ?? 0) > 250)
        lowest.offer(doubleHash(tried), () => ({ header: tried, coinbase, branch: new Uint8Array() }));
    }
    expect(await handIn('north', lowest.shares.slice(0, 1))).toBe(0);
    expect(await owner`select count(*)::int as shares from mining.shares`).toEqual([{ shares: 128 }]);
  });
});

test('the income of a day is computed and shared, no one types it, and only proven work is sold', async () => {
  const [ann, bob] = [await makeInvestor({ deposited: 1_000_000 }), await makeInvestor({ deposited: 100_000_00 })];
  const buy = (person: typeof ann, amount_cents: number) =>
    asInvestor(person).rows('invest', { plan_id: 'gold', amount_cents, request_id: crypto.randomUUID() });
  const set = (phs_per_dollar: string | null) =>
    asOperator('admin').rows('set_plan_source', { plan_id: 'gold', source_id: 'north', phs_per_dollar, ...NO_REASON });
  await expect(set(null)).rejects.toThrow('invalid_value');
  // $10,000 buy all that is contracted.
  await set('0.0000000000000000000006');
  await expect(buy(ann, 500_000)).rejects.toThrow('plan_sold_out');
  for (let ago = 8; ago >= 1; ago -= 1) {
    // An ordinary payment of the pool, too.
    chain.pay(payee.script, 50_000);
    await mineDay(ago, { north: payee });
    await keepDays();
  }
  expect(await owner`select count(*)::int as days, bool_and(tried is not null) as proven from mining.days`).toEqual([
    { days: 7, proven: true },
  ]);
  await buy(ann, 500_000);
  const held =
    await owner`update public.positions set opened_at = ${`${dayOf(1)}T00:00:00Z`} where investor_id = ${ann.id}`;
  expect(held.count).toBe(1);
  await expect(buy(bob, 700_000)).rejects.toThrow('plan_sold_out');
  await expect(set('0.0000000000000000000001')).rejects.toThrow('plan_held');
  await expect(
    asOperator('treasurer').call('post_yield', {
      plan_id: 'gold',
      day: dayOf(1),
      amount_cents: 5,
      evidence: 'stated by the pool',
    }),
  ).rejects.toThrow('income_computed');

  // What is counted is proven, and neither a block more nor a restart counts it again.
  await mineDay(0, { north: payee });
  await keepDays();
  await keepDays();
  const [day] = await owner<{ net: number; units: number; part: number }[]>`
    select d.net_cents::int as net, d.units::int as units, y.amount_cents::int as part from mining.days d join public.yield_postings y using (day)
    where d.day = ${dayOf(1)} and y.plan_id = 'gold'`;
  const net = day?.net ?? 0;
  expect(day?.part).toBe(Math.floor(net / 2));
  expect(await owner`select sum(units)::int as units from chain.sightings where counted_on = ${dayOf(1)}`).toEqual([
    { units: day?.units },
  ]);
  const asked = { plan_id: 'gold', day: dayOf(1) };
  const shown = (await asAnonymous.call<{ answer: MiningDay }>('mining_day', asked)).answer;
  const parts = await asInvestor(ann).rows<Parameters<typeof verifyDay>[1][number]>('my_mining_parts', asked);
  expect(parts).toEqual([{ principal_cents: 500_000, held: 86_400_000_000, share_cents: Math.max(0, day?.part ?? 0) }]);
  // An investor's browser computes the same, and sees what was changed.
  const evidence = `sha256:${shown.figures.root}`;
  const right = { paid: true, work: true, expected: true, books: true, power: true, net: true, part: true };
  expect(verifyDay(shown, parts, evidence, [sealed])).toEqual(right);
  const earlier = { as_of: `${dayOf(3)}T01:00:00Z`, seal: '0'.repeat(64) };
  expect(verifyDay(shown, parts, evidence, [earlier])).toEqual({ ...right, books: false });
  const bitOf = (hex: string, at: number) => hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1);
  const first = <T extends object | string>(items: readonly T[], change: (item: T) => T) =>
    items.with(0, change(items[0] as T));
  const forged: Record<string, Partial<MiningDay>> = {
    'nonce of a share': { shares: first(shown.shares, (x) => ({ ...x, header: bitOf(x.header, 159) })) },
    'coinbase of a share': { shares: first(shown.shares, (x) => ({ ...x, coinbase: bitOf(x.coinbase, 100) })) },
    'one share twice': { shares: first(shown.shares, () => shown.shares[1] as (typeof shown.shares)[number]) },
    'a share less': { shares: shown.shares.slice(1) },
    'header before': { before: first(shown.before, (x) => bitOf(x, 140)) },
    'another day': { figures: { ...shown.figures, day: dayOf(2) } },
    'another tag': { terms: { ...shown.terms, tag: '/another site/' } },
    'another script': { terms: { ...shown.terms, script: bitOf(shown.terms.script, 9) } },
    'a payout less': { payouts: shown.payouts.slice(1) },
    'another payout': { payouts: first(shown.payouts, (x) => ({ ...x, raw: bitOf(x.raw, 99) })) },
    'more work': { figures: { ...shown.figures, tried: `${shown.figures.tried}0` } },
    'less power': { figures: { ...shown.figures, cost_cents: 0 } },
    'more coins': { figures: { ...shown.figures, units: shown.figures.units + 1 } },
    'cheaper power': { terms: { ...shown.terms, cents_per_kwh: '5' } },
    'another price': { figures: { ...shown.figures, price: '1' } },
  };
  for (const [name, change] of Object.entries(forged))
    expect({ name, seen: Object.values(verifyDay({ ...shown, ...change }, parts, evidence)) }).toMatchObject({
      name,
      seen: expect.arrayContaining([false]) as unknown,
    });
  const more = parts.map((part) => ({ ...part, share_cents: part.share_cents + 2 }));
  expect(verifyDay(shown, more, evidence, [sealed])).toEqual({ ...right, part: false });
  expect(verifyDay(shown, parts, `sha256:${'0'.repeat(64)}`)).toMatchObject({ net: false });
  expect(await problems(owner)).toEqual([]);
  const [published] = (await asAnonymous.call<{ answer: { days: object[] }[] }>('mining_sources')).answer;
  // The screens read all of it.
  expect(sourcesSchema.safeParse([published]).success).toBe(true);
  expect(published).toMatchObject({ id: 'north', sold_phs: '0.000000000000000003', plans: [{ id: 'gold' }] });
  expect((await asOperator('reviewer').call<{ answer: object }>('mining_desk')).answer).toMatchObject({
    sources: [{ id: 'south-west' }, { id: 'north' }],
  });

  // A changed byte is found. Each change undoes itself.
  for (const [table, change] of [
    ['mining.days', 'cost_cents = 0 - cost_cents'],
    ['mining.shares', 'header = set_byte(header, 79, get_byte(header, 79) # 1)'],
    ['chain.sightings', 'raw = set_byte(raw, 60, get_byte(raw, 60) # 1)'],
  ] as const) {
    await owner.unsafe(`alter table ${table} disable trigger user`);
    await owner.unsafe(`update ${table} set ${change} where true`);
    expect(await problems(owner)).not.toEqual([]);
    await owner.unsafe(`update ${table} set ${change} where true`);
    expect(await problems(owner)).toEqual([]);
  }

  // A line says that it was computed, the dashboard that the work has ended, and the source of a plan that was sold stays.
  const lines = await asInvestor(ann).rows<object>('statement', { kinds: ['yield'] });
  expect(lines).toEqual([expect.objectContaining({ is_computed: true, amount_cents: day?.part })]);
  await asOperator('reviewer').rows('close_mining_source', { source_id: 'north', reason: 'the pool ended' });
  expect(await asInvestor(ann).rows('attention')).toContainEqual(expect.objectContaining({ kind: 'mining_short' }));
  await owner`update public.positions set matures_at = now() where plan_id = 'gold'`;
  await owner`select plans.mature_positions(10)`;
  await expect(set('0.0000000000000000000001')).rejects.toThrow('not_found');
  await expect(
    asOperator('admin').rows('set_plan_source', {
      plan_id: 'gold',
      source_id: null,
      phs_per_dollar: null,
      ...NO_REASON,
    }),
  ).rejects.toThrow('plan_held');

  // What a sandbox proved is neither sold nor shown on the live site that it becomes.
  await owner`update mining.sources set closed_at = null, close_reason = null where true`;
  const proven = () => owner`select mining.proven(s) > 0 as proven from mining.sources s where id = 'north'`;
  expect(await proven()).toEqual([{ proven: true }]);
  await makeLive(owner);
  expect(await proven()).toEqual([{ proven: false }]);
  expect(await asAnonymous.call('mining_sources')).toEqual({ answer: [] });
}, 180_000);
