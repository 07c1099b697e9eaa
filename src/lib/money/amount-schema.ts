import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { exampleAmount, isForeignAmount, isHugeAmount, parseCents } from './money';

interface AmountRules {
  /** The words when nothing was entered, where 'required' is not enough. */
  missing?: () => string;
  /** Message if this form refuses the amount, in cents. */
  refuse: (cents: number) => string | undefined;
}

/** Validates an amount field: text in, integer cents out. */
export function amountSchema({ missing = () => t('common.required'), refuse }: AmountRules) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: missing })),
    z.transform((text, { issues }) => read(text, issues, refuse)),
  );
}

export function optionalAmountSchema(refuse: AmountRules['refuse']) {
  return z.pipe(
    z.string().check(z.trim()),
    z.transform((text, { issues }) => (text === '' ? null : read(text, issues, refuse))),
  );
}

function read(text: string, issues: z.core.$ZodRawIssue[], refuse: AmountRules['refuse']): number {
  const cents = parseCents(text);
  const message = cents === undefined ? faultText(text, refuse) : refuse(cents);
  if (cents !== undefined && message === undefined) return cents;
  issues.push({ code: 'custom', message: message ?? '', input: text });
  return z.NEVER;
}

function faultText(text: string, refuse: AmountRules['refuse']): string {
  // Too large to count exactly.
  if (isHugeAmount(text)) return refuse(Number.MAX_SAFE_INTEGER) ?? t('errors.insufficient_funds');
  return t(isForeignAmount(text) ? 'payments.amount.twoWays' : 'payments.amount.form', {
    example: exampleAmount(),
  });
}
