import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/errors';
import { readPublic } from '@/lib/rest';

const nullableText = z.nullable(z.string());

const siteRows = z.array(
  z.object({
    brand: z.string(),
    mode: z.enum(['sandbox', 'live']),
    contact_email: nullableText,
    contact_phone: nullableText,
    postal_location: nullableText,
    legal_entity: nullableText,
    registrations: z.array(
      z.object({ authority: z.string(), number: z.string(), url: z.url({ protocol: /^https?$/ }) }),
    ),
  }),
);

const claimRows = z.array(
  z.object({ id: z.string(), text: z.string(), evidence_url: z.url({ protocol: /^https?$/ }) }),
);

// Public pages stand without the API: one try, and nothing waits for the answer.
const quiet = { retry: false, staleTime: 300_000 };

/** Who runs this site and in which mode; undefined rows mean that nothing has been entered. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  ...quiet,
  queryFn: async () => {
    const columns = 'brand,mode,contact_email,contact_phone,postal_location,legal_entity,registrations';
    const [site] = await readPublic(`site?select=${columns}&limit=1`, siteRows);
    return site ?? null;
  },
});

/** The marketing claims that an operator has proven. */
export const claimsQuery = queryOptions({
  queryKey: ['claims'],
  ...quiet,
  queryFn: () => readPublic('claims?select=id,text,evidence_url&order=verified_at.desc&limit=20', claimRows),
});

/** The signals for signed-in investors, newest first. */
export const signalsQuery = queryOptions({
  queryKey: ['signals'],
  queryFn: async ({ signal }) => {
    const { supabase } = await import('@/lib/supabase');
    return unwrap(
      await supabase
        .from('signals')
        .select('id, title, body, published_at')
        .order('published_at', { ascending: false })
        .limit(50)
        .abortSignal(signal),
    );
  },
});
