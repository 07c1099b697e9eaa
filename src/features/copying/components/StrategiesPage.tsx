import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Disclosure } from '@/components/display/Disclosure';
import { MoreRows } from '@/components/display/MoreRows';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button, buttonVariants } from '@/components/ui/button';
import { PaperNote } from '@/features/trading/components/PaperNote';
import { t } from '@/lib/i18n/i18n';
import { type Strategy, strategiesQuery } from '../queries';
import { StrategyCard } from './StrategyCard';

/** `record` is the order of the database: the longest first. */
const ORDERS = ['record', 'net', 'drawdown'] as const;
type Order = (typeof ORDERS)[number];

const read: Record<Exclude<Order, 'record'>, (strategy: Strategy) => number | null> = {
  net: ({ net_growth }) => net_growth,
  drawdown: ({ drawdown }) => drawdown,
};

/** The calm ones fell by at most a tenth. */
const CALM = -0.1;

function chosen(all: readonly Strategy[], order: Order, isCalm: boolean): Strategy[] {
  const shown = isCalm ? all.filter(({ drawdown }) => drawdown !== null && drawdown >= CALM) : [...all];
  if (order === 'record') return shown;
  const by = read[order];
  return shown.toSorted((one, other) => (by(other) ?? -Infinity) - (by(one) ?? -Infinity));
}

function Cards({ strategies }: { strategies: readonly Strategy[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {strategies.map((strategy) => (
        <StrategyCard key={strategy.pool_id} strategy={strategy} />
      ))}
    </ul>
  );
}

export function StrategiesPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const open = useSuspenseInfiniteQuery(strategiesQuery(user.id, false));
  const closed = useSuspenseInfiniteQuery(strategiesQuery(user.id, true));
  const [isAll, setIsAll] = useState(false);
  const [isCalm, setIsCalm] = useState(false);
  const [order, setOrder] = useState<Order>('record');
  const number = `${closed.data.length}${closed.hasNextPage ? '+' : ''}`;
  const shown = chosen(open.data, order, isCalm);
  return (
    <>
      <PageHeader
        action={
          <Link className={buttonVariants({ variant: 'outline' })} to="/strategies/mine">
            {t('copying.desk.title')}
          </Link>
        }
        title={t('shell.strategies')}
      />
      <PaperNote />
      {open.data.length === 0 && closed.data.length === 0 ? (
        <EmptyState text={t('copying.list.emptyText')} title={t('copying.list.empty')} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <SegmentedControl
              legend={t('copying.list.sort')}
              onChange={setOrder}
              options={ORDERS.map((one) => ({ value: one, label: t(`copying.list.orders.${one}`) }))}
              value={order}
            />
            <Button aria-pressed={isCalm} onClick={() => setIsCalm(!isCalm)} variant="outline">
              {t('copying.list.calm')}
            </Button>
            {closed.data.length === 0 ? null : (
              <Button onClick={() => setIsAll(!isAll)} variant="outline">
                {t(isAll ? 'copying.list.hideClosed' : 'copying.list.showClosed', { number })}
              </Button>
            )}
          </div>
          {shown.length === 0 ? (
            <p className="text-muted-foreground text-sm">{t('copying.list.noneOpen')}</p>
          ) : (
            <Cards strategies={shown} />
          )}
          <MoreRows list={open} />
          {isAll ? (
            <div className="pt-4">
              <Cards strategies={closed.data} />
              <MoreRows list={closed} />
            </div>
          ) : null}
          <p className="mt-6 text-sm">{t('trading.returns.past')}</p>
          <Disclosure>
            <p>{t('copying.text')}</p>
            <p>{t('copying.list.order')}</p>
          </Disclosure>
        </>
      )}
    </>
  );
}
