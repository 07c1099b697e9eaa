import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextareaField } from '@/components/forms/TextFields';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { filled } from '@/lib/forms/text-schema';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { closeMutation } from '../../mutations';

const MOST_LETTERS = 500;

interface CloseStrategyDialogProps {
  poolId: string;
  /** Not announced yet, so closing withdraws the proposal. */
  isProposal: boolean;
}

export function CloseStrategyDialog({ poolId, isProposal }: CloseStrategyDialogProps) {
  const { dialog, done } = useDialogs();
  const title = t(isProposal ? 'copying.desk.takeBack' : 'copying.desk.close');
  return (
    <Dialog {...dialog('close')}>
      <DialogTrigger asChild>
        <Button variant={isProposal ? 'outline' : 'destructive'}>{title}</Button>
      </DialogTrigger>
      <DialogBox description={t(isProposal ? 'copying.desk.takeBackText' : 'copying.desk.closeText')} title={title}>
        <CloseForm isProposal={isProposal} onDone={done} poolId={poolId} title={title} />
      </DialogBox>
    </Dialog>
  );
}

interface CloseFormProps extends CloseStrategyDialogProps {
  title: string;
  onDone: () => void;
}

const closeSchema = z.object({ reason: filled(MOST_LETTERS) });

function CloseForm({ poolId, isProposal, title, onDone }: CloseFormProps) {
  const close = useMutation(closeMutation);
  const form = useZodForm(closeSchema, { reason: '' });
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async ({ reason }) => {
        await close.mutateAsync({ pool_id: poolId, reason });
        toast.success(t(isProposal ? 'copying.waiting.returned' : 'copying.desk.closeDone'));
        onDone();
      }}
    >
      <TextareaField control={form.control} label={t('copying.desk.closeReason')} name="reason" />
      <FormFailure />
      <SubmitButton variant="destructive">{title}</SubmitButton>
    </Form>
  );
}
