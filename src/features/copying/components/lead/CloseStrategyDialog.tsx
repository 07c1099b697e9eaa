import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { errorMessage } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { closeMutation } from '../../mutations';

const MOST_LETTERS = 500;

interface CloseStrategyDialogProps {
  poolId: string;
  /** It was not announced yet: it is taken back. */
  isProposal: boolean;
}

/** The button by which a lead leaves, or takes a proposal back, and the dialog that says what that means. */
export function CloseStrategyDialog({ poolId, isProposal }: CloseStrategyDialogProps) {
  const { dialog, done } = useDialogs();
  const title = t(isProposal ? 'copying.desk.takeBack' : 'copying.desk.close');
  return (
    <Dialog {...dialog('close')}>
      <DialogTrigger asChild>
        <Button variant={isProposal ? 'outline' : 'destructive'}>{title}</Button>
      </DialogTrigger>
      <DialogContent
        description={t(isProposal ? 'copying.desk.takeBackText' : 'copying.desk.closeText')}
        title={title}
      >
        <CloseForm isProposal={isProposal} onDone={done} poolId={poolId} title={title} />
      </DialogContent>
    </Dialog>
  );
}

interface CloseFormProps extends CloseStrategyDialogProps {
  title: string;
  onDone: () => void;
}

function CloseForm({ poolId, isProposal, title, onDone }: CloseFormProps) {
  const close = useMutation(closeMutation);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const given = reason.trim();
  const missing = isTried && given === '' ? t('common.required') : undefined;
  const submit = useSubmit(async (event) => {
    setIsTried(true);
    setFailure(undefined);
    if (given === '' || given.length > MOST_LETTERS) return refuseForm(event);
    try {
      await close.mutateAsync({ pool_id: poolId, reason: given });
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    toast.success(t(isProposal ? 'copying.waiting.returned' : 'copying.desk.closeDone'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        error={given.length > MOST_LETTERS ? t('common.tooLong', { max: MOST_LETTERS }) : missing}
        label={t('copying.desk.closeReason')}
      >
        {(control) => (
          <Textarea {...control} onChange={({ target }) => setReason(target.value)} value={reason} />
        )}
      </Field>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={close.isPending} variant="destructive">
        {title}
      </SubmitButton>
    </form>
  );
}
