import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatUnits } from '../figures';
import type { OwnCopy } from '../queries';
import { Figure, Figures } from './Figure';

function stopText({ stop_bp: stop, stop_base_cents: base }: OwnCopy): string {
  if (stop === null) return t('copying.mine.noStop');
  const percent = formatShare(stop);
  return base === 0 ? percent : t('copying.mine.stopAt', { percent, amount: formatCents(base) });
}

export function CopyFigures({ copy }: { copy: OwnCopy }) {
  const { units, waiting_in_cents: coming, waiting_units: leaving } = copy;
  const held = units === 0 ? undefined : t('copying.mine.units', { units: formatUnits(units) });
  return (
    <Figures className="min-[24rem]:grid-cols-2 lg:grid-cols-4">
      <Figure name={t('copying.mine.value')} text={copy.stale ? t('copying.figure.stale') : held}>
        <MoneyText cents={copy.value_cents} />
      </Figure>
      <Figure name={t('trading.value.gain')} text={t('trading.value.gainText')}>
        <GainText cents={copy.gain_cents} />
      </Figure>
      <Figure
        name={t('trading.value.paidIn')}
        text={coming > 0 ? t('copying.waiting.in', { amount: formatCents(coming) }) : undefined}
      >
        <MoneyText cents={copy.paid_in_cents} />
      </Figure>
      <Figure
        name={t('trading.value.paidOut')}
        text={leaving > 0 ? t('copying.mine.leaving', { units: formatUnits(leaving) }) : undefined}
      >
        <MoneyText cents={copy.paid_out_cents} />
      </Figure>
      {copy.is_mine ? null : (
        <>
          <Figure name={t('copying.desk.due')}>
            <MoneyText cents={copy.due_cents} />
          </Figure>
          <Figure name={t('copying.mine.given')}>
            {t('copying.mine.units', { units: formatUnits(copy.share_units) })}
          </Figure>
          <Figure name={t('copying.mine.stop')}>{stopText(copy)}</Figure>
        </>
      )}
    </Figures>
  );
}
