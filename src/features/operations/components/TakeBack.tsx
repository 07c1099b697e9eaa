import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { useDialogs } from '@/lib/use-dialogs';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { rejectSchema } from '../schema';
import { ReasonField } from './ReasonField';

interface TakeBackProps {
  /** What is taken back, in its own words. */
  name: string;
  /** What happens then. */
  text: string;
  onTakeBack: (reason: string) => Promise<unknown>;
}

interface FormProps {
  onTakeBack: TakeBackProps['onTakeBack'];
  onDone: () => void;
}

function Finish({ isPending }: { isPending: boolean }) {
  return (
    <SubmitButton className="justify-self-start" pending={isPending} variant="destructive">
      {t('offers.takeBack')}
    </SubmitButton>
  );
}

function PlainForm({ onTakeBack, onDone }: FormProps) {
  const { handleSubmit, formState } = useForm();
  const submit = useSubmit(
    handleSubmit(async () => {
      await onTakeBack('');
      onDone();
    }),
  );
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Finish isPending={formState.isSubmitting} />
    </form>
  );
}

function ReasonForm({ onTakeBack, onDone }: FormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(rejectSchema),
    defaultValues: { reason: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ reason }) => {
      await onTakeBack(reason);
      onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ReasonField error={formState.errors.reason?.message} register={() => register('reason')} />
      <Finish isPending={formState.isSubmitting} />
    </form>
  );
}

/** Takes back what was published, after a question; with a reason where one is asked for. */
export function TakeBack({
  name,
  text,
  withReason = false,
  onTakeBack,
}: TakeBackProps & { withReason?: boolean }) {
  const { dialog, done } = useDialogs();
  const Form = withReason ? ReasonForm : PlainForm;
  return (
    <Dialog {...dialog('question')}>
      <DialogTrigger asChild>
        <Button aria-label={t('offers.takeBackLabel', { name })} size="sm" variant="outline">
          {t('offers.takeBack')}
        </Button>
      </DialogTrigger>
      <DialogContent description={text} title={t('offers.takeBackLabel', { name })}>
        <Form
          onDone={() => {
            done();
            toast.success(t('offers.takenBack'));
          }}
          onTakeBack={onTakeBack}
        />
      </DialogContent>
    </Dialog>
  );
}
