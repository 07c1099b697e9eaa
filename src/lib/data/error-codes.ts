import type { AllWords } from '@/lib/i18n/words';

// Without the words: scripts of public pages have theirs in the document.

/** Codes with words: in `words/en/account.json`, and in an area's file those that only its screens meet. */
export type ErrorCode = keyof AllWords['errors'];

/** Codes of the servers (Auth, PostgREST, Postgres) mapped to ours. Codes that are already ours need no line. */
const FOREIGN = new Map(
  Object.entries({
    email_in_use: 'user_already_exists email_exists',
    invalid_email: 'email_address_invalid',
    wrong_password: 'invalid_credentials current_password_required current_password_invalid',
    too_many_requests: 'over_request_rate_limit captcha_failed',
    // The last three: statement timeout, lock not available, deadlock.
    unavailable: 'request_timeout hook_timeout hook_timeout_after_retry conflict busy 57014 55P03 40P01',
    too_many_mails: 'over_email_send_rate_limit',
    mail_not_authorized: 'email_address_not_authorized',
    // The session has the password but lacks the code, for which the open form has a field.
    code_required: 'insufficient_aal',
    invalid_code: 'mfa_verification_failed mfa_challenge_expired mfa_ip_address_mismatch',
    too_many_codes: 'mfa_verification_rejected',
    not_found: 'mfa_factor_not_found PGRST116',
    too_many_factors: 'too_many_enrolled_mfa_factors',
    factor_name_taken: 'mfa_factor_name_conflict',
    passkey_refused: 'webauthn_verification_failed webauthn_challenge_expired webauthn_challenge_not_found',
    passkey_exists: 'webauthn_credential_exists',
    passkeys_disabled: 'passkey_disabled',
    mailed_code_disabled: 'otp_disabled',
    account_disabled: 'user_banned',
    signup_disabled: 'email_provider_disabled',
    link_expired: 'otp_expired flow_state_not_found flow_state_already_used flow_state_expired',
    session_expired:
      'reauthentication_needed reauthentication_not_valid session_not_found refresh_token_not_found refresh_token_already_used bad_jwt no_authorization session_ended PGRST301 PGRST302 PGRST303',
    request_id_reused: 'idempotency_key_reused',
    not_allowed: '42501',
    duplicate: '23505',
    // Check violation, invalid date, malformed number or id, or a value too large for its type.
    invalid_value: '23514 22001 22003 22007 22008 22P02',
  } satisfies Partial<Record<ErrorCode, string>>).flatMap(([ours, theirs]) =>
    theirs.split(' ').map((code) => [code, ours as ErrorCode] as const),
  ),
);

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
  // Status codes of proxies, possible even after the server did its work.
  ...[520, 521, 522, 523, 524, 530].map((status) => [status, 'unavailable'] as const),
]);

const LOST_PART = /dynamically imported module|importing a module script/i;

function text(source: object, key: string): string {
  const value: unknown = Reflect.get(source, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Maps Auth's `validation_failed`: addresses, long passwords, and requests that no form of ours makes. */
function refusedPart(message: string): ErrorCode {
  if (/password.*longer/i.test(message)) return 'password_too_long';
  return /email/i.test(message) ? 'invalid_email' : 'invalid_value';
}

/** Maps Auth's `weak_password`: too short, missing required characters, or leaked. */
function refusedPassword(reasons: unknown): ErrorCode {
  const list: unknown[] = Array.isArray(reasons) ? reasons : [];
  // Length first, because it is the quickest fix.
  if (list.includes('length')) return 'weak_password';
  if (list.includes('characters')) return 'password_characters';
  return list.includes('pwned') ? 'password_pwned' : 'weak_password';
}

/** Returns the code of any failure: network, Auth, database, storage. @param isOurs whether a code has words */
export function codeOf(
  error: unknown,
  status: number | undefined,
  isOurs: (code: string) => code is ErrorCode,
): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code = text(error, 'code');
  const message = text(error, 'message');
  const name = text(error, 'name');
  // PostgREST when the database closes its connection: the result is unknown.
  if (status === 400 && code === '' && message === '') return 'unavailable';
  if (code === 'validation_failed') return refusedPart(message);
  if (code === 'weak_password') return refusedPassword(Reflect.get(error, 'reasons'));
  // Our functions raise the stable code as the message, also through Auth. Other messages have several words.
  for (const word of [message, code]) {
    // Without a valid token PostgREST acts as the anonymous role: 401 with 42501.
    if (word === '42501' && status === 401) return 'session_expired';
    const own = FOREIGN.get(word);
    if (own) return own;
    if (isOurs(word)) return word;
  }
  if (name === 'AuthSessionMissingError') return 'session_expired';
  const found = STATUSES.get(status ?? Number(text(error, 'statusCode') || text(error, 'status') || -1));
  if (found) return found;
  // Browsers cache a failed module until reload, and a newer release may have replaced it.
  if (navigator.onLine && LOST_PART.test(message)) return 'page_incomplete';
  const unreachable = name === 'TypeError' || name === 'TimeoutError' || name === 'AuthRetryableFetchError';
  if (unreachable || /failed to fetch|load failed|networkerror/i.test(message)) return 'network';
  return 'unknown';
}
