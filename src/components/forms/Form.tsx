import type { ComponentProps, ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  useForm,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { NoticeBox } from '@/components/display/NoticeBox';
import type { ErrorCode } from '@/lib/data/error-codes';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { toast } from '@/lib/toast';

interface FormProps<Typed extends FieldValues, Read> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onInvalid' | 'form'
> {
  /** From `useZodForm`; nothing for a form without fields. */
  form?: UseFormReturn<Typed, unknown, Read>;
  /** Sends what was read. A failure becomes a toast with the words of its code. */
  onSubmit: (values: Read) => unknown;
  /** Says that it was not sent; by itself 'Please fill the form correctly'. */
  onInvalid?: typeof toastInvalid;
  /** The field that a refusal of the server is about: it is marked, too. */
  blame?: Partial<Record<ErrorCode, FieldPath<Typed>>>;
  /** A failure is told by the `FormFailure` inside, and not in a toast. */
  failsInside?: boolean;
  /** What a toast says besides. */
  failureToast?: string;
  /** The words of a failure, where those of its code are not enough. */
  failureText?: (error: unknown) => string;
}

/** The one form: runs one submission at a time, marks what is wrong, and focuses the first of it. */
export function Form<Typed extends FieldValues, Read>({
  form: given,
  onSubmit,
  onInvalid = toastInvalid,
  blame,
  failsInside = false,
  failureToast,
  failureText = errorMessage,
  ...props
}: FormProps<Typed, Read>) {
  const empty = useForm<Typed, unknown, Read>();
  const form = given ?? empty;
  const submit = useSubmit(
    form.handleSubmit(async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        const { code } = toAppError(error);
        const message = failureText(error);
        const field = blame?.[code];
        if (field) form.setError(field, { message });
        if (!failsInside) throw error;
        if (failureToast !== undefined) toast.error(failureToast);
        form.setError('root', { type: code, message });
      }
    }, onInvalid),
    failureText,
  );
  return (
    <FormProvider {...form}>
      <form noValidate {...props} onSubmit={submit} />
    </FormProvider>
  );
}

/** Why the form around it failed, until it is sent again; with a way on for some codes. */
export function FormFailure({ children }: { children?: (code: string) => ReactNode }) {
  const { root } = useFormState().errors;
  if (!root) return null;
  return (
    <NoticeBox tone="bad">
      <p>{root.message}</p>
      <div className="contents">{children?.(String(root.type))}</div>
    </NoticeBox>
  );
}
