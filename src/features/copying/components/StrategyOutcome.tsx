import { useSuspenseQuery } from '@tanstack/react-query';
import { Disclosure } from '@/components/display/Disclosure';
import { Figure, Figures } from '@/components/display/Figure';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { TitledSection } from '@/components/frame/TitledSection';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import { type Outcome, outcomeQuery, YEAR_DAYS } from '../statistics';

const yearly = (rate: number | null) =>
  rate === null ? t('copying.statistics.after', { days: YEAR_DAYS }) : <GainText share={rate} />;

export function StrategyOutcome({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: outcome } = useSuspenseQuery(outcomeQuery(userId, poolId));
  if (!outcome) return null;
  return (
    <>
      {outcome.holders ? (
        <TitledSection className="gap-3" title={t('copying.outcome.title')}>
          <Figures className="sm:grid-cols-3">
            <Figure name={t('copying.figure.lost')}>
              {formatPercent((outcome.below_zero ?? 0) / outcome.holders, 1)}
            </Figure>
            <Figure name={t('copying.outcome.money')}>{yearly(outcome.money_rate)}</Figure>
            <Figure name={t('copying.outcome.unit')}>{yearly(outcome.time_rate)}</Figure>
          </Figures>
          <Disclosure className="-mt-1">
            <p>{t('copying.outcome.text')}</p>
            <p>{t('copying.outcome.gap')}</p>
          </Disclosure>
        </TitledSection>
      ) : null}
      <Costs outcome={outcome} />
    </>
  );
}

function Costs({ outcome }: { outcome: Outcome }) {
  const { fee_cents, spread_cents, turnover_cents, mean_cents: mean } = outcome;
  const part = (cents: number) =>
    mean === 0 ? undefined : t('copying.outcome.ofMean', { percent: formatPercent(cents / mean, 2) });
  return (
    <TitledSection className="gap-3" title={t('copying.outcome.costs')}>
      <Figures className="sm:grid-cols-3">
        <Figure name={t('copying.outcome.fees')} text={part(fee_cents)}>
          <MoneyText cents={fee_cents} />
        </Figure>
        <Figure name={t('copying.outcome.spread')} text={part(spread_cents)}>
          <MoneyText cents={spread_cents} />
        </Figure>
        <Figure name={t('copying.outcome.turnover')} text={part(turnover_cents)}>
          <MoneyText cents={turnover_cents} />
        </Figure>
      </Figures>
    </TitledSection>
  );
}
