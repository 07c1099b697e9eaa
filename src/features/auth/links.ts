import { readAnyClaim, readClaim } from '@/lib/session/token';

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

/** What was entered at registration. */
export interface Registration {
  name: string;
  phone: string;
  country: string;
  referralCode: string;
}

/** What came behind the `#` of a link from a mail, or of following it: a session, the first of two confirmations, or a refusal (expired, used, none). */
export type MailLink =
  | { kind: 'unopened'; unopened: UnopenedLink }
  | { kind: 'session'; link: RecoveryLink; email: string; name: string; registration?: Registration }
  | { kind: 'refused' }
  | { kind: 'half' };

/** The session of a followed link, with what its token says of its person. */
export function sessionOf(link: RecoveryLink): MailLink {
  const given = (name: string) => readClaim(link.accessToken, 'user_metadata', name);
  const name = given('name');
  const session = { kind: 'session' as const, link, email: readClaim(link.accessToken, 'email'), name };
  // Once its owner has finished the registration, the terms have the time of that.
  if (readAnyClaim(link.accessToken, 'user_metadata', 'terms') !== true) return session;
  const registration = {
    name,
    phone: given('phone'),
    country: given('country'),
    referralCode: given('referral_code'),
  };
  return { ...session, registration };
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
