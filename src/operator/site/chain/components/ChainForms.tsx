import { useMutation } from '@tanstack/react-query';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import type { Chains } from '@/operator/kit/chains';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldWords } from '@/operator/kit/proposals';
import { proposeAccountMutation, setNetworkMutation } from '../mutations';
import { accountSchema, networkSchema } from '../schema';

export function NetworkForm({ network: n, onDone }: { network: Chains['networks'][number]; onDone: () => void }) {
  const change = useMutation(setNetworkMutation);
  const form = useZodForm(networkSchema, {
    confirmations: String(n.confirmations),
    automatic_cents: typedCents(n.automatic_cents),
    height: '',
    header: '',
    reason: '',
  });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async ({ confirmations = n.confirmations, ...values }) => {
        const proposal = await change.mutateAsync({ network: n.network, confirmations, ...values });
        toast.success(toldWords(proposal, t('offers.saved', { name: n.network })));
        onDone();
      }}
    >
      <InputField control={control} inputMode="numeric" label={t('chains.confirmations')} name="confirmations" />
      <AmountField control={control} hint={t('chains.limitHint')} label={t('chains.limit')} name="automatic_cents" />
      {n.height === null && n.network !== 'Ethereum' ? (
        <>
          <InputField control={control} inputMode="numeric" label={t('chains.startHeight')} name="height" />
          <InputField control={control} dir="ltr" label={t('chains.startHeader')} name="header" spellCheck={false} />
        </>
      ) : null}
      <ReasonField />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}

export function AccountForm({ networks, onDone }: { networks: Chains['networks']; onDone: () => void }) {
  const propose = useMutation(proposeAccountMutation);
  const form = useZodForm(accountSchema, { network: networks[0]?.network ?? '', key: '', first: '', reason: '' });
  const { control } = form;
  return (
    <Form
      blame={{ invalid_address: 'first', invalid_value: 'key' }}
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        toast.success(toldWords(await propose.mutateAsync(values), t('offers.saved', { name: values.network })));
        onDone();
      }}
    >
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
      <SubmitButton className="justify-self-start">{t('chains.propose')}</SubmitButton>
    </Form>
  );
}
