import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { EMAIL_PATTERN, MOST, wholly } from './rules';

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

/** An e-mail address. @param pattern what it must look like; a new one by default */
export const emailShape = (pattern = EMAIL_PATTERN) =>
  filled(MOST.email).check(z.regex(wholly(pattern), { error: () => t('errors.invalid_email') }));
