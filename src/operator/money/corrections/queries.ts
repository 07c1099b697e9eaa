import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';

/** A correction of a balance, or a bonus, that waits for a second operator; amounts in integer cents. */
export type QueuedCorrection = Omit<Row<'correction_queue'>, 'kind' | 'corrects'> & {
  kind: 'correction' | 'bonus';
  /** Null for a bonus. */
  corrects: string | null;
};

/** Corrections that wait, oldest first, a page from one on. */
export const correctionQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operator', 'corrections', from],
    queryFn: async ({ signal }): Promise<Page<QueuedCorrection>> =>
      pageOf(
        unwrap(
          await supabase.rpc('correction_queue', pageFrom(from)).abortSignal(signal),
        ) as QueuedCorrection[],
      ),
  });
