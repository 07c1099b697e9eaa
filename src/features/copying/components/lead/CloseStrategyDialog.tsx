import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '@/components/forms/FormDialog';
import { TextareaField } from '@/components/forms/TextFields';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { closeMutation } from '../../mutations';

const MOST_LETTERS = 500;

const closeSchema = z.object({ reason: filled(MOST_LETTERS) });

interface CloseStrategyDialogProps {
  poolId: string;
  /** Not announced yet, so closing withdraws the proposal. */
  isProposal: boolean;
}

export function CloseStrategyDialog({ poolId, isProposal }: CloseStrategyDialogProps) {
  const close = useMutation(closeMutation);
  return (
    <FormDialog
      button={{
        label: t(isProposal ? 'copying.desk.takeBack' : 'copying.desk.close'),
        description: t(isProposal ? 'copying.desk.takeBackText' : 'copying.desk.closeText'),
        variant: isProposal ? 'outline' : 'destructive',
      }}
      failsInside
      onSend={({ reason }) => close.mutateAsync({ pool_id: poolId, reason })}
      schema={closeSchema}
      told={t(isProposal ? 'copying.waiting.returned' : 'copying.desk.closeDone')}
      values={{ reason: '' }}
      variant="destructive"
    >
      {({ control }) => <TextareaField control={control} label={t('copying.desk.closeReason')} name="reason" />}
    </FormDialog>
  );
}
