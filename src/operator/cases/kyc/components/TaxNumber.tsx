import { useMutation } from '@tanstack/react-query';
import { PendingButton } from '@/components/forms/PendingButton';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { readTaxNumberMutation } from '../mutations';

/** The tax number of a case, read only on request and forgotten on close. */
export function TaxNumber({ caseId }: { caseId: string }) {
  const read = useMutation({ ...readTaxNumberMutation, onError: (error) => toast.error(errorMessage(error)) });
  if (read.isSuccess) return <output>{read.data ?? t('profile.noPhone')}</output>;
  return (
    <PendingButton onClick={() => read.mutate(caseId)} pending={read.isPending} size="sm" variant="outline">
      {t('operations.kyc.show')}
    </PendingButton>
  );
}
