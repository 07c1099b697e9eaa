import { CircleAlert, Eye, EyeOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Progress } from '@/components/ui/progress';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';
import { EMAIL_PATTERN, KNOWN_EMAIL_PATTERN } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';
import { STRONGEST } from '@/lib/passwords/rules';

interface PublicFormProps {
  /** What the API calls it: `rpc/` and a function. */
  to: string;
  /** What the toast says when it was taken. */
  sent: string;
  className: string;
  children: ReactNode;
}

/** A form of the public pages; `src/site/kit/forms/site-forms.ts` checks and sends it. Without that script it goes nowhere, not even into the address. */
export function PublicForm({ to, sent, className, children }: PublicFormProps) {
  return (
    <form
      className={className}
      data-form={to}
      data-lost={t('errors.network')}
      data-sent={sent}
      method="dialog"
      noValidate
    >
      {children}
    </form>
  );
}

interface PublicFieldProps {
  name: string;
  label: string;
  /** The most characters that are taken. */
  max: number;
  type?: 'text' | 'email' | 'tel' | 'password' | 'lines';
  /** What the value must look like beyond being filled in, as the attribute `pattern` has it, and the words when it does not. */
  pattern?: { source: string; fault: string };
  /** The words for whatever is wrong, instead of those for each fault. */
  fault?: string;
  hint?: string;
  autoComplete?: string;
  className?: string;
}

/** A person who signs in has an address already, whatever it looks like. */
const addressPattern = (autoComplete: string | undefined) => ({
  source: autoComplete === 'username' ? KNOWN_EMAIL_PATTERN : EMAIL_PATTERN,
  fault: t('errors.invalid_email'),
});

/** One required field of a public form, with the place for what is wrong with it. */
export function PublicField({
  name,
  label,
  max,
  type = 'text',
  autoComplete,
  pattern = type === 'email' ? addressPattern(autoComplete) : undefined,
  fault,
  hint,
  className,
}: PublicFieldProps) {
  const control = {
    id: name,
    name,
    autoComplete,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    'aria-required': true,
    'data-fault': fault,
    'data-max': max,
    'data-mismatch': pattern?.fault,
    'data-new': autoComplete === 'new-password' ? '' : undefined,
  };
  return (
    <div className={cn('grid gap-1.5', className)}>
      <Label htmlFor={name}>{label}</Label>
      {type === 'lines' ? <Textarea {...control} /> : null}
      {type === 'password' ? (
        <span className="relative block">
          <Input
            {...control}
            autoCapitalize="none"
            autoCorrect="off"
            className="pe-12"
            pattern={pattern?.source}
            spellCheck={false}
            type="password"
          />
          <PasswordButton />
        </span>
      ) : null}
      {/* Not shown before the page knows: what comes then has its place. */}
      {autoComplete === 'new-password' ? (
        <div className="h-1.5">
          <Progress data-strength hidden label={t('auth.strength')} max={STRONGEST} value={0} />
        </div>
      ) : null}
      {type === 'lines' || type === 'password' ? null : (
        <Input {...control} pattern={pattern?.source} type={type} />
      )}
      {hint ? (
        <p className="text-muted-foreground text-sm" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <PublicFault name={name} />
    </div>
  );
}

/** The place for what is wrong with a field. */
export function PublicFault({ name }: { name: string }) {
  return (
    <p className="text-destructive flex items-center gap-1.5 text-sm" hidden id={`${name}-error`}>
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <span />
    </p>
  );
}

function PasswordButton() {
  return (
    <button
      aria-label={t('common.showPassword')}
      className="group text-muted-foreground hover:text-foreground absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md"
      data-hide={t('common.hidePassword')}
      data-show={t('common.showPassword')}
      type="button"
    >
      <Eye aria-hidden className="size-4 group-data-[shown]:hidden" />
      <EyeOff aria-hidden className="hidden size-4 group-data-[shown]:block" />
    </button>
  );
}

/** The button of a public form; turns while it is being sent. Without scripts the form says next to it that it needs them. */
export function PublicSubmit({ className, children }: { className?: string; children: string }) {
  return (
    <>
      <Button className={cn('group', className)} type="submit">
        <LoaderCircle aria-hidden className="hidden animate-spin group-aria-disabled:block" />
        {children}
      </Button>
      <noscript className="w-full">
        <p className="text-muted-foreground text-sm">{t('content.withoutScripts')}</p>
      </noscript>
    </>
  );
}
