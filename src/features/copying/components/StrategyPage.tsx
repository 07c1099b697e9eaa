import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { NotFound } from '@/components/states/NotFound';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { PaperNote } from '@/features/trading/components/PaperNote';
import { t } from '@/lib/i18n/i18n';
import { isShownLate, type Strategy, strategyQuery } from '../queries';
import { LeadRecord } from './LeadRecord';
import { OwnCopyPanel } from './OwnCopyPanel';
import { StrategyDays } from './StrategyDays';
import { StrategyFigures } from './StrategyFigures';
import { StrategyFills } from './StrategyFills';
import { StrategyHoldings } from './StrategyHoldings';
import { StrategyOutcome } from './StrategyOutcome';
import { StrategyBadge, StrategyState } from './StrategyState';
import { StrategyStatistics } from './StrategyStatistics';
import { StrategyTerms } from './StrategyTerms';
import { StrategyYears } from './StrategyYears';

export function StrategyPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { id } = useSearch({ from: '/_account/strategies/view' });
  const { data: strategy } = useSuspenseQuery(strategyQuery(user.id, id));
  return strategy ? <Shown strategy={strategy} userId={user.id} /> : <NotFound />;
}

function Shown({ strategy, userId }: { strategy: Strategy; userId: string }) {
  const { pool_id: poolId, title, idea, lead_name, status, reason } = strategy;
  return (
    <>
      <PageHeader
        action={<StrategyBadge status={status} />}
        text={t('copying.list.lead', { name: lead_name })}
        title={title}
      />
      <NoticeBox className="mb-6 max-w-prose" title={t('copying.warning.title')} tone="wait">
        <p>{t('copying.warning.text')}</p>
      </NoticeBox>
      <PaperNote />
      <FrozenNotice userId={userId} />
      <div className="grid grid-cols-1 gap-10">
        <StrategyState changedAt={strategy.changed_at} reason={reason} status={status} />
        <section aria-label={t('trading.returns.title')} className="grid gap-4">
          <StrategyFigures strategy={strategy} />
          <p className="max-w-prose text-sm">{t('trading.returns.past')}</p>
        </section>
        <OwnCopyPanel strategy={strategy} userId={userId} />
        <section aria-labelledby="idea">
          <h2 className="mb-1 text-lg font-semibold" id="idea">
            {t('copying.idea')}
          </h2>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi lang="">{idea}</bdi>
          </p>
        </section>
        {strategy.published_at ? (
          <Record since={strategy.published_at} strategy={strategy} userId={userId} />
        ) : null}
        <StrategyTerms strategy={strategy} />
        {strategy.published_at ? <LeadRecord poolId={poolId} userId={userId} /> : null}
        <Link className="link justify-self-start text-sm" to="/strategies">
          {t('copying.mine.go')}
        </Link>
      </div>
    </>
  );
}

interface RecordProps {
  strategy: Strategy;
  since: string;
  userId: string;
}

function Record({ strategy, since, userId }: RecordProps) {
  const { pool_id: poolId } = strategy;
  return (
    <>
      <StrategyYears poolId={poolId} userId={userId} />
      <StrategyDays poolId={poolId} userId={userId} />
      <StrategyStatistics poolId={poolId} userId={userId} />
      <StrategyOutcome poolId={poolId} userId={userId} />
      <StrategyHoldings isLate={isShownLate(strategy)} poolId={poolId} since={since} userId={userId} />
      <StrategyFills poolId={poolId} userId={userId} />
    </>
  );
}
