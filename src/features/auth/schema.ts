import * as z from 'zod/mini';
import { asciiText } from '@/lib/forms/clean-text';
import { t } from '@/lib/i18n/i18n';
import { passwordFault } from '@/lib/passwords/rules';
import type { ResetStep } from './mutations';

const required = { error: () => t('common.required') };

/** Fetches the list of common passwords, which comes when a field for a new password is used. */
export const loadGuesses = () => import('@/lib/passwords/guess');

/**
 * A new password, twice.
 * @param own the person's e-mail address and name, which it must not hold
 */
export const newPasswordShape = (own: readonly string[]) => ({
  password: z.string().check(z.minLength(1, { ...required, abort: true }), async (entered) => {
    const fault = await passwordFault(loadGuesses, entered.value, own);
    if (fault) entered.issues.push({ code: 'custom', input: entered.value, message: t(`errors.${fault}`) });
  }),
  repeat: z.string(),
});

/** The check that both are the same. */
export const passwordsEqual = z.refine<{ password: string; repeat: string }>(
  ({ password, repeat }) => password === repeat,
  { path: ['repeat'], error: () => t('reset.mismatch') },
);

/** The code of an authenticator app. People read and paste it in two groups. */
const codeShape = z.string().check(
  z.overwrite((value) => asciiText(value).replaceAll(/\s/g, '')),
  z.minLength(1, { ...required, abort: true }),
  z.regex(/^\d{6}$/, { error: () => t('factors.codeForm') }),
);

/** The same where it is not asked of everyone: then none is sent, also if one was entered before another way was chosen. */
export const codeShapeFor = (isAsked: boolean) =>
  isAsked ? codeShape : z.string().check(z.overwrite(() => ''));

/** The present password, where it is asked for. */
export const passwordShapeFor = (isAsked: boolean) =>
  isAsked ? z.string().check(z.minLength(1, required)) : z.string();

/** A form of nothing but the code, if one is asked for. */
export const codeSchemaFor = (isAsked: boolean) => z.object({ code: codeShapeFor(isAsked) });

/** The form for a recovery code. However it was written down: the database compares it. */
export const recoveryCodeSchema = z.object({
  code: z.string().check(z.trim(), z.overwrite(asciiText), z.minLength(1, required)),
});

/**
 * The form for a new password by a link, with what is asked for in addition to it.
 * @param own the person's e-mail address and name
 */
export const resetSchema = (step: ResetStep['kind'], own: readonly string[]) =>
  z
    .object({
      ...newPasswordShape(own),
      code: step === 'recovery' ? recoveryCodeSchema.shape.code : codeShapeFor(step === 'code'),
    })
    .check(passwordsEqual);
