import { appendFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Exchange, exchangePrices } from './exchange-prices.ts';
import { type PriceSource, type Quote, readInstruments } from './price-source.ts';
import { type Repeated, repeat } from './repeat.ts';
import { replayedPrices } from './replayed-prices.ts';
import { ask, type Service } from './service.ts';
import { simulatedPast } from './simulated-past.ts';
import { simulatedPrices } from './simulated-prices.ts';
import { simulatedWalk } from './simulated-walk.ts';

const SECOND_MS = 1000;
/** Poll interval while another worker feeds: shorter than a quote's validity. */
const STANDBY_MS = 8000;
/** Per transaction: each quarter starts with all strategies due, and hundreds exceed the statement timeout. */
const MAX_POOLS = 20;

export interface PriceWork {
  service: Service;
  /** `simulated`, `replay:<file>` or `ccxt:<exchange>,<exchange>…`. */
  source: string;
  /** Appends every quote to this file, for `replay`. */
  record?: string | undefined;
  /** Gets failures, and refused quotes and failing exchanges when their reasons change. */
  onError: (error: unknown) => void;
}

const answerSchema = z.object({
  accepted: z.int(),
  refused: z.array(z.object({ instrument_id: z.string().nullable(), reason: z.string() })),
});
const simulationSchema = z.object({ seed: z.string(), without_past: z.array(z.string()) });
/** The database's refusals for a standby worker. */
const SPOKEN_FOR = new Set(['not_newer', 'another_source']);

/** Feeds new quotes once a second. Several workers may run; the later ones stand by. */
export function startPrices(work: PriceWork): Repeated {
  const { service, record, onError } = work;
  let source: PriceSource | undefined;
  let isStandby = false;
  let told = '';
  return repeat(
    async (signal) => {
      source ??= await openSource(work, signal);
      const quotes = await source.next(Date.now());
      if (quotes.length === 0) return;
      if (record !== undefined) await appendFile(record, quotes.map((quote) => `${JSON.stringify(quote)}\n`).join(''));
      const { accepted, refused } = await ingest(service, source.name, quotes, signal);
      if (accepted > 0) await deal(service, signal);
      isStandby = accepted === 0 && refused.every(({ reason }) => SPOKEN_FOR.has(reason));
      const reasons = [...new Set(refused.map(({ instrument_id, reason }) => `${instrument_id} ${reason}`))].join(', ');
      if (!isStandby && reasons !== told && reasons !== '') onError(new Error(`Refused: ${reasons}`));
      told = reasons;
    },
    (failures) => {
      if (failures > 0) return SECOND_MS * 2 ** Math.min(failures, 5);
      return isStandby ? STANDBY_MS : SECOND_MS - (Date.now() % SECOND_MS);
    },
    onError,
  );
}

async function ingest(service: Service, source: string, quotes: Quote[], signal: AbortSignal) {
  return answerSchema.parse(await ask(service, '/rest/v1/rpc/ingest_quotes', { source, quotes }, signal));
}

/** Deals requests whose prices have arrived, for up to a second; the rest continues at the next prices. */
async function deal(service: Service, signal: AbortSignal): Promise<void> {
  const until = Date.now() + SECOND_MS;
  let dealt: unknown;
  do dealt = await ask(service, '/rest/v1/rpc/run_dealings', { max_pools: MAX_POOLS }, signal);
  while (dealt !== 0 && Date.now() < until);
}

/**
 * Opens a price source.
 * @throws Error if it is unknown
 */
export async function openSource({ service, source, onError }: PriceWork, signal?: AbortSignal): Promise<PriceSource> {
  const [kind, ...rest] = source.split(':');
  const detail = rest.join(':');
  if (kind === 'simulated' && rest.length === 0) return openSimulation(service, signal);
  if (kind === 'replay' && detail !== '') return replayedPrices(detail);
  if (kind === 'ccxt' && detail !== '') {
    const exchanges = await openExchanges(detail.split(','));
    return exchangePrices(exchanges, await readInstruments(service, signal), { onError });
  }
  throw new Error(`"${source}" is no source of prices: simulated, replay:<file> or ccxt:<exchange>,<exchange>`);
}

/** The database draws the seed and publishes its hash before the first price. */
async function openSimulation(service: Service, signal?: AbortSignal): Promise<PriceSource> {
  const answer = await ask(service, '/rest/v1/rpc/begin_simulation', {}, signal);
  const { seed, without_past } = simulationSchema.parse(answer);
  const instruments = await readInstruments(service, signal);
  for (const instrument of instruments.filter(({ id }) => without_past.includes(id))) {
    const walk = simulatedWalk(seed, instrument);
    if (walk === undefined) continue;
    const bars = simulatedPast(walk, Math.floor(Date.now() / SECOND_MS));
    await ask(service, '/rest/v1/rpc/add_past_bars', { instrument_id: instrument.id, bars }, signal);
  }
  return simulatedPrices(seed, instruments);
}

async function openExchanges(ids: readonly string[]): Promise<Exchange[]> {
  // Large, and needed by this source only.
  const { default: ccxt } = await import('ccxt');
  const known = new Map<string, unknown>(Object.entries(ccxt));
  return [...new Set(ids)].map((id) => {
    if (!ccxt.exchanges.includes(id)) throw new Error(`ccxt knows no exchange "${id}".`);
    const Api = known.get(id) as new (options: object) => Exchange;
    return new Api({ enableRateLimit: true });
  });
}
