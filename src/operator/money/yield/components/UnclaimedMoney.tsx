import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Evidence } from '@/components/display/Evidence';
import { MoneyText } from '@/components/display/MoneyText';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { NETWORKS } from '@/lib/addresses/transactions';
import { formatDate } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { Step } from '@/operator/kit/components/Step';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { cancelPayoutMutation, payUnclaimedMutation, proposePayoutMutation } from '../mutations';
import { type Unclaimed, unclaimedQuery } from '../queries';
import { payoutSchema, unclaimedPaymentSchema } from '../schema';

interface FormProps {
  money: Unclaimed;
  onDone: () => void;
}

function ProposalForm({ money, onDone }: FormProps) {
  const propose = useMutation(proposePayoutMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(payoutSchema),
    defaultValues: { recipient: '', evidence: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await propose.mutateAsync({ personId: money.person_id, ...values });
      toast.success(t('treasury.unclaimed.proposed', { amount: formatCents(money.amount_cents) }));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field error={errors.recipient?.message} label={t('treasury.unclaimed.recipient')}>
        {(control) => <Input {...control} {...register('recipient')} autoComplete="off" dir="ltr" />}
      </Field>
      <Field
        error={errors.evidence?.message}
        hint={t('treasury.unclaimed.evidenceHint')}
        label={t('treasury.yield.evidence')}
      >
        {(control) => <Input {...control} {...register('evidence')} autoComplete="off" dir="auto" />}
      </Field>
      <SubmitButton className="justify-self-start" pending={isSubmitting}>
        {t('treasury.unclaimed.propose')}
      </SubmitButton>
    </form>
  );
}

function PaymentForm({ money, onDone }: FormProps) {
  const pay = useMutation(payUnclaimedMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(unclaimedPaymentSchema),
    defaultValues: { network: '', transactionId: '' },
  });
  const { errors, isSubmitting } = formState;
  const amount = formatCents(money.payout_cents ?? 0);
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await pay.mutateAsync({ id: money.payout_id ?? '', ...values });
      toast.success(t('treasury.unclaimed.paid', { amount }));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="text-sm wrap-anywhere">
        {t('treasury.unclaimed.payText', { amount, recipient: money.recipient ?? '' })}
      </p>
      <Field error={errors.network?.message} label={t('payments.review.network')}>
        {(control) => (
          <Select {...control} {...register('network')}>
            <option value="">{t('common.choose')}</option>
            {NETWORKS.map((network) => (
              <option key={network}>{network}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field error={errors.transactionId?.message} label={t('operations.withdrawals.transactionId')}>
        {(control) => <Input {...control} {...register('transactionId')} autoComplete="off" dir="ltr" />}
      </Field>
      <SubmitButton className="justify-self-start" pending={isSubmitting}>
        {t('treasury.unclaimed.pay')}
      </SubmitButton>
    </form>
  );
}

/** The payment that was proposed, and what this treasurer may do with it. */
function Proposed({ money, isOwn, onPay }: { money: Unclaimed; isOwn: boolean; onPay: () => void }) {
  const cancel = useMutation(cancelPayoutMutation);
  const about = formatCents(money.payout_cents ?? 0);
  const by = t('treasury.unclaimed.by', { name: money.proposed_by_name ?? '' });
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere" dir="auto">
        {money.recipient}
      </p>
      <p className="text-muted-foreground">
        <Evidence>{money.evidence ?? ''}</Evidence> ({by})
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {isOwn ? null : (
          <Button aria-label={`${t('treasury.unclaimed.pay')}: ${about}`} onClick={onPay} size="sm">
            {t('treasury.unclaimed.pay')}
          </Button>
        )}
        <Step
          about={about}
          done={t('treasury.unclaimed.cancelled')}
          label={t('common.stop')}
          onConfirm={() => cancel.mutateAsync(money.payout_id ?? '')}
          title={t('treasury.unclaimed.payLabel', { amount: about })}
          variant="destructive"
        />
      </div>
    </div>
  );
}

/** What closed accounts have earned, and its payment by two people; nothing when there is none. */
export function UnclaimedMoney() {
  const { user } = useRouteContext({ from: '/_operator' });
  const { data: list } = useSuspenseQuery(unclaimedQuery);
  const [opened, setOpened] = useState<Unclaimed>();
  const close = () => setOpened(undefined);
  if (list.length === 0) return null;
  const proposeLabel = (money: Unclaimed) =>
    t('treasury.unclaimed.proposeLabel', { amount: formatCents(money.amount_cents) });
  return (
    <TitledSection
      className="mt-14"
      lead={t('treasury.unclaimed.lead')}
      title={t('treasury.unclaimed.title')}
    >
      <ul className="grid gap-6">
        {list.map((money) => (
          <li className="border-warning grid gap-3 border-s-2 ps-4 text-sm" key={money.person_id}>
            <p className="flex flex-wrap gap-x-4 font-medium">
              <MoneyText cents={money.amount_cents} />
              <span className="text-muted-foreground">
                {t('treasury.unclaimed.since', { date: formatDate(money.since) })}
              </span>
              <span className="text-muted-foreground wrap-anywhere" dir="ltr">
                {money.person_id}
              </span>
            </p>
            {money.payout_id === null ? (
              <Button
                aria-label={proposeLabel(money)}
                className="justify-self-start"
                onClick={() => setOpened(money)}
                size="sm"
                variant="outline"
              >
                {t('treasury.unclaimed.propose')}
              </Button>
            ) : (
              <Proposed
                isOwn={money.proposed_by === user.id}
                key={money.payout_id}
                money={money}
                onPay={() => setOpened(money)}
              />
            )}
          </li>
        ))}
      </ul>
      {opened?.payout_id === null ? (
        <Modal onClose={close} title={proposeLabel(opened)}>
          <ProposalForm money={opened} onDone={close} />
        </Modal>
      ) : null}
      {opened?.payout_id ? (
        <Modal
          onClose={close}
          title={t('treasury.unclaimed.payLabel', { amount: formatCents(opened.payout_cents ?? 0) })}
        >
          <PaymentForm money={opened} onDone={close} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
