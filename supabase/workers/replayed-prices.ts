import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type PriceSource, type Quote, quoteSchema } from './price-source.ts';

/**
 * Replays recorded quotes, one JSON object a line as `--record` writes them, with the pauses that they had, from now on. After
 * the last one it is silent.
 * @throws Error when the file cannot be read or a line is no quote
 */
export async function replayedPrices(file: string): Promise<PriceSource> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const quotes = lines.map((line) => quoteSchema.parse(JSON.parse(line)));
  const begun = Math.min(...quotes.map(({ source_at }) => Date.parse(source_at)));
  const waiting = quotes.map((quote) => ({ quote, after: Date.parse(quote.source_at) - begun }));
  let from: number | undefined;
  return {
    name: `replay:${basename(file)}`,
    next: (now) => {
      const start = (from ??= now);
      const due: Quote[] = [];
      while (waiting[0] !== undefined && start + waiting[0].after <= now) {
        const { quote, after } = waiting[0];
        waiting.shift();
        due.push({ ...quote, source_at: new Date(start + after).toISOString() });
      }
      return Promise.resolve(due);
    },
  };
}
