import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

const required = { error: () => t('common.required') };

const filled = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, { error: () => t('common.tooLong', { max }) }),
    );

const email = filled(254).check(z.email({ error: () => t('errors.invalid_email') }));

/** 'Greater than six characters', as the server demands too. */
const newPassword = z
  .string()
  .check(z.minLength(1, required), z.minLength(7, { error: () => t('errors.weak_password') }))
  // bcrypt reads no further than 72 bytes.
  .check(z.maxLength(72, { error: () => t('common.tooLong', { max: 72 }) }));

/** The register form. */
export const registerSchema = z.object({
  name: filled(80),
  email,
  phone: filled(32).check(z.regex(/^[0-9+(). -]{3,32}$/, { error: () => t('auth.register.invalidPhone') })),
  password: newPassword,
  country: z.string().check(z.minLength(1, required)),
});
/** The same while there is no list of countries to choose from: that keeps nobody out. */
export const countrylessSchema = z.extend(registerSchema, { country: z.string() });
export type RegisterValues = z.output<typeof registerSchema>;

/** The login form. */
export const loginSchema = z.object({ email, password: z.string().check(z.minLength(1, required)) });
export type LoginValues = z.output<typeof loginSchema>;

/** The form that asks for a recovery mail; every fault is the same request. */
export const forgotSchema = z.object({
  email: z.string().check(z.trim(), z.email({ error: () => t('auth.forgot.missing') })),
});

/** The form for a new password. */
export const resetSchema = z.object({ password: newPassword, repeat: z.string() }).check(
  z.refine(({ password, repeat }) => password === repeat, {
    path: ['repeat'],
    error: () => t('auth.reset.mismatch'),
  }),
);
