import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, FieldLabel } from '@/components/ui/field';

interface SliderFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> {
  control: Control<Typed, unknown, Read>;
  name: Name;
  label: string;
  max: number;
  step?: number;
  /** Says what a value means, next to the label. */
  write: (value: number) => string;
}

/** A field for a number from zero on, which is chosen by sliding. */
export function SliderField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  label,
  write,
  ...bounds
}: SliderFieldProps<Typed, Name, Read>) {
  const id = useId();
  const { field } = useController({ control, name });
  const words = write(field.value);
  return (
    <Field>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <output className="tabular-nums" htmlFor={id}>
          {words}
        </output>
      </div>
      <input
        {...field}
        {...bounds}
        aria-valuetext={words}
        className="accent-primary h-8 w-full cursor-pointer"
        id={id}
        min={0}
        onChange={({ target }) => field.onChange(target.valueAsNumber)}
        type="range"
      />
    </Field>
  );
}
