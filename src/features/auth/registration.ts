import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import { readPublic } from '@/lib/data/rest';
import { MOST, PHONE_PATTERN, wholly } from '@/lib/forms/rules';
import { emailShape, filled } from '@/lib/forms/text-schema';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import type { RecoveryLink, Registration } from './links';
import { newPasswordShape, passwordsEqual } from './schema';

const countriesSchema = z.object({
  data: z.array(z.object({ country: z.string(), code: z.string() })),
});

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/v0.1/countries', { signal });
    const { data } = countriesSchema.parse(await response.json());
    const lang = currentLanguage();
    const names = new Intl.DisplayNames(lang, { type: 'region' });
    // localeCompare would make a collator for each pair.
    const { compare } = new Intl.Collator(lang);
    return data
      .map(({ country, code }) => ({ value: country, name: names.of(code) ?? country }))
      .toSorted((a, b) => compare(a.name, b.name));
  },
});

const unservedSchema = z.array(z.object({ unserved_countries: z.array(z.string()) }));

/** The countries that are not served, by their names in the list. */
export const unservedQuery = queryOptions({
  queryKey: ['site', 'unserved'],
  queryFn: async () => {
    const [site] = await readPublic('site?select=unserved_countries&limit=1', unservedSchema);
    return site?.unserved_countries ?? [];
  },
});

/** The field to mark for each refusal of the database. */
export const REGISTRATION_FIELDS = {
  country_not_served: 'country',
  country_required: 'country',
  name_of_operator: 'name',
  name_unreadable: 'name',
} as const;

/** @param own what the password must not contain: the address and name */
export const registrationSchema = (own: readonly string[], asksCountry: boolean) =>
  z.object({
    name: filled(MOST.name),
    email: emailShape(),
    phone: filled(MOST.phone).check(z.regex(wholly(PHONE_PATTERN), { error: () => t('register.invalidPhone') })),
    password: newPasswordShape(own).password,
    // Undefined while the list is missing.
    country: z._default(asksCountry ? filled(60) : z.string(), ''),
  });

export type Entered = z.input<ReturnType<typeof registrationSchema>>;

type SignUp = z.output<ReturnType<typeof registrationSchema>> & { referralCode: string | undefined };

/**
 * Creates the account; Auth sends the confirmation mail and the database makes the profile. Signs no one in. Fails with `email_in_use`,
 * `invalid_email`, `name_unreadable`, `name_of_operator`, `country_required`, `country_not_served`, `weak_password`,
 * `password_characters`, `password_pwned`, `registration_incomplete`, `signup_disabled`, `too_many_mails`, `mail_not_authorized`.
 */
export const signUpMutation = mutationOptions({
  mutationFn: async ({ email, password, referralCode, ...entered }: SignUp) => {
    const { createRecoveryClient } = await import('./recovery');
    const data = {
      ...entered,
      language: currentLanguage(),
      terms: true,
      ...(referralCode && { referral_code: referralCode }),
    };
    const { user } = unwrap(await createRecoveryClient().auth.signUp({ email, password, options: { data } }));
    // Auth hides a taken address: the user it returns has no identity.
    if (user?.identities?.length === 0) throw new AppError('email_in_use');
  },
});

/** @param email what the password must not contain */
export const finishSchema = (email: string, asksCountry: boolean) =>
  z
    .object({
      name: filled(MOST.name),
      phone: filled(MOST.phone).check(z.regex(wholly(PHONE_PATTERN), { error: () => t('profile.phoneInvalid') })),
      country: asksCountry ? filled(60) : z.string(),
      isReferred: z.boolean(),
      ...newPasswordShape([email]),
    })
    .check(passwordsEqual);

interface Finished {
  link: RecoveryLink;
  registration: Registration;
  password: string;
}

/**
 * Finishes a registration and sets the first password with the link's session, then ends it. Fails with
 * `name_unreadable`, `name_of_operator`, `country_required`, `country_not_served`, `weak_password`, `link_expired`.
 */
export const finishMutation = mutationOptions({
  mutationFn: async ({ link, registration, password }: Finished) => {
    const { openLink } = await import('./recovery');
    const client = await openLink(link);
    const { referralCode: referral_code, ...given } = registration;
    const language = currentLanguage();
    const { error, status } = await client.rpc('finish_registration', {
      registration: { ...given, referral_code, language, terms: true },
    });
    if (error) throw toAppError(error, status);
    unwrap(await client.auth.updateUser({ password }));
    // The password is set, so errors are ignored.
    await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
  },
});
