import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { proofTools } from '../support/money/proof.ts';
import { attestation } from '../support/money/reserves.ts';
import { openStage } from '../support/stage.ts';

// What is said to stand against what is owed counts once, and is not lost.
const stage = await openStage();
const { asAnonymous, asOperator, operator } = stage;
const { meanwhile } = proofTools(stage);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Answer extends Row {
  reserves: Row[];
}
const read = async () => (await asAnonymous.call<{ answer: Answer }>('transparency')).answer;

test('a reserve that counts is not lost behind a hundred addresses that were emptied long ago', async () => {
  await meanwhile(async (sql) => {
    const old = Array.from({ length: 105 }, (_, n) => ({
      ...attestation({ address: `bc1qleftaddresses000000000${n + 100}`, signed_on: daysAgo(40) }),
      attested_by: operator('admin').id,
    }));
    await sql`insert into public.reserve_attestations ${sql(old)}`;
    const total = async () => {
      const [row] = await sql<{ answer: Answer }[]>`select public.transparency() as answer`;
      return row?.answer['reserves_cents'] as number;
    };
    const before = await total();
    const address = 'tb1qzznewaddress000000000000';
    await sql`
      insert into public.reserve_attestations
      ${sql({ ...attestation({ address, value_cents: 77 }), attested_by: operator('admin').id })}`;
    expect(await total()).toBe(before + 77);
  });
});

test('an address counts once, by what was signed last, however its network and its letters are written', async () => {
  const before = (await read())['reserves_cents'] as number;
  const address = `0x${'ABCDEF0123'.repeat(4)}`;
  const attest = (change: Row) =>
    asOperator('treasurer').call('attest_reserve', attestation(change as never));
  for (const network of ['Ethereum', 'ETH', 'ethereum'])
    await attest({
      address,
      network,
      block_height: 1_000_000_000_000,
      value_cents: 700,
      signed_on: daysAgo(2),
    });
  await attest({ address: address.toLowerCase(), network: 'Ethereum', block_height: 5, value_cents: 300 });
  // Of what was signed on the same day a lower block is the older word, though it be said later.
  await attest({ address, network: 'Ethereum', block_height: 4, value_cents: 900 });
  const answer = await read();
  expect(answer['reserves_cents']).toBe(before + 300);
  expect(answer.reserves.map((reserve) => reserve['address'])).toContain(address.toLowerCase());
  await expect(
    attest({ address, network: 'Ethereum', block_height: 5, value_cents: 301 }),
  ).rejects.toMatchObject({ message: 'already_attested' });
  expect(answer.reserves.filter(({ value_cents }) => value_cents === 700)).toEqual([]);
});

test('a treasurer cannot attest an address a second time by writing it otherwise', async () => {
  const digits = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  await asOperator('treasurer').call('attest_reserve', attestation({ address: `0x${digits}` }));
  const hash = 'ab_CD-12'.repeat(6).slice(2);
  await asOperator('treasurer').call('attest_reserve', attestation({ address: `EQ${hash}` }));
  for (const address of [
    digits,
    `ethereum:0x${digits}`,
    `eth-0x${digits}`,
    `0x${digits}/`,
    `0x0x${digits}`,
    `0x00${digits}`,
    `0x${digits.slice(1)}`,
    // TON for wallets, Bitcoin Cash and Litecoin as they are written today: each has an older way to write it.
    `UQ${hash}`,
    `0Q${hash}`,
    `kf${hash}`,
    `q${'pz'.repeat(20)}5`,
    `M${'Ab'.repeat(16)}c`,
  ])
    await expect(
      asOperator('treasurer').call('attest_reserve', attestation({ address })),
    ).rejects.toMatchObject({ code: '23514' });
  const { reserves } = await read();
  expect(reserves.filter((reserve) => JSON.stringify(reserve).includes(digits))).toMatchObject([
    { address: `0x${digits.toLowerCase()}` },
  ]);
});

test('coins that are moved on count at one address: of a coin only what was signed on its latest day, of a network at one block', async () => {
  const before = (await read())['reserves_cents'] as number;
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
  const counted = async () => ((await read())['reserves_cents'] as number) - before;
  await attest(1, daysAgo(3), 100);
  expect(await counted()).toBe(10);
  await attest(2, daysAgo(2), 200);
  expect(await counted()).toBe(100);
  await attest(3, daysAgo(2), 201);
  expect(await counted()).toBe(1000);
  // What is held at one moment counts together, and so does what is held on another network that day.
  await attest(4, daysAgo(2), 201);
  await attest(5, daysAgo(2), 9, 'Other network');
  expect(await counted()).toBe(111_000);
  await attest(7, daysAgo(2), 150, 'DOGECOIN');
  expect(await counted()).toBe(111_000);
  // Another coin is another matter.
  await attest(6, daysAgo(5), 50, 'Dogecoin', 'OTHER');
  expect(await counted()).toBe(1_111_000);
  expect((await read()).reserves.filter(({ coin }) => coin !== undefined)).toEqual([]);
});
