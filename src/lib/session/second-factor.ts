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

/** Kinds of the user's second factors, one entry each: `totp`, `webauthn`. By the local session. */
export function factorTypes(): unknown[] {
  const session = freshSession();
  return session ? verifiedTypes(session) : [];
}

/** Whether this tab's session began with a passkey. Auth's list of methods has no guaranteed order. */
export function beganByPasskey(): boolean {
  const session = freshSession();
  const methodAt = (place: string) => readClaim(session?.access_token ?? '', 'amr', place, 'method');
  return ['0', '1', '2'].some((place) => methodAt(place) === 'passkey');
}

/** Whether the user still owes the second factor, by the local session; the database decides by the token. */
export function lacksCode(): boolean {
  const session = freshSession();
  return session !== undefined && isProtected(session) && readClaim(session.access_token, 'aal') !== 'aal2';
}

/** Whether the user is known to have no second factor, by the local session. */
export function lacksFactor(): boolean {
  const session = freshSession();
  return session !== undefined && !isProtected(session);
}
