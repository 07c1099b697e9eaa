import type { AllWords } from '@/lib/i18n/words';

// Without the words themselves: the scripts of public pages have theirs in the document.

/**
 * Every code that the client can say in words; the section `errors` of `words/en/account/errors.ts` holds the words, and that of an area those
 * that only its screens meet.
 */
export type ErrorCode = keyof AllWords['errors'];

/** Codes of the servers (Auth, PostgREST, Postgres) that mean one of ours. Codes that are already ours need no line. */
const FOREIGN = new Map<string, ErrorCode>([
  ['user_already_exists', 'email_in_use'],
  ['email_exists', 'email_in_use'],
  ['email_address_invalid', 'invalid_email'],
  ['invalid_credentials', 'wrong_password'],
  ['current_password_required', 'wrong_password'],
  ['current_password_invalid', 'wrong_password'],
  ['over_request_rate_limit', 'too_many_requests'],
  ['captcha_failed', 'too_many_requests'],
  ['request_timeout', 'unavailable'],
  ['hook_timeout', 'unavailable'],
  ['hook_timeout_after_retry', 'unavailable'],
  ['conflict', 'unavailable'],
  ['over_email_send_rate_limit', 'too_many_mails'],
  ['email_address_not_authorized', 'mail_not_authorized'],
  // Of a session that has the password and lacks the code: the form that is open has a field for it.
  ['insufficient_aal', 'code_required'],
  ['mfa_verification_failed', 'invalid_code'],
  ['mfa_verification_rejected', 'too_many_codes'],
  ['mfa_challenge_expired', 'invalid_code'],
  ['mfa_ip_address_mismatch', 'invalid_code'],
  ['mfa_factor_not_found', 'not_found'],
  ['too_many_enrolled_mfa_factors', 'too_many_factors'],
  ['mfa_factor_name_conflict', 'factor_name_taken'],
  ['webauthn_verification_failed', 'passkey_refused'],
  ['webauthn_challenge_expired', 'passkey_refused'],
  ['webauthn_challenge_not_found', 'passkey_refused'],
  ['webauthn_credential_exists', 'passkey_exists'],
  ['passkey_disabled', 'passkeys_disabled'],
  ['otp_disabled', 'mailed_code_disabled'],
  ['user_banned', 'account_disabled'],
  ['email_provider_disabled', 'signup_disabled'],
  ['otp_expired', 'link_expired'],
  ['flow_state_not_found', 'link_expired'],
  ['flow_state_already_used', 'link_expired'],
  ['flow_state_expired', 'link_expired'],
  ['reauthentication_needed', 'session_expired'],
  ['reauthentication_not_valid', 'session_expired'],
  ['session_not_found', 'session_expired'],
  ['refresh_token_not_found', 'session_expired'],
  ['refresh_token_already_used', 'session_expired'],
  ['bad_jwt', 'session_expired'],
  ['no_authorization', 'session_expired'],
  ['session_ended', 'session_expired'],
  ['idempotency_key_reused', 'request_id_reused'],
  ['PGRST301', 'session_expired'],
  ['PGRST302', 'session_expired'],
  ['PGRST303', 'session_expired'],
  ['PGRST116', 'not_found'],
  ['42501', 'not_allowed'],
  ['23505', 'duplicate'],
  ['23514', 'invalid_value'],
  // A date that does not exist, a malformed number or id, or a value too large for its type.
  ['22001', 'invalid_value'],
  ['22003', 'invalid_value'],
  ['22007', 'invalid_value'],
  ['22008', 'invalid_value'],
  ['22P02', 'invalid_value'],
  ['57014', 'unavailable'],
  // A lock that another held, or that two held of each other.
  ['55P03', 'unavailable'],
  ['40P01', 'unavailable'],
  ['busy', 'unavailable'],
]);

const STATUSES = new Map<number, ErrorCode>([
  [0, 'network'],
  [401, 'session_expired'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [408, 'network'],
  [413, 'file_too_large'],
  [415, 'file_type'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  // What proxies say of themselves, also after the server did what it was asked.
  ...[520, 521, 522, 523, 524, 530].map((status) => [status, 'unavailable'] as const),
]);

/** What the browsers say of a module that could not be fetched. */
const LOST_PART = /dynamically imported module|importing a module script/i;

function text(source: object, key: string): string {
  const value: unknown = Reflect.get(source, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * What Auth means by `validation_failed`, which it says of addresses, of passwords over 72 bytes, and of requests that no form
 * of ours makes.
 */
function refusedPart(message: string): ErrorCode {
  if (/password.*longer/i.test(message)) return 'password_too_long';
  return /email/i.test(message) ? 'invalid_email' : 'invalid_value';
}

/** What Auth means by `weak_password`: too short, without characters that the project demands, or known from a leak. */
function refusedPassword(reasons: unknown): ErrorCode {
  const list: unknown[] = Array.isArray(reasons) ? reasons : [];
  // The shortest way to a password that is taken: length comes first.
  if (list.includes('length')) return 'weak_password';
  if (list.includes('characters')) return 'password_characters';
  return list.includes('pwned') ? 'password_pwned' : 'weak_password';
}

/**
 * The code of any failure: of the network, of Auth, of the database, of the storage.
 * @param error as supabase-js or `fetch` throws it, or what a server answered
 * @param isOurs whether there are words for a code
 */
export function codeOf(
  error: unknown,
  status: number | undefined,
  isOurs: (code: string) => code is ErrorCode,
): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code = text(error, 'code');
  const message = text(error, 'message');
  const name = text(error, 'name');
  // PostgREST when the database ends its connection: it is unknown whether anything was done.
  if (status === 400 && code === '' && message === '') return 'unavailable';
  if (code === 'validation_failed') return refusedPart(message);
  if (code === 'weak_password') return refusedPassword(Reflect.get(error, 'reasons'));
  // A function of ours raises its stable code as the message, also when Auth asks it. Nothing else says a single word.
  for (const word of [message, code]) {
    // Without a valid token PostgREST answers as the anonymous role: 401 with 42501.
    if (word === '42501' && status === 401) return 'session_expired';
    const own = FOREIGN.get(word);
    if (own) return own;
    if (isOurs(word)) return word;
  }
  if (name === 'AuthSessionMissingError') return 'session_expired';
  const found = STATUSES.get(status ?? Number(text(error, 'statusCode') || text(error, 'status') || -1));
  if (found) return found;
  // The browser remembers what it could not fetch of the application until the page is loaded again, and a newer version may have replaced it.
  if (navigator.onLine && LOST_PART.test(message)) return 'page_incomplete';
  const unreachable = name === 'TypeError' || name === 'TimeoutError' || name === 'AuthRetryableFetchError';
  if (unreachable || /failed to fetch|load failed|networkerror/i.test(message)) return 'network';
  return 'unknown';
}
