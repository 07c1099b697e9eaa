import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Instrument, instrumentsQuery } from './queries';

/** Operators halt and open seldom, and no topic says so. */
const MINUTE_MS = 60_000;

/** What operators said of an instrument that they halted (`paused`), or that can only be sold (`sell_only`). */
export interface Notice {
  instrument_id: string;
  trading: string;
  since: string;
  /** As it was written, in a language that is not known. */
  reason: string;
}

/** The instruments that operators halted, or that can only be sold. */
export const noticesQuery = queryOptions({
  queryKey: ['trading-notices'],
  refetchInterval: MINUTE_MS,
  queryFn: async ({ signal }): Promise<Notice[]> =>
    unwrap(await supabase.rpc('trading_notices', undefined, { get: true }).abortSignal(signal)),
});

/** Whether orders are taken for an instrument, and what operators said of it. Until they are known, it is as the instruments were read. */
export function useTrading({ id, trading }: Instrument): { trading: string; notice: Notice | undefined } {
  const { data: notices = [] } = useQuery(noticesQuery);
  // So that one that opens again is seen to.
  useQuery({ ...instrumentsQuery, refetchInterval: MINUTE_MS });
  const notice = notices.find(({ instrument_id }) => instrument_id === id);
  return { trading: notice?.trading ?? trading, notice };
}
