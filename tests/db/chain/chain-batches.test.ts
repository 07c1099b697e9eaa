import { hexToBytes } from '@noble/hashes/utils.js';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameOf } from '../../../supabase/workers/chain/blocks.ts';
import { signBatches } from '../../../supabase/workers/chain/simulated.ts';
import { openChain } from '../support/chain/chain-stage.ts';
import { problems } from '../support/money/books.ts';
import { cleanQuotes, makeLive } from '../support/trading/quotes.ts';

const stage = await openChain();
const { owner, chain, look, mine, approvedPayout, addressFor, makeInvestor, asOperator } = stage;
const treasurer = asOperator('treasurer');

interface Batch {
  id: string;
  number: number;
  psbt: string;
  transaction_id: string | null;
  trouble: string | null;
  inputs: { transaction_id: string }[];
  outputs: { status: string }[];
  change_units: number;
  fee_units: number;
  confirmations: number;
  ended_at: string | null;
}

/** Gives the account coins. */
async function fund(units: number, outputs = 1) {
  const { script } = await addressFor(await makeInvestor());
  chain.pay(script, units, outputs);
  await mine(3);
}
const make = async (fee_rate = 5) => {
  const { answer } = await treasurer.call<{ answer: string }>('make_payout_batch', { network: 'Bitcoin', fee_rate });
  return answer;
};
const batchOf = async (id: string) => {
  const { answer } = await treasurer.call<{ answer: { batches: Batch[] } }>('payout_batches');
  return answer.batches.find((batch) => batch.id === id) as Batch;
};
const sign = () => signBatches(owner, 'Bitcoin');
const statesOf = async (ids: string[]) =>
  (
    await owner<
      { status: string }[]
    >`select status from withdrawals where id = any (${ids}::uuid[]) order by created_at`
  ).map(({ status }) => status);
const spentTwice = () => owner`
  select s.payee_script from chain.sightings s
  where chain.confirmations(s) > 0 and exists (select from chain.payees y where y.script = s.payee_script)
  group by 1 having count(*) > (select count(*) from chain.payees y where y.script = s.payee_script)`;
const outgoing = async () =>
  (await asOperator('reviewer').call<{ answer: { outgoing: object[] } }>('chain_desk')).answer.outgoing;
/** Spends an output elsewhere, in the next block. */
function spend(txid: string, index: number, units: number) {
  const raw = RawOldTx.encode({
    version: 2,
    inputs: [{ txid: hexToBytes(txid), index, finalScriptSig: new Uint8Array(), sequence: 0 }],
    outputs: [{ amount: BigInt(units), script: hexToBytes('0014' + '77'.repeat(20)) }],
    lockTime: 0,
  });
  chain.mempool.set(nameOf(raw), raw);
  return nameOf(raw);
}

beforeEach(() => cleanQuotes(owner));

describe('a batch', () => {
  beforeAll(() => fund(20_000_000, 3));

  test('pays approved withdrawals in one transaction, signed outside and broadcast by the watcher', async () => {
    const ids = [
      (await approvedPayout()).id,
      (await approvedPayout('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr')).id,
    ];
    const id = await make();
    expect(await statesOf(ids)).toEqual(['paying', 'paying']);
    await look();
    const built = await batchOf(id);
    expect(built).toMatchObject({ number: 1, transaction_id: null, trouble: null, confirmations: 0 });
    // Half a file does nothing, another transaction is refused.
    const upload = (psbt: string) => treasurer.call('sign_batch', { batch_id: id, number: 1, psbt });
    await expect(upload('cHNidP8=!')).rejects.toThrow('invalid_value');
    await upload(built.psbt);
    await look();
    expect(await batchOf(id)).toMatchObject({ transaction_id: null, trouble: null });
    await owner`update chain.batch_versions set signed = '{}' where batch_id = ${id}`;
    await sign();
    await look();
    const sent = await batchOf(id);
    expect([...chain.mempool.keys()]).toEqual([sent.transaction_id]);
    await expect(treasurer.call('give_back_withdrawal', { withdrawal_id: ids[0], reason: 'Later' })).rejects.toThrow(
      'being_paid',
    );
    await mine(3);
    expect(await statesOf(ids)).toEqual(['paid', 'paid']);
    expect(await batchOf(id)).toMatchObject({ confirmations: 3 });
    expect(await problems(owner)).toEqual([]);
  });

  test('that is paid a higher fee spends the same outputs, and pays once, whichever confirms', async () => {
    for (const wins of ['first', 'second']) {
      const { id: withdrawal } = await approvedPayout();
      const id = await make();
      await look();
      await sign();
      await look();
      const first = await batchOf(id);
      const raw = chain.mempool.get(first.transaction_id ?? '') as Uint8Array;
      const raise = (fee_rate: number) => treasurer.call('raise_batch_fee', { batch_id: id, fee_rate });
      await expect(raise(5)).rejects.toThrow('invalid_value');
      await raise(9);
      await look();
      const second = await batchOf(id);
      expect(second).toMatchObject({ number: 2, inputs: first.inputs });
      expect(second.change_units + second.fee_units).toBe(first.change_units + first.fee_units);
      await sign();
      await look();
      expect([...chain.mempool.keys()]).toEqual([(await batchOf(id)).transaction_id]);
      if (wins === 'first') chain.mempool = new Map([[first.transaction_id ?? '', raw]]);
      await mine(4);
      expect(await statesOf([withdrawal])).toEqual(['paid']);
      await expect(raise(20)).rejects.toThrow('already_paid');
    }
    expect(await spentTwice()).toEqual([]);
    expect(await problems(owner)).toEqual([]);
  });

  test('is broadcast again when its block leaves the chain, and spends what another one left as change', async () => {
    const { id: withdrawal } = await approvedPayout();
    const id = await make();
    await look();
    await sign();
    await look();
    await mine(3);
    expect(await statesOf([withdrawal])).toEqual(['paid']);
    const { transaction_id } = await batchOf(id);
    chain.reorganise(3, [transaction_id ?? '']);
    await look();
    const { answer } = await treasurer.call<{ answer: { reversed: object[] } }>('payout_batches');
    expect(answer.reversed).toMatchObject([{ id: withdrawal }]);
    expect(await statesOf([withdrawal])).toEqual(['paying']);
    await look();
    expect([...chain.mempool.keys()]).toEqual([transaction_id]);
    await mine(3);
    expect(await statesOf([withdrawal])).toEqual(['paid']);
    expect(await problems(owner)).toEqual([]);
    const inputs = await owner`select from chain.batch_inputs where is_change`;
    expect(inputs.length).toBeGreaterThan(0);
  });

  test('is given up before anyone signs it, if an output of it is spent elsewhere', async () => {
    await fund(30_000_000);
    const { id: withdrawal } = await approvedPayout();
    const id = await make();
    const [spent] = await owner<
      { txid: string; output: number }[]
    >`select transaction_id as txid, output from chain.batch_inputs where batch_id = ${id}`;
    const elsewhere = chain.pay(new Uint8Array([0x51]), 1000);
    const known = chain.call.bind(chain);
    chain.call = async (method, params) =>
      method === 'gettxout' && params?.[0] === spent?.txid ? null : known(method, params);
    await look();
    chain.call = known;
    chain.mempool.delete(elsewhere);
    expect((await batchOf(id)).ended_at).not.toBeNull();
    expect(await statesOf([withdrawal])).toEqual(['approved']);
    const next = await make();
    await look();
    await sign();
    await look();
    await mine(3);
    expect(await statesOf([withdrawal])).toEqual(['paid']);
    expect((await batchOf(next)).inputs.map(({ transaction_id }) => transaction_id)).not.toContain(spent?.txid);
  });

  test('that is signed ends once another transaction spends an output of it, confirmed, and what left is listed', async () => {
    await fund(30_000_000, 2);
    const { id: withdrawal } = await approvedPayout();
    const id = await make();
    await look();
    await sign();
    const [first] = await owner<{ txid: string; output: number; units: number }[]>`
      select transaction_id as txid, output, units::int from chain.batch_inputs where batch_id = ${id}`;
    const { txid = '', output = 0, units = 0 } = first ?? {};
    expect(await outgoing()).toEqual([]);
    const elsewhere = spend(txid, output, units);
    await mine(2);
    expect(await statesOf([withdrawal])).toEqual(['paying']);
    chain.reorganise(2, [elsewhere]);
    await look();
    expect(await outgoing()).toEqual([]);
    const again = spend(txid, output, units - 1000);
    await mine(3);
    expect((await batchOf(id)).ended_at).not.toBeNull();
    expect(await statesOf([withdrawal])).toEqual(['approved']);
    expect(await outgoing()).toMatchObject([{ transaction_id: again, coins: `${(units - 1000) / 1e8} BTC` }]);
    // Not of what was spent.
    const next = await make();
    await look();
    await sign();
    await look();
    await mine(3);
    expect(await statesOf([withdrawal])).toEqual(['paid']);
    expect((await batchOf(next)).inputs).not.toContainEqual(expect.objectContaining({ transaction_id: txid, output }));
    // What comes and leaves while no one looks.
    for (const blocks of [1, 0]) {
      const { script, coins } = await addressFor(await makeInvestor());
      const come = chain.pay(script, coins);
      if (blocks > 0) chain.mine();
      spend(come, 1, coins - 1000);
      await mine(3);
    }
    expect(await outgoing()).toHaveLength(3);
    expect(await spentTwice()).toEqual([]);
    expect(await problems(owner)).toEqual([]);
  });
});

test('is made by a payer only, of what they may pay, with coins that the accounts have', async () => {
  await expect(make()).rejects.toThrow('nothing_to_pay');
  for (const fee_rate of [0, 501]) await expect(make(fee_rate)).rejects.toThrow('invalid_value');
  const { id: withdrawal_id, investor } = await approvedPayout();
  // Taken before, and stopped since.
  await treasurer.call('take_withdrawal', { withdrawal_id });
  await owner`insert into people.freezes (person_id, reason) values (${investor.id}, 'Taken over')`;
  await expect(make()).rejects.toThrow('nothing_to_pay');
  await owner`delete from people.freezes where true`;
  await treasurer.rows('give_back_withdrawal', { withdrawal_id, reason: 'Later' });
  await expect(asOperator('reviewer').call('make_payout_batch', { network: 'Bitcoin', fee_rate: 5 })).rejects.toThrow(
    'not_allowed',
  );
  // Who approved it.
  await expect(asOperator('admin').call('make_payout_batch', { network: 'Bitcoin', fee_rate: 5 })).rejects.toThrow(
    'nothing_to_pay',
  );
  await owner`insert into chain.batch_inputs select 'bitcoin-test', u.transaction_id, u.output, (select id from chain.batches limit 1), u.is_change, u.place, u.units, u.raw from chain.unspent('bitcoin-test') u`;
  await expect(make()).rejects.toThrow('insufficient_coins');
});

test('the demo wallet signs nothing of a live site', async () => {
  await makeLive(owner);
  expect(await signBatches(owner, 'Bitcoin')).toBe(false);
});
