import postgres from 'postgres';
import { cleanQuotes, quote } from '../../db/support/trading/quotes.ts';
import type { Site } from '../../support/site.ts';

const HOUR_MS = 3_600_000;

async function callAsWorker({ supabase }: Site, name: string, args: object): Promise<void> {
  const response = await fetch(`${supabase.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: supabase.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}

export type Mids = Record<string, number>;

export const MIDS: Mids = {
  'BTC-USD': 9_500_000,
  'ETH-USD': 350_000,
  'RUNE-USD': 15_000,
  'SHIB-USD': 120_000,
  'DOGE-USD': 280_000,
  'SPX-USD': 591_240,
  'NDX-USD': 2_100_000,
  'EUR-USD': 1_084_000,
};

export async function feed(site: Site, mids: Mids): Promise<void> {
  const quotes = Object.entries(mids).map(([instrument_id, mid]) =>
    quote({ instrument_id, bid: mid - 1, ask: mid + 1 }),
  );
  await callAsWorker(site, 'ingest_quotes', { source: 'simulated', quotes });
}

export async function deal(site: Site): Promise<void> {
  await callAsWorker(site, 'run_dealings', {});
}

export async function feedPast(site: Site): Promise<void> {
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const bars = Array.from({ length: 60 * 24 }, (_, hours) => ({
    span: '1h',
    opened_at: new Date(now - (hours + 1) * HOUR_MS).toISOString(),
    open: 9_500_000 - hours * 1000 - 1000,
    high: 9_500_000 - hours * 1000 + 500,
    low: 9_500_000 - hours * 1000 - 1500,
    close: 9_500_000 - hours * 1000,
  }));
  await callAsWorker(site, 'add_past_bars', { instrument_id: 'BTC-USD', bars });
}

export async function removePrices({ dbUrl }: Site): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => undefined });
  await cleanQuotes(sql as never);
  await sql.end();
}
