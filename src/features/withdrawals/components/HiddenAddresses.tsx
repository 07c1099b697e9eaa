import { useState } from 'react';
import { Modal } from '@/components/forms/Modal';
import { Button } from '@/components/ui/button';
import { ProofForm } from '@/features/auth/components/ProofForm';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';

interface HiddenAddressesProps {
  user: CurrentUser;
  onShow: () => Promise<unknown>;
}

/** Shown if the last authenticator code is more than an hour old. */
export function HiddenAddresses({ user, onShow }: HiddenAddressesProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <p className="text-sm">{t('payouts.addresses.hidden')}</p>
      <Button onClick={() => setIsAsking(true)} variant="outline">
        {t('payouts.addresses.show')}
      </Button>
      {isAsking ? (
        <Modal
          description={t('payouts.addresses.hidden')}
          onClose={() => setIsAsking(false)}
          title={t('payouts.addresses.show')}
        >
          <ProofForm isFocused onProven={onShow} submit={t('payouts.addresses.show')} user={user} variant="default" />
        </Modal>
      ) : null}
    </div>
  );
}
