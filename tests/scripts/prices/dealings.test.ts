import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startPrices } from '../../../supabase/workers/prices.ts';

const folder = await mkdtemp(join(tmpdir(), 'glassmine-dealings-'));
const replayed = join(folder, 'prices.jsonl');
const quotes = [0, 1].map((second) => ({
  instrument_id: 'BTC-USD',
  bid: 1,
  ask: 2,
  bid_size: 1,
  ask_size: 1,
  source_at: new Date(second * 1000).toISOString(),
}));
await writeFile(replayed, quotes.map((quote) => `${JSON.stringify(quote)}\n`).join(''));

const PRICES = 'ingest_quotes';
const DEALINGS = 'run_dealings {"max_pools":20}';
/** Calls of the current worker, because a request of a stopped one may still arrive. */
const asked: string[] = [];
let feeds = 0;
let deal = () => ({ dealt: 0, ms: 0 });

const database = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const name = request.url?.split('/').at(-1) ?? '';
    if (request.url?.startsWith(`/${feeds}/`)) asked.push(name === PRICES ? name : `${name} ${body}`);
    const { dealt, ms } = name === PRICES ? { dealt: 0, ms: 0 } : deal();
    const answer = name === PRICES ? { accepted: 1, refused: [] } : dealt;
    void sleep(ms).then(() => response.end(JSON.stringify(answer)));
  });
});
database.listen(0, '127.0.0.1');
await once(database, 'listening');
afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

async function feed(): Promise<string[]> {
  asked.splice(0);
  feeds += 1;
  const { port } = database.address() as AddressInfo;
  const service = { url: `http://127.0.0.1:${port}/${feeds}`, secretKey: 'secret' };
  const errors: unknown[] = [];
  const worker = startPrices({
    service,
    source: `replay:${replayed}`,
    onError: (error) => errors.push(error),
  });
  await expect.poll(() => asked.filter((name) => name === PRICES).length).toBe(2);
  await worker.stop();
  expect(errors).toEqual([]);
  return asked.slice(0, asked.lastIndexOf(PRICES));
}

test('after a price the worker deals few pools at a time, until nothing is left', async () => {
  const left = [20, 7];
  deal = () => ({ dealt: left.shift() ?? 0, ms: 0 });
  expect(await feed()).toEqual([PRICES, DEALINGS, DEALINGS, DEALINGS]);
});

test('the next price does not wait until everything is dealt', async () => {
  deal = () => ({ dealt: 20, ms: 50 });
  const [first, ...dealings] = await feed();
  expect(first).toBe(PRICES);
  expect(dealings.length).toBeGreaterThan(1);
  expect(new Set(dealings)).toEqual(new Set([DEALINGS]));
});
