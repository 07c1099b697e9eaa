import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { proofTools } from '../support/money/proof.ts';
import { attestation } from '../support/money/reserves.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const stage = await openStage();
const { owner, asAnonymous, asOperator, makeInvestor, operator } = stage;

const { snap } = proofTools(stage);

const today = () => new Date().toISOString().slice(0, 10);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Answer extends Row {
  latest: Row | null;
  snapshots: { number: number }[];
  history: { total_cents: number }[];
  reserves: (Row & { counts: boolean })[];
}

const read = async (as = asAnonymous, args: Row = {}) =>
  (await as.call<{ answer: Answer }>('transparency', args)).answer;

test('a visitor sees what is owed, what the insurance fund covers, what income was booked, and each bonus that was given', async () => {
  const { id } = await makeInvestor({ deposited: 400_000 });
  const give = (house: string, cents: number, code: string) => owner`
    select ledger.transfer(${id}, ${house}, 'available', ${cents}, ${code}, gen_random_uuid())`;
  await give('bonus_expense', 700, 'bonus');
  await give('bonus_expense', 50, 'profit_bonus');
  await give('referral_expense', 3, 'referral_bonus');
  await asOperator('treasurer').call('post_yield', {
    plan_id: 'vip',
    day: daysAgo(29),
    amount_cents: -500,
    evidence: 'stated by the pool',
  });
  await asOperator('treasurer').call('post_yield', {
    plan_id: 'vip',
    day: daysAgo(30),
    amount_cents: 7,
    evidence: 'stated by the pool',
  });
  // The day before the seed was made, which midnight may separate from today.
  const [seeded] = await owner<{ newest: string }[]>`
    select max(day)::text as newest from public.yield_postings where amount_cents > 0`;
  const taken = await snap();
  const [books] = await owner<{ owed: number; fund: number }[]>`
    select sum(available_cents + invested_cents + withdrawing_cents)::bigint as owed, ledger.house_balance('insurance_fund') as fund
    from ledger.accounts`;
  const answer = await read();
  expect(answer.latest).toMatchObject({ number: taken.number, total_cents: books?.owed, root: taken.root });
  expect(answer['insurance_bp']).toBe(Math.floor(((books?.fund ?? 0) * 10_000) / (books?.owed ?? 1)));
  // Two days of the sandbox, without its day without income and the loss; over all time, income without holders and
  // credits to holders.
  expect(answer['income']).toEqual({
    days: 2,
    income_cents: 2160,
    stated_cents: 2160,
    newest: seeded?.newest,
    booked_cents: 2167,
    credited_cents: 2660,
    granted_cents: 700,
    profit_bonus_cents: 50,
    referral_bonus_cents: 3,
  });
});

test('a treasurer attests a reserve; a visitor sees it with all that is needed to check it, and the coverage', async () => {
  await snap();
  const first = attestation({ block_height: 10 });
  for (const _ of [1, 2]) await asOperator('treasurer').rows('attest_reserve', first);
  await asOperator('admin').call('attest_reserve', attestation({ block_height: 11, value_cents: 90_000 }));
  const answer = await read();
  expect(answer.reserves).toEqual([
    { ...first, signed_on: today(), block_height: 11, value_cents: 90_000, counts: true },
  ]);
  const total = Number(answer.latest?.['total_cents']);
  expect(answer).toMatchObject({
    reserves_cents: 90_000,
    coverage_bp: Math.floor((90_000 * 10_000) / total),
  });
  const trail = await owner`
      select r.block_height::int, e.actor from ground.audit_events e join public.reserve_attestations r on r.id = e.subject
      where e.action = 'reserve_attested' order by e.id`;
  expect(trail).toEqual([
    { block_height: 10, actor: operator('treasurer').id },
    { block_height: 11, actor: operator('admin').id },
  ]);
});

interface Reserves extends Row {
  reserves: Row[];
}

const readReserves = async () => (await asAnonymous.call<{ answer: Reserves }>('transparency')).answer;

test('an address counts once, by what was signed last, however its network and its letters are written', async () => {
  const before = (await readReserves())['reserves_cents'] as number;
  const address = `0x${'ABCDEF0123'.repeat(4)}`;
  const attest = (change: Row) => asOperator('treasurer').call('attest_reserve', attestation(change as never));
  for (const network of ['Ethereum', 'ETH', 'ethereum'])
    await attest({
      address,
      network,
      block_height: 1_000_000_000_000,
      value_cents: 700,
      signed_on: daysAgo(2),
    });
  await attest({ address: address.toLowerCase(), network: 'Ethereum', block_height: 5, value_cents: 300 });
  // Of two attestations of one day, the lower block is older, even if it is published later.
  await attest({ address, network: 'Ethereum', block_height: 4, value_cents: 900 });
  const answer = await readReserves();
  expect(answer['reserves_cents']).toBe(before + 300);
  expect(answer.reserves.map((reserve) => reserve['address'])).toContain(address.toLowerCase());
  await expect(attest({ address, network: 'Ethereum', block_height: 5, value_cents: 301 })).rejects.toMatchObject({
    message: 'already_attested',
  });
  expect(answer.reserves.filter(({ value_cents }) => value_cents === 700)).toEqual([]);
});

test('coins that are moved on count at one address: of a coin only what was signed on its latest day, of a network at one block', async () => {
  const before = (await readReserves())['reserves_cents'] as number;
  const attest = (n: number, signed_on: string, block_height: number, network = 'Dogecoin', coin = 'DOGE') =>
    asOperator('treasurer').call(
      'attest_reserve',
      attestation({
        address: `D8moved0on0coins0000000000${n}`,
        amount: `100 ${coin}`,
        value_cents: 10 ** n,
        network,
        signed_on,
        block_height,
      }),
    );
  const counted = async () => ((await readReserves())['reserves_cents'] as number) - before;
  await attest(1, daysAgo(3), 100);
  expect(await counted()).toBe(10);
  await attest(2, daysAgo(2), 200);
  expect(await counted()).toBe(100);
  await attest(3, daysAgo(2), 201);
  expect(await counted()).toBe(1000);
  // Holdings of one moment add up, and so do those on another network that day.
  await attest(4, daysAgo(2), 201);
  await attest(5, daysAgo(2), 9, 'Other network');
  expect(await counted()).toBe(111_000);
  await attest(7, daysAgo(2), 150, 'DOGECOIN');
  expect(await counted()).toBe(111_000);
  await attest(6, daysAgo(5), 50, 'Dogecoin', 'OTHER');
  expect(await counted()).toBe(1_111_000);
  expect((await readReserves()).reserves.filter(({ coin }) => coin !== undefined)).toEqual([]);
});
