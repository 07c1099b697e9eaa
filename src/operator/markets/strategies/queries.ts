import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { PAGE, type Page, pageOf } from '@/operator/kit/row-pages';

/** A strategy with its holdings, trader and approvals since its last change; in cents and basis points. */
export type DeskStrategy = Nullable<Row<'strategies_desk'>, 'reason' | 'oldest_wait' | 'lead_bp' | 'largest_bp'>;

/** Strategies, those waiting for review first, paged. Refetched while open, because values move without events. */
export const strategiesDeskQuery = (from: string | undefined) =>
  queryOptions({
    queryKey: ['operator', 'strategies', from],
    refetchInterval: 10_000,
    queryFn: async ({ signal }): Promise<Page<DeskStrategy & { id: string }>> => {
      const args = { max_rows: PAGE + 1, ...(from === undefined ? {} : { from_strategy: from }) };
      const rows = unwrap(await supabase.rpc('strategies_desk', args).abortSignal(signal));
      return pageOf(rows.map((row) => ({ ...row, id: row.pool_id })));
    },
  });
