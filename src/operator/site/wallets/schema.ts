import * as z from 'zod/mini';
import { pastedAddress } from '@/lib/addresses/pasted';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { addressFault } from './wallet-address';

export function walletSchema(wallet: { id: string; coin: string; address: string | null }) {
  return z
    .object({
      network: z.enum(['test', 'main']),
      address: filled(300).check(z.overwrite(pastedAddress)),
      address_name: filled(80),
      memo: z.string().check(z.trim(), z.regex(/^[ -~]{0,100}$/, { error: () => t('errors.invalid_memo') })),
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
