import { freshSession } from './session';
import { readClaim } from './token';

type Session = NonNullable<ReturnType<typeof freshSession>>;

function verifiedTypes({ user }: Session): unknown[] {
  const factors: unknown[] = Array.isArray(user.factors) ? user.factors : [];
  return factors
    .filter((factor) => Reflect.get(Object(factor), 'status') === 'verified')
    .map((factor): unknown => Reflect.get(Object(factor), 'factor_type'));
}

const isProtected = (session: Session): boolean => verifiedTypes(session).length > 0;

/** What second factors the person of this tab has, one entry for each: `totp`, `webauthn`. By what the session knows of itself. */
export function factorTypes(): unknown[] {
  const session = freshSession();
  return session ? verifiedTypes(session) : [];
}

/** Did the session of this tab begin with a passkey? Auth promises no order of what a session was proven with. */
export function beganByPasskey(): boolean {
  const session = freshSession();
  const methodAt = (place: string) => readClaim(session?.access_token ?? '', 'amr', place, 'method');
  return ['0', '1', '2'].some((place) => methodAt(place) === 'passkey');
}

/**
 * Did the person of this tab give the password and not yet their second factor? By what the session knows of itself:
 * the database decides by the token.
 */
export function lacksCode(): boolean {
  const session = freshSession();
  return session !== undefined && isProtected(session) && readClaim(session.access_token, 'aal') !== 'aal2';
}

/** Is the person of this tab known to have no second factor? By what the session knows of itself. */
export function lacksFactor(): boolean {
  const session = freshSession();
  return session !== undefined && !isProtected(session);
}
