import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import { DialogForm } from '@/components/forms/FormDialog';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { reasonSchema } from '../schema';
import { useQuestionDialog } from '../use-question-dialog';
import { ReasonField } from './ReasonField';

interface StepProps {
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  size?: ComponentProps<typeof Button>['size'];
  /** The user or thing, for screen reader users who hear the button out of context. */
  about?: string;
  /** By itself the label. */
  title?: string;
  text?: string;
  children?: ReactNode;
  withReason?: boolean;
  reasonHint?: string;
  onConfirm: (reason: string) => Promise<unknown>;
  done: string;
}

const noReason = z.object({ reason: z.string() });

export function StepDialog({
  trigger,
  label,
  variant,
  title = label,
  text,
  children,
  withReason = false,
  reasonHint = t('offers.reasonHint'),
  onConfirm,
  done: told,
}: StepDialogProps) {
  const { dialog, answered, done } = useQuestionDialog();
  return (
    <Dialog {...dialog}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogBox title={title} {...(text ? { description: text } : {})}>
        <DialogForm
          onDone={done}
          onSend={({ reason }) => {
            answered();
            return onConfirm(reason);
          }}
          schema={withReason ? reasonSchema : noReason}
          submit={label}
          told={told}
          values={{ reason: '' }}
          variant={variant}
        >
          {() => (
            <>
              <div className="contents">{children}</div>
              {withReason ? <ReasonField hint={reasonHint} /> : null}
            </>
          )}
        </DialogForm>
      </DialogBox>
    </Dialog>
  );
}

type StepDialogProps = Omit<StepProps, 'about' | 'size'> & { trigger: ReactElement };

export function Step({ about, size, ...question }: StepProps) {
  const { label, variant = 'default' } = question;
  return (
    <StepDialog
      {...question}
      trigger={
        <Button {...(about ? { 'aria-label': `${label}: ${about}` } : {})} size={size} variant={variant}>
          {label}
        </Button>
      }
      variant={variant}
    />
  );
}
