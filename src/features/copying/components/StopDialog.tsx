import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { ExactField } from '@/features/trading/components/ExactField';
import { errorMessage } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { toast } from '@/lib/toast';
import { readStop } from '../limits';
import { stopMutation } from '../mutations';
import type { OwnCopy } from '../queries';

/** The button that changes the stop of a copy, and the dialog that asks for it. */
export function StopDialog({ copy }: { copy: Pick<OwnCopy, 'pool_id' | 'stop_bp'> }) {
  const { dialog, done } = useDialogs();
  return (
    <Dialog {...dialog('stop')}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('copying.stop.action')}</Button>
      </DialogTrigger>
      <DialogContent description={t('copying.stop.text')} title={t('copying.stop.action')}>
        <StopForm copy={copy} onDone={done} />
      </DialogContent>
    </Dialog>
  );
}

interface StopFormProps {
  copy: Pick<OwnCopy, 'pool_id' | 'stop_bp'>;
  onDone: () => void;
}

function StopForm({ copy: { pool_id, stop_bp }, onDone }: StopFormProps) {
  const change = useMutation(stopMutation);
  const [typed, setTyped] = useState(() => (stop_bp === null ? '' : typedExact(stop_bp, 2)));
  const [failure, setFailure] = useState<string>();
  const stop = readStop(typed);
  const submit = useSubmit(async (event) => {
    if (typeof stop === 'string') return refuseForm(event);
    setFailure(undefined);
    try {
      await change.mutateAsync({ pool_id, ...(stop === undefined ? {} : { stop_bp: stop }) });
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    toast.success(t('copying.stop.done'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ExactField
        error={typeof stop === 'string' ? stop : undefined}
        hint={t('copying.copy.stopText')}
        label={t('copying.copy.stop')}
        onChange={setTyped}
        value={typed}
      />
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={change.isPending}>{t('copying.stop.save')}</SubmitButton>
    </form>
  );
}
