import { t } from '@/lib/i18n/i18n';
import { errorWords, formWords } from '@/site/kit/forms/form-words';
import type { PageWords } from '@/site/kit/words';

/** What else may be refused on login, registration and recovery. */
const CODES = [
  'account_disabled',
  'country_not_served',
  'country_required',
  'email_in_use',
  'email_not_confirmed',
  'mail_not_authorized',
  'name_of_operator',
  'name_unreadable',
  'passkey_cancelled',
  'passkey_refused',
  'passkeys_disabled',
  'password_characters',
  'password_guessable',
  'password_personal',
  'password_pwned',
  'password_too_long',
  'registration_incomplete',
  'signup_disabled',
  'too_many_guesses',
  'too_many_mails',
  'user_not_found',
  'weak_password',
  'wrong_password',
] as const;

/** What these pages may have to say, under the names that `entry-forms.ts` knows. */
export function entryWords(): PageWords {
  const { texts, errors } = formWords();
  return {
    texts: {
      ...texts,
      registered: t('register.welcome', { brand: t('common.brand') }),
      resent: t('auth.checkMail.sent'),
      sent: t('forgot.sent'),
      signedIn: t('auth.login.welcome'),
    },
    // Unlike elsewhere nothing here is done twice by trying again.
    errors: { ...errors, ...errorWords(CODES), unknown: t('common.errorText') },
  };
}

/** On recovery an unknown person is asked for the address as if there were none. */
export function recoveryWords(): PageWords {
  const { texts, errors } = entryWords();
  return { texts, errors: { ...errors, user_not_found: t('forgot.missing') } };
}
