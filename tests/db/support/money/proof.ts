import type { Sql, TransactionSql } from 'postgres';
import { readSnapshot, type Snapshot } from '../../../../src/features/proof/verifier/verifier.ts';
import type { Person, Row } from '../actors.ts';
import type { Stage } from '../stage.ts';

export type Transaction = TransactionSql<{ bigint: number }>;

/** Waits for the database's next millisecond, so that everything booked before is older than any later moment. */
export async function nextMillisecond(sql: Sql<{ bigint: number }> | Transaction): Promise<void> {
  const read = async () =>
    (await sql<{ now: string }[]>`select date_trunc('milliseconds', clock_timestamp())::text as now`)[0]?.now;
  const before = await read();
  while ((await read()) === before);
}

export interface Receipt {
  snapshot: Snapshot;
  account: string;
  leaf: (Row & { place: number; path: string[] }) | null;
  waiting_cents: number;
  pools: Row[];
}

export function proofTools({ owner, asAnonymous, asInvestor }: Stage) {
  async function snap(): Promise<Snapshot> {
    // Moments are whole milliseconds, so bookings of this one are not part of it yet.
    await nextMillisecond(owner);
    const [row] = await owner<{ taken: unknown }[]>`
      select to_jsonb(s) as taken from proof.take_snapshot(clock_timestamp()) s`;
    const taken = readSnapshot(row?.taken);
    if (!taken) throw new Error('That is no snapshot.');
    return taken;
  }

  async function now(): Promise<string> {
    await nextMillisecond(owner);
    const [moment] = await owner<{ now: string }[]>`select clock_timestamp()::text as now`;
    await nextMillisecond(owner);
    return moment?.now ?? '';
  }

  async function snapAt(moment: string): Promise<number> {
    const [taken] = await owner<{ number: number }[]>`select number from proof.take_snapshot(${moment})`;
    return taken?.number ?? 0;
  }

  async function published(): Promise<Snapshot[]> {
    const rows = await asAnonymous.query<{ row: unknown }>`
      select to_jsonb(s) as row from public.liability_snapshots s order by s.number`;
    return rows.flatMap(({ row }) => readSnapshot(row) ?? []);
  }

  async function receiptOf(person: Person, snapshot: number): Promise<Receipt> {
    const { answer } = await asInvestor(person).call<{ answer: Receipt }>('my_proof', { snapshot });
    return answer;
  }

  async function meanwhile(edit: (sql: Transaction) => Promise<unknown>): Promise<void> {
    const undo = new Error('undo');
    await owner
      .begin(async (sql) => {
        await edit(sql);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  }
  return { snap, now, snapAt, published, receiptOf, meanwhile };
}
