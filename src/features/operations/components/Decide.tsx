import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { t } from '@/lib/i18n/i18n';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import type { Decision } from '../mutations';
import { rejectSchema } from '../schema';
import { useKeys } from '../use-keys';

interface DecideProps {
  /** The question before approving, naming what and whose; null when this operator may not approve. */
  approve: { title: string; text: string } | null;
  /** The question before rejecting. */
  reject: { title: string; /** Who reads the reason; the investor, unless said otherwise. */ hint?: string };
  /** Carries the decision out and tells of it. */
  onDecide: (decision: Decision) => Promise<void>;
}

interface QuestionProps {
  title: string;
  text?: string;
  /** The answer "yes". */
  confirm: { label: string; isPending: boolean; variant: 'primary' | 'destructive' };
  /** Asked for by a single key, which no held-down Enter can follow: then the control that matters takes the focus. */
  byKey: boolean;
  onBack: () => void;
  onSubmit: ReturnType<typeof useSubmit>;
  children?: ReactNode;
}

/** Takes the focus when it appears, so that it is read out and nothing is confirmed by a stray Enter. */
function Question({ title, text, confirm, byKey, onBack, onSubmit, children }: QuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useEffect(() => {
    const control = form.current?.querySelector<HTMLElement>('textarea, [type=submit]');
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

function ApproveForm({ title, text, byKey, onDecide, onBack }: StepProps & { text: string }) {
  const { handleSubmit, formState } = useForm();
  return (
    <Question
      byKey={byKey}
      confirm={{
        label: t('operations.review.confirmApprove'),
        isPending: formState.isSubmitting,
        variant: 'primary',
      }}
      onBack={onBack}
      onSubmit={useSubmit(handleSubmit(() => onDecide({ approve: true })))}
      text={text}
      title={title}
    />
  );
}

interface StepProps {
  title: string;
  byKey: boolean;
  onDecide: DecideProps['onDecide'];
  onBack: () => void;
}

function RejectForm({ title, hint, byKey, onDecide, onBack }: StepProps & { hint?: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(rejectSchema),
    defaultValues: { reason: '' },
  });
  return (
    <Question
      byKey={byKey}
      confirm={{
        label: t('operations.review.confirmReject'),
        isPending: formState.isSubmitting,
        variant: 'destructive',
      }}
      onBack={onBack}
      onSubmit={useSubmit(handleSubmit(({ reason }) => onDecide({ approve: false, reason }), toastInvalid))}
      title={title}
    >
      <Field
        error={formState.errors.reason?.message}
        hint={hint ?? t('operations.review.reasonHint')}
        label={t('operations.review.reason')}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('reason')}
            className="min-h-20"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
    </Question>
  );
}

/** Approve (a) or reject (r): two buttons, then a question that names amount and person, then the decision. */
export function Decide({ approve, reject, onDecide }: DecideProps) {
  const [{ step, byKey }, setStep] = useState<{ step: 'choose' | 'approve' | 'reject'; byKey: boolean }>({
    step: 'choose',
    byKey: false,
  });
  const isChoosing = step === 'choose';
  useKeys({
    a: isChoosing && approve ? () => setStep({ step: 'approve', byKey: true }) : undefined,
    r: isChoosing ? () => setStep({ step: 'reject', byKey: true }) : undefined,
  });
  const answering = { byKey, onDecide, onBack: () => setStep({ step: 'choose', byKey: false }) };
  if (step === 'approve' && approve) return <ApproveForm {...approve} {...answering} />;
  if (step === 'reject') return <RejectForm {...reject} {...answering} />;
  return (
    <div className="flex flex-wrap gap-3">
      {approve ? (
        <Button onClick={() => setStep({ step: 'approve', byKey: false })}>
          {t('operations.review.approve')}
        </Button>
      ) : null}
      <Button onClick={() => setStep({ step: 'reject', byKey: false })} variant="destructive">
        {t('operations.review.reject')}
      </Button>
    </div>
  );
}
