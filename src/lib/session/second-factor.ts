import { freshSession } from './session';
import { readClaim } from './token';

/**
 * Did the person of this tab give the password and not yet the code of their authenticator? By what the session knows of itself:
 * the database decides by the token.
 */
export function lacksCode(): boolean {
  const session = freshSession();
  const factors: unknown[] = Array.isArray(session?.user.factors) ? session.user.factors : [];
  const isVerified = (factor: unknown) => Reflect.get(Object(factor), 'status') === 'verified';
  return (
    session !== undefined && factors.some(isVerified) && readClaim(session.access_token, 'aal') !== 'aal2'
  );
}
