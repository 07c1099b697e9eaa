import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Modal } from '@/components/forms/Modal';
import { isProofMissing } from '@/features/auth/proof';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import type { WithdrawalMethod } from '@/features/dashboard/withdrawal-methods';
import { checkAddress } from '@/lib/addresses/addresses';
import type { ErrorCode } from '@/lib/data/error-codes';
import { isUnclear, toAppError } from '@/lib/data/errors';
import type { Client } from '@/lib/data/supabase';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastIncomplete } from '@/lib/forms/use-submit';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { limitRefusal, mostToRequest } from '../limits';
import { requestWithdrawalMutation } from '../mutations';
import { payoutWaitsQuery, withdrawalTermsQuery } from '../queries';
import { withdrawalSchema } from '../schema';
import { addressesIn } from '../waits';
import { ReviewStep } from './ReviewStep';
import { WithdrawalForm } from './WithdrawalForm';

export interface Attempt {
  requestId: string;
  /** Sent before, so its amount may already be reserved. */
  isSent: boolean;
}

interface WithdrawalDialogProps {
  method: WithdrawalMethod;
  availableCents: number;
  attempt: Attempt;
  /** Called when sent, and again after a refusal, which reserves nothing. */
  onSent: (isSent: boolean) => void;
  onNewIntent: () => void;
  onClose: () => void;
}

type FieldName = 'address' | 'memo' | 'amount';

const FIELDS: Partial<Record<ErrorCode, FieldName>> = {
  invalid_address: 'address',
  dead_address: 'address',
  invalid_memo: 'memo',
  test_network_address: 'address',
  invalid_amount: 'amount',
  below_minimum: 'amount',
  below_dust: 'amount',
  insufficient_funds: 'amount',
  fee_changed: 'amount',
  factor_needed_for_sum: 'amount',
  above_own_limit: 'amount',
};

export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { method, availableCents, attempt, onSent, onNewIntent, onClose } = props;
  const { user } = useRouteContext({ from: '/_account' });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const request = useMutation(requestWithdrawalMutation);
  const { data: known } = useQuery(withdrawalLimitsQuery(user.id));
  const { data: waits = [] } = useQuery(payoutWaitsQuery(user.id));
  const addresses = addressesIn(waits).filter(({ address }) => checkAddress(method.name, address).ok);
  const ready = addresses.find(({ wait }) => wait === null);
  const [reviewed, setReviewed] = useState<{ address: string; memo: string; amount: number; fee: number }>();
  const [failure, setFailure] = useState<string>();
  const form = useZodForm(withdrawalSchema(method, attempt.isSent ? undefined : availableCents), {
    address: ready?.address ?? '',
    memo: ready?.memo ?? '',
    amount: '',
  });

  const refuse = (code: ErrorCode) => {
    const words: Partial<Record<ErrorCode, string>> = {
      below_minimum: t('withdrawals.belowMinimum', { minimum: formatCents(method.min_cents) }),
      insufficient_funds: t('withdrawing.aboveBalance'),
      request_id_reused: t('withdrawing.earlierArrived'),
    };
    return tell(words[code] ?? t(`errors.${code}`), FIELDS[code]);
  };
  const tell = (message: string, field: FieldName | undefined) => {
    // A field says by itself what is wrong with it.
    if (field) toastIncomplete();
    else toast.error(message);
    if (reviewed && !field) return setFailure(message);
    setReviewed(undefined);
    return form.setError(field ?? 'root', { message });
  };

  const review = async (values: { address: string; memo: string; amount: number }) => {
    let fee: number;
    try {
      const terms = await queryClient.query(
        withdrawalTermsQuery(user.id, method.name, values.amount, values.address, values.memo),
      );
      if (!terms) return refuse('method_not_found');
      if (!terms.verified) return refuse('account_not_verified');
      if (terms.remaining_cents < 0 && !attempt.isSent) return refuse('insufficient_funds');
      // An earlier request may have used the limits up.
      const limits = attempt.isSent ? undefined : await queryClient.query(withdrawalLimitsQuery(user.id));
      const refusal = limits && limitRefusal(limits, values.amount);
      if (refusal !== undefined) return tell(refusal, 'amount');
      fee = terms.fee_cents;
    } catch (error) {
      return refuse(toAppError(error).code);
    }
    setFailure(undefined);
    return setReviewed({ ...values, fee });
  };

  const send = async (client: Client): Promise<void> => {
    if (!reviewed) return;
    const { address, memo, amount: amountCents, fee: feeCents } = reviewed;
    setFailure(undefined);
    const wasSent = attempt.isSent;
    onSent(true);
    try {
      const { status } = await request.mutateAsync({
        client,
        method: method.name,
        address,
        memo,
        amountCents,
        feeCents,
        requestId: attempt.requestId,
      });
      // The response belongs to a request that was cancelled or decided since.
      if (status !== 'pending') {
        setFailure(t('withdrawing.earlierArrived'));
        onNewIntent();
        return;
      }
    } catch (error) {
      if (!isUnclear(error)) onSent(wasSent);
      if (isProofMissing(error)) throw error;
      const { code } = toAppError(error);
      refuse(code);
      if (code === 'request_id_reused') onNewIntent();
      return;
    }
    onNewIntent();
    toast.success(
      t('withdrawing.sent'),
      t('depositing.sentText', { amount: formatCents(amountCents), method: method.name }),
    );
    if (isMounted()) await navigate({ to: '/dashboard' });
  };

  return (
    <Modal
      onClose={onClose}
      {...(reviewed ? {} : { description: t('withdrawing.dialogText') })}
      title={reviewed ? t('payments.review.title') : t('withdrawing.requestBy', { method: method.name })}
    >
      {reviewed ? (
        <ReviewStep
          address={reviewed.address}
          amountCents={reviewed.amount}
          failure={failure}
          isSending={request.isPending}
          isSent={attempt.isSent}
          memo={reviewed.memo}
          method={method}
          onBack={() => setReviewed(undefined)}
          onSend={send}
        />
      ) : (
        <WithdrawalForm
          addresses={addresses}
          availableCents={availableCents}
          form={form}
          // An earlier request may have used the limits up.
          faultOf={(cents) => (known && !attempt.isSent ? limitRefusal(known, cents) : undefined)}
          method={method}
          mostCents={mostToRequest(availableCents, known)}
          onSubmit={review}
        />
      )}
    </Modal>
  );
}
