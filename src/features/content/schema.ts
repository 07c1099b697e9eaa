import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

const filled = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('common.required') }),
      z.maxLength(max, { error: () => t('common.tooLong', { max }) }),
    );

const email = filled(254).check(z.email({ error: () => t('errors.invalid_email') }));

/** The contact form. */
export const contactSchema = z.object({
  name: filled(80),
  email,
  subject: filled(150),
  message: filled(4000),
});
export type ContactValues = z.output<typeof contactSchema>;

/** The newsletter box. */
export const newsletterSchema = z.object({ email });
