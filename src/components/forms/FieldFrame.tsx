import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field';

/** What a control needs to be tied to its label, hint and error. Spread it into the control. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: string;
  error?: string | undefined;
  /** The error comes by itself, not after an act that a toast answers: it is read out. */
  isAlert?: boolean;
  hint?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together by aria. In a form `FormField` uses it. */
export function FieldFrame({ label, error, isAlert, hint, className, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <Field className={className} data-invalid={error === undefined ? undefined : true}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint ? <FieldDescription id={hintId}>{hint}</FieldDescription> : null}
      {error ? (
        <FieldError id={errorId} role={isAlert ? 'alert' : undefined}>
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </Field>
  );
}
