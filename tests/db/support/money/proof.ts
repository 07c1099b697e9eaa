import type { Sql, TransactionSql } from 'postgres';
import { readSnapshot, type Snapshot } from '../../../../src/features/proof/verifier/verifier.ts';
import type { Person, Row } from '../actors.ts';
import type { Stage } from '../stage.ts';

/** A transaction of the owner of the database. */
export type Transaction = TransactionSql<{ bigint: number }>;

/** Waits until the database's clock shows another millisecond: what was booked before is older than any moment from then on. */
export async function nextMillisecond(sql: Sql<{ bigint: number }> | Transaction): Promise<void> {
  const read = async () =>
    (await sql<{ now: string }[]>`select date_trunc('milliseconds', clock_timestamp())::text as now`)[0]?.now;
  const before = await read();
  while ((await read()) === before);
}

/** A receipt as `my_proof` answers it. */
export interface Receipt {
  snapshot: Snapshot;
  account: string;
  leaf: (Row & { place: number; path: string[] }) | null;
  /** What the account has put into pools that waited, in cents. */
  waiting_cents: number;
  pools: Row[];
}

/** Calls about snapshots on a stage. */
export function proofTools({ owner, asAnonymous, asInvestor }: Stage) {
  /** Takes a snapshot of this very moment; nothing is being booked while it is taken, unless a test says so. */
  async function snap(): Promise<Snapshot> {
    // Moments are whole milliseconds: what was booked in this one is not part of it yet.
    await nextMillisecond(owner);
    const [row] = await owner<{ taken: unknown }[]>`
      select to_jsonb(s) as taken from private.take_snapshot(clock_timestamp()) s`;
    const taken = readSnapshot(row?.taken);
    if (!taken) throw new Error('That is no snapshot.');
    return taken;
  }

  /** A moment with nothing else in its millisecond. */
  async function now(): Promise<string> {
    await nextMillisecond(owner);
    const [moment] = await owner<{ now: string }[]>`select clock_timestamp()::text as now`;
    await nextMillisecond(owner);
    return moment?.now ?? '';
  }

  /** The number of a snapshot of an earlier moment. */
  async function snapAt(moment: string): Promise<number> {
    const [taken] = await owner<{ number: number }[]>`select number from private.take_snapshot(${moment})`;
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

  /** Does something in a transaction that is undone, with the rules of append-only tables switched off. */
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
