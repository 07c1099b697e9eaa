import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { parseCents } from '@/lib/money/money';
import { evidence, line, moved } from '@/operator/kit/schema';

type Loss = { email: string; lost_cents: number };

/** An address and an amount, separated by space, comma or semicolon. */
const LOSS = /^(\S+@[^\s,;]+)[\s,;]+(\S.*)$/;

function readLoss(text: string): Loss | undefined {
  const [, email, amount] = LOSS.exec(text.trim()) ?? [];
  const lost = amount === undefined ? undefined : parseCents(amount);
  return email === undefined || !lost ? undefined : { email, lost_cents: lost };
}

const losses = z.pipe(
  z.string().check(z.trim(), z.minLength(1, { error: () => t('common.required') })),
  z.transform((text, { issues }) => {
    const lines = text.split('\n').filter((one) => one.trim() !== '');
    const read = lines.map(readLoss);
    const wrong = read.indexOf(undefined);
    if (wrong === -1 && read.length <= 1000) return read.filter((loss) => loss !== undefined);
    const message =
      wrong === -1
        ? t('offers.plans.tooManyLines', { max: 1000 })
        : t('treasury.insurance.wrongLine', { line: lines[wrong] ?? '' });
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

export const insurancePayoutSchema = z.object({
  event: line(120),
  happened_on: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  evidence,
  amount_cents: moved,
  losses,
});
