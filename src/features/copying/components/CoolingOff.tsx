import type { ReactNode } from 'react';
import { ReturnButton } from '@/features/trading/components/ReturnButton';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { CopyRequest } from '../queries';

/** Both choices look alike on purpose. */
function Way({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="grid content-start gap-1 rounded-md border p-4">
      <p className="font-medium">{title}</p>
      <p className="text-sm">{text}</p>
      {children}
    </li>
  );
}

interface CoolingOffProps {
  requests: readonly (CopyRequest & { not_before: string })[];
  heading: 'h3' | 'h4';
  onTakeBack: (requestId: string) => Promise<unknown>;
}

/** Continuing needs no action, and cancelling is right next to it. */
export function CoolingOff({ requests, heading: Heading, onTakeBack }: CoolingOffProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <Heading className="font-semibold">{t('copying.cooling.title')}</Heading>
      {requests.map(({ id, amount_cents, not_before }) => {
        const amount = formatCents(amount_cents ?? 0);
        return (
          <div className="grid gap-3" key={id}>
            <p>{t('copying.cooling.until', { amount, date: formatExact(not_before) })}</p>
            <ul className="grid gap-3 @lg:grid-cols-2">
              <Way text={t('copying.cooling.goOnText')} title={t('copying.cooling.goOn')} />
              <Way text={t('copying.cooling.leaveText', { amount })} title={t('copying.cooling.leave')}>
                <ReturnButton
                  className="mt-2 justify-self-start"
                  onAct={() => onTakeBack(id)}
                  what={t('copying.waiting.in', { amount })}
                />
              </Way>
            </ul>
          </div>
        );
      })}
    </section>
  );
}
