import { type ComponentProps, type ComponentType, useId } from 'react';
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { type FieldProps, FormField } from './FormField';

type Props<Typed extends FieldValues, Name extends FieldPath<Typed>, Read, Part> = FieldProps<Typed, Name, Read> &
  Omit<Part, keyof FieldProps<Typed, Name, Read>> & { rules?: RegisterOptions<Typed, Name> | undefined };

/** Makes the field of a control, which gets the properties that are not about the field. */
function fieldOf<Part extends object>(Control: ComponentType<Part>, always?: Partial<Part>) {
  return function ControlField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
    control,
    name,
    label,
    hint,
    frame,
    rules,
    ...props
  }: Props<Typed, Name, Read, Part>) {
    const own = props as unknown as Part;
    return (
      <FormField {...{ control, name, label, hint, frame, rules }}>
        {(field) => <Control {...always} {...field} {...own} />}
      </FormField>
    );
  };
}

export const InputField = fieldOf<ComponentProps<typeof Input>>(Input, { autoComplete: 'off' });

export const TextareaField = fieldOf<ComponentProps<typeof Textarea>>(Textarea);

/** A choice; its options are the children. */
export const SelectField = fieldOf<ComponentProps<typeof NativeSelect>>(NativeSelect);

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
