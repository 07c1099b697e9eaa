import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ActionButton } from '@/components/forms/ActionButton';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { type ChainPayment, type OwnAddress, payFromDemoWalletMutation } from '../own-address';
import { ChainSteps } from './ChainSteps';

/** What came to an address of the investor's own, live. */
export function OwnPayments({ own, payments }: { own: OwnAddress; payments: readonly ChainPayment[] }) {
  const pay = useMutation(payFromDemoWalletMutation);
  const isSeen = payments.length > 0;
  useEffect(() => {
    if (isSeen) toast.info(t('depositing.sent'), t('deposits.chain.sentText', { number: own.confirmations }));
  }, [isSeen, own.confirmations]);
  return (
    <div aria-live="polite" className="grid gap-2">
      {(isSeen ? payments : [undefined]).map((payment) => (
        <ChainSteps key={payment?.id ?? 'awaited'} needed={own.confirmations} payment={payment} />
      ))}
      {own.has_demo_wallet && !isSeen ? (
        <ActionButton
          className="justify-self-start"
          disabled={pay.isSuccess}
          onAct={() => pay.mutateAsync(own.id)}
          size="sm"
          variant="outline"
        >
          {t('deposits.chain.demo')}
        </ActionButton>
      ) : null}
    </div>
  );
}
