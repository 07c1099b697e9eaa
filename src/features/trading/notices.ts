import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { type Instrument, instrumentsQuery } from './queries';

/** Halts are rare, and no topic announces them. */
const MINUTE_MS = 60_000;

/** Its reason is as written, in an unknown language. */
export type Notice = Row<'trading_notices'>;

export const noticesQuery = queryOptions({
  queryKey: ['trading-notices'],
  refetchInterval: MINUTE_MS,
  queryFn: async ({ signal }): Promise<Notice[]> =>
    unwrap(await supabase.rpc('trading_notices', undefined, { get: true }).abortSignal(signal)),
});

/** Relies on the instrument's own status until notices load. */
export function useTrading({ id, trading }: Instrument): { trading: string; notice: Notice | undefined } {
  const { data: notices = [] } = useQuery(noticesQuery);
  // Notices when an instrument reopens.
  useQuery({ ...instrumentsQuery, refetchInterval: MINUTE_MS });
  const notice = notices.find(({ instrument_id }) => instrument_id === id);
  return { trading: notice?.trading ?? trading, notice };
}
