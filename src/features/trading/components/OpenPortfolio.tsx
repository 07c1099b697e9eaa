import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { filled } from '@/lib/forms/text-schema';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { openMutation } from '../mutations';

const MOST_LETTERS = 60;

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
          <DialogBox description={t('trading.open.dialogText')} title={t('trading.open.action')}>
            <OpenForm ids={ids} onDone={done} />
          </DialogBox>
        </Dialog>
      }
      text={t('trading.open.text')}
      title={t('trading.open.title')}
    />
  );
}

const openSchema = z.object({ title: filled(MOST_LETTERS) });

function OpenForm({ ids, onDone }: { ids: RequestIds; onDone: () => void }) {
  const open = useMutation(openMutation);
  const form = useZodForm(openSchema, { title: t('trading.open.default') }, { mode: 'onChange' });
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async (args) => {
        await ids.send(args, (request_id) => open.mutateAsync({ ...args, request_id }));
        toast.success(t('trading.open.done'));
        onDone();
      }}
    >
      <InputField control={form.control} label={t('trading.open.name')} name="title" />
      <FormFailure />
      <SubmitButton>{t('trading.open.action')}</SubmitButton>
    </Form>
  );
}
