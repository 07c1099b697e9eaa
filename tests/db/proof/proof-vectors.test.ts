import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSnapshot, type Snapshot } from '../../../src/features/proof/verifier/verifier.ts';
import { PASSWORD_SESSION } from '../support/actors.ts';
import { proofTools, type Receipt, type Transaction } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { meanwhile } = proofTools(stage);

interface VectorPool {
  pool: string;
  kind: 'portfolio' | 'strategy';
  /** Units by person. */
  members: Record<string, number>;
  /** Cents by person. */
  waiting: Record<string, number>;
  units: number;
  mark_cents: number;
  mark_units: number;
  marked_at: string | null;
  stale: boolean;
  waiting_cents: number;
  holdings: string;
}

async function fill(sql: Transaction, pool: VectorPool): Promise<void> {
  const { pool: id, kind, units, holdings } = pool;
  const [owner] = [...Object.keys(pool.members), ...Object.keys(pool.waiting)];
  await sql`insert into public.pools ${sql({ id, kind, owner_id: owner ?? '', title: 'Vectors', opened_at: LONG_AGO })}`;
  await sql`insert into pools.pool_books ${sql({ pool_id: id, units, waiting_cents: pool.waiting_cents })}`;
  for (const line of holdings.split('\n').filter((text) => text !== '')) {
    const [instrument_id = '', quantity] = line.split(':');
    await sql`
      insert into pools.holdings ${sql({ pool_id: id, instrument_id, quantity: Number(quantity), cost_cents: 1 })}`;
  }
  if (pool.marked_at !== null)
    await sql`
      insert into public.marks ${sql({ pool_id: id, at: pool.marked_at, value_cents: pool.mark_cents, units: pool.mark_units, stale: pool.stale })}`;
  const dealing = randomUUID();
  if (kind === 'strategy' && units > 0) {
    const nothing = { units_before: 0, out_units: 0, out_cents: 0, share_units: 0, prices: '[]' };
    await sql`
      insert into public.dealings ${sql({ ...nothing, id: dealing, pool_id: id, at: LONG_AGO, bid_cents: 0, offer_cents: 0, units_after: units, in_cents: 1 })}`;
  }
  for (const [person, held] of Object.entries(pool.members)) {
    const request = { pool_id: id, investor_id: person, asked_at: LONG_AGO };
    if (kind === 'portfolio')
      await sql`
        insert into public.dealing_requests ${sql({ ...request, id: randomUUID(), side: 'in', amount_cents: 1000, status: 'dealt', ended_at: LONG_AGO, units: held, pool_value_cents: 0, pool_units: 0 })}`;
    else {
      const lot = { id: randomUUID(), pool_id: id, investor_id: person, request_id: randomUUID() };
      await sql`
        insert into public.lots ${sql({ ...lot, units: held, paid_cents: 1, hwm: 100, share_bp: 0, opened_at: LONG_AGO })}`;
      await sql`
        insert into copying.unit_moves ${sql({ lot_id: lot.id, dealing_id: dealing, kind: 'in', units: held, at: LONG_AGO })}`;
    }
  }
  for (const [person, cents] of Object.entries(pool.waiting))
    await sql`
      insert into public.copy_requests ${sql({ pool_id: id, investor_id: person, side: 'in', amount_cents: cents, share_bp: 0, asked_at: LONG_AGO })}`;
}
const LONG_AGO = '2026-11-01';

test('vectors: the database makes of the same accounts the roots, seals and receipts of the other implementation', async () => {
  const vectors = JSON.parse(readFileSync(new URL('../../proof/vectors.json', import.meta.url), 'utf8')) as {
    secret: string;
    accounts: { id: string; nonce: string; values: [number, number, number, number] }[];
    pools: VectorPool[];
    snapshots: Snapshot[];
    receipts: Receipt[];
  };
  await meanwhile(async (sql) => {
    for (const table of ['public.liability_snapshots', 'proof.proof_nonces', 'ledger.transfers'])
      await sql`alter table ${sql(table)} disable trigger user`;
    for (const table of [
      'public.liability_snapshots',
      'proof.proof_leaves',
      'proof.proof_pools',
      'proof.proof_levels',
      'proof.proof_nonces',
      'ledger.transfers',
      'ledger.accounts',
    ])
      await sql`delete from ${sql(table)}`;
    await sql`update proof.proof_secret set nonce = decode(${vectors.secret}, 'hex')`;
    const add = async (accounts: { id: string; nonce: string; values: number[] }[]) => {
      const people = sql`json_to_recordset(${JSON.stringify(accounts)}::text::json) as p (id uuid, nonce text, "values" bigint[])`;
      await sql`insert into auth.users (id, email) select p.id, p.id || '@example.com' from ${people}`;
      await sql`delete from proof.proof_nonces n using ${people} where n.investor_id = p.id`;
      await sql`insert into proof.proof_nonces (investor_id, nonce) select p.id, decode(p.nonce, 'hex') from ${people}`;
      await sql`
        update ledger.accounts a
        set available_cents = p.values[1], invested_cents = p.values[2], withdrawing_cents = p.values[3]
        from ${people} where a.investor_id = p.id`;
      await sql`
        insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, created_at)
        select p.id, gen_random_uuid(), move.amount, current_date, move.debit::ledger.book, move.credit::ledger.book, move.code::ledger.purpose, '2026-11-01'
        from ${people}, lateral (values
          (p.values[1] + p.values[2] + p.values[3], 'bonus_expense', 'available', 'bonus'),
          (p.values[2], 'available', 'invested', 'invest'), (p.values[3], 'available', 'withdrawing', 'withdrawal_hold')
        ) move (amount, debit, credit, code) where move.amount > 0`;
    };
    const take = async (moment: string) => {
      const [row] = await sql<{ row: unknown }[]>`select to_jsonb(s) as row from proof.take_snapshot(${moment}) s`;
      return readSnapshot(row?.row);
    };
    const same = (snapshot: Snapshot | undefined) =>
      snapshot && { ...snapshot, as_of: new Date(snapshot.as_of).toISOString() };
    const [first, second] = vectors.snapshots;

    await add(vectors.accounts);
    for (const pool of vectors.pools) await fill(sql, pool);
    expect(same(await take(first?.as_of ?? ''))).toEqual(same(first));
    const [rest] = await sql<{ accounts: { id: string; nonce: string; values: number[] }[] }[]>`
      select json_agg(json_build_object(
        'id', encode(substr(sha256('account' || int8send(n)), 1, 16), 'hex')::uuid,
        'nonce', encode(sha256('nonce' || int8send(n)), 'hex'),
        'values', json_build_array(n * n % 10007, 0, 0, 0))) as accounts
      from generate_series(${vectors.accounts.length}::bigint, 1024) n`;
    await add(rest?.accounts ?? []);
    expect(same(await take(second?.as_of ?? ''))).toEqual(same(second));

    for (const expected of vectors.receipts) {
      const [session] = await sql<{ id: string }[]>`
        insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${expected.account}) returning id`;
      const claims = JSON.stringify({
        sub: expected.account,
        role: 'authenticated',
        session_id: session?.id,
        amr: PASSWORD_SESSION,
      });
      await sql`select set_config('request.jwt.claims', ${claims}, true)`;
      const [row] = await sql<{ receipt: Receipt }[]>`select public.my_proof(${expected.snapshot.number}) as receipt`;
      expect({ ...row?.receipt, snapshot: same(row?.receipt.snapshot) }).toEqual({
        ...expected,
        snapshot: same(expected.snapshot),
      });
    }
  });
});
