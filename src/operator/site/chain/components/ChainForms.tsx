import { useMutation } from '@tanstack/react-query';
import { AmountField } from '@/components/forms/AmountField';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import type { Chains } from '@/operator/kit/chain-desk';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldWords } from '@/operator/kit/proposals';
import { proposeAccountMutation, setNetworkMutation } from '../mutations';
import { accountSchema, networkSchema } from '../schema';

export function NetworkForm({ network: n, onDone }: { network: Chains['networks'][number]; onDone: () => void }) {
  const change = useMutation(setNetworkMutation);
  return (
    <DialogForm
      onDone={onDone}
      onSend={({ confirmations = n.confirmations, ...values }) =>
        change.mutateAsync({ network: n.network, confirmations, ...values })
      }
      schema={networkSchema}
      submit={t('common.save')}
      told={(proposal) => toldWords(proposal, t('offers.saved', { name: n.network }))}
      values={{
        confirmations: String(n.confirmations),
        automatic_cents: typedCents(n.automatic_cents),
        height: '',
        header: '',
        reason: '',
      }}
    >
      {({ control }) => (
        <>
          <InputField control={control} inputMode="numeric" label={t('chains.confirmations')} name="confirmations" />
          <AmountField
            control={control}
            hint={t('chains.limitHint')}
            label={t('chains.limit')}
            name="automatic_cents"
          />
          {n.height === null && n.network !== 'Ethereum' ? (
            <>
              <InputField control={control} inputMode="numeric" label={t('chains.startHeight')} name="height" />
              <InputField
                control={control}
                dir="ltr"
                label={t('chains.startHeader')}
                name="header"
                spellCheck={false}
              />
            </>
          ) : null}
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}

export function AccountForm({ networks, onDone }: { networks: Chains['networks']; onDone: () => void }) {
  const propose = useMutation(proposeAccountMutation);
  return (
    <DialogForm
      blame={{ invalid_address: 'first', invalid_value: 'key' }}
      onDone={onDone}
      onSend={async (values) => ({ proposal: await propose.mutateAsync(values), name: values.network })}
      schema={accountSchema}
      submit={t('chains.propose')}
      told={({ proposal, name }) => toldWords(proposal, t('offers.saved', { name }))}
      values={{ network: networks[0]?.network ?? '', key: '', first: '', reason: '' }}
    >
      {({ control }) => (
        <>
          <SelectField control={control} label={t('payments.review.network')} name="network">
            {networks.map(({ network }) => (
              <option key={network}>{network}</option>
            ))}
          </SelectField>
          <InputField control={control} dir="ltr" label={t('chains.key')} name="key" spellCheck={false} />
          <InputField
            control={control}
            dir="ltr"
            hint={t('chains.firstHint')}
            label={t('chains.first')}
            name="first"
            spellCheck={false}
          />
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}
