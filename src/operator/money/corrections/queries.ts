import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';
import type { QueueFilter } from '@/operator/kit/search';

/** A correction of a balance, or a bonus, that waits for a second operator; amounts in integer cents. */
export type QueuedCorrection = Omit<Row<'correction_queue'>, 'kind' | 'corrects' | 'deposit_cents'> & {
  kind: 'correction' | 'bonus' | 'deposit_correction';
  /** What the deposit that it corrects counts as; null where it corrects none. */
  deposit_cents: number | null;
  /** Null for a bonus. */
  corrects: string | null;
};

/** Corrections that wait, a page from one on, in the order and with the filters of the address. */
export const correctionQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'corrections', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedCorrection>> =>
      pageOf(
        unwrap(
          await supabase.rpc('correction_queue', pageFrom(filter)).abortSignal(signal),
        ) as QueuedCorrection[],
      ),
  });
