import { readAnyClaim, readClaim } from '@/lib/session/token';

export interface RecoveryLink {
  accessToken: string;
  refreshToken: string;
}

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

export interface UnopenedLink {
  type: (typeof types)[number];
  tokenHash: string;
}

export interface Registration {
  name: string;
  phone: string;
  country: string;
  referralCode: string;
}

/** A session, the first of two confirmations, or a refusal (expired, used, missing). */
export type MailLink =
  | { kind: 'unopened'; unopened: UnopenedLink }
  | { kind: 'session'; link: RecoveryLink; email: string; name: string; registration?: Registration }
  | { kind: 'refused' }
  | { kind: 'half' };

export function sessionOf(link: RecoveryLink): MailLink {
  const given = (name: string) => readClaim(link.accessToken, 'user_metadata', name);
  const name = given('name');
  const session = { kind: 'session' as const, link, email: readClaim(link.accessToken, 'email'), name };
  // A finished registration has the time of agreement here instead of `true`.
  if (readAnyClaim(link.accessToken, 'user_metadata', 'terms') !== true) return session;
  const registration = {
    name,
    phone: given('phone'),
    country: given('country'),
    referralCode: given('referral_code'),
  };
  return { ...session, registration };
}

/** Reads the mail's token, or the session after a change of language. */
export function readMailLink(hash: string): MailLink {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const type = types.find((known) => known === parameters.get('type'));
  const tokenHash = parameters.get('token_hash');
  if (type && tokenHash) return { kind: 'unopened', unopened: { type, tokenHash } };
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  return accessToken && refreshToken ? sessionOf({ accessToken, refreshToken }) : { kind: 'refused' };
}
