import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { EmptyState } from '@/components/states/EmptyState';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { errorMessage } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { openMutation } from '../mutations';

const MOST_LETTERS = 60;

/** What a portfolio is, for those who have none, and the way to one. */
export function OpenPortfolio() {
  const { dialog, done } = useDialogs();
  const ids = useRequestIds();
  return (
    <EmptyState
      action={
        <Dialog {...dialog('open')}>
          <DialogTrigger asChild>
            <Button>{t('trading.open.action')}</Button>
          </DialogTrigger>
          <DialogContent description={t('trading.open.dialogText')} title={t('trading.open.action')}>
            <OpenForm ids={ids} onDone={done} />
          </DialogContent>
        </Dialog>
      }
      text={t('trading.open.text')}
      title={t('trading.open.title')}
    />
  );
}

function OpenForm({ ids, onDone }: { ids: RequestIds; onDone: () => void }) {
  const open = useMutation(openMutation);
  const [title, setTitle] = useState(() => t('trading.open.default'));
  const [failure, setFailure] = useState<string>();
  const name = title.trim();
  const missing = name === '' ? t('common.required') : undefined;
  const fault = name.length > MOST_LETTERS ? t('common.tooLong', { max: MOST_LETTERS }) : missing;
  const submit = useSubmit(async (event) => {
    setFailure(undefined);
    if (fault) return refuseForm(event);
    const args = { title: name };
    try {
      await ids.send(args, (request_id) => open.mutateAsync({ ...args, request_id }));
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    toast.success(t('trading.open.done'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field error={fault} label={t('trading.open.name')}>
        {(control) => <Input {...control} onChange={({ target }) => setTitle(target.value)} value={title} />}
      </Field>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={open.isPending}>{t('trading.open.action')}</SubmitButton>
    </form>
  );
}
