import { useMutation } from '@tanstack/react-query';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { DialogClose } from '@/components/ui/dialog';
import { toAppError } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { cancelWithdrawalMutation } from '../mutations';
import type { Withdrawal } from '../queries';

/** Asks for confirmation before a request is taken back. */
export function CancelDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const cancel = useMutation(cancelWithdrawalMutation);
  const isMounted = useIsMounted();
  const amount = formatCents(withdrawal.amount_cents);
  const submit = useSubmit(async () => {
    try {
      await cancel.mutateAsync(withdrawal.id);
      toast.success(t('withdrawals.cancelled', { amount }));
    } catch (error) {
      // Reviewed meanwhile, or being paid: there is nothing left to ask here.
      if (toAppError(error).code === 'not_cancellable' && isMounted()) onClose();
      throw error;
    }
    if (isMounted()) onClose();
  });
  return (
    <Modal
      onClose={onClose}
      description={t('withdrawing.cancelText', { amount })}
      title={t('withdrawing.cancelTitle')}
    >
      <form className="flex flex-wrap gap-3" onSubmit={submit}>
        <SubmitButton pending={cancel.isPending} variant="destructive">
          {t('withdrawing.cancelYes')}
        </SubmitButton>
        <DialogClose asChild>
          <Button variant="quiet">{t('withdrawing.cancelNo')}</Button>
        </DialogClose>
      </form>
    </Modal>
  );
}
