import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { addressFault } from './wallet-address';

const upTo = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: () => t('common.tooLong', { max }) }));
const filled = (max: number) => upTo(max).check(z.minLength(1, { error: () => t('common.required') }));
/** Another address for a wallet. What passes here the database examines again. */
export function walletSchema(wallet: { id: string; coin: string; address: string }) {
  return z
    .object({
      network: z.enum(['test', 'main']),
      address: filled(100),
      name: filled(80),
      reason: filled(500),
    })
    .check(({ value, issues }) => {
      const fault =
        value.address === wallet.address
          ? t('settings.wallets.same')
          : addressFault(wallet, value.network, value.address);
      if (fault) issues.push({ code: 'custom', message: fault, path: ['address'], input: value.address });
    });
}

/** Who is behind the site: all of it on a live site; in a sandbox everything may stay empty. */
export function siteSchema(isLive: boolean) {
  const text = isLive ? filled : upTo;
  const like = (max: number, pattern: RegExp, error: () => string) =>
    text(max).check(z.refine((typed) => typed === '' || pattern.test(typed), { error }));
  return z.object({
    contactEmail: like(254, /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, () => t('errors.invalid_email')),
    contactPhone: like(40, /^\+?\d[\d ()./-]{4,38}$/, () => t('settings.site.badPhone')),
    postalLocation: text(200),
    legalEntity: text(200),
    registrations: z
      .array(
        z.object({
          authority: filled(200),
          number: filled(100),
          url: filled(500).check(
            z.regex(/^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?([/?#]\S*)?$/, {
              error: () => t('settings.site.badUrl'),
            }),
          ),
        }),
      )
      .check(z.minLength(isLive ? 1 : 0, { error: () => t('common.required') })),
    riskWarning: text(2000),
    mailNotifications: z.boolean(),
  });
}
