import * as z from 'zod/mini';
import { isTransactionId } from '@/lib/addresses/transactions';
import { t } from '@/lib/i18n/i18n';
import { enteredTransactionId } from '@/operator/kit/schema';

/** The network of a withdrawal; for USDT, that of its address. */
export function networkOf(method: string, address: string): string {
  if (method !== 'USDT') return method;
  return address.startsWith('0x') ? 'Ethereum' : 'TRON';
}

/** A payment with a transaction id in its network's format. */
export const paymentSchema = ({ method, address }: { method: string; address: string }) =>
  z.object({
    coins: z
      .string()
      .check(z.trim(), z.regex(/^([0-9]{1,17}(\.[0-9]{1,18})?)?$/, { error: () => t('errors.invalid_amount') })),
    transactionId: enteredTransactionId.check(
      z.refine((id) => isTransactionId(networkOf(method, address), id), {
        error: () => t('errors.invalid_transaction_id'),
      }),
    ),
  });
