import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { Face } from '@/components/display/Face';
import { NoticeBox } from '@/components/display/NoticeBox';
import { NotFound } from '@/components/states/NotFound';
import { StrategyBadge } from '@/domain/strategies/StrategyBadge';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { t } from '@/lib/i18n/i18n';
import { type Strategy, strategyQuery } from '../queries';
import { OwnCopyPanel } from './OwnCopyPanel';
import { StrategyDays } from './StrategyDays';
import { StrategyFigures } from './StrategyFigures';
import { StrategyState } from './StrategyState';
import { StrategyTabs } from './StrategyTabs';
import { StrategyTerms } from './StrategyTerms';

export function StrategyPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { id } = useSearch({ from: '/_account/strategies/view' });
  const { data: strategy } = useSuspenseQuery(strategyQuery(user.id, id));
  return strategy ? <Shown strategy={strategy} userId={user.id} /> : <NotFound />;
}

function Shown({ strategy, userId }: { strategy: Strategy; userId: string }) {
  const { title, idea, lead_name, status, reason } = strategy;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Face className="size-12 text-base" name={lead_name} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h1 className="text-2xl leading-tight font-semibold">{title}</h1>
          <p className="text-muted-foreground">
            <bdi>{lead_name}</bdi>
          </p>
        </div>
        <StrategyBadge status={status} />
      </header>
      <FrozenNotice userId={userId} />
      <NoticeBox className="mb-6" title={t('copying.warning.title')} tone="wait">
        <p>
          {t('trading.paper')} {t('trading.returns.past')}
        </p>
      </NoticeBox>
      {/* On a phone the button of the panel stays at the bottom, over what is below. */}
      <div className="max-md:tall:pb-16 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <StrategyState changedAt={strategy.changed_at} reason={reason} status={status} />
          <StrategyFigures strategy={strategy} />
          {strategy.published_at ? (
            <StrategyDays since={strategy.published_at} strategy={strategy} userId={userId} />
          ) : null}
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi lang="">{idea}</bdi>
          </p>
        </div>
        <div className="lg:row-span-2">
          <OwnCopyPanel strategy={strategy} userId={userId} />
        </div>
        {strategy.published_at ? (
          <StrategyTabs since={strategy.published_at} strategy={strategy} userId={userId} />
        ) : (
          <StrategyTerms strategy={strategy} />
        )}
      </div>
    </>
  );
}
