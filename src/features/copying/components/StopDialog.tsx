import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { stopMutation } from '../mutations';
import type { OwnCopy } from '../queries';
import { StopField, stopBp, stopPercent } from './StopField';

export function StopDialog({ copy }: { copy: Pick<OwnCopy, 'pool_id' | 'stop_bp'> }) {
  const { dialog, done } = useDialogs();
  return (
    <Dialog {...dialog('stop')}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('copying.stop.action')}</Button>
      </DialogTrigger>
      <DialogBox description={t('copying.stop.text')} title={t('copying.stop.action')}>
        <StopForm copy={copy} onDone={done} />
      </DialogBox>
    </Dialog>
  );
}

interface StopFormProps {
  copy: Pick<OwnCopy, 'pool_id' | 'stop_bp'>;
  onDone: () => void;
}

const stopSchema = z.object({ stop: z.number() });

function StopForm({ copy: { pool_id, stop_bp }, onDone }: StopFormProps) {
  const change = useMutation(stopMutation);
  const form = useZodForm(stopSchema, { stop: stopPercent(stop_bp) });
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async ({ stop }) => {
        await change.mutateAsync({ pool_id, ...stopBp(stop) });
        toast.success(t('copying.stop.done'));
        onDone();
      }}
    >
      <StopField control={form.control} name="stop" />
      <FormFailure />
      <SubmitButton>{t('copying.stop.save')}</SubmitButton>
    </Form>
  );
}
