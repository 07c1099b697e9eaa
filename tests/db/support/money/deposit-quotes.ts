import type { Sql } from 'postgres';
import { newTransactionId } from '../../../support/transaction-id.ts';
import type { Row } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { ageQuotes, ingest, quote } from '../trading/quotes.ts';
import { submitDeposit, uploadProof } from './deposits.ts';

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

export const priceBitcoin = (owner: Sql<{ bigint: number }>, cents: number, source = 'simulated') =>
  ingest(owner, [quote({ bid: cents, ask: cents + 1000 })], source);

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

export const quoteFor = (stage: Stage, investor: Investor, args: Row) =>
  stage.asInvestor(investor).rows<DepositQuote>('quote_deposit', args);

export async function depositUnder(
  { owner, asInvestor }: Stage,
  investor: Investor,
  row: { amount_cents: number; quote_id: string | null; method?: string },
): Promise<string> {
  const proof_path = await uploadProof(owner, investor.id);
  return submitDeposit(asInvestor(investor), { method: 'bitcoin', ...row, proof_path });
}

export async function momentBefore(owner: Sql<{ bigint: number }>, minutes: number): Promise<string> {
  const [row] = await owner<{ at: string }[]>`select (now() - make_interval(secs => ${minutes * 60}))::text as at`;
  return row?.at ?? '';
}

export const arrivalOf = (deposit_id: string, values: Row) => ({
  deposit_id,
  approve: true,
  network: 'Bitcoin',
  transaction_id: newTransactionId(),
  transaction_output: 0,
  ...values,
});

/** A deposit of $1,500 at $94,995 a coin; quote and prices are some minutes old. */
export async function quotedDeposit(stage: Stage, minutes: number, amount_cents = 150_000) {
  await priceBitcoin(stage.owner, 9_499_500);
  const ann = await stage.makeInvestor();
  const [given] = await quoteFor(stage, ann, { amount_cents });
  const quote_id = given?.id ?? '';
  const id = await depositUnder(stage, ann, { amount_cents, quote_id });
  await ageDepositQuotes(stage.owner, `${minutes} minutes`);
  await ageQuotes(stage.owner, `${minutes} minutes`);
  return { ann, id, quote_id, coins: given?.coins ?? '' };
}
