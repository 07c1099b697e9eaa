import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { quoteSchema } from '../../supabase/workers/price-source.ts';
import { openSource, startPrices } from '../../supabase/workers/prices.ts';
import type { Repeated } from '../../supabase/workers/repeat.ts';
import { sql as owner } from './support/database.ts';
import { listen } from './support/listener.ts';
import { newInvestor, visitor } from './support/people.ts';

const { url, secretKey } = inject('supabase');
const service = { url, secretKey };
/** Long, because a slow machine needs time for a history of ninety days. */
const SOON = { timeout: 100_000, interval: 100 };
const workers: Repeated[] = [];
const folder = await mkdtemp(join(tmpdir(), 'glassmine-prices-'));

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

function feed(source = 'simulated', record?: string): string[] {
  const complaints: string[] = [];
  workers.push(startPrices({ service, source, record, onError: (error) => complaints.push(String(error)) }));
  return complaints;
}

const newest = async () => {
  const [row] = await owner<{ at: string | null }[]>`select max(received_at)::text as at from markets.quotes`;
  return row?.at ?? '';
};

async function moreQuotes(): Promise<void> {
  const before = await newest();
  await expect.poll(newest, SOON).not.toBe(before);
}

test('simulated prices are there for visitors and told to open pages, their hash first, with a past', async () => {
  const investor = await newInvestor();
  const listener = await listen(investor.client, 'prices');
  const record = join(folder, 'recorded.jsonl');
  const complaints = feed('simulated', record);
  const listed = async () => ((await visitor().rpc('market_prices')).data ?? []) as { change_bp: number | null }[];
  await expect.poll(async () => (await listed()).length, SOON).toBe(14);
  expect((await listed()).filter(({ change_bp }) => change_bp === null)).toEqual([]);
  await expect.poll(() => listener.heard.map(([event]) => event), SOON).toContain('prices');
  const [first] = await owner<{ at: Date }[]>`select min(received_at) as at from markets.quotes`;
  const { data } = await visitor().rpc('simulation');
  const published = data as unknown as { seed_sha256: string; begun_at: string; seed: string | null };
  expect(published).toMatchObject({
    seed_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    seed: null,
  });
  expect(Date.parse(published.begun_at)).toBeLessThan(first?.at.getTime() ?? 0);
  const { data: bars } = await visitor().rpc('price_bars', {
    instrument_id: 'BTC-USD',
    span: '1d',
    since: '2020-01-01',
  });
  expect(bars).toHaveLength(91);
  expect(complaints).toEqual([]);
  const lines = (await readFile(record, 'utf8')).trim().split('\n');
  for (const line of lines) quoteSchema.parse(JSON.parse(line));
  await investor.client.removeAllChannels();
}, 180_000);

test('of two workers one stands by once it has sent what is there already', async () => {
  const [begin] = await owner<{ at: string }[]>`select clock_timestamp()::text as at`;
  const complaints = [...feed(), ...feed()];
  for (let time = 0; time < 8; time += 1) await moreQuotes();
  const [batches] = await owner<{ accepted: number; refused: number }[]>`
    select
      (select count(distinct received_at)::int from markets.quotes where received_at > b.at) as accepted,
      (select count(distinct received_at)::int from markets.refused_quotes
        where reason = 'not_newer' and received_at > b.at) as refused
    from (select ${begin?.at ?? ''}::timestamptz as at) b`;
  expect(batches?.refused).toBeGreaterThan(0);
  expect(batches?.refused).toBeLessThan((batches?.accepted ?? 0) / 2);
  expect(complaints).toEqual([]);
}, 180_000);

test('a source that does not exist is said', async () => {
  const open = (source: string) => openSource({ service, source, onError: () => undefined });
  await expect(open('oracle')).rejects.toThrow('"oracle" is no source of prices');
  await expect(open('replay:')).rejects.toThrow('is no source of prices');
  await expect(open('ccxt:kraken,nowhere')).rejects.toThrow('ccxt knows no exchange "nowhere"');
});
