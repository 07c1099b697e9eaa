import { errors } from 'jose';
import { z } from 'zod';
import { verifyToken } from '../keys.ts';

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

/**
 * Verifies an access token (HS256).
 * @throws Refusal if it is malformed, forged, expired or without a role
 */
export async function callerOfToken(token: string, jwtSecret: string): Promise<Caller> {
  try {
    const claims = claimsSchema.parse(await verifyToken(token, jwtSecret));
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
