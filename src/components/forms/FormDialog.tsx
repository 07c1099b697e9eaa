import type { ComponentProps, ReactNode } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import type { Button } from '@/components/ui/button';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { toast } from '@/lib/toast';
import { Form, FormFailure } from './Form';
import { SubmitButton } from './SubmitButton';

interface FormButtonProps extends Omit<
  ComponentProps<typeof DialogButton>,
  'className' | 'title' | 'children' | 'label'
> {
  label: string;
  /** Of the dialog; by itself the label. */
  title?: string;
  description?: string;
  /** Of the dialog. */
  className?: string;
  children: (onDone: () => void) => ReactNode;
}

/** A button and the dialog with the form that it opens. */
export function FormButton({
  label,
  title = label,
  description,
  className,
  children,
  size = 'default',
  variant = 'default',
  ...button
}: FormButtonProps) {
  return (
    <DialogButton {...button} label={label} size={size} variant={variant}>
      {(done) => (
        <DialogBox {...(description ? { description } : {})} {...(className ? { className } : {})} title={title}>
          {children(done)}
        </DialogBox>
      )}
    </DialogButton>
  );
}

interface DialogFormProps<Typed extends FieldValues, Read extends FieldValues, Answer> extends Pick<
  ComponentProps<typeof Form<Typed, Read>>,
  'failsInside' | 'blame'
> {
  schema: z.core.$ZodType<Read, Typed>;
  values: DefaultValues<Typed>;
  mode?: 'onChange' | 'onTouched';
  onSend: (values: Read) => Promise<Answer>;
  /** The toast after it. */
  told: string | ((answer: Answer) => string);
  submit: string;
  variant?: ComponentProps<typeof Button>['variant'];
  onDone: () => void;
  children: (form: UseFormReturn<Typed, unknown, Read>) => ReactNode;
}

/** The form of a dialog: sends what was read, tells it in a toast, and closes the dialog if it is still there. */
export function DialogForm<Typed extends FieldValues, Read extends FieldValues, Answer>({
  schema,
  values,
  mode,
  failsInside = false,
  blame,
  onSend,
  told,
  submit,
  variant,
  onDone,
  children,
}: DialogFormProps<Typed, Read, Answer>) {
  const isMounted = useIsMounted();
  const form = useZodForm(schema, values, mode ? { mode } : {});
  return (
    <Form
      {...(blame && { blame })}
      className="grid gap-4"
      failsInside={failsInside}
      form={form}
      onSubmit={async (read) => {
        const answer = await onSend(read);
        toast.success(typeof told === 'string' ? told : told(answer));
        if (isMounted()) onDone();
      }}
    >
      {children(form)}
      {failsInside ? <FormFailure /> : null}
      {/* As wide as the form in the account, as its words in the back office. */}
      <SubmitButton className={failsInside ? '' : 'justify-self-start'} variant={variant}>
        {submit}
      </SubmitButton>
    </Form>
  );
}

type FormDialogProps<Typed extends FieldValues, Read extends FieldValues, Answer> = Omit<
  DialogFormProps<Typed, Read, Answer>,
  'onDone' | 'submit'
> & { button: Omit<FormButtonProps, 'children'>; submit?: string };

/** A button, and a form in the dialog that it opens; sent by a button with the same label, unless `submit` is given. */
export function FormDialog<Typed extends FieldValues, Read extends FieldValues, Answer>({
  button,
  submit = button.label,
  ...form
}: FormDialogProps<Typed, Read, Answer>) {
  return <FormButton {...button}>{(onDone) => <DialogForm {...form} onDone={onDone} submit={submit} />}</FormButton>;
}
