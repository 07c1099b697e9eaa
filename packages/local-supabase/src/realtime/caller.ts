import { timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';

/** The claims that policies see, and the role they apply to. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  /** Token expiry in seconds since 1970; undefined for a key. */
  expires?: number;
}

/** Refuses a client with the hosted service's code and message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  get reason(): string {
    return `${this.code}: ${this.message}`;
  }
}

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  exp: z.int().positive(),
});

/** The caller for an API key; undefined for an unknown key. */
export function callerOfKey(
  key: string | null,
  keys: { publishableKey: string; secretKey: string },
): Caller | undefined {
  if (key === null) return undefined;
  if (isSame(key, keys.publishableKey)) return { role: 'anon', claims: { role: 'anon' } };
  if (isSame(key, keys.secretKey)) return { role: 'service_role', claims: { role: 'service_role' } };
  return undefined;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Verifies an access token (HS256).
 * @throws Refusal if it is malformed, forged, expired or without a role
 */
export async function callerOfToken(token: string, jwtSecret: string): Promise<Caller> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
    });
    const claims = claimsSchema.parse(payload);
    return { role: claims.role, claims, expires: claims.exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const seconds = Math.floor(Date.now() / 1000) - (error.payload.exp ?? 0);
      throw new Refusal('InvalidJWTToken', `Token has expired ${seconds} seconds ago`);
    }
    if (error instanceof errors.JWSSignatureVerificationFailed) {
      throw new Refusal('JwtSignatureError', 'Failed to validate JWT signature');
    }
    if (error instanceof z.ZodError) {
      throw new Refusal('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT');
    }
    throw new Refusal('MalformedJWT', 'The token provided is not a valid JWT');
  }
}
