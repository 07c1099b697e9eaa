import type { ErrorCode } from '@/lib/data/error-codes';
import { t } from '@/lib/i18n/i18n';
import type { PageWords } from '../words';

/** What may be refused wherever something is sent. */
const CODES = [
  'invalid_email',
  'invalid_value',
  'network',
  'too_many_messages',
  'too_many_requests',
  'unavailable',
  'unknown',
] as const;

/** The words for codes, as the application says them. */
export const errorWords = (codes: readonly ErrorCode[]): PageWords['errors'] =>
  Object.fromEntries(codes.map((code) => [code, t(`errors.${code}`)]));

/** What a form of the public pages may have to say, under the names that `form.ts` knows. */
export const formWords = (): PageWords => ({
  texts: {
    required: t('common.required'),
    incomplete: t('common.incomplete'),
    tooLong: t('common.tooLong', { max: '{max}' }),
  },
  errors: errorWords(CODES),
});
