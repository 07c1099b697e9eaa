import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { TitledSection } from '@/components/frame/TitledSection';
import { EmptyState } from '@/components/states/EmptyState';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { StrategyBadge } from '@/domain/strategies/StrategyBadge';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { portfolioQuery } from '@/features/dashboard/queries';
import { MoneyDialog } from '@/features/trading/components/MoneyDialog';
import { PaperNote } from '@/features/trading/components/PaperNote';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { LEAST_CENTS } from '../../limits';
import { copyMutation } from '../../mutations';
import { copiesQuery, type LedStrategy, ledStrategiesQuery } from '../../queries';
import { isLeavable, isOver } from '../../status';
import { CopyRequests } from '../CopyRequests';
import { RedeemDialog } from '../RedeemDialog';
import { StrategyState } from '../StrategyState';
import { CloseStrategyDialog } from './CloseStrategyDialog';
import { LedFigures, ProposedFigures } from './LedFigures';
import { ProposeDialog } from './ProposeDialog';
import { TermsDialog } from './TermsDialog';

export function LeadPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const [{ data: strategies }, { data: portfolio }] = useSuspenseQueries({
    queries: [ledStrategiesQuery(user.id), portfolioQuery(user.id)],
  });
  const current = strategies.find(({ status }) => !isOver(status));
  const past = strategies.filter(({ status }) => isOver(status));
  return (
    <>
      <PageHeader text={t('copying.desk.text')} title={t('copying.desk.title')} />
      <PaperNote />
      <FrozenNotice userId={user.id} />
      <div className="grid grid-cols-1 gap-10">
        {current ? (
          <Led balanceCents={portfolio.balanceCents} strategy={current} userId={user.id} />
        ) : (
          <EmptyState
            action={<ProposeDialog balanceCents={portfolio.balanceCents} />}
            text={t('copying.desk.facts.three')}
            title={t('copying.desk.none')}
          />
        )}
        {past.length === 0 ? null : <Past strategies={past} />}
        <Link className="link justify-self-start text-sm" to="/strategies">
          {t('copying.mine.go')}
        </Link>
      </div>
    </>
  );
}

interface LedProps {
  userId: string;
  balanceCents: number;
  strategy: LedStrategy;
}

function Led({ userId, balanceCents, strategy }: LedProps) {
  const { pool_id: poolId, title, status, reason, changed_at: changedAt } = strategy;
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <Link className="link" search={{ id: poolId }} to="/strategies/view">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <StrategyBadge status={status} />
      </div>
      <StrategyState changedAt={changedAt} reason={reason} status={status} />
      {status === 'proposed' ? <ProposedFigures strategy={strategy} /> : <LedFigures strategy={strategy} />}
      <Actions balanceCents={balanceCents} strategy={strategy} userId={userId} />
      {status === 'proposed' ? null : <CopyRequests poolId={poolId} userId={userId} />}
    </Card>
  );
}

function Actions({ userId, balanceCents, strategy }: LedProps) {
  const putIn = useMutation(copyMutation);
  const [{ data: copies }] = useSuspenseQueries({ queries: [copiesQuery(userId)] });
  const { pool_id, status, share_bp: seen_share_bp } = strategy;
  const own = copies.find((copy) => copy.pool_id === pool_id);
  if (status === 'closing') return null;
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'offered' ? (
        <>
          <Link className={buttonVariants()} to="/trade">
            {t('copying.desk.trade')}
          </Link>
          <MoneyDialog
            hint={t('copying.copy.available', { amount: formatCents(balanceCents), least: formatCents(LEAST_CENTS) })}
            leastCents={LEAST_CENTS}
            mostCents={balanceCents}
            onSend={(amount_cents, request_id) =>
              putIn.mutateAsync({ pool_id, amount_cents, seen_share_bp, request_id })
            }
            text={t('copying.desk.moreText')}
            title={t('copying.desk.more')}
            told={t('copying.redeem.done')}
            variant="outline"
          />
        </>
      ) : null}
      {isLeavable(status) ? (
        <>
          {own ? <RedeemDialog copy={own} /> : null}
          <TermsDialog strategy={strategy} />
        </>
      ) : null}
      <CloseStrategyDialog isProposal={status === 'proposed'} poolId={pool_id} />
    </div>
  );
}

function Past({ strategies }: { strategies: readonly LedStrategy[] }) {
  return (
    <TitledSection className="gap-1" title={t('copying.desk.past')}>
      <ul>
        {strategies.map(({ pool_id: id, title, status, reason }) => (
          <li className="grid gap-2 border-b py-3" key={id}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link className="link min-w-0 wrap-anywhere" search={{ id }} to="/strategies/view">
                <bdi>{title}</bdi>
              </Link>
              <StrategyBadge status={status} />
            </span>
            {reason ? (
              <span className="text-muted-foreground text-sm wrap-anywhere">
                <bdi lang="">{reason}</bdi>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
