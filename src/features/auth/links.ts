import { readClaim } from '@/lib/session/token';

/** What a recovery link carries behind its `#`. */
export interface RecoveryLink {
  accessToken: string;
  refreshToken: string;
}

/** What came behind the `#` of a link from a mail: a session, a refusal (expired, used), the first of two confirmations, or nothing. */
export type MailLink =
  | { kind: 'session'; link: RecoveryLink; email: string; name: string }
  | { kind: 'refused' }
  | { kind: 'half' }
  | { kind: 'none' };

/**
 * Reads the hash of a confirmation or recovery link. Auth puts what it says behind the last `#`; what is before that was in the
 * address that the mail was asked for with.
 */
export function readMailLink(hash: string): MailLink {
  const parameters = new URLSearchParams(hash.slice(hash.lastIndexOf('#') + 1));
  if (parameters.has('error') || parameters.has('error_code')) return { kind: 'refused' };
  // Auth sends no session with it, only words of its own.
  if (parameters.has('message')) return { kind: 'half' };
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  if (!accessToken || !refreshToken) return { kind: 'none' };
  return {
    kind: 'session',
    link: { accessToken, refreshToken },
    email: readClaim(accessToken, 'email'),
    name: readClaim(accessToken, 'user_metadata', 'name'),
  };
}
