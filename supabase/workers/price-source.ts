import { z } from 'zod';
import { ask, type Service } from './service.ts';

/** A quote as `ingest_quotes` takes it: prices in ticks, sizes in lots of its instrument. */
export const quoteSchema = z.object({
  instrument_id: z.string(),
  bid: z.int(),
  ask: z.int(),
  bid_size: z.int(),
  ask_size: z.int(),
  /** When the source made it. */
  source_at: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

const instrumentSchema = z.object({
  id: z.string(),
  price_decimals: z.int(),
  quantity_decimals: z.int(),
  position: z.int(),
});
/** What a source needs to know of an instrument. */
export type Instrument = z.infer<typeof instrumentSchema>;

/** Where quotes come from. */
export interface PriceSource {
  /** As `public.price_source` has it. */
  readonly name: string;
  /**
   * Resolves to the quotes that are new since the last call; none is invented for the time between.
   * @param now milliseconds since 1970
   */
  next(now: number): Promise<Quote[]>;
}

/** Reads the instruments, in their order. */
export async function readInstruments(service: Service, signal?: AbortSignal): Promise<Instrument[]> {
  const path = '/rest/v1/instruments?select=id,price_decimals,quantity_decimals,position&order=position';
  return z.array(instrumentSchema).parse(await ask(service, path, undefined, signal));
}
