import type { Sql } from 'postgres';
import type { Row } from '../actors.ts';
import type { Stage } from '../stage.ts';

type Owner = Sql<{ bigint: number }>;

export interface Ingested {
  accepted: number;
  refused: { instrument_id: string | null; reason: string }[];
}

let clock = 0;

/** A valid quote of bitcoin, newer than all before it, around $95,000 with a spread of ten dollars. */
export function quote(changes: Row = {}): Row {
  // A unique millisecond, later than all requests of this one.
  clock = Math.max(clock, Date.now()) + 1;
  const source_at = new Date(clock).toISOString();
  return {
    instrument_id: 'BTC-USD',
    bid: 9_499_500,
    ask: 9_500_500,
    bid_size: 100_000_000,
    ask_size: 200_000_000,
    source_at,
    ...changes,
  };
}

export const around = (mid: number, changes: Row = {}) => quote({ bid: mid - 500, ask: mid + 500, ...changes });

export async function ingest(owner: Owner, quotes: unknown, source = 'simulated'): Promise<Ingested> {
  const [row] = await owner<{ answer: Ingested }[]>`
    select markets.ingest_quotes(${source}, ${owner.json(quotes as never)}) as answer`;
  if (!row) throw new Error('No answer.');
  return row.answer;
}

export async function reasons(owner: Owner, quotes: unknown, source?: string): Promise<string[]> {
  return (await ingest(owner, quotes, source)).refused.map(({ reason }) => reason);
}

export async function cleanQuotes(owner: Owner): Promise<void> {
  const kept = ['markets.quotes', 'public.bars', 'markets.halts'];
  await owner.begin(async (sql) => {
    for (const table of kept) await sql`alter table ${sql(table)} disable trigger user`;
    await sql`
      update desk.proposals set cancelled_by = proposed_by, cancelled_at = now()
      where kind = 'resumption' and num_nonnulls(confirmed_at, cancelled_at) = 0`;
    for (const table of [...kept, 'public.last_quotes', 'markets.refused_quotes']) await sql`delete from ${sql(table)}`;
    for (const table of kept) await sql`alter table ${sql(table)} enable trigger user`;
    await sql`update public.instruments set status = 'shown'`;
    await sql`update markets.price_feed set told_at = '-infinity'`;
  });
}

export async function ageQuotes(owner: Owner, by: string): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`alter table markets.quotes disable trigger append_only_rows`;
    await sql`update markets.quotes set received_at = received_at - ${by}::interval, source_at = source_at - ${by}::interval`;
    await sql`alter table markets.quotes enable trigger append_only_rows`;
    await sql`update public.last_quotes set received_at = received_at - ${by}::interval, source_at = source_at - ${by}::interval`;
    await sql`alter table markets.halts disable trigger user`;
    await sql`
      update markets.halts set halted_at = halted_at - ${by}::interval, agreed_since = agreed_since - ${by}::interval,
        agreed_at = agreed_at - ${by}::interval, resumed_at = resumed_at - ${by}::interval, ended_at = ended_at - ${by}::interval`;
    await sql`alter table markets.halts enable trigger user`;
  });
}

/** Makes the site live without its requirements. */
export async function makeLive(owner: Owner): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`alter table public.site disable trigger user`;
    await sql`alter table public.site drop constraint site_live_complete`;
    await sql`update public.site set mode = 'live'`;
    await sql`alter table public.site enable trigger user`;
  });
}

export async function decideOn({ asOperator }: Stage, ...exchanges: string[]): Promise<void> {
  const { answer: proposal_id } = await asOperator('admin').call('propose_exchanges', { exchanges });
  await asOperator('treasurer').rows('confirm_proposal', { proposal_id });
}

/** Halts an instrument by quotes outside its band; returns the price on which they agree, in ticks. */
export async function halted(owner: Owner, instrument_id = 'BTC-USD', mid = 19_000_000): Promise<number> {
  for (const price of [mid / 2, mid]) await ingest(owner, [around(price, { instrument_id })]);
  return mid;
}

/** Proposes to resume a halted instrument at the price on which its quotes agree; returns the id. */
export async function proposeResumption({ owner, asOperator }: Stage, instrument_id = 'BTC-USD'): Promise<string> {
  const [halt] = await owner<{ agreed_mid: number }[]>`
    select agreed_mid from markets.halts where instrument_id = ${instrument_id} and ended_at is null`;
  const args = { instrument_id, seen_mid: halt?.agreed_mid ?? 0, reason: 'True on two exchanges' };
  return (await asOperator('admin').call<{ answer: string }>('propose_resumption', args)).answer;
}
