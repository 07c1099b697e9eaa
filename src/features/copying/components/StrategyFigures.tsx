import { MoneyText } from '@/components/display/MoneyText';
import { formatShare } from '@/features/trading/sentence';
import { formatAgo } from '@/lib/ages';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { isShownLate, type Strategy } from '../queries';
import { Figure, Figures } from './Figure';

const DAY_MS = 86_400_000;

/** Full days of 24 hours. */
const recordDays = (from: string, to: string | null): number =>
  Math.max(0, Math.floor(((to ? Date.parse(to) : Date.now()) - Date.parse(from)) / DAY_MS));

const signed = (share: number | null) => (
  <bdi dir="ltr">{share === null ? '–' : formatSignedPercent(share)}</bdi>
);

export function StrategyFigures({ strategy }: { strategy: Strategy }) {
  const { published_at: since, closed_at: until, lead_bp: stake } = strategy;
  const { drawdown, holders, below_zero: lost } = strategy;
  const isLate = isShownLate(strategy);
  const noFill = isLate ? '–' : t('copying.figure.never');
  const lastFill = strategy.last_fill_at ? formatAgo(strategy.last_fill_at) : noFill;
  return (
    <div className="grid gap-5">
      <Figures className="min-[24rem]:grid-cols-2 sm:grid-cols-3">
        <Figure isMain name={t('copying.figure.net')}>
          {signed(strategy.net_growth)}
        </Figure>
        <Figure isMain name={t('copying.figure.gross')}>
          {signed(strategy.growth)}
        </Figure>
        <Figure isMain name={t('copying.figure.drawdown')}>
          {signed(drawdown)}
        </Figure>
      </Figures>
      <Figures className="text-sm min-[24rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
        {since ? (
          <Figure
            name={t('copying.figure.record')}
            text={t('copying.figure.since', { day: formatDay(since.slice(0, 10)) })}
          >
            {t('copying.figure.days', { count: recordDays(since, until) })}
          </Figure>
        ) : null}
        <Figure
          name={t('copying.figure.value')}
          text={strategy.stale ? t('copying.figure.stale') : undefined}
        >
          <MoneyText cents={strategy.value_cents} />
        </Figure>
        <Figure name={t('copying.figure.stake')}>{stake === null ? '–' : formatShare(stake)}</Figure>
        <Figure name={t('copying.figure.share')}>{formatShare(strategy.share_bp)}</Figure>
        <Figure
          name={t('copying.figure.lost')}
          text={t(holders === null ? 'copying.outcome.few' : 'copying.figure.midnight')}
        >
          {holders === null || lost === null ? '–' : formatPercent(lost / holders, 1)}
        </Figure>
        <Figure name={t('copying.figure.capacity')}>
          <MoneyText cents={strategy.capacity_cents} />
        </Figure>
        <Figure name={t('copying.figure.lastFill')} text={isLate ? t('copying.figure.late') : undefined}>
          {lastFill}
        </Figure>
      </Figures>
    </div>
  );
}
