import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

/** A correction or bonus waiting for a second operator; amounts in integer cents. */
export type QueuedCorrection = Omit<Row<'correction_queue'>, 'kind' | 'corrects' | 'deposit_cents'> & {
  kind: 'correction' | 'bonus' | 'deposit_correction';
  /** What the corrected deposit counts as; null without one. */
  deposit_cents: number | null;
  corrects: string | null;
};

export const correctionQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'corrections', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedCorrection>> =>
      pageOf(
        unwrap(await supabase.rpc('correction_queue', pageFrom(filter)).abortSignal(signal)) as QueuedCorrection[],
      ),
  });
