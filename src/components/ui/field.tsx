import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { Label } from './label';

/** What a control needs to be tied to its label, hint and error. Spread it into the control. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** The message of the failed check, from react-hook-form's `errors`. */
  error: string | undefined;
  /** The error comes by itself, not after an act that a toast answers: it is read out. */
  isAlert?: boolean;
  hint?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * One field of a form: label, control, hint and error, tied together by aria.
 *
 * @example
 * <Field label={t('profile.email')} error={errors.email?.message}>
 *   {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
 * </Field>
 */
export function Field({ label, error, isAlert, hint, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={cn('grid gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint ? (
        <div className="text-muted-foreground text-sm wrap-anywhere" id={hintId}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p
          className="text-destructive flex items-center gap-1.5 text-sm"
          id={errorId}
          role={isAlert ? 'alert' : undefined}
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
