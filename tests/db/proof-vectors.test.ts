import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSnapshot, type Snapshot } from '../../src/features/proof/verifier.ts';
import { PASSWORD_SESSION } from './support/actors.ts';
import { proofTools, type Receipt } from './support/proof.ts';
import { openStage } from './support/stage.ts';

const stage = await openStage();
const { meanwhile } = proofTools(stage);

test('vectors: the database makes of the same accounts the roots, seals and receipts of the other implementation', async () => {
  const vectors = JSON.parse(readFileSync(new URL('../proof/vectors.json', import.meta.url), 'utf8')) as {
    secret: string;
    accounts: { id: string; nonce: string; values: [number, number, number, number] }[];
    snapshots: Snapshot[];
    receipts: Receipt[];
  };
  await meanwhile(async (sql) => {
    for (const table of ['public.liability_snapshots', 'private.proof_nonces', 'ledger.transfers'])
      await sql`alter table ${sql(table)} disable trigger user`;
    for (const table of [
      'public.liability_snapshots',
      'private.proof_leaves',
      'private.proof_levels',
      'private.proof_nonces',
      'ledger.transfers',
      'ledger.accounts',
    ])
      await sql`delete from ${sql(table)}`;
    await sql`update private.proof_secret set nonce = decode(${vectors.secret}, 'hex')`;
    const add = async (accounts: { id: string; nonce: string; values: number[] }[]) => {
      const people = sql`json_to_recordset(${JSON.stringify(accounts)}::text::json) as p (id uuid, nonce text, "values" bigint[])`;
      await sql`insert into auth.users (id, email) select p.id, p.id || '@example.com' from ${people}`;
      await sql`delete from private.proof_nonces n using ${people} where n.investor_id = p.id`;
      await sql`insert into private.proof_nonces (investor_id, nonce) select p.id, decode(p.nonce, 'hex') from ${people}`;
      await sql`
        update ledger.accounts a
        set available_cents = p.values[1], invested_cents = p.values[2], withdrawing_cents = p.values[3]
        from ${people} where a.investor_id = p.id`;
      await sql`
        insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, created_at)
        select p.id, gen_random_uuid(), move.amount, current_date, move.debit::ledger.account, move.credit::ledger.account, move.code::ledger.purpose, '2026-11-01'
        from ${people}, lateral (values
          (p.values[1] + p.values[2] + p.values[3], 'bonus_expense', 'available', 'bonus'),
          (p.values[2], 'available', 'invested', 'invest'), (p.values[3], 'available', 'withdrawing', 'withdrawal_hold')
        ) move (amount, debit, credit, code) where move.amount > 0`;
    };
    const take = async (moment: string) => {
      const [row] = await sql<
        { row: unknown }[]
      >`select to_jsonb(s) as row from private.take_snapshot(${moment}) s`;
      return readSnapshot(row?.row);
    };
    const same = (snapshot: Snapshot | undefined) =>
      snapshot && { ...snapshot, as_of: new Date(snapshot.as_of).toISOString() };
    const [first, second] = vectors.snapshots;

    await add(vectors.accounts);
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
      const [row] = await sql<
        { receipt: Receipt }[]
      >`select public.my_proof(${expected.snapshot.number}) as receipt`;
      expect({ ...row?.receipt, snapshot: same(row?.receipt.snapshot) }).toEqual({
        ...expected,
        snapshot: same(expected.snapshot),
      });
    }
  });
});
