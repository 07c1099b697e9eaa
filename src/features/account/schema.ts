import * as z from 'zod/mini';
import { newPasswordShape, passwordsEqual } from '@/features/auth/schema';
import { t } from '@/lib/i18n/i18n';

const required = () => z.string().check(z.minLength(1, { error: () => t('common.required') }));

/** The form for another password. */
export const passwordSchema = z.object({ present: required(), ...newPasswordShape }).check(passwordsEqual);

/** The form for another address. @param present the address so far */
export const emailSchema = (present: string) =>
  z.object({
    newEmail: required().check(
      z.email({ error: () => t('common.invalidEmail') }),
      z.refine((value) => value.toLowerCase() !== present.toLowerCase(), {
        error: () => t('account.emailSame'),
      }),
    ),
    password: required(),
  });

/** A password, to confirm who it is. */
export const confirmSchema = z.object({ password: required() });

/** The form that closes an account. @param email its address */
export const closeSchema = (email: string) =>
  z.object({
    email: required().check(
      z.refine((value) => value.trim().toLowerCase() === email.toLowerCase(), {
        error: () => t('errors.email_mismatch'),
      }),
    ),
    password: required(),
  });
