import type { Sql } from 'postgres';
import type { Row } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { ingest, quote } from '../trading/quotes.ts';
import { uploadProof } from './deposits.ts';

/** What an investor is quoted. */
export interface DepositQuote {
  id: string;
  method: string;
  amount_cents: number;
  coin: string;
  coins: string;
  price: string;
  source: string;
  simulated: boolean;
  seconds_left: number;
}

/** Prices bitcoin at so many cents, and no other coin. */
export const priceBitcoin = (owner: Sql<{ bigint: number }>, cents: number, source = 'simulated') =>
  ingest(owner, [quote({ bid: cents, ask: cents + 1000 })], source);

/** Makes quotes older, as if they had been given earlier. */
export async function ageDepositQuotes(owner: Sql<{ bigint: number }>, by: string): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`alter table public.deposit_quotes disable trigger append_only_rows`;
    await sql`
      update public.deposit_quotes
      set created_at = created_at - ${by}::interval, good_until = good_until - ${by}::interval, priced_at = priced_at - ${by}::interval`;
    await sql`alter table public.deposit_quotes enable trigger append_only_rows`;
  });
}

type Investor = Awaited<ReturnType<Stage['makeInvestor']>>;

/** What an investor is quoted for so many cents. */
export const quoteFor = (stage: Stage, investor: Investor, args: Row) =>
  stage.asInvestor(investor).rows<DepositQuote>('quote_deposit', args);

/** Makes a deposit by bitcoin of an investor under a quote; returns its id. */
export async function depositUnder(
  { owner, asInvestor }: Stage,
  investor: Investor,
  row: { amount_cents: number; quote_id: string | null; method?: string },
): Promise<string> {
  const proof_path = await uploadProof(owner, investor.id);
  const [deposit] = await asInvestor(investor).transaction(
    (sql) =>
      sql<
        { id: string }[]
      >`insert into deposits ${sql({ method: 'bitcoin', ...row, proof_path })} returning id`,
  );
  return deposit?.id ?? '';
}
