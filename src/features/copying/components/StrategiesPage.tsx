import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreRows } from '@/components/display/MoreRows';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button, buttonVariants } from '@/components/ui/button';
import { PaperNote } from '@/features/trading/components/PaperNote';
import { t } from '@/lib/i18n/i18n';
import { type Strategy, strategiesQuery } from '../queries';
import { StrategyFigures } from './StrategyFigures';
import { StrategyBadge } from './StrategyState';

function Entry({ strategy }: { strategy: Strategy }) {
  const { pool_id, title, lead_name, is_mine, status } = strategy;
  return (
    <li className="grid gap-4 border-b py-6 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <Link className="link" search={{ id: pool_id }} to="/strategies/view">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <StrategyBadge status={status} />
        <p className="text-muted-foreground w-full text-sm wrap-anywhere">
          <span>{t('copying.list.lead', { name: lead_name })}</span>
          <span>{is_mine ? ` · ${t('copying.list.own')}` : null}</span>
        </p>
      </div>
      <StrategyFigures strategy={strategy} />
    </li>
  );
}

function Entries({ strategies }: { strategies: readonly Strategy[] }) {
  return (
    <ul>
      {strategies.map((strategy) => (
        <Entry key={strategy.pool_id} strategy={strategy} />
      ))}
    </ul>
  );
}

export function StrategiesPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const open = useSuspenseInfiniteQuery(strategiesQuery(user.id, false));
  const closed = useSuspenseInfiniteQuery(strategiesQuery(user.id, true));
  const [isAll, setIsAll] = useState(false);
  const number = `${closed.data.length}${closed.hasNextPage ? '+' : ''}`;
  return (
    <>
      <PageHeader
        action={
          <Link className={buttonVariants({ variant: 'outline' })} to="/strategies/mine">
            {t('copying.desk.title')}
          </Link>
        }
        text={t('copying.text')}
        title={t('shell.strategies')}
      />
      <PaperNote />
      {open.data.length === 0 && closed.data.length === 0 ? (
        <EmptyState text={t('copying.list.emptyText')} title={t('copying.list.empty')} />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <p className="max-w-prose text-sm">
              {t('trading.returns.past')}{' '}
              <span className="text-muted-foreground">{t('copying.list.order')}</span>
            </p>
            {closed.data.length === 0 ? null : (
              <Button onClick={() => setIsAll(!isAll)} size="sm" variant="outline">
                {t(isAll ? 'copying.list.hideClosed' : 'copying.list.showClosed', { number })}
              </Button>
            )}
          </div>
          {open.data.length === 0 ? (
            <p className="text-muted-foreground text-sm">{t('copying.list.noneOpen')}</p>
          ) : (
            <Entries strategies={open.data} />
          )}
          <MoreRows list={open} />
          {isAll ? (
            <div className="pt-6">
              <Entries strategies={closed.data} />
              <MoreRows list={closed} />
            </div>
          ) : null}
        </>
      )}
    </>
  );
}
