import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** The public key of every local Supabase, the official one included, so that a build works with both. */
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';

export type KeyRole = 'anon' | 'service_role';

export interface Keys {
  /** Undefined for an unknown key. */
  roleOf(apiKey: string): KeyRole | undefined;
  /** Tokens that act as the role. */
  tokens: Readonly<Record<KeyRole, string>>;
}

export async function createKeys(jwtSecret: string, secretKey: string): Promise<Keys> {
  const sign = (role: KeyRole): Promise<string> =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('supabase')
      .setIssuedAt()
      .setExpirationTime('10y')
      .sign(bytesOf(jwtSecret));
  const [anon, serviceRole] = await Promise.all([sign('anon'), sign('service_role')]);
  const roles = new Map<string, KeyRole>([
    [publishableKey, 'anon'],
    [secretKey, 'service_role'],
  ]);
  return { roleOf: (apiKey) => roles.get(apiKey), tokens: { anon, service_role: serviceRole } };
}

const bytesOf = (secret: string) => new TextEncoder().encode(secret);

/** @throws JOSEError if the token is malformed, forged or expired */
export async function verifyToken<Claims = JWTPayload>(token: string, jwtSecret: string): Promise<Claims & JWTPayload> {
  return (await jwtVerify<Claims>(token, bytesOf(jwtSecret), { algorithms: ['HS256'] })).payload;
}

/** Signs claims that already say when they end. */
export const signToken = (claims: JWTPayload, jwtSecret: string): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(bytesOf(jwtSecret));
