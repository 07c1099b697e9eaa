import { useSuspenseQuery } from '@tanstack/react-query';
import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { type Outcome, outcomeQuery, YEAR_DAYS } from '../statistics';
import { Figure, Figures } from './Figure';

const yearly = (rate: number | null) =>
  rate === null ? (
    t('copying.statistics.after', { days: YEAR_DAYS })
  ) : (
    <bdi dir="ltr">{formatSignedPercent(rate)}</bdi>
  );

export function StrategyOutcome({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: outcome } = useSuspenseQuery(outcomeQuery(userId, poolId));
  return (
    <section aria-labelledby="outcome">
      <h2 className="text-lg font-semibold" id="outcome">
        {t('copying.outcome.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-3 max-w-prose text-[0.8125rem]">
        {t('copying.outcome.text')} {outcome?.holders ? t('copying.outcome.gap') : t('copying.outcome.few')}
      </p>
      {outcome?.holders ? (
        <Figures className="sm:grid-cols-3">
          <Figure name={t('copying.figure.lost')}>
            {formatPercent((outcome.below_zero ?? 0) / outcome.holders, 1)}
          </Figure>
          <Figure name={t('copying.outcome.money')}>{yearly(outcome.money_rate)}</Figure>
          <Figure name={t('copying.outcome.unit')}>{yearly(outcome.time_rate)}</Figure>
        </Figures>
      ) : null}
      {outcome ? <Costs outcome={outcome} /> : null}
    </section>
  );
}

function Costs({ outcome }: { outcome: Outcome }) {
  const { fee_cents, spread_cents, turnover_cents, mean_cents: mean } = outcome;
  const part = (cents: number) =>
    mean === 0 ? undefined : t('copying.outcome.ofMean', { percent: formatPercent(cents / mean, 2) });
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">{t('copying.outcome.costs')}</h3>
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
    </>
  );
}
