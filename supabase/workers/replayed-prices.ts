import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type PriceSource, type Quote, quoteSchema } from './price-source.ts';

/**
 * Replays quotes recorded with `--record` (one JSON object a line), with their pauses, starting now. Then silent.
 * @throws Error if the file is unreadable or a line is no quote
 */
export async function replayedPrices(file: string): Promise<PriceSource> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const quotes = lines.map((line) => quoteSchema.parse(JSON.parse(line)));
  // A long recording exceeds the argument limit of one call.
  const begun = quotes.reduce((least, { source_at }) => Math.min(least, Date.parse(source_at)), Infinity);
  const waiting = quotes.map((quote) => ({ quote, after: Date.parse(quote.source_at) - begun })).values();
  let next = waiting.next().value;
  let from: number | undefined;
  return {
    name: `replay:${basename(file)}`,
    next: (now) => {
      const start = (from ??= now);
      const due: Quote[] = [];
      while (next !== undefined && start + next.after <= now) {
        due.push({ ...next.quote, source_at: new Date(start + next.after).toISOString() });
        next = waiting.next().value;
      }
      return Promise.resolve(due);
    },
  };
}
