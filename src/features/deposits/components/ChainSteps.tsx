import { Check, CircleDashed } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import type { ChainPayment } from '../own-address';

const ORDER = ['waiting', 'seen', 'confirmed', 'credited'] as const;

/** How far a payment is on its chain: waiting, seen (0 of 3), confirmed, credited. */
export function ChainSteps({ payment, needed }: { payment: ChainPayment | undefined; needed: number }) {
  const state = payment?.state ?? 'waiting';
  const now = state === 'review' || state === 'unmatched' ? undefined : ORDER.indexOf(state);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-[0.8125rem] leading-5">
      {payment ? <bdi className="tabular-nums">{formatCoins(payment.coins, payment.coin)}</bdi> : null}
      {now === undefined ? (
        <p className="text-warning">{t(`deposits.chain.${state}`)}</p>
      ) : (
        <ol className="flex flex-wrap gap-x-4 gap-y-1">
          {ORDER.map((step, index) => {
            const isDone = index < now || state === 'credited';
            const Icon = isDone ? Check : CircleDashed;
            const tone = index === now ? 'font-medium' : 'text-muted-foreground';
            return (
              <li
                {...(index === now && { 'aria-current': 'step' })}
                className={`flex items-center gap-1.5 ${tone}`}
                key={step}
              >
                <Icon aria-hidden className={`size-4 ${isDone ? 'text-primary' : ''}`} />
                <span>
                  {step === 'seen'
                    ? t('deposits.chain.seen', { done: Math.min(payment?.confirmations ?? 0, needed), of: needed })
                    : t(`deposits.chain.${step}`)}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
