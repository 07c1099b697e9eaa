import type { ErrorCode } from '@/lib/data/error-codes';
import { t } from '@/lib/i18n/i18n';
import type { PageWords } from '../words';

const CODES = [
  'invalid_email',
  'invalid_value',
  'network',
  'too_many_messages',
  'too_many_requests',
  'unavailable',
  'unknown',
] as const;

export const errorWords = (codes: readonly ErrorCode[]): PageWords['errors'] =>
  Object.fromEntries(codes.map((code) => [code, t(`errors.${code}`)]));

/** Words for a public form, under the names that `form.ts` uses. */
export const formWords = (): PageWords => ({
  texts: {
    required: t('common.required'),
    incomplete: t('common.incomplete'),
    tooLong: t('common.tooLong', { max: '{max}' }),
  },
  errors: errorWords(CODES),
});
