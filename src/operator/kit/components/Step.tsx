import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { reasonSchema } from '../schema';
import { useQuestionDialog } from '../use-question-dialog';
import { ReasonField } from './ReasonField';

interface StepProps {
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** The user or thing, for screen reader users who hear the button out of context. */
  about?: string;
  title: string;
  text?: string;
  children?: ReactNode;
  withReason?: boolean;
  reasonHint?: string;
  onConfirm: (reason: string) => Promise<unknown>;
  done: string;
}

const noReason = z.object({ reason: z.string() });

function StepForm({ label, variant, children, withReason = false, reasonHint, onConfirm, onDone }: StepFormProps) {
  const form = useZodForm(withReason ? reasonSchema : noReason, { reason: '' });

  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async ({ reason }) => {
        await onConfirm(reason);
        onDone();
      }}
    >
      <div className="contents">{children}</div>
      {withReason ? <ReasonField hint={reasonHint ?? t('settings.wallets.reasonHint')} /> : null}
      <SubmitButton className="justify-self-start" variant={variant}>
        {label}
      </SubmitButton>
    </Form>
  );
}

type StepFormProps = Omit<StepProps, 'about' | 'title' | 'text' | 'done'> & { onDone: () => void };

export function StepDialog({ trigger, title, text, done, onConfirm, ...form }: StepDialogProps) {
  const { dialog, answered, done: close } = useQuestionDialog();
  return (
    <Dialog {...dialog}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogBox title={title} {...(text ? { description: text } : {})}>
        <StepForm
          {...form}
          onConfirm={(reason) => {
            answered();
            return onConfirm(reason);
          }}
          onDone={() => {
            close();
            toast.success(done);
          }}
        />
      </DialogBox>
    </Dialog>
  );
}

type StepDialogProps = Omit<StepProps, 'about'> & { trigger: ReactElement };

export function Step({ about, ...question }: StepProps) {
  const { label, variant = 'default' } = question;
  return (
    <StepDialog
      {...question}
      trigger={
        <Button {...(about ? { 'aria-label': `${label}: ${about}` } : {})} variant={variant}>
          {label}
        </Button>
      }
      variant={variant}
    />
  );
}
