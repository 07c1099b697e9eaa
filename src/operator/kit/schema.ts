import * as z from 'zod/mini';
import { pastedTransactionId } from '@/lib/addresses/pasted';
import { isTransactionId } from '@/lib/addresses/transactions';
import { isEvidence, LINK } from '@/lib/forms/evidence';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { parseExact, typedExact } from '@/lib/money/exact';
import { exampleAmount, parseCents } from '@/lib/money/money';

export const reasonSchema = z.object({ reason: filled(500) });

export const evidence = filled(500).check(z.refine(isEvidence, { error: () => t('errors.evidence_required') }));

export const link = filled(500).check(z.regex(LINK, { error: () => t('errors.link_required') }));

/** A transaction id, also extracted from an explorer link. */
export const enteredTransactionId = filled(200).check(z.overwrite(pastedTransactionId));

export const isOfNetwork = ({ network, transactionId }: { network: string; transactionId: string }) =>
  isTransactionId(network, transactionId);

export const NOT_OF_NETWORK = { path: ['transactionId'], error: () => t('errors.invalid_transaction_id') };

/** Parses an amount into integer cents; `signed` allows losses. */
export const cents = (signed: boolean) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: () => t('common.required') })),
    z.transform((text, { issues }) => {
      const isLoss = signed && /^[-−]/.test(text);
      const amount = parseCents(isLoss ? text.slice(1) : text);
      if (amount !== undefined && amount <= 100_000_000_000_000) return isLoss ? 0 - amount : amount;
      issues.push({ code: 'custom', message: t('errors.invalid_amount'), input: text });
      return z.NEVER;
    }),
  );

export const moved = z.pipe(cents(false), z.number().check(z.minimum(1, { error: () => t('errors.invalid_amount') })));

export const line = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/\s+/g, ' ')),
    ),
    filled(max),
  );

/** Decimals of a capacity in PH/s. */
export const CAPACITY_DECIMALS = 3;

/** Parses a capacity in PH/s in the notation of the language; undefined if empty. */
export const capacity = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, { issues }) => {
    if (text === '') return undefined;
    const thousandths = parseExact(text, CAPACITY_DECIMALS);
    if (typeof thousandths === 'number' && thousandths < 1_000_000_000_000)
      return thousandths / 10 ** CAPACITY_DECIMALS;
    const message = t('offers.plans.hashrateRule', { example: exampleAmount() });
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

/** Formats a capacity in PH/s as a field's first value; empty without one. */
export const typedCapacity = (phs: number | null): string =>
  phs === null ? '' : typedExact(Math.round(phs * 10 ** CAPACITY_DECIMALS), CAPACITY_DECIMALS);
