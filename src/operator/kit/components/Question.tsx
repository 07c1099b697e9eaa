import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface QuestionProps<Typed extends FieldValues, Read> extends Pick<
  ComponentProps<typeof Form<Typed, Read>>,
  'form' | 'onSubmit' | 'children'
> {
  title: string;
  text?: string | undefined;
  confirm: { label: string; variant?: 'destructive' };
  /** For questions opened by a single key, which a held Enter cannot confirm: focuses the main control. */
  byKey?: boolean;
  onBack: () => void;
}

/** A confirmation. Takes the focus, so that it is announced and a stray Enter confirms nothing. */
export function Question<Typed extends FieldValues, Read>({
  title,
  text,
  confirm: { label, ...look },
  byKey,
  form,
  onBack,
  onSubmit,
  children,
}: QuestionProps<Typed, Read>) {
  const ref = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useEffect(() => {
    const control = ref.current?.querySelector<HTMLElement>('input, select, textarea, [type=submit]');
    (byKey ? control : ref.current)?.focus();
  }, [byKey]);
  return (
    <Form
      {...(form ? { form } : {})}
      aria-labelledby={titleId}
      className="grid gap-4 outline-none"
      onSubmit={onSubmit}
      ref={ref}
      tabIndex={-1}
    >
      <div className="grid gap-1">
        <p className="font-medium" id={titleId}>
          {title}
        </p>
        {text ? <p className="text-muted-foreground text-sm">{text}</p> : null}
      </div>
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton {...look}>{label}</SubmitButton>
        <Button onClick={onBack} variant="ghost">
          {t('factors.back')}
        </Button>
      </div>
    </Form>
  );
}
