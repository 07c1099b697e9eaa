import * as z from 'zod/mini';

const terms = z.object({
  id: z.string(),
  network: z.string(),
  pool: z.string(),
  address: z.string(),
  script: z.string(),
  tag: z.string(),
  fee_bp: z.number(),
  joules_per_th: z.string(),
  cents_per_kwh: z.string(),
  contracted_phs: z.string(),
});

const figures = z.object({
  day: z.string(),
  units: z.number(),
  tried: z.nullable(z.string()),
  expected_units: z.nullable(z.number()),
  cost_cents: z.number(),
  price: z.string(),
  price_source: z.string(),
  net_cents: z.number(),
  root: z.string(),
});

export const daySchema = z.object({
  terms,
  figures,
  phs_per_dollar: z.string(),
  shares: z.array(z.object({ header: z.string(), coinbase: z.string(), branch: z.string() })),
  before: z.array(z.string()),
  payouts: z.array(
    z.object({
      header: z.string(),
      height: z.number(),
      raw: z.string(),
      output: z.number(),
      place: z.number(),
      branch: z.string(),
      coinbase: z.string(),
      coinbase_branch: z.string(),
    }),
  ),
});

/** What a day was computed from. */
export type MiningDay = z.infer<typeof daySchema>;

/** A published snapshot of the books. */
export const sealsSchema = z.array(z.object({ as_of: z.string(), seal: z.string() }));
export type Seals = z.infer<typeof sealsSchema>;

/** What an investor held of a plan on a day, and got. */
export interface MiningPart {
  principal_cents: number;
  held: number;
  share_cents: number;
}

export const sourcesSchema = z.array(
  z.extend(terms, {
    proven_phs: z.string(),
    for_sale_phs: z.string(),
    sold_phs: z.string(),
    is_short: z.boolean(),
    difficulty: z.string(),
    /** Cents that a PH/s earns on average in a day; null before a day has a price. */
    hashprice: z.nullable(z.string()),
    plans: z.array(z.object({ id: z.string(), title: z.string(), phs_per_dollar: z.string() })),
    days: z.array(figures),
  }),
);
export type MiningSource = z.infer<typeof sourcesSchema>[number];
