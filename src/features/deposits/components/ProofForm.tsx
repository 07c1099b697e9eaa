import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FileField } from '@/components/forms/FileField';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { UploadProgress } from '@/components/forms/UploadProgress';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { errorMessage } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { DOCUMENT_LIMITS } from '@/lib/uploads/upload';
import { sendPaymentMutation } from '../mutations';
import { type DepositQuote, paymentMethodsQuery, walletsQuery } from '../queries';
import { networkChoices, payableMethods, proofSchema } from '../schema';
import { NetworkField } from './NetworkField';

interface ProofFormProps {
  amountCents: number;
  quotes: readonly DepositQuote[];
  /** Hears whether the proof is on its way. */
  onSending: (isSending: boolean) => void;
}

/** The proof of a payment; afterwards to the dashboard. A failure leaves everything as it was entered. */
export function ProofForm({ amountCents, quotes, onSending }: ProofFormProps) {
  const { user } = useRouteContext({ from: '/_account' });
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const client = useQueryClient();
  const { data: wallets } = useSuspenseQuery(walletsQuery);
  const { data: offered } = useSuspenseQuery(paymentMethodsQuery);
  const methods = payableMethods(offered, wallets);
  const send = useMutation(sendPaymentMutation);
  const [failure, setFailure] = useState<string>();
  /** Which share of the proof has arrived. */
  const [share, setShare] = useState(0);
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(proofSchema(methods)),
    defaultValues: { method: '', network: '', transactionId: '' },
  });
  const networks = networkChoices(methods, useWatch({ control, name: 'method' }));
  const submit = useSubmit(
    handleSubmit(async (values) => {
      setFailure(undefined);
      toast.dismiss(t('depositing.notSent'));
      // While the proof travels: an investor who paid to an address that is no longer in use reads that, and is not held up.
      void client.invalidateQueries(walletsQuery);
      onSending(true);
      const quote = quotes.find((one) => one.method === values.method);
      let words: string;
      try {
        const recorded = await send.mutateAsync({
          userId: user.id,
          amountCents: quote?.amount_cents ?? amountCents,
          quoteId: quote?.id,
          ...values,
          // Of another method, chosen before.
          network: networks.includes(values.network) ? values.network : '',
          onProgress: setShare,
        });
        const { method } = recorded;
        words =
          method === values.method
            ? t('depositing.sentText', { amount: formatCents(recorded.amountCents), method })
            : t('depositing.sentEarlier', { method });
      } catch (error) {
        toast.error(t('depositing.notSent'));
        setFailure(errorMessage(error));
        return;
      } finally {
        onSending(false);
      }
      toast.info(t('depositing.sent'), words);
      // In its place: "back" would open the form again, with the amount that has just been sent.
      if (isMounted()) await navigate({ to: '/dashboard', replace: true });
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <FormFields isSending={formState.isSubmitting}>
        <Controller
          control={control}
          name="proof"
          render={({ field, fieldState }) => (
            <FileField
              chosen={field.value}
              error={fieldState.error?.message}
              hint={t('depositing.proofHint')}
              label={t('depositing.proof')}
              limits={DOCUMENT_LIMITS}
              onChoose={(chosen) => {
                setShare(0);
                setFailure(undefined);
                field.onChange(chosen);
              }}
              ref={field.ref}
            />
          )}
        />
        <Field error={formState.errors.method?.message} label={t('depositing.paymentMethod')}>
          {(fieldControl) => (
            <Select {...fieldControl} {...register('method')}>
              <option value="">{t('common.choose')}</option>
              {methods.map(({ name, networks: paidOn }) =>
                paidOn.length > 0 ? (
                  <option key={name}>{name}</option>
                ) : (
                  <option disabled key={name} value={name}>
                    {t('depositing.noAddress', { method: name })}
                  </option>
                ),
              )}
            </Select>
          )}
        </Field>
        <NetworkField
          {...register('network')}
          error={formState.errors.network?.message}
          networks={networks}
        />
        <Field
          error={formState.errors.transactionId?.message}
          hint={t('depositing.transactionHint')}
          label={t('depositing.transactionId')}
        >
          {(fieldControl) => (
            <Input
              {...fieldControl}
              {...register('transactionId')}
              autoComplete="off"
              dir="ltr"
              spellCheck={false}
            />
          )}
        </Field>
      </FormFields>
      {failure ? (
        <Alert tone="bad">
          <p>{failure}</p>
          {share > 0 && share < 1 ? (
            <p>{t('payments.file.kept', { percent: formatPercent(share) })}</p>
          ) : null}
          <p>{t('depositing.retrySafe')}</p>
        </Alert>
      ) : null}
      {formState.isSubmitting && share > 0 ? <UploadProgress share={share} /> : null}
      <SubmitButton pending={formState.isSubmitting}>{t('depositing.submit')}</SubmitButton>
    </form>
  );
}
