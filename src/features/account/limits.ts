import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { AskedProof } from '@/features/auth/proof';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import type { Client } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';
import { optionalAmountSchema } from '@/lib/money/amount-schema';
import { formatCents } from '@/lib/money/money';

/** Lowest limit in cents, as in the database. */
const LEAST_CENTS = 100_000;
const MOST_CENTS = 100_000_000_000_000;

const limit = () =>
  optionalAmountSchema((cents) => {
    if (cents < LEAST_CENTS) return t('limits.least', { least: formatCents(LEAST_CENTS) });
    return cents > MOST_CENTS ? t('errors.invalid_limit') : undefined;
  });

export const limitsSchema = ({ shape }: AskedProof) => z.object({ day: limit(), month: limit(), ...shape });

/** In cents; null for no limit. */
interface Limits {
  /** Its session has the proof; see useProof. */
  client: Client;
  day: number | null;
  month: number | null;
}

/** Idempotent. Fails with `too_many_requests`, `code_required`, `password_required`. */
export const setLimitsMutation = mutationOptions({
  mutationFn: async ({ client, day, month }: Limits) => {
    const limits = { ...(day !== null && { day_cents: day }), ...(month !== null && { month_cents: month }) };
    unwrap(await client.rpc('set_withdrawal_limits', limits));
  },
  // The account history lists the change.
  onSettled: refreshing('withdrawals', 'sessions'),
});
