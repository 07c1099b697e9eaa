import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { replayedPrices } from '../../../supabase/workers/replayed-prices.ts';

const folder = await mkdtemp(join(tmpdir(), 'glassmine-prices-'));
afterAll(() => rm(folder, { recursive: true }));
const NOW = Date.parse('2026-03-01T00:00:00Z');

const quote = (source_at: string, bid: number) => ({
  instrument_id: 'BTC-USD',
  bid,
  ask: bid + 1,
  bid_size: 1,
  ask_size: 1,
  source_at,
});

async function fileOf(...lines: string[]): Promise<string> {
  const file = join(folder, 'crash.jsonl');
  await writeFile(file, lines.join('\n'));
  return file;
}

test('recorded quotes come with the pauses that they had, from now on, and then no more', async () => {
  const recorded = [
    quote('2020-03-12T10:00:00.000Z', 100),
    quote('2020-03-12T10:00:00.500Z', 90),
    quote('2020-03-12T10:01:00.000Z', 50),
  ];
  const source = await replayedPrices(await fileOf(...recorded.map((one) => JSON.stringify(one)), ''));
  expect(source.name).toBe('replay:crash.jsonl');
  expect(await source.next(NOW)).toEqual([quote('2026-03-01T00:00:00.000Z', 100)]);
  expect(await source.next(NOW + 499)).toEqual([]);
  expect(await source.next(NOW + 30_000)).toEqual([quote('2026-03-01T00:00:00.500Z', 90)]);
  expect(await source.next(NOW + 60_000)).toEqual([quote('2026-03-01T00:01:00.000Z', 50)]);
  expect(await source.next(NOW + 999_000)).toEqual([]);
});

test('a file that is missing, or a line that is no quote, is refused before anything is replayed', async () => {
  await expect(replayedPrices(join(folder, 'none.jsonl'))).rejects.toThrow('ENOENT');
  await expect(replayedPrices(await fileOf('{"bid": 1}'))).rejects.toThrow('instrument_id');
  await expect(replayedPrices(await fileOf('not JSON'))).rejects.toThrow('JSON');
  expect(await readFile(join(folder, 'crash.jsonl'), 'utf8')).toBe('not JSON');
});
