import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

const required = { error: () => t('common.required') };

/** Auth hashes passwords by bcrypt, which reads no further. */
const MAX_BYTES = 72;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** 'Greater than six characters', as the server demands too. */
const newPassword = z
  .string()
  .check(z.minLength(1, required), z.minLength(7, { error: () => t('errors.weak_password') }))
  .check(
    z.refine((password) => bytesOf(password) <= MAX_BYTES, { error: () => t('errors.password_too_long') }),
  );

/** A new password, twice. */
export const newPasswordShape = { password: newPassword, repeat: z.string() };

/** The check that both are the same. */
export const passwordsEqual = z.refine<{ password: string; repeat: string }>(
  ({ password, repeat }) => password === repeat,
  { path: ['repeat'], error: () => t('auth.reset.mismatch') },
);

/** The form for a new password. */
export const resetSchema = z.object(newPasswordShape).check(passwordsEqual);
