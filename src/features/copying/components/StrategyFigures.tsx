import { Figure, Figures } from '@/components/display/Figure';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { formatShare } from '@/features/trading/sentence';
import { formatAgo } from '@/lib/ages';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import { recordDays } from '../figures';
import type { Strategy } from '../queries';

/** What is not known yet is left out: no empty figures. */
export function StrategyFigures({ strategy }: { strategy: Strategy }) {
  const { published_at: since, lead_bp: stake, holders, below_zero: lost, drawdown } = strategy;
  return (
    <section aria-label={t('trading.returns.title')} className="grid gap-5">
      <Figures className="min-[24rem]:grid-cols-2 sm:grid-cols-3">
        <Figure isMain name={t('copying.figure.net')}>
          <GainText share={strategy.net_growth} />
        </Figure>
        <Figure isMain name={t('copying.figure.gross')}>
          <GainText share={strategy.growth} />
        </Figure>
        {drawdown === null ? null : (
          <Figure isMain name={t('copying.figure.drawdown')}>
            <GainText share={drawdown} />
          </Figure>
        )}
      </Figures>
      <Figures className="grid-cols-2 text-sm sm:grid-cols-4">
        {since ? (
          <Figure
            name={t('copying.figure.record')}
            text={t('copying.figure.since', { day: formatDate(since.slice(0, 10)) })}
          >
            {t('copying.figure.days', { count: recordDays(strategy) })}
          </Figure>
        ) : null}
        <Figure name={t('copying.figure.value')} text={strategy.stale ? t('copying.figure.stale') : undefined}>
          <MoneyText cents={strategy.value_cents} />
        </Figure>
        {stake === null ? null : <Figure name={t('copying.figure.stake')}>{formatShare(stake)}</Figure>}
        {strategy.last_fill_at ? (
          <Figure name={t('copying.figure.lastFill')}>{formatAgo(strategy.last_fill_at)}</Figure>
        ) : null}
        {holders === null || lost === null ? null : (
          <Figure name={t('copying.figure.lost')}>{formatPercent(lost / holders, 1)}</Figure>
        )}
      </Figures>
    </section>
  );
}
