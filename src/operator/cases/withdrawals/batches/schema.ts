import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

export const feeSchema = z.object({
  fee_rate: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, { error: () => t('offers.wholeNumber', { min: '1', max: '500' }) }),
      ),
    z.transform(Number),
  ),
});
