import * as z from 'zod/mini';
import { asciiText } from '@/lib/forms/clean-text';
import { KNOWN_EMAIL_PATTERN, wholly } from '@/lib/forms/rules';
import { emailShape } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { passwordFault } from '@/lib/passwords/rules';
import type { ResetStep } from './mutations';

const required = { error: () => t('common.required') };

/** Existing accounts may have addresses of any shape. */
export const signInSchema = z.object({
  email: emailShape(KNOWN_EMAIL_PATTERN),
  password: z.string().check(z.minLength(1, required)),
});

export const recoverSchema = z.object({
  email: z.string().check(z.trim(), z.regex(wholly(KNOWN_EMAIL_PATTERN), { error: () => t('forgot.missing') })),
});

/** Loads the list of common passwords, once a new password is entered. */
export const loadGuesses = () => import('@/lib/passwords/guess');

/** @param own the user's e-mail address and name, which it must not contain */
export const newPasswordShape = (own: readonly string[]) => ({
  password: z.string().check(z.minLength(1, { ...required, abort: true }), async (entered) => {
    const fault = await passwordFault(loadGuesses, entered.value, own);
    if (fault) entered.issues.push({ code: 'custom', input: entered.value, message: t(`errors.${fault}`) });
  }),
  repeat: z.string(),
});

export const passwordsEqual = z.refine<{ password: string; repeat: string }>(
  ({ password, repeat }) => password === repeat,
  { path: ['repeat'], error: () => t('reset.mismatch') },
);

/** People type and paste the code in two groups. */
const codeShape = z.string().check(
  z.overwrite((value) => asciiText(value).replaceAll(/\s/g, '')),
  z.minLength(1, { ...required, abort: true }),
  z.regex(/^\d{6}$/, { error: () => t('factors.codeForm') }),
);

/** Empty unless asked for, even if typed before the user chose another way. */
export const codeShapeFor = (isAsked: boolean) => (isAsked ? codeShape : z.string().check(z.overwrite(() => '')));

export const passwordShapeFor = (isAsked: boolean) =>
  isAsked ? z.string().check(z.minLength(1, required)) : z.string();

export const codeSchemaFor = (isAsked: boolean) => z.object({ code: codeShapeFor(isAsked) });

export const recoveryCodeSchema = z.object({
  code: z.string().check(z.trim(), z.overwrite(asciiText), z.minLength(1, required)),
});

export const resetSchema = (step: ResetStep['kind'], own: readonly string[]) =>
  z
    .object({
      ...newPasswordShape(own),
      code: step === 'recovery' ? recoveryCodeSchema.shape.code : codeShapeFor(step === 'code'),
    })
    .check(passwordsEqual);
