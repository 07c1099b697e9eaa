import { Disclosure } from '@/components/display/Disclosure';
import { Figure, Figures } from '@/components/display/Figure';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatUnits } from '../figures';
import type { OwnCopy } from '../queries';

function stopText({ stop_bp: stop, stop_base_cents: base }: OwnCopy): string {
  if (stop === null) return t('copying.mine.noStop');
  const percent = formatShare(stop);
  return base === 0 ? percent : t('copying.mine.stopAt', { percent, amount: formatCents(base) });
}

/** Inside an element that is a container. */
export function CopyFigures({ copy }: { copy: OwnCopy }) {
  const { units, waiting_in_cents: coming, waiting_units: leaving } = copy;
  return (
    <div>
      <Figures className="grid-cols-2 @lg:grid-cols-3">
        <Figure name={t('portfolio.days.value')} text={copy.stale ? t('copying.figure.stale') : undefined}>
          <MoneyText cents={copy.value_cents} />
        </Figure>
        <Figure name={t('trading.value.gain')}>
          <GainText cents={copy.gain_cents} />
        </Figure>
        <Figure
          name={t('trading.value.paidIn')}
          text={coming > 0 ? t('copying.waiting.in', { amount: formatCents(coming) }) : undefined}
        >
          <MoneyText cents={copy.paid_in_cents} />
        </Figure>
      </Figures>
      {leaving > 0 ? (
        <p className="mt-4 text-sm">{t('copying.mine.leaving', { units: formatUnits(leaving) })}</p>
      ) : null}
      <Disclosure className="mt-3 -mb-3" title={t('trading.details')}>
        <p>{t('copying.mine.valueText')}</p>
        <Figures className="grid-cols-2 @lg:grid-cols-3">
          <Figure name={t('trading.value.paidOut')}>
            <MoneyText cents={copy.paid_out_cents} />
          </Figure>
          <Figure name={t('copying.mine.held')}>{t('copying.mine.units', { units: formatUnits(units) })}</Figure>
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
      </Disclosure>
    </div>
  );
}
