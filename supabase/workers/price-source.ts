import { z } from 'zod';
import { ask, type Service } from './service.ts';

/** A quote for `ingest_quotes`: prices in ticks, sizes in lots. */
export const quoteSchema = z.object({
  instrument_id: z.string(),
  bid: z.int(),
  ask: z.int(),
  bid_size: z.int(),
  ask_size: z.int(),
  source_at: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

const instrumentSchema = z.object({
  id: z.string(),
  price_decimals: z.int(),
  quantity_decimals: z.int(),
  position: z.int(),
});
export type Instrument = z.infer<typeof instrumentSchema>;

export interface PriceSource {
  readonly name: string;
  /**
   * Resolves to new quotes since the last call, without interpolation.
   * @param now milliseconds since 1970
   */
  next(now: number): Promise<Quote[]>;
}

export async function readInstruments(service: Service, signal?: AbortSignal): Promise<Instrument[]> {
  const path = '/rest/v1/instruments?select=id,price_decimals,quantity_decimals,position&order=position';
  return z.array(instrumentSchema).parse(await ask(service, path, undefined, signal));
}
