import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';

/** A claim with the link to its evidence. */
export const claimSchema = z.object({
  text: filled(300),
  evidence_url: z.string().check(
    z.trim(),
    z.maxLength(500, { error: () => t('common.tooLong', { max: 500 }) }),
    z.regex(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#][!-~]*)?$/, {
      error: () => t('errors.link_required'),
    }),
  ),
});
