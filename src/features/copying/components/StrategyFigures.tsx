import { useSuspenseQueries } from '@tanstack/react-query';
import { MoneyText } from '@/components/display/MoneyText';
import { formatShare } from '@/features/trading/sentence';
import { formatAgo } from '@/lib/ages';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import type { Strategy } from '../queries';
import { outcomesQuery, statisticsQuery } from '../statistics';
import { Figure, Figures } from './Figure';

const DAY_MS = 86_400_000;

/** How many whole days (24 hours each) a record is long. */
const recordDays = (from: string, to: string | null): number =>
  Math.max(0, Math.floor(((to ? Date.parse(to) : Date.now()) - Date.parse(from)) / DAY_MS));

const signed = (share: number | null) => (
  <bdi dir="ltr">{share === null ? '–' : formatSignedPercent(share)}</bdi>
);

interface StrategyFiguresProps {
  userId: string;
  strategy: Strategy;
}

/** What a strategy has returned, net and gross, next to how deep it fell, in one size; and below its terms and what is in it. */
export function StrategyFigures({ userId, strategy }: StrategyFiguresProps) {
  const { pool_id: id, published_at: since, closed_at: until, lead_bp: stake } = strategy;
  const [{ data: statistics }, { data: outcomes }] = useSuspenseQueries({
    queries: [statisticsQuery(userId), outcomesQuery(userId)],
  });
  // Unknown before the first midnight.
  const drawdown = statistics.find(({ pool_id, basis }) => pool_id === id && basis === 'net')?.drawdown;
  const { holders = null, below_zero: lost = null } = outcomes.find(({ pool_id }) => pool_id === id) ?? {};
  return (
    <div className="grid gap-5">
      <Figures className="min-[24rem]:grid-cols-2 sm:grid-cols-3">
        <Figure isMain name={t('copying.figure.net')}>
          {signed(strategy.net_growth)}
        </Figure>
        <Figure isMain name={t('copying.figure.gross')}>
          {signed(strategy.growth)}
        </Figure>
        <Figure
          isMain
          name={t('copying.figure.drawdown')}
          text={drawdown === undefined ? t('copying.figure.notYetText') : undefined}
        >
          {drawdown === undefined ? t('copying.figure.notYet') : signed(drawdown)}
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
          text={holders === null ? t('copying.outcome.few') : undefined}
        >
          {holders === null || lost === null ? '–' : formatPercent(lost / holders)}
        </Figure>
        <Figure name={t('copying.figure.capacity')}>
          <MoneyText cents={strategy.capacity_cents} />
        </Figure>
        <Figure name={t('copying.figure.lastFill')}>
          {strategy.last_fill_at ? formatAgo(strategy.last_fill_at) : t('copying.figure.never')}
        </Figure>
      </Figures>
    </div>
  );
}
