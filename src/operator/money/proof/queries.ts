import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { selecting } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

const PAGE = 30;

const published = z.object({
  latest: z.nullable(z.object({ as_of: z.string(), total_cents: z.number(), insurance_fund_cents: z.number() })),
  snapshots: z.array(z.object({ number: z.number(), as_of: z.string(), total_cents: z.number(), seal: z.string() })),
  reserves: z.array(
    z.object({ network: z.string(), address: z.string(), block_height: z.number(), counts: z.boolean() }),
  ),
  reserves_cents: z.number(),
  coverage_bp: z.nullable(z.number()),
  insurance_bp: z.nullable(z.number()),
});

/** Public liabilities and reserves; amounts in integer cents, ratios in basis points. */
export type Published = z.infer<typeof published>;

export const publishedQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operator', 'proof', before],
    queryFn: async ({ signal }): Promise<Published & { next: string | undefined }> => {
      const args = before === undefined ? {} : { before: Number(before) };
      const answer = published.parse(unwrap(await supabase.rpc('transparency', args).abortSignal(signal)));
      return {
        ...answer,
        next: answer.snapshots.length < PAGE ? undefined : answer.snapshots.at(-1)?.number.toString(),
      };
    },
  });

export interface Attested {
  id: string;
  network: string;
  address: string;
  amount: string;
  value_cents: number;
  signed_on: string;
  block_height: number;
  how_to_check: string;
}

export const attestationsQuery = queryOptions({
  queryKey: ['operator', 'proof', 'attestations'],
  queryFn: selecting(() =>
    supabase
      .from('reserve_attestations')
      .select('id, network, address, amount, value_cents, signed_on, block_height, how_to_check, attested_at')
      .order('attested_at', { ascending: false })
      .limit(50),
  ),
});
