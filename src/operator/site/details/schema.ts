import * as z from 'zod/mini';
import { EMAIL_PATTERN, MOST, wholly } from '@/lib/forms/rules';
import { filled, upTo } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { link } from '@/operator/kit/schema';

/** Company details: all required on a live site, optional in a sandbox. */
export function siteSchema(isLive: boolean) {
  const text = isLive ? filled : upTo;
  const like = (max: number, pattern: RegExp, error: () => string) =>
    text(max).check(z.refine((typed) => typed === '' || pattern.test(typed), { error }));
  return z.object({
    contact_email: like(MOST.email, wholly(EMAIL_PATTERN), () => t('errors.invalid_email')),
    contact_phone: like(40, /^\+?\d[\d ()./-]{4,38}$/, () => t('settings.site.badPhone')),
    postal_location: text(200),
    legal_entity: text(200),
    registrations: z
      .array(z.object({ authority: filled(200), number: filled(100), url: link }))
      .check(z.minLength(isLive ? 1 : 0, { error: () => t('common.required') })),
    risk_warning: text(2000),
    mail_notifications: z.boolean(),
  });
}
