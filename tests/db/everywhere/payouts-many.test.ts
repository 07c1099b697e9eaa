import { randomBytes } from 'node:crypto';
import { bech32 } from '@scure/base';
import { expect, test } from 'vitest';
import { signBatches } from '../../../supabase/workers/chain/simulated.ts';
import { openChain, PAYOUT_CENTS } from '../support/chain/chain-stage.ts';
import { problems } from '../support/money/books.ts';
import { priceBitcoin } from '../support/money/deposit-quotes.ts';
import { rememberAddresses } from '../support/money/payout-addresses.ts';

/** `PAYOUT_BATCHES=60` pays 1,000 withdrawals. */
const BATCHES = Number(process.env['PAYOUT_BATCHES'] ?? 12);
const WITHDRAWALS = Math.floor((BATCHES * 1000) / 60);
const FEES_RAISED = BATCHES / 3;
const REORGANISATIONS = BATCHES / 6;

const stage = await openChain();
const { owner, chain, look, mine, addressFor, makeInvestor, asOperator, operator } = stage;
const treasurer = asOperator('treasurer');

/** Approved withdrawals of one investor, to addresses that were not paid yet. */
async function approve(count: number): Promise<void> {
  const { id } = await makeInvestor({ deposited: count * PAYOUT_CENTS });
  const addresses = Array.from({ length: count }, () => bech32.encode('bcrt', [0, ...bech32.toWords(randomBytes(20))]));
  await rememberAddresses(
    owner,
    id,
    addresses.map((address) => ({ method: 'Bitcoin', address })),
  );
  await priceBitcoin(owner, 9_499_500);
  await owner`
    with requested as (
      insert into withdrawals (investor_id, method, address, amount_cents)
      select ${id}, 'Bitcoin', a, ${PAYOUT_CENTS} from unnest(${addresses}::text[]) a returning id)
    select ledger.transfer(${id}, 'available', 'withdrawing', ${PAYOUT_CENTS}, 'withdrawal_hold', r.id) from requested r`;
  await owner`
    update withdrawals set status = 'approved', reviewed_by = ${operator('admin').id}, reviewed_at = now() where investor_id = ${id}`;
}

async function sign(): Promise<void> {
  await look();
  await signBatches(owner, 'Bitcoin');
  await look();
}

const newest = async () => {
  const [version] = await owner<{ batch: string; txid: string }[]>`
    select batch_id as batch, transaction_id as txid from chain.batch_versions order by made_at desc limit 1`;
  return version as { batch: string; txid: string };
};

test('many batches pay each withdrawal once, with every third fee raised and every sixth block taken back', async () => {
  const { script } = await addressFor(await makeInvestor());
  chain.pay(script, 60_000_000, BATCHES);
  await mine(3);
  for (let batch = 0; batch < BATCHES; batch += 1) {
    await approve(Math.floor(((batch + 1) * WITHDRAWALS) / BATCHES) - Math.floor((batch * WITHDRAWALS) / BATCHES));
    await treasurer.call('make_payout_batch', { network: 'Bitcoin', fee_rate: 5 });
    await sign();
    const first = await newest();
    const raw = chain.mempool.get(first.txid) as Uint8Array;
    if (batch % (BATCHES / FEES_RAISED) === 0) {
      await treasurer.call('raise_batch_fee', { batch_id: first.batch, fee_rate: 12 });
      await sign();
      // Half the time the lower fee confirms all the same.
      if (batch % 2 === 0) chain.mempool = new Map([[first.txid, raw]]);
    }
    const depth = 1 + (batch % 5);
    await mine(depth);
    if (batch % (BATCHES / REORGANISATIONS) === 1) {
      // Half the time its transaction is in no block then, and in no mempool.
      chain.reorganise(depth, batch % 12 === 7 ? [(await newest()).txid] : []);
      await look();
      await look();
    }
    await mine(3);
  }
  await mine(3);
  const states = await owner`select status, count(*)::int from withdrawals group by 1`;
  expect(states).toEqual([{ status: 'paid', count: WITHDRAWALS }]);
  const outputs = await owner`
    select count(*)::int from chain.payees y
    where 1 <> (
      select count(*) from chain.sightings s where s.payee_script = y.script and chain.confirmations(s) > 0)`;
  expect(outputs).toEqual([{ count: 0 }]);
  const [made] = await owner`
    select count(distinct v.batch_id)::int as batches, count(*)::int - count(distinct v.batch_id)::int as raised,
      (select count(*) > 0 from ground.audit_events e where e.action = 'chain_payout_reversed') as reversed
    from chain.batch_versions v`;
  expect(made).toEqual({ batches: BATCHES, raised: FEES_RAISED, reversed: true });
  expect(await problems(owner)).toEqual([]);
}, 600_000);
