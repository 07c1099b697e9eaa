import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { MoneyText } from '@/components/display/MoneyText';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { TitledSection } from '@/components/frame/TitledSection';
import { NETWORKS } from '@/lib/addresses/transactions';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { writtenValue } from '@/operator/kit/fields';
import { type Proposal, proposalsQuery } from '@/operator/kit/proposals';
import { payUnclaimedMutation, proposePayoutMutation } from '../mutations';
import { type Unclaimed, unclaimedQuery } from '../queries';
import { payoutSchema, unclaimedPaymentSchema } from '../schema';

function ProposePayout({ money, isHidden }: { money: Unclaimed; isHidden: boolean }) {
  const propose = useMutation(proposePayoutMutation);
  const title = t('treasury.unclaimed.proposeLabel', { amount: formatCents(money.amount_cents) });
  return (
    <FormDialog
      button={{
        'aria-label': title,
        isHidden,
        label: t('treasury.unclaimed.propose'),
        size: 'sm',
        title,
        variant: 'outline',
      }}
      onSend={(values) => propose.mutateAsync({ person_id: money.person_id, ...values })}
      schema={payoutSchema}
      told={t('switches.proposed')}
      values={{ recipient: '', evidence: '' }}
    >
      {({ control }) => (
        <>
          <InputField control={control} dir="ltr" label={t('treasury.unclaimed.recipient')} name="recipient" />
          <InputField
            control={control}
            dir="auto"
            hint={t('treasury.unclaimed.evidenceHint')}
            label={t('treasury.yield.evidence')}
            name="evidence"
          />
        </>
      )}
    </FormDialog>
  );
}

/** Enters the payment of what another treasurer proposed to pay. */
export function UnclaimedPayment({ proposal: { id, changes } }: { proposal: Proposal }) {
  const pay = useMutation(payUnclaimedMutation);
  const amount = writtenValue('unclaimed', 'amount_cents', changes['amount_cents']?.[1]);
  const recipient = writtenValue('unclaimed', 'recipient', changes['recipient']?.[1]);
  const label = t('treasury.unclaimed.pay');
  return (
    <FormDialog
      button={{
        label,
        'aria-label': `${label}: ${amount}`,
        size: 'sm',
        title: t('treasury.unclaimed.payLabel', { amount }),
      }}
      onSend={({ network, transactionId }) =>
        pay.mutateAsync({ proposal_id: id, network, transaction_id: transactionId })
      }
      schema={unclaimedPaymentSchema}
      told={t('treasury.unclaimed.paid', { amount })}
      values={{ network: '', transactionId: '' }}
    >
      {({ control }) => (
        <>
          <p className="text-sm wrap-anywhere">{t('treasury.unclaimed.payText', { amount, recipient })}</p>
          <SelectField control={control} label={t('payments.review.network')} name="network">
            <option value="">{t('common.choose')}</option>
            {NETWORKS.map((network) => (
              <option key={network}>{network}</option>
            ))}
          </SelectField>
          <InputField control={control} dir="ltr" label={t('deposits.naming.title')} name="transactionId" />
        </>
      )}
    </FormDialog>
  );
}

/** What closed accounts have earned, whose payment a treasurer proposes. */
export function UnclaimedMoney() {
  const { data: proposals } = useSuspenseQuery(proposalsQuery);
  const { data: list } = useSuspenseQuery(unclaimedQuery);
  if (list.length === 0) return null;
  return (
    <TitledSection className="mt-14" lead={t('treasury.unclaimed.lead')} title={t('treasury.unclaimed.title')}>
      <ul className="grid gap-6">
        {list.map((money) => (
          <li className="border-warning grid justify-items-start gap-3 border-s-2 ps-4 text-sm" key={money.person_id}>
            <p className="flex flex-wrap gap-x-4 font-medium">
              <MoneyText cents={money.amount_cents} />
              <span className="text-muted-foreground">
                {t('treasury.unclaimed.since', { date: formatDate(money.since) })}
              </span>
              <span className="text-muted-foreground wrap-anywhere" dir="ltr">
                {money.person_id}
              </span>
            </p>
            <ProposePayout
              isHidden={proposals.some(({ kind, subject }) => kind === 'unclaimed' && subject === money.person_id)}
              money={money}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
