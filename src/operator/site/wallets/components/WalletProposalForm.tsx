import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
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

/** Proposes another address for a wallet; nothing changes by it. */
export function WalletProposalForm({ wallet, ids, onDone }: WalletProposalFormProps) {
  const propose = useMutation(proposeWalletMutation);
  const isMounted = useIsMounted();
  const isSandbox = wallet.siteNetwork === 'test';
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(walletSchema(wallet)),
    defaultValues: {
      network: wallet.siteNetwork,
      address: '',
      name: wallet.address_name ?? '',
      memo: wallet.memo ?? '',
      reason: '',
    },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      const change = { walletId: wallet.id, ...values };
      await ids.send(change, (requestId) => propose.mutateAsync({ ...change, requestId }));
      toast.success(t('settings.wallets.proposed'));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {isSandbox ? (
        <Field
          error={errors.network?.message}
          hint={t('settings.wallets.mainHint')}
          label={t('settings.wallets.network')}
        >
          {(control) => (
            <Select {...control} {...register('network')}>
              <option value="test">{t('deposits.network.test')}</option>
              <option value="main">{t('deposits.network.main')}</option>
            </Select>
          )}
        </Field>
      ) : null}
      <Field error={errors.address?.message} label={t('settings.wallets.address')}>
        {(control) => (
          <Input
            {...control}
            {...register('address')}
            autoComplete="off"
            className="font-mono"
            dir="ltr"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        error={errors.name?.message}
        hint={t('settings.wallets.nameHint')}
        label={t('settings.wallets.name')}
      >
        {(control) => <Input {...control} {...register('name')} autoComplete="off" dir="auto" />}
      </Field>
      {wallet.chain === 'TON' ? (
        <Field
          error={errors.memo?.message}
          hint={t('settings.wallets.memoHint')}
          label={t('settings.wallets.memo')}
        >
          {(control) => <Input {...control} {...register('memo')} autoComplete="off" dir="ltr" />}
        </Field>
      ) : null}
      <ReasonField
        error={errors.reason?.message}
        hint={t('settings.wallets.reasonHint')}
        register={() => register('reason')}
      />
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('settings.wallets.send')}
      </SubmitButton>
    </form>
  );
}
