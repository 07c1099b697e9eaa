import { useState } from 'react';
import { PendingButton } from '@/components/forms/PendingButton';
import { TextareaField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { Question } from '@/operator/kit/components/Question';
import { reasonSchema } from '@/operator/kit/schema';
import { useKeys } from '@/operator/kit/use-keys';
import type { Decision } from '../decision';

interface DecideProps {
  /** Names what and whose, or is the form of the case that leads to it. Null if this operator may not approve. */
  approve: { title: string; text: string } | { formId: string; isPending: boolean; label?: string } | null;
  reject: { title: string; text?: string; hint?: string };
  onDecide: (decision: Decision) => Promise<void>;
}

function ApproveForm({ onDecide, ...question }: StepProps & { text: string }) {
  return (
    <Question
      {...question}
      confirm={{ label: t('operations.review.confirmApprove') }}
      onSubmit={() => onDecide({ approve: true })}
    />
  );
}

interface StepProps {
  title: string;
  byKey: boolean;
  onDecide: DecideProps['onDecide'];
  onBack: () => void;
}

export function RejectForm({
  hint,
  confirm,
  onDecide,
  ...question
}: StepProps & { text?: string; hint?: string; confirm?: string }) {
  const form = useZodForm(reasonSchema, { reason: '' });
  return (
    <Question
      {...question}
      confirm={{ label: confirm ?? t('operations.review.confirmReject'), variant: 'destructive' }}
      form={form}
      onSubmit={({ reason }) => onDecide({ approve: false, reason })}
    >
      <TextareaField
        className="min-h-20"
        control={form.control}
        hint={hint ?? t('operations.review.reasonHint')}
        label={t('operations.review.reason')}
        name="reason"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </Question>
  );
}

export function Decide({ approve, reject, onDecide }: DecideProps) {
  const [{ step, byKey: isByKey }, setStep] = useState<{ step: 'choose' | 'approve' | 'reject'; byKey: boolean }>({
    step: 'choose',
    byKey: false,
  });
  const isChoosing = step === 'choose';
  const formId = approve && 'formId' in approve ? approve.formId : undefined;
  const begin = (byKey: boolean) => {
    if (formId === undefined) return setStep({ step: 'approve', byKey });
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  useKeys(
    {
      a: isChoosing && approve ? () => begin(true) : undefined,
      r: isChoosing ? () => setStep({ step: 'reject', byKey: true }) : undefined,
    },
    'dialog',
  );
  const answering = { byKey: isByKey, onDecide, onBack: () => setStep({ step: 'choose', byKey: false }) };
  if (step === 'approve' && approve && 'title' in approve) return <ApproveForm {...approve} {...answering} />;
  if (step === 'reject') return <RejectForm {...reject} {...answering} />;
  return (
    <div className="flex flex-wrap gap-3">
      {approve ? (
        <PendingButton onClick={() => begin(false)} pending={'isPending' in approve && approve.isPending}>
          {('label' in approve && approve.label) || t('operations.review.approve')}
        </PendingButton>
      ) : null}
      <Button onClick={() => setStep({ step: 'reject', byKey: false })} variant="destructive">
        {t('operations.review.reject')}
      </Button>
    </div>
  );
}
