import * as z from 'zod/mini';
import type { AskedProof } from '@/features/auth/proof';
import { newPasswordShape, passwordsEqual } from '@/features/auth/schema';
import { EMAIL_PATTERN, wholly } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';

export const required = () => z.string().check(z.minLength(1, { error: () => t('common.required') }));

/** @param own the user's e-mail address and name */
export const passwordSchema = (own: readonly string[]) =>
  z.object({ present: required(), ...newPasswordShape(own) }).check(passwordsEqual);

export const newEmailRule = (present: string) =>
  required().check(
    z.regex(wholly(EMAIL_PATTERN), { error: () => t('common.invalidEmail') }),
    z.refine((value) => value.toLowerCase() !== present.toLowerCase(), { error: () => t('account.emailSame') }),
  );

export const ownEmailRule = (email: string) =>
  required().check(
    z.refine((value) => value.trim().toLowerCase() === email.toLowerCase(), {
      error: () => t('errors.email_mismatch'),
    }),
  );

export const nameOf = (max: number) =>
  required().check(z.trim(), z.maxLength(max, { error: () => t('common.tooLong', { max }) }));

export const factorSchema = ({ shape }: AskedProof) => z.object({ name: nameOf(60), ...shape });

/** Auth keeps passkey names of up to 120 bytes. */
export const passkeyNameRule = nameOf(30);
