import { t } from '@/lib/i18n/i18n';
import { errorWords, formWords } from '@/site/kit/forms/form-words';
import type { PageWords } from '@/site/kit/words';

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
    // Here, unlike elsewhere, retrying does nothing twice.
    errors: { ...errors, ...errorWords(CODES), unknown: t('common.errorText') },
  };
}

/** Recovery answers an unknown address like an empty one. */
export function recoveryWords(): PageWords {
  const { texts, errors } = entryWords();
  return { texts, errors: { ...errors, user_not_found: t('forgot.missing') } };
}
