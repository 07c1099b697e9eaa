import { useMutation } from '@tanstack/react-query';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField, SelectField } from '@/components/forms/TextFields';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { proposeWalletMutation } from '../mutations';
import type { Wallet } from '../queries';
import { walletSchema } from '../schema';

export function WalletProposalForm({ wallet, ids, onDone }: { wallet: Wallet; ids: RequestIds; onDone: () => void }) {
  const propose = useMutation(proposeWalletMutation);
  return (
    <DialogForm
      onDone={onDone}
      onSend={({ memo, ...values }) => {
        const change = { wallet_id: wallet.id, ...values, ...(memo && { memo }) };
        return ids.send(change, (request_id) => propose.mutateAsync({ ...change, request_id }));
      }}
      schema={walletSchema(wallet)}
      submit={t('settings.wallets.send')}
      told={t('settings.wallets.proposed')}
      values={{
        network: wallet.siteNetwork,
        address: '',
        address_name: wallet.address_name ?? '',
        memo: wallet.memo ?? '',
        reason: '',
      }}
    >
      {({ control }) => (
        <>
          {wallet.siteNetwork === 'test' ? (
            <SelectField
              control={control}
              hint={t('settings.wallets.mainHint')}
              label={t('payments.review.network')}
              name="network"
            >
              <option value="test">{t('deposits.network.test')}</option>
              <option value="main">{t('deposits.network.main')}</option>
            </SelectField>
          ) : null}
          <InputField
            className="font-mono"
            control={control}
            dir="ltr"
            label={t('settings.wallets.address')}
            name="address"
            spellCheck={false}
          />
          <InputField
            control={control}
            dir="auto"
            hint={t('settings.wallets.nameHint')}
            label={t('settings.wallets.name')}
            name="address_name"
          />
          {wallet.chain === 'TON' ? (
            <InputField
              control={control}
              dir="ltr"
              hint={t('settings.wallets.memoHint')}
              label={t('operations.withdrawals.memo')}
              name="memo"
            />
          ) : null}
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}
