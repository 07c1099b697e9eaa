import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogContent } from '@/components/ui/dialog';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { NO_PROOF, tellProofFault, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import type { WithdrawalLimit, WithdrawalLimits } from '@/features/dashboard/limits';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { limitsSchema, setLimitsMutation } from '../limits';
import { LimitsState } from './LimitsState';

const typed = (cents: number | null) => (cents === null ? '' : typedCents(cents));
/** What the person set last, whether it holds or waits. */
const wanted = ({ limit, next }: WithdrawalLimit) => typed(next ? next.limit : limit);

interface LimitsDialogProps {
  user: CurrentUser;
  limits: WithdrawalLimits;
  onDone: () => void;
}

/** The window in which a person limits their withdrawals, or takes back a raise that waits. */
export function LimitsDialog({ user, limits, onDone }: LimitsDialogProps) {
  const save = useMutation(setLimitsMutation);
  const proof = useProof(user);
  const { register, handleSubmit, control, formState, setError, setValue } = useForm({
    resolver: zodResolver(limitsSchema(proof)),
    defaultValues: { day: wanted(limits.day), month: wanted(limits.month), ...NO_PROOF },
  });
  const [day, month] = useWatch({ control, name: ['day', 'month'] });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async ({ day: dayCents, month: monthCents, ...values }) => {
      try {
        await proof.prove(values, (client) => save.mutateAsync({ client, day: dayCents, month: monthCents }));
      } catch (error) {
        tellProofFault(error, setError);
        throw error;
      }
      toast.success(t('limits.saved'));
      onDone();
    }, toastInvalid),
  );
  const keep = () => {
    setValue('day', typed(limits.day.limit));
    setValue('month', typed(limits.month.limit));
  };
  return (
    <DialogContent description={t('limits.lead')} title={t('limits.title')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        {limits.day.next || limits.month.next ? (
          <Alert tone="info">
            <p>
              <LimitsState limits={limits} />
            </p>
            <Button className="justify-self-start" onClick={keep} variant="link">
              {t('limits.keep')}
            </Button>
          </Alert>
        ) : null}
        <AmountField
          error={errors.day?.message}
          hint={t('limits.hint')}
          label={t('limits.enterDay')}
          typed={day}
          {...register('day')}
        />
        <AmountField
          error={errors.month?.message}
          hint={t('limits.hint')}
          label={t('limits.enterMonth')}
          typed={month}
          {...register('month')}
        />
        <ProofFields errors={errors} proof={proof} register={register} />
        <SubmitButton pending={formState.isSubmitting || !proof.isReady}>{t('limits.save')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
