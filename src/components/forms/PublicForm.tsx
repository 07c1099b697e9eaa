import { CircleAlert, Eye, EyeOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '@/components/display/ProgressBar';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';
import { EMAIL_PATTERN, KNOWN_EMAIL_PATTERN } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';
import { STRONGEST } from '@/lib/passwords/rules';

interface PublicFormProps {
  to: string;
  sent: string;
  className: string;
  children: ReactNode;
}

/**
 * A form on public pages; `src/site/kit/forms/site-forms.ts` checks and sends it. Without that script it is not sent
 * anywhere, not even into the address.
 */
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
  max: number;
  type?: 'text' | 'email' | 'tel' | 'password' | 'lines';
  pattern?: { source: string; fault: string };
  fault?: string;
  hint?: string;
  autoComplete?: string;
  className?: string;
}

/** At sign-in any existing address is accepted. */
const addressPattern = (autoComplete: string | undefined) => ({
  source: autoComplete === 'username' ? KNOWN_EMAIL_PATTERN : EMAIL_PATTERN,
  fault: t('errors.invalid_email'),
});

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
      {/* Hidden until the page knows whether to show it; its space is reserved. */}
      {autoComplete === 'new-password' ? (
        <div className="h-1.5">
          <ProgressBar data-strength hidden label={t('auth.strength')} max={STRONGEST} value={0} />
        </div>
      ) : null}
      {type === 'lines' || type === 'password' ? null : <Input {...control} pattern={pattern?.source} type={type} />}
      {hint ? (
        <p className="text-muted-foreground text-sm" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <PublicFault name={name} />
    </div>
  );
}

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
