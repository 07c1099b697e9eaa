import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useFormState,
} from 'react-hook-form';
import { type ControlProps, FieldFrame } from './FieldFrame';

/** Which field of which form, and what is written around it. */
export interface FieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> {
  control: Control<Typed, unknown, Read>;
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Of the whole field. */
  frame?: string | undefined;
}

function useFieldError<Typed extends FieldValues, Read>(
  control: Control<Typed, unknown, Read>,
  name: FieldPath<Typed>,
): string | undefined {
  const { errors } = useFormState({ control, name });
  const error: unknown = get(errors, name);
  return error instanceof Object && 'message' in error ? String(error.message) : undefined;
}

type FormFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> = FieldProps<Typed, Name, Read> & {
  rules?: RegisterOptions<Typed, Name> | undefined;
  children: (control: ControlProps & UseFormRegisterReturn<Name>) => ReactNode;
};

/** A field of a form: label, control, hint and error. */
export function FormField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  rules,
  frame,
  children,
  ...words
}: FormFieldProps<Typed, Name, Read>) {
  const error = useFieldError(control, name);
  // At each drawing: the first field with an error, in the order of drawing, takes the focus.
  const registered = control.register(name, rules);
  return (
    <FieldFrame {...words} className={frame} error={error}>
      {(part) => children({ ...part, ...registered })}
    </FieldFrame>
  );
}
