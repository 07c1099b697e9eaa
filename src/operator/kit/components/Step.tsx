import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { reasonSchema } from '../schema';
import { useQuestionDialog } from '../use-question-dialog';
import { ReasonField } from './ReasonField';

interface StepProps {
  /** On the button, and on the one that confirms. */
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** The person or thing it is about, for users who hear the button without what is around it. */
  about?: string;
  /** The question, naming what will happen. */
  title: string;
  text?: string;
  /** What is decided about. */
  children?: ReactNode;
  /** Whether a reason is asked for; it is handed to `onConfirm`. */
  withReason?: boolean;
  /** Who reads the reason; operators and auditors, unless said. */
  reasonHint?: string;
  onConfirm: (reason: string) => Promise<unknown>;
  /** What is told afterwards. */
  done: string;
}

const noReason = z.object({ reason: z.string() });

/** The inside of such a dialog: a reason where one is asked for, and the button that confirms. */
function StepForm({
  label,
  variant,
  children,
  withReason = false,
  reasonHint,
  onConfirm,
  onDone,
}: StepFormProps) {
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

/** A question that says what will happen, then the deed; `trigger` is the button that opens it. */
export function StepDialog({ trigger, title, text, done, onConfirm, ...form }: StepDialogProps) {
  const { dialog, answered, done: close } = useQuestionDialog();
  return (
    <Dialog {...dialog}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} {...(text ? { description: text } : {})}>
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
      </DialogContent>
    </Dialog>
  );
}

type StepDialogProps = Omit<StepProps, 'about'> & { trigger: ReactElement };

/** One step of what two people decide: a button, then a question that says what will happen, then the deed. */
export function Step({ about, ...question }: StepProps) {
  const { label, variant = 'primary' } = question;
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
