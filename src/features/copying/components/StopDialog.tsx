import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ExactField } from '@/components/forms/ExactField';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { optionalReadSchema } from '@/lib/forms/read-schema';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { toast } from '@/lib/toast';
import { readStop } from '../limits';
import { stopMutation } from '../mutations';
import type { OwnCopy } from '../queries';

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

const stopSchema = z.object({ stop: optionalReadSchema(readStop) });

function StopForm({ copy: { pool_id, stop_bp }, onDone }: StopFormProps) {
  const change = useMutation(stopMutation);
  const form = useZodForm(
    stopSchema,
    { stop: stop_bp === null ? '' : typedExact(stop_bp, 2) },
    { mode: 'onChange' },
  );
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async ({ stop }) => {
        await change.mutateAsync({ pool_id, ...(stop === undefined ? {} : { stop_bp: stop }) });
        toast.success(t('copying.stop.done'));
        onDone();
      }}
    >
      <ExactField
        control={form.control}
        hint={t('copying.copy.stopText')}
        label={t('copying.copy.stop')}
        name="stop"
      />
      <FormFailure />
      <SubmitButton>{t('copying.stop.save')}</SubmitButton>
    </Form>
  );
}
