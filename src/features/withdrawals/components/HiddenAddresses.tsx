import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { ProofForm } from '@/features/auth/components/ProofForm';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';

/** Shown if the last authenticator code is more than an hour old. */
export function HiddenAddresses({ user, onShow }: { user: CurrentUser; onShow: () => Promise<unknown> }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <p className="text-sm">{t('payouts.addresses.hidden')}</p>
      <DialogButton label={t('payouts.addresses.show')} size="default">
        {() => (
          <DialogBox description={t('payouts.addresses.hidden')} title={t('payouts.addresses.show')}>
            <ProofForm onProven={onShow} submit={t('payouts.addresses.show')} user={user} variant="default" />
          </DialogBox>
        )}
      </DialogButton>
    </div>
  );
}
