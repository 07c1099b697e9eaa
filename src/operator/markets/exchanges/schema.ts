import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

export const exchangesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,،，、;]+/)
      .filter(Boolean),
  ),
];

export const exchangesSchema = z.object({
  exchanges: z.string().check(
    z.refine(
      (text) => {
        const ids = exchangesIn(text);
        return ids.length >= 2 && ids.length <= 10 && ids.every((id) => /^[a-z0-9]{2,30}$/.test(id));
      },
      { error: () => t('errors.two_exchanges_required') },
    ),
  ),
});
