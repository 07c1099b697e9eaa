import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import { Modal } from '@/components/forms/Modal';
import { DialogClose } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { toAppError } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { cancelWithdrawalMutation } from '../mutations';
import type { Withdrawal } from '../queries';

export function CancelDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const cancel = useMutation(cancelWithdrawalMutation);
  const isMounted = useIsMounted();
  const amount = formatCents(withdrawal.amount_cents);
  return (
    <Modal onClose={onClose} description={t('withdrawing.cancelText', { amount })} title={t('withdrawing.cancelTitle')}>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          onAct={async () => {
            try {
              await cancel.mutateAsync(withdrawal.id);
              toast.success(t('withdrawals.cancelled', { amount }));
            } catch (error) {
              // Reviewed or being paid meanwhile.
              if (toAppError(error).code === 'not_cancellable' && isMounted()) onClose();
              throw error;
            }
            if (isMounted()) onClose();
          }}
          variant="destructive"
        >
          {t('withdrawing.cancelYes')}
        </ActionButton>
        <DialogClose asChild>
          <Button variant="ghost">{t('withdrawing.cancelNo')}</Button>
        </DialogClose>
      </div>
    </Modal>
  );
}
