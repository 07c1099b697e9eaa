import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import type { ResetStep } from './mutations';

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

/** The code of an authenticator app. People read and paste it in two groups. */
const codeShape = z.string().check(
  z.overwrite((value) => value.replaceAll(/\s/g, '')),
  z.minLength(1, { ...required, abort: true }),
  z.regex(/^\d{6}$/, { error: () => t('factors.codeForm') }),
);

/** The same where only those have to enter it who have an authenticator. */
export const codeShapeFor = (hasFactor: boolean) => (hasFactor ? codeShape : z.string());

/** The present password, where it is asked for. */
export const passwordShapeFor = (isAsked: boolean) =>
  isAsked ? z.string().check(z.minLength(1, required)) : z.string();

/** A form of nothing but the code. */
export const codeSchema = z.object({ code: codeShape });

/** The form for a recovery code. However it was written down: the database compares it. */
export const recoveryCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, required)),
});

/** The form for a new password by a link, with what is asked for beside it. */
export const resetSchema = (step: ResetStep['kind']) =>
  z
    .object({
      ...newPasswordShape,
      code: step === 'recovery' ? recoveryCodeSchema.shape.code : codeShapeFor(step === 'code'),
    })
    .check(passwordsEqual);
