import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FileField } from '@/components/forms/FileField';
import { Form, FormFailure } from '@/components/forms/Form';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { UploadProgress } from '@/components/forms/UploadProgress';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastIncomplete } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { DOCUMENT_LIMITS } from '@/lib/uploads/upload';
import { sendPaymentMutation } from '../mutations';
import { type DepositQuote, walletsQuery } from '../queries';
import type { PaymentMethod, proofSchema } from '../schema';
import { NetworkField } from './NetworkField';

type Schema = ReturnType<typeof proofSchema>;

interface ProofFormProps {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  methods: readonly PaymentMethod[];
  /** Of the chosen method, where it has several. */
  networks: readonly string[];
  amountCents: number;
  quotes: readonly DepositQuote[];
  /** After how many blocks a payment of the chosen method is credited without a proof. */
  confirmations: number | undefined;
  onSending: (isSending: boolean) => void;
}

export function ProofForm({ form, methods, networks, amountCents, quotes, confirmations, onSending }: ProofFormProps) {
  const { user } = useRouteContext({ from: '/_account' });
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const client = useQueryClient();
  const send = useMutation(sendPaymentMutation);
  const [share, setShare] = useState(0);
  const { control, clearErrors, formState } = form;
  return (
    <Form
      className="grid gap-5"
      failsInside
      failureToast={t('depositing.notSent')}
      form={form}
      onInvalid={toastIncomplete}
      onSubmit={async ({ proof, ...values }) => {
        toast.dismiss(t('depositing.notSent'));
        if (!proof) {
          toast.info(t('depositing.sent'), t('deposits.chain.sentText', { number: confirmations }));
          await navigate({ to: '/dashboard', replace: true });
          return;
        }
        // Not awaited: warns investors who paid to an old address.
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
            proof,
            // The network may be of an earlier method.
            network: networks.includes(values.network) ? values.network : '',
            onProgress: setShare,
          });
          const { method } = recorded;
          words =
            method === values.method
              ? t('depositing.sentText', { amount: formatCents(recorded.amountCents), method })
              : t('depositing.sentEarlier', { method });
        } finally {
          onSending(false);
        }
        toast.info(t('depositing.sent'), words);
        // "Back" would open the form with the amount just sent.
        if (isMounted()) await navigate({ to: '/dashboard', replace: true });
      }}
    >
      <FormFields>
        <FileField
          control={control}
          hint={t(confirmations === undefined ? 'depositing.proofHint' : 'deposits.chain.noProof')}
          label={t('depositing.proof')}
          limits={DOCUMENT_LIMITS}
          name="proof"
          onChoose={() => {
            setShare(0);
            clearErrors('root');
          }}
        />
        <SelectField control={control} name="method" label={t('depositing.paymentMethod')}>
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
        </SelectField>
        <NetworkField networks={networks} />
        <InputField
          control={control}
          name="transactionId"
          label={t('depositing.transactionId')}
          dir="ltr"
          spellCheck={false}
        />
      </FormFields>
      <FormFailure>
        {() => (
          <>
            {share > 0 && share < 1 ? <p>{t('payments.file.kept', { percent: formatPercent(share) })}</p> : null}
            <p>{t('depositing.retrySafe')}</p>
          </>
        )}
      </FormFailure>
      {formState.isSubmitting && share > 0 ? <UploadProgress share={share} /> : null}
      <SubmitButton>{t('depositing.submit')}</SubmitButton>
    </Form>
  );
}
