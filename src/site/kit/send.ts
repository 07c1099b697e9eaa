import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { writePublic } from '@/lib/data/rest';
import { MOST } from '@/lib/forms/rules';
import { emailShape, filled } from '@/lib/forms/text-schema';
import { currentLanguage } from '@/lib/i18n/i18n';

/** The form of the newsletter. */
export const newsletterSchema = z.object({ email: emailShape() });

/** The complaint form. */
export const contactSchema = z.object({
  name: filled(MOST.name),
  email: emailShape(),
  subject: filled(150),
  message: filled(4000),
});

interface Sent {
  to: 'rpc/subscribe_newsletter' | 'rpc/send_contact_message';
  body: Record<string, string>;
}

/** Sends what a visitor wrote, in the language in which they get an answer. Fails with `invalid_email`, `invalid_value`, `too_many_messages`. */
export const sendMutation = mutationOptions({
  mutationFn: ({ to, body }: Sent) => {
    const language = currentLanguage();
    return writePublic(to, language === 'en' ? body : { ...body, language });
  },
});
