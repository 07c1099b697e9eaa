import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { Instrument } from '../queries';
import type { Step } from '../rebalance';
import { formatShare, lotsText } from '../sentence';

function orderText({ side, quantity, about_cents: about }: Step, instrument: Instrument | undefined): string {
  const amount = formatCents(about ?? 0);
  if (side === null) return t('trading.rebalance.stays');
  if (side === 'buy') return t('trading.rebalance.buy', { amount });
  return t('trading.rebalance.sell', { quantity: instrument ? lotsText(instrument, quantity ?? 0) : '', amount });
}

export function RebalanceSteps({ steps, instruments }: { steps: readonly Step[]; instruments: readonly Instrument[] }) {
  const isIdle = steps.every(({ side }) => side === null);
  return (
    <section aria-label={t('trading.rebalance.preview')} className="bg-muted grid gap-3 rounded-md p-3 text-sm">
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li className="grid" key={step.instrument_id}>
            <span className="text-muted-foreground">
              {t('trading.rebalance.now', {
                name: step.name,
                weight: formatShare(step.weight_bp),
                target: formatShare(step.target_bp),
              })}
            </span>
            <span className={step.side === null ? '' : 'font-medium'}>
              {orderText(
                step,
                instruments.find(({ id }) => id === step.instrument_id),
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>{t(isIdle ? 'trading.rebalance.none' : 'trading.rebalance.first')}</p>
    </section>
  );
}
