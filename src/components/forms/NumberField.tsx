import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './FormField';

type NumberFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> = FieldProps<
  Typed,
  Name,
  Read
> & {
  action?: ReactNode;
  isDisabled?: boolean;
  /** What the server says is wrong with what is typed. */
  error?: string | undefined;
  /** Says how what is typed is understood; undefined if it is not. What was prefilled is written so already. */
  echo?: (typed: string) => string | undefined;
  /** Writes what is typed the way that it is written here; undefined if it is not understood. */
  write: (typed: string) => string | undefined;
};

/** A field for a number, which is written in one way when the field is left. */
export function NumberField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  label,
  hint,
  frame,
  action,
  isDisabled,
  error,
  echo,
  write,
}: NumberFieldProps<Typed, Name, Read>) {
  const { field, fieldState } = useController({ control, name });
  const typed = String(field.value);
  const leave = () => {
    const written = write(typed);
    if (written !== undefined && written !== typed) field.onChange(written);
  };
  const understood = (
    <>
      {hint}
      <output className="text-foreground block font-medium tabular-nums">
        {fieldState.isDirty || fieldState.isTouched ? echo?.(typed) : null}
      </output>
    </>
  );
  return (
    <FieldFrame
      className={frame}
      error={fieldState.error?.message ?? error}
      hint={echo ? understood : hint}
      label={label}
    >
      {(part) => (
        <div className="flex gap-2">
          <Input
            {...part}
            {...field}
            autoComplete="off"
            className="tabular-nums"
            disabled={isDisabled}
            inputMode="decimal"
            onBlur={() => {
              leave();
              field.onBlur();
            }}
            // What Enter sends is what stays in the field.
            onKeyDown={({ key }) => {
              if (key === 'Enter') leave();
            }}
          />
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
