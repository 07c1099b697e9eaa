import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';

interface PublicFormProps {
  /** What the API calls it: a table, or `rpc/` and a function. */
  to: string;
  /** What the toast says when it was taken. */
  sent: string;
  className: string;
  children: ReactNode;
}

/** A form of the public pages; `src/public/forms.ts` checks and sends it. Without that script it goes nowhere, not even into the address. */
export function PublicForm({ to, sent, className, children }: PublicFormProps) {
  return (
    <form className={className} data-form={to} data-sent={sent} method="dialog" noValidate>
      {children}
    </form>
  );
}

interface PublicFieldProps {
  name: string;
  label: string;
  /** The most characters that the database takes. */
  max: number;
  type?: 'text' | 'email' | 'lines';
  autoComplete?: string;
  className?: string;
}

/** One required field of a public form, with the place for what is wrong with it. */
export function PublicField({ name, label, max, type = 'text', autoComplete, className }: PublicFieldProps) {
  const control = { id: name, name, autoComplete, 'data-max': max, 'aria-required': true };
  return (
    <div className={cn('grid gap-1.5', className)}>
      <Label htmlFor={name}>{label}</Label>
      {type === 'lines' ? <Textarea {...control} /> : <Input {...control} type={type} />}
      <p className="text-destructive flex items-center gap-1.5 text-sm" hidden id={`${name}-error`}>
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        <span />
      </p>
    </div>
  );
}

/** The button of a public form; turns while it is being sent. */
export function PublicSubmit({ className, children }: { className: string; children: string }) {
  return (
    <Button className={cn('group', className)} type="submit">
      <LoaderCircle aria-hidden className="hidden animate-spin group-aria-disabled:block" />
      {children}
    </Button>
  );
}
