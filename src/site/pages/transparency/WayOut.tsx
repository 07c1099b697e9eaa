import { t } from '@/lib/i18n/i18n';
import { Block, FiguresAsOf, Line } from './Block';

/** Payout times and waiting withdrawals, as a sign of solvency. */
export function WayOut() {
  return (
    <Block title={t('terms.items.withdrawals.title')}>
      <div className="grid gap-6">
        <dl className="border-t">
          <Line as="number" label={t('transparency.waiting')} path="withdrawals.waiting" />
          <Line as="money" label={t('transparency.waitingSum')} path="withdrawals.waiting_cents" />
          <Line as="date" label={t('transparency.oldest')} needs="withdrawals.oldest" path="withdrawals.oldest" />
          <Line as="number" label={t('transparency.paidLately')} path="withdrawals.paid" />
          <Line as="money" label={t('transparency.waitingSum')} path="withdrawals.paid_cents" />
          <Line
            as="number"
            label={t('transparency.median')}
            needs="withdrawals.median_hours"
            path="withdrawals.median_hours"
            text={t('transparency.hours')}
          />
          <Line as="number" label={t('transparency.rejectedLately')} path="withdrawals.rejected" />
          <Line as="number" label={t('transparency.frozenNow')} path="withdrawals.frozen" />
        </dl>
        <FiguresAsOf />
      </div>
    </Block>
  );
}
