import * as z from 'zod/mini';
import type { WithdrawalMethod } from '@/features/dashboard/withdrawal-methods';
import { faultText } from '@/lib/addresses/address-words';
import { checkAddress } from '@/lib/addresses/addresses';
import { pastedAddress } from '@/lib/addresses/pasted';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { formatCents } from '@/lib/money/money';

/** Exchanges need a memo; the database has the same rule. */
export const takesMemo = (method: string): boolean => method === 'TON';

const required = { error: () => t('common.required') };

/**
 * Only the database compares with the balance: after a lost response the amount is already reserved, and a retry must
 * still reach it.
 * @param availableCents the balance, which may be withdrawn whole if it is below the minimum; undefined once the
 * request was sent.
 */
export function withdrawalSchema(method: WithdrawalMethod, availableCents: number | undefined) {
  return z.object({
    address: z.string().check(
      z.overwrite(pastedAddress),
      z.minLength(1, { ...required, abort: true }),
      z.check(({ value, issues }) => {
        const check = checkAddress(method.name, value);
        if (!check.ok) {
          issues.push({ code: 'custom', message: faultText(check, method.name), input: value });
        }
      }),
    ),
    memo: z.string().check(z.trim(), z.regex(/^[ -~]{0,100}$/, { error: () => t('errors.invalid_memo') })),
    amount: amountSchema({
      missing: required.error,
      refuse: (cents) =>
        // Zero is not a whole balance.
        cents === 0 || (availableCents !== undefined && cents < method.min_cents && cents !== availableCents)
          ? t('withdrawals.belowMinimum', { minimum: formatCents(method.min_cents) })
          : undefined,
    }),
  });
}
