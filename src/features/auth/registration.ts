import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toAppError, unwrap } from '@/lib/data/errors';
import { MOST, PHONE_PATTERN, wholly } from '@/lib/forms/rules';
import { filled } from '@/lib/forms/text-schema';
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
    return data
      .map(({ country, code }) => ({ value: country, name: names.of(code) ?? country }))
      .toSorted((a, b) => a.name.localeCompare(b.name, lang));
  },
});

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
