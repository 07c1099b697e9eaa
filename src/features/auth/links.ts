import { readClaim } from '@/lib/session/token';

/** The session that a followed link has begun. */
export interface RecoveryLink {
  accessToken: string;
  refreshToken: string;
}

/** Kinds of links of mails, as Auth calls them. */
const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

/** What a link of a mail proves, once, when it is sent to Auth. */
export interface UnopenedLink {
  type: (typeof types)[number];
  tokenHash: string;
}

/** What came behind the `#` of a link from a mail, or of following it: a session, the first of two confirmations, or a refusal (expired, used, none). */
export type MailLink =
  | { kind: 'unopened'; unopened: UnopenedLink }
  | { kind: 'session'; link: RecoveryLink; email: string; name: string }
  | { kind: 'refused' }
  | { kind: 'half' };

/** The session of a followed link, with what its token says of its person. */
export function sessionOf(link: RecoveryLink): MailLink {
  return {
    kind: 'session',
    link,
    email: readClaim(link.accessToken, 'email'),
    name: readClaim(link.accessToken, 'user_metadata', 'name'),
  };
}

/** Reads the hash of the page of a link: what the mail has put there, or the session while the page opens again in another language. */
export function readMailLink(hash: string): MailLink {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const type = types.find((known) => known === parameters.get('type'));
  const tokenHash = parameters.get('token_hash');
  if (type && tokenHash) return { kind: 'unopened', unopened: { type, tokenHash } };
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  return accessToken && refreshToken ? sessionOf({ accessToken, refreshToken }) : { kind: 'refused' };
}
