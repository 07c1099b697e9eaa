import * as z from 'zod/mini';
import type { AskedProof } from '@/features/auth/proof';
import { codeShapeFor, newPasswordShape, passwordsEqual } from '@/features/auth/schema';
import { EMAIL_PATTERN, wholly } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';

const required = () => z.string().check(z.minLength(1, { error: () => t('common.required') }));

/** @param own the user's e-mail address and name */
export const passwordSchema = (own: readonly string[]) =>
  z.object({ present: required(), ...newPasswordShape(own) }).check(passwordsEqual);

export const emailSchema = (present: string, asksCode: boolean) =>
  z.object({
    newEmail: required().check(
      z.regex(wholly(EMAIL_PATTERN), { error: () => t('common.invalidEmail') }),
      z.refine((value) => value.toLowerCase() !== present.toLowerCase(), {
        error: () => t('account.emailSame'),
      }),
    ),
    password: required(),
    code: codeShapeFor(asksCode),
  });

export const confirmSchema = (asksCode: boolean) => z.object({ password: required(), code: codeShapeFor(asksCode) });

export const closeSchema = (email: string, asksCode: boolean) =>
  z.object({
    email: required().check(
      z.refine((value) => value.trim().toLowerCase() === email.toLowerCase(), {
        error: () => t('errors.email_mismatch'),
      }),
    ),
    password: required(),
    code: codeShapeFor(asksCode),
  });

const nameOf = (max: number) =>
  required().check(z.trim(), z.maxLength(max, { error: () => t('common.tooLong', { max }) }));

export const factorSchema = ({ shape }: AskedProof) => z.object({ name: nameOf(60), ...shape });

/** Auth keeps passkey names of up to 120 bytes. */
export const passkeySchema = (asksCode: boolean) =>
  z.object({ name: nameOf(30), password: required(), code: codeShapeFor(asksCode) });
