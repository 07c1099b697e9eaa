import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { proposeWalletMutation } from '../mutations';
import type { Wallet } from '../queries';
import { walletSchema } from '../schema';

interface WalletProposalFormProps {
  wallet: Wallet;
  ids: RequestIds;
  onDone: () => void;
}

export function WalletProposalForm({ wallet, ids, onDone }: WalletProposalFormProps) {
  const propose = useMutation(proposeWalletMutation);
  const isMounted = useIsMounted();
  const isSandbox = wallet.siteNetwork === 'test';
  const form = useZodForm(walletSchema(wallet), {
    network: wallet.siteNetwork,
    address: '',
    name: wallet.address_name ?? '',
    memo: wallet.memo ?? '',
    reason: '',
  });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        const change = { walletId: wallet.id, ...values };
        await ids.send(change, (requestId) => propose.mutateAsync({ ...change, requestId }));
        toast.success(t('settings.wallets.proposed'));
        if (isMounted()) onDone();
      }}
    >
      {isSandbox ? (
        <SelectField
          control={control}
          name="network"
          hint={t('settings.wallets.mainHint')}
          label={t('settings.wallets.network')}
        >
          <option value="test">{t('deposits.network.test')}</option>
          <option value="main">{t('deposits.network.main')}</option>
        </SelectField>
      ) : null}
      <InputField
        control={control}
        name="address"
        label={t('settings.wallets.address')}
        className="font-mono"
        dir="ltr"
        spellCheck={false}
      />
      <InputField
        control={control}
        name="name"
        hint={t('settings.wallets.nameHint')}
        label={t('settings.wallets.name')}
        dir="auto"
      />
      {wallet.chain === 'TON' ? (
        <InputField
          control={control}
          name="memo"
          hint={t('settings.wallets.memoHint')}
          label={t('settings.wallets.memo')}
          dir="ltr"
        />
      ) : null}
      <ReasonField hint={t('settings.wallets.reasonHint')} />
      <SubmitButton className="justify-self-start">{t('settings.wallets.send')}</SubmitButton>
    </Form>
  );
}
