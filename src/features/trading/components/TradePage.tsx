import { useQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/states/EmptyState';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { PriceChart } from '@/features/dashboard/components/PriceChart';
import { useLivePrices } from '@/features/dashboard/use-live-prices';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { jitter } from '@/lib/jitter';
import { useChartMarks } from '../chart-marks';
import { useTrading } from '../notices';
import { type Instrument, instrumentsQuery, poolsQuery, shownInstrument, touchQuery } from '../queries';
import { useToldFills } from '../told-fills';
import { ledQuery, type Traded, tradedOf } from '../traded';
import { LedNote } from './LedNote';
import { PaperNote } from './PaperNote';
import { SymbolTabs } from './SymbolTabs';
import { TicketPlace } from './ticket/TicketPlace';
import { TouchBox } from './ticket/TouchBox';
import { TradeLists } from './TradeLists';
import { TradingNotice } from './TradingNotice';

/** A message reaches all pages every second, at the same moment. */
const TOUCH_MS = 3000;

function useLiveTouch(instrumentId: string) {
  const queryClient = useQueryClient();
  const query = touchQuery(instrumentId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const live = useLivePrices(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: ['touches'] }, { cancelRefetch: false });
    }, jitter(TOUCH_MS));
  });
  // Keeps the page while another instrument's price loads.
  const { data: touch } = useQuery({ ...query, throwOnError: (_error, { state }) => state.data === undefined });
  return { ...live, touch };
}

export function TradePage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { instrument: wanted } = useSearch({ from: '/_account/trade' });
  const [{ data: instruments }, { data: pools }, { data: led }] = useSuspenseQueries({
    queries: [instrumentsQuery, poolsQuery(user.id), ledQuery(user.id)],
  });
  const instrument = shownInstrument(instruments, wanted);
  const pool = tradedOf(led, pools);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl leading-tight font-semibold">{t('shell.trade')}</h1>
        <SymbolTabs chosen={instrument?.id} instruments={instruments} />
      </div>
      <PaperNote />
      <FrozenNotice userId={user.id} />
      {led ? <LedNote led={led} /> : null}
      {instrument ? (
        <Market
          instrument={instrument}
          instruments={instruments}
          isStopped={led !== null && led.status !== 'offered'}
          pool={pool}
          userId={user.id}
        />
      ) : (
        <EmptyState title={t(instruments.length > 0 ? 'errors.not_traded' : 'trading.noInstruments')} />
      )}
    </>
  );
}

interface MarketProps {
  userId: string;
  instrument: Instrument;
  instruments: readonly Instrument[];
  pool: Traded | undefined;
  /** Suspended or closing, so it takes no orders. */
  isStopped: boolean;
}

function Market({ userId, instrument, instruments, pool, isStopped }: MarketProps) {
  const { prices, isSilent, touch } = useLiveTouch(instrument.id);
  const price = prices.find(({ id }) => id === instrument.id);
  const { trading, notice } = useTrading(instrument);
  // Per page: after a lost response, switching instruments must not repeat the order.
  const ids = useRequestIds();
  const marks = useChartMarks(userId, pool?.pool_id, instrument);
  useToldFills(userId, pool?.pool_id, instruments);
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="-mt-4">
        {price ? (
          <PriceChart
            head={<h2 className="text-lg font-semibold">{instrument.name}</h2>}
            height="h-80"
            isSilent={isSilent}
            marks={marks}
            price={price}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 max-md:order-first xl:row-span-2">
        {touch === undefined ? <Skeleton className="h-[6.6rem]" /> : <TouchBox instrument={instrument} touch={touch} />}
        {notice ? <TradingNotice instrument={instrument} notice={notice} /> : null}
        {pool && trading !== 'paused' && !isStopped ? (
          <TicketPlace
            ids={ids}
            instrument={instrument}
            isSellOnly={trading === 'sell_only'}
            key={instrument.id}
            pool={pool}
            touch={touch ?? undefined}
            userId={userId}
          />
        ) : null}
        {pool ? null : (
          <EmptyState
            action={
              <Link className={buttonVariants()} to="/portfolio">
                {t('trading.toPortfolio')}
              </Link>
            }
            text={t('trading.needsPoolText')}
            title={t('trading.needsPool')}
          />
        )}
      </div>
      {pool ? (
        // Room for the buttons fixed at the bottom of a phone.
        <div className="max-md:tall:pb-16 min-w-0">
          <TradeLists instruments={instruments} poolId={pool.pool_id} userId={userId} />
        </div>
      ) : null}
    </div>
  );
}
