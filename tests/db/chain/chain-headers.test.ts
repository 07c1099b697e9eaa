import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { branchOf, doubleHash, paymentsIn } from '../../../supabase/workers/chain/blocks.ts';
import { Regtest } from '../../../supabase/workers/chain/regtest.ts';
import { openChain, scriptOf } from '../support/chain/chain-stage.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

const stage = await openChain();
const { owner, chain, asWatcher, look } = stage;

const tip = async (of = owner) =>
  (
    await of`select (chain.tip('bitcoin-test')).height as height, encode(chain.reversed((chain.tip('bitcoin-test')).hash), 'hex') as hash`
  )[0];
const add = (headers: Uint8Array[], network = 'Bitcoin', of = asWatcher) =>
  of`select chain.add_headers(${network}, array(select decode(h, 'hex') from unnest(string_to_array(${headers.map(bytesToHex).join(' ')}, ' ')) h))`;
describe('the work of headers', () => {
  // chaincfg and pow_tests of Bitcoin Core: bits before, seconds that 2,016 blocks took, bits after.
  test.each([
    [0x1d00ffff, 1262152739 - 1261130161, 0x1d00d86a],
    [0x1d00ffff, 1233061996 - 1231006505, 0x1d00ffff],
    [0x1c05a3f4, 1279297671 - 1279008237, 0x1c0168fd],
    [0x1c387f6f, 1269211443 - 1263163443, 0x1d00e1fd],
  ])('is retargeted from %i after %i seconds as Bitcoin Core does', async (before, seconds, after) => {
    expect(await owner`select chain.retargeted(${before}, ${seconds}, 1209600, ${0x1d00ffff}) as bits`).toEqual([
      { bits: after },
    ]);
  });

  test('is counted as Bitcoin Core counts it, and the first header of Bitcoin has its name and work', async () => {
    const genesis = `01000000${'00'.repeat(32)}3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c`;
    const [row] = await owner`
      select encode(chain.reversed(chain.hash(decode(${genesis}, 'hex'))), 'hex') as name,
        chain.number(chain.hash(decode(${genesis}, 'hex'))) <= chain.target(chain.header_bits(decode(${genesis}, 'hex'))) as works,
        div(power(2::numeric, 256), chain.target(chain.header_bits(decode(${genesis}, 'hex'))) + 1)::text as work`;
    expect(row).toEqual({
      name: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      works: true,
      work: '4295032833',
    });
  });

  test('is demanded on a live site, with the bits that its rules give', async () => {
    const { owner: live } = await openStage();
    await makeLive(live);
    const easy = new Regtest();
    const { header } = easy.mine();
    await live`select chain.begin_at('bitcoin', 5, decode(${bytesToHex(easy.blocks[0]?.header ?? header)}, 'hex'))`;
    await expect(add([header], 'Bitcoin', live)).rejects.toThrow('too_little_work');
  });

  test('is demanded of each header, and each is of the chain', async () => {
    const other = chain.twin('other');
    other.bits = 0x1f_00_ff_ff;
    await expect(add([other.mine().header])).rejects.toThrow('too_little_work');
    other.bits = 0x21_7f_ff_ff;
    await expect(add([other.mine().header])).rejects.toThrow(/too_little_work|another_chain/);
    await expect(add([new Regtest().mine().header])).rejects.toThrow('another_chain');
    await expect(add([chain.twin('short').mine().header.slice(0, 79)])).rejects.toThrow('another_chain');
  });
});

describe('the chain', () => {
  test('is the branch with most work, though another one has more blocks', async () => {
    await look();
    const long = chain.twin('long');
    const hard = chain.twin('hard');
    // A 128th of the target: 128 times the work.
    hard.bits = 0x1f_7f_ff_ff;
    const longer = [long.mine(), long.mine(), long.mine()];
    await add(longer.map(({ header }) => header));
    expect(await tip()).toMatchObject({ hash: long.tip.hash });
    let header: Uint8Array | undefined;
    while (header === undefined) {
      const { header: tried } = hard.mine();
      if ((doubleHash(tried)[31] ?? 1) === 0 && (doubleHash(tried)[30] ?? 255) < 0x7f) header = tried;
      else hard.takeBack(1);
    }
    await add([header]);
    expect(await tip()).toMatchObject({ hash: hard.tip.hash, height: hard.tip.height });
    const [{ count } = { count: 0 }] =
      await owner`select count(*)::int as count from chain.headers where in_chain and height > ${hard.tip.height}`;
    expect(count).toBe(0);
  });
});

describe('a payment in a block', () => {
  test('is refused with another branch, place, output or transaction, and one cut at 64 bytes', async () => {
    const mine = await openChain();
    const ann = await mine.makeInvestor();
    const { script } = await mine.addressFor(ann);
    for (let paid = 0; paid < 4; paid += 1) mine.chain.pay(script, 1000 + paid);
    const block = mine.chain.mine();
    const told = (await mine.chain.call('getblock', [block.hash, 2])) as Parameters<typeof paymentsIn>[0];
    const payments = paymentsIn(told, block.header, new Set([bytesToHex(script)]));
    expect(payments).toHaveLength(4);
    await add([block.header], 'Bitcoin', mine.asWatcher);
    const attempt = (payment: object, to = block.hash) =>
      mine.asWatcher`select chain.add_payments('Bitcoin', '{}', ${JSON.stringify([{ ...payment, block: to }])}::text::jsonb)`;
    const [first, second] = payments;
    if (!first || !second) throw new Error('no payments');
    // Two nodes of the tree as one transaction of 64 bytes, whose branch is one shorter.
    const leaves = block.transactions.map(doubleHash);
    const node = [...(leaves[0] ?? []), ...(leaves[1] ?? [])];
    const cut = branchOf(leaves, 0).branch.slice(1).map(bytesToHex).join('');
    for (const [change, error] of [
      [{ branch: second.branch }, 'not_in_block'],
      [{ place: second.place }, 'not_in_block'],
      [{ place: 40 }, 'not_in_block'],
      [{ branch: first.branch?.slice(64) }, 'not_in_block'],
      [{ coinbase: second.raw, coinbase_branch: second.branch }, 'not_in_block'],
      [{ raw: first.raw.replace(/e8030000/, 'ffff0000') }, 'not_in_block'],
      [{ output: 7 }, 'malformed_transaction'],
      [{ raw: first.raw.slice(0, -2) }, 'malformed_transaction'],
      [{ raw: `${first.raw}00` }, 'malformed_transaction'],
      [{ raw: `02000000fd${first.raw.slice(10)}` }, 'malformed_transaction'],
      [{ raw: bytesToHex(Uint8Array.from(node)), branch: cut, place: 0 }, 'malformed_transaction'],
      [{ branch: null }, 'not_in_block'],
    ] as const)
      await expect(attempt({ ...first, ...change })).rejects.toThrow(error);
    // Its depth is that of the first transaction: a node of the tree is as deep as no transaction.
    const [{ shown } = { shown: true }] = await mine.owner`
      select chain.is_in_block(decode(${bytesToHex(block.header)}, 'hex'), decode(${first.raw}, 'hex'), ${first.place ?? 0}, decode(${first.branch ?? ''}, 'hex'),
        decode(${first.coinbase ?? ''}, 'hex'), decode(${cut}, 'hex')) as shown`;
    expect(shown).toBe(false);
    await attempt(first);
    await expect(attempt(first, '00'.repeat(32))).rejects.toThrow('another_chain');
  });
});

describe('the role of the watcher', () => {
  test('reads and writes no table, and calls nothing but its functions', async () => {
    for (const query of [
      'select from public.profiles',
      'select from chain.addresses',
      'delete from chain.headers where true',
      'select from public.deposits',
    ])
      await expect(asWatcher.unsafe(query)).rejects.toThrow('permission denied');
    const callable = await owner<{ name: string }[]>`
      select distinct p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private', 'ledger', 'chain') and has_function_privilege('chain_watcher', p.oid, 'execute') order by 1`;
    expect(callable.map(({ name }) => name)).toEqual([
      'add_headers',
      'add_payments',
      'batch_work',
      'demo_wallet',
      'own_coins',
      'report_batch',
      'report_gone',
      'report_node',
      'settle',
      'settle_batch',
      'settle_payout',
      'watch',
      'watched',
    ]);
    expect(scriptOf('bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080')).toEqual(
      hexToBytes('0014751e76e8199196d454941c45d1b3a323f1433bd6'),
    );
  });
});
