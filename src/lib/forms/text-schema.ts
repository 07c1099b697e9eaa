import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

export const upTo = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: () => t('common.tooLong', { max }) }));

export const filled = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('common.required'), abort: true }),
      z.maxLength(max, { error: () => t('common.tooLong', { max }) }),
    );
