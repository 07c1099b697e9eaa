import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

/** A text that may be empty, of so many characters at most. */
export const upTo = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: () => t('common.tooLong', { max }) }));

/** A text that must be given, of so many characters at most. */
export const filled = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('common.required'), abort: true }),
      z.maxLength(max, { error: () => t('common.tooLong', { max }) }),
    );
