import { useMutation } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogBox } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { NO_PROOF, PROOF_FIELDS, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import type { WithdrawalLimit, WithdrawalLimits } from '@/features/dashboard/limits';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { limitsSchema, setLimitsMutation } from '../limits';
import { LimitsState } from './LimitsState';

const typed = (cents: number | null) => (cents === null ? '' : typedCents(cents));
/** The last limit set, even if it is still pending. */
const wanted = ({ limit, next }: WithdrawalLimit) => typed(next ? next.limit : limit);

interface LimitsDialogProps {
  user: CurrentUser;
  limits: WithdrawalLimits;
  onDone: () => void;
}

export function LimitsDialog({ user, limits, onDone }: LimitsDialogProps) {
  const save = useMutation(setLimitsMutation);
  const proof = useProof(user);
  const form = useZodForm(limitsSchema(proof), {
    day: wanted(limits.day),
    month: wanted(limits.month),
    ...NO_PROOF,
  });
  const { control, setValue } = form;
  const keep = () => {
    setValue('day', typed(limits.day.limit));
    setValue('month', typed(limits.month.limit));
  };
  return (
    <DialogBox description={t('limits.lead')} title={t('limits.title')}>
      <Form
        blame={PROOF_FIELDS}
        className="grid gap-5"
        form={form}
        onSubmit={async ({ day: dayCents, month: monthCents, ...values }) => {
          await proof.prove(values, (client) => save.mutateAsync({ client, day: dayCents, month: monthCents }));
          toast.success(t('limits.saved'));
          onDone();
        }}
      >
        {limits.day.next || limits.month.next ? (
          <NoticeBox tone="info">
            <p>
              <LimitsState limits={limits} />
            </p>
            <Button className="justify-self-start" onClick={keep} variant="link">
              {t('limits.keep')}
            </Button>
          </NoticeBox>
        ) : null}
        <AmountField control={control} name="day" hint={t('limits.hint')} label={t('limits.enterDay')} />
        <AmountField control={control} name="month" hint={t('limits.hint')} label={t('limits.enterMonth')} />
        <ProofFields proof={proof} />
        <SubmitButton pending={!proof.isReady}>{t('limits.save')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
