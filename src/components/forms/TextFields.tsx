import { type ComponentProps, useId } from 'react';
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { type FieldProps, FormField } from './FormField';

type Props<Typed extends FieldValues, Name extends FieldPath<Typed>, Read, Part> = FieldProps<Typed, Name, Read> &
  Omit<Part, keyof FieldProps<Typed, Name, Read>> & { rules?: RegisterOptions<Typed, Name> | undefined };

/** A field of one line. */
export function InputField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  label,
  hint,
  frame,
  rules,
  ...props
}: Props<Typed, Name, Read, ComponentProps<typeof Input>>) {
  return (
    <FormField {...{ control, name, label, hint, frame, rules }}>
      {(field) => <Input autoComplete="off" {...field} {...props} />}
    </FormField>
  );
}

/** A field of several lines. */
export function TextareaField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  label,
  hint,
  frame,
  rules,
  ...props
}: Props<Typed, Name, Read, ComponentProps<typeof Textarea>>) {
  return (
    <FormField {...{ control, name, label, hint, frame, rules }}>
      {(field) => <Textarea {...field} {...props} />}
    </FormField>
  );
}

/** A choice; its options are the children. */
export function SelectField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  label,
  hint,
  frame,
  rules,
  ...props
}: Props<Typed, Name, Read, ComponentProps<typeof NativeSelect>>) {
  return (
    <FormField {...{ control, name, label, hint, frame, rules }}>
      {(field) => <NativeSelect {...field} {...props} />}
    </FormField>
  );
}

/** Yes or no. */
export function CheckField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  label,
  hint,
}: FieldProps<Typed, Name, Read>) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  return (
    <Field orientation="horizontal">
      <input
        {...control.register(name)}
        aria-describedby={hintId}
        className="accent-primary size-5 shrink-0"
        id={id}
        type="checkbox"
      />
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {hint ? (
        <FieldDescription className="col-start-2" id={hintId}>
          {hint}
        </FieldDescription>
      ) : null}
    </Field>
  );
}
