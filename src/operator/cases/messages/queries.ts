import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';

/** A message of a visitor that waits for an answer. */
export type QueuedMessage = Row<'contact_queue'>;

/** Messages of visitors that wait for an answer, oldest first, a page from one on. */
export const messageQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operator', 'messages', from],
    queryFn: async ({ signal }): Promise<Page<QueuedMessage>> =>
      pageOf(unwrap(await supabase.rpc('contact_queue', pageFrom(from)).abortSignal(signal))),
  });
