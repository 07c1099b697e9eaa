import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import type { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';

interface QuestionProps {
  title: string;
  text?: string | undefined;
  /** The answer "yes". */
  confirm: { label: string; isPending: boolean; variant: 'primary' | 'destructive' };
  /** Asked for by a single key, which no held-down Enter can follow: then the control that matters takes the focus. */
  byKey?: boolean;
  onBack: () => void;
  onSubmit: ReturnType<typeof useSubmit>;
  children?: ReactNode;
}

/** A question before a decision. Takes the focus when it appears, so that it is read out and nothing is confirmed by a stray Enter. */
export function Question({ title, text, confirm, byKey, onBack, onSubmit, children }: QuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useEffect(() => {
    const control = form.current?.querySelector<HTMLElement>('input, select, textarea, [type=submit]');
    (byKey ? control : form.current)?.focus();
  }, [byKey]);
  return (
    <form
      aria-labelledby={titleId}
      className="grid gap-4 outline-none"
      noValidate
      onSubmit={onSubmit}
      ref={form}
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
        <SubmitButton pending={confirm.isPending} variant={confirm.variant}>
          {confirm.label}
        </SubmitButton>
        <Button onClick={onBack} variant="quiet">
          {t('operations.review.back')}
        </Button>
      </div>
    </form>
  );
}
