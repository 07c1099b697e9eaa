import { TriangleAlert } from 'lucide-react';
import { addressKind } from '@/lib/address-kind';
import { checkAddress } from '@/lib/addresses';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents } from '@/lib/money';

interface NextStepsProps {
  method: string;
  /** As typed so far. */
  address: string;
  amount: string;
}

/** What sending the form will set in motion, with the address in full once it is one. */
export function NextSteps({ method, address, amount }: NextStepsProps) {
  const target = address.trim();
  const check = checkAddress(method, target);
  const cents = parseCents(amount);
  return (
    <section aria-labelledby="withdraw-next" className="grid gap-2 border-t pt-4 text-sm">
      <h3 className="font-medium" id="withdraw-next">
        {t('withdrawals.next')}
      </h3>
      <ol className="text-muted-foreground grid list-decimal gap-1.5 ps-5">
        <li>
          {cents === undefined
            ? t('withdrawals.nextHoldAny')
            : t('withdrawals.nextHold', { amount: formatCents(cents) })}
        </li>
        <li>{t('withdrawals.nextReview')}</li>
        <li>
          {check.ok ? (
            <>
              {t('withdrawals.nextPay')}
              <span className="text-foreground my-1 block font-medium break-all" dir="ltr">
                {target}
              </span>
              {addressKind(check, method)}
            </>
          ) : (
            t('withdrawals.nextPayAny')
          )}
        </li>
      </ol>
      {check.ok && !check.hasChecksum ? (
        <p className="text-warning flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('withdrawals.noChecksum')}
        </p>
      ) : null}
    </section>
  );
}
