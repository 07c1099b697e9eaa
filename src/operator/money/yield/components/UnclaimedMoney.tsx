import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { NETWORKS } from '@/lib/addresses/transactions';
import { formatDate } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { writtenValue } from '@/operator/kit/fields';
import { type Proposal, proposalsQuery, toldOf } from '@/operator/kit/proposals';
import { payUnclaimedMutation, proposePayoutMutation } from '../mutations';
import { type Unclaimed, unclaimedQuery } from '../queries';
import { payoutSchema, unclaimedPaymentSchema } from '../schema';

function ProposalForm({ money, onDone }: { money: Unclaimed; onDone: () => void }) {
  const propose = useMutation(proposePayoutMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(payoutSchema, { recipient: '', evidence: '' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        toldOf(await propose.mutateAsync({ personId: money.person_id, ...values }), '');
        if (isMounted()) onDone();
      }}
    >
      <InputField control={control} name="recipient" label={t('treasury.unclaimed.recipient')} dir="ltr" />
      <InputField
        control={control}
        name="evidence"
        hint={t('treasury.unclaimed.evidenceHint')}
        label={t('treasury.yield.evidence')}
        dir="auto"
      />
      <SubmitButton className="justify-self-start">{t('treasury.unclaimed.propose')}</SubmitButton>
    </Form>
  );
}

interface PaymentProps {
  id: string;
  amount: string;
  recipient: string;
  onDone: () => void;
}

function PaymentForm({ id, amount, recipient, onDone }: PaymentProps) {
  const pay = useMutation(payUnclaimedMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(unclaimedPaymentSchema, { network: '', transactionId: '' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        await pay.mutateAsync({ id, ...values });
        toast.success(t('treasury.unclaimed.paid', { amount }));
        if (isMounted()) onDone();
      }}
    >
      <p className="text-sm wrap-anywhere">{t('treasury.unclaimed.payText', { amount, recipient })}</p>
      <SelectField control={control} name="network" label={t('payments.review.network')}>
        <option value="">{t('common.choose')}</option>
        {NETWORKS.map((network) => (
          <option key={network}>{network}</option>
        ))}
      </SelectField>
      <InputField control={control} name="transactionId" label={t('operations.withdrawals.transactionId')} dir="ltr" />
      <SubmitButton className="justify-self-start">{t('treasury.unclaimed.pay')}</SubmitButton>
    </Form>
  );
}

/** Enters the payment of what another treasurer proposed to pay. */
export function UnclaimedPayment({ proposal: { id, changes } }: { proposal: Proposal }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const amount = writtenValue('unclaimed', 'amount_cents', changes['amount_cents']?.[1]);
  return (
    <>
      <Button aria-label={`${t('treasury.unclaimed.pay')}: ${amount}`} onClick={() => setIsOpen(true)} size="sm">
        {t('treasury.unclaimed.pay')}
      </Button>
      {isOpen ? (
        <Modal onClose={close} title={t('treasury.unclaimed.payLabel', { amount })}>
          <PaymentForm
            amount={amount}
            id={id}
            onDone={close}
            recipient={writtenValue('unclaimed', 'recipient', changes['recipient']?.[1])}
          />
        </Modal>
      ) : null}
    </>
  );
}

/** What closed accounts have earned, whose payment a treasurer proposes. */
export function UnclaimedMoney() {
  const { data: proposals } = useSuspenseQuery(proposalsQuery);
  const { data: list } = useSuspenseQuery(unclaimedQuery);
  const [opened, setOpened] = useState<Unclaimed>();
  const close = () => setOpened(undefined);
  if (list.length === 0) return null;
  const proposeLabel = (money: Unclaimed) =>
    t('treasury.unclaimed.proposeLabel', { amount: formatCents(money.amount_cents) });
  return (
    <TitledSection className="mt-14" lead={t('treasury.unclaimed.lead')} title={t('treasury.unclaimed.title')}>
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
            {proposals.some(({ kind, subject }) => kind === 'unclaimed' && subject === money.person_id) ? null : (
              <Button
                aria-label={proposeLabel(money)}
                className="justify-self-start"
                onClick={() => setOpened(money)}
                size="sm"
                variant="outline"
              >
                {t('treasury.unclaimed.propose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened ? (
        <Modal onClose={close} title={proposeLabel(opened)}>
          <ProposalForm money={opened} onDone={close} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
