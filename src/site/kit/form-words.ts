import { t } from '@/lib/i18n/i18n';

/** What a form of the public pages may have to say, under the names that `form.ts` knows: its own, and the codes of errors. */
export function formWords(): Record<string, string> {
  return {
    required: t('common.required'),
    incomplete: t('common.incomplete'),
    tooLong: t('common.tooLong', { max: '{max}' }),
    invalid_email: t('errors.invalid_email'),
    invalid_value: t('errors.invalid_value'),
    network: t('errors.network'),
    too_many_messages: t('errors.too_many_messages'),
    too_many_requests: t('errors.too_many_requests'),
    unavailable: t('errors.unavailable'),
    unknown: t('errors.unknown'),
  };
}
