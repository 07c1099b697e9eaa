import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FreeText } from '@/components/display/FreeText';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { Step } from '@/operator/kit/components/Step';
import { reviewStrategyMutation, suspendStrategyMutation } from '../mutations';
import type { DeskStrategy } from '../queries';

export function Terms({ strategy: { idea, share_bp, capacity_cents } }: { strategy: DeskStrategy }) {
  return (
    <>
      <FreeText>{idea}</FreeText>
      <span className="text-muted-foreground">
        {t('offers.strategies.terms', {
          share: formatPercent(share_bp / 10_000, 2),
          amount: formatCents(capacity_cents),
        })}
      </span>
    </>
  );
}

export function Reason({ strategy: { reason } }: { strategy: DeskStrategy }) {
  return reason === null ? null : <FreeText>{t('notifications.reason', { reason })}</FreeText>;
}

/** Decisions about a strategy, never by its own trader: one person suspends, two approve, resume or close. */
export function StrategySteps({ strategy }: { strategy: DeskStrategy }) {
  const review = useMutation(reviewStrategyMutation);
  const suspend = useMutation(suspendStrategyMutation);
  const { user } = useRouteContext({ from: '/_operator' });
  const { pool_id, title, status, changed_at, decided_by_me: isDecided } = strategy;
  const ids = useRequestIds({ state: `${status} ${changed_at} ${isDecided}` });
  const decide = (decision: { approve: boolean; reason?: string }) =>
    ids.send(decision, (request_id) => review.mutateAsync({ pool_id, ...decision, request_id }));
  if (status !== 'offered' && status !== 'proposed' && status !== 'suspended') return null;
  if (strategy.lead_id === user.id)
    return (
      <p className="text-muted-foreground text-sm" data-wide>
        {t('errors.own_strategy')}
      </p>
    );
  if (status === 'offered')
    return (
      <Step
        about={title}
        done={t('offers.strategies.suspended')}
        label={t('offers.strategies.suspend')}
        onConfirm={(reason) =>
          ids.send({ reason }, (request_id) => suspend.mutateAsync({ pool_id, reason, request_id }))
        }
        text={t('offers.strategies.suspendText')}
        title={t('offers.strategies.suspendTitle', { title })}
        size="sm"
        variant="destructive"
        withReason
      />
    );
  const isProposal = status === 'proposed';
  const steps = isProposal ? (['approve', 'refuse'] as const) : (['resume', 'close'] as const);
  const words = {
    approve: t('operations.review.approve'),
    refuse: t('operations.review.reject'),
    resume: t('offers.strategies.resume'),
    close: t('offers.strategies.close'),
  };
  return (
    <div className="flex flex-wrap gap-3" data-wide>
      {isDecided ? <p className="text-muted-foreground w-full text-sm">{t('offers.strategies.decided')}</p> : null}
      {steps.map((step, place) => (
        <Step
          about={title}
          done={t('offers.strategies.done')}
          key={step}
          label={words[step]}
          onConfirm={(reason) => decide(place === 0 ? { approve: true } : { approve: false, reason })}
          size="sm"
          text={t(`offers.strategies.${step}Text`)}
          title={t(`offers.strategies.${step}Title`, { title })}
          variant={place === 0 ? 'default' : 'destructive'}
          withReason={place === 1}
        >
          {/* On a phone the row leaves them out. */}
          <div className="grid gap-1 text-sm">
            <Terms strategy={strategy} />
            <Reason strategy={strategy} />
          </div>
        </Step>
      ))}
    </div>
  );
}
