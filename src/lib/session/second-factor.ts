import { freshSession } from './session';
import { readClaim } from './token';

type Session = NonNullable<ReturnType<typeof freshSession>>;

function isProtected({ user }: Session): boolean {
  const factors: unknown[] = Array.isArray(user.factors) ? user.factors : [];
  return factors.some((factor) => Reflect.get(Object(factor), 'status') === 'verified');
}

/**
 * Did the person of this tab give the password and not yet the code of their authenticator? By what the session knows of itself:
 * the database decides by the token.
 */
export function lacksCode(): boolean {
  const session = freshSession();
  return session !== undefined && isProtected(session) && readClaim(session.access_token, 'aal') !== 'aal2';
}

/** Is the person of this tab known to have no authenticator? By what the session knows of itself. */
export function lacksFactor(): boolean {
  const session = freshSession();
  return session !== undefined && !isProtected(session);
}
