import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';

/** Auth's own codes, and ours, for what may be refused on login, registration and recovery. */
const CODES = [
  'email_address_invalid',
  'email_address_not_authorized',
  'email_exists',
  'email_in_use',
  'email_not_confirmed',
  'invalid_credentials',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'passkey_cancelled',
  'passkey_disabled',
  'signup_disabled',
  'user_already_exists',
  'user_banned',
  'user_not_found',
  'webauthn_challenge_expired',
  'webauthn_challenge_not_found',
  'webauthn_verification_failed',
  'invalid_email',
  'invalid_value',
  'country_not_served',
  'country_required',
  'name_of_operator',
  'name_unreadable',
  'password_characters',
  'password_guessable',
  'password_personal',
  'password_pwned',
  'password_too_long',
  'registration_incomplete',
  'too_many_guesses',
  'weak_password',
];

/** What these pages may have to say beyond `form-words.ts`, under the names that `entry-forms.ts` knows. */
export function entryWords(): Record<string, string> {
  return {
    ...Object.fromEntries(CODES.map((code) => [code, errorMessage({ code })])),
    registered: t('register.welcome', { brand: t('common.brand') }),
    resent: t('auth.checkMail.sent'),
    sent: t('forgot.sent'),
    signedIn: t('auth.login.welcome'),
    // Unlike elsewhere nothing here is done twice by trying again.
    unknown: t('common.errorText'),
  };
}

/** On recovery an unknown person is asked for the address as if there were none. */
export function recoveryWords(): Record<string, string> {
  return { ...entryWords(), user_not_found: t('forgot.missing') };
}
