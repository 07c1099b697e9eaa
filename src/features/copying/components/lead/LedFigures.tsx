import { Disclosure } from '@/components/display/Disclosure';
import { Figure, Figures } from '@/components/display/Figure';
import { MoneyText } from '@/components/display/MoneyText';
import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { formatUnits } from '../../figures';
import type { LedStrategy } from '../../queries';

export function LedFigures({ strategy }: { strategy: LedStrategy }) {
  const { holders, value_cents, units, my_units, stale } = strategy;
  const amount = formatCents(value_cents);
  const unitsText = (millionths: number) => t('copying.mine.units', { units: formatUnits(millionths) });
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-lg font-medium">
          {holders === 0
            ? t('copying.desk.forYou', { amount })
            : t('copying.desk.forPeople', { count: holders, amount })}
        </p>
        {stale ? <p className="text-warning text-sm">{t('copying.figure.stale')}</p> : null}
      </div>
      <Figures className="text-sm min-[24rem]:grid-cols-2 lg:grid-cols-4">
        <Figure name={t('copying.desk.stake')} text={unitsText(my_units)}>
          {units === 0 ? '–' : formatPercent(my_units / units, 2)}
        </Figure>
        <Figure name={t('copying.desk.room')}>
          {strategy.status === 'offered' ? <MoneyText cents={strategy.room_cents} /> : '–'}
        </Figure>
        <Figure name={t('copying.figure.share')}>{formatShare(strategy.share_bp)}</Figure>
        <Figure name={t('copying.figure.capacity')}>
          <MoneyText cents={strategy.capacity_cents} />
        </Figure>
        <Figure name={t('copying.desk.waitingIn')}>
          <MoneyText cents={strategy.waiting_in_cents} />
        </Figure>
        <Figure name={t('copying.desk.waitingOut')}>{unitsText(strategy.waiting_units)}</Figure>
      </Figures>
      <Disclosure title={t('trading.details')}>
        <Figures className="grid-cols-2">
          <Figure name={t('copying.desk.taken')}>{unitsText(strategy.taken_units)}</Figure>
          <Figure name={t('copying.desk.due')}>{unitsText(strategy.due_units)}</Figure>
          <Figure name={t('copying.desk.turnover')}>
            <MoneyText cents={strategy.turnover_cents} />
          </Figure>
          <Figure name={t('copying.desk.fees')}>
            <MoneyText cents={strategy.fee_cents} />
          </Figure>
        </Figures>
      </Disclosure>
    </div>
  );
}

export function ProposedFigures({ strategy }: { strategy: LedStrategy }) {
  return (
    <Figures className="text-sm min-[24rem]:grid-cols-2 lg:grid-cols-4">
      <Figure name={t('copying.desk.stake')}>
        <MoneyText cents={strategy.waiting_in_cents} />
      </Figure>
      <Figure name={t('copying.figure.share')}>{formatShare(strategy.share_bp)}</Figure>
      <Figure name={t('copying.figure.capacity')}>
        <MoneyText cents={strategy.capacity_cents} />
      </Figure>
    </Figures>
  );
}
