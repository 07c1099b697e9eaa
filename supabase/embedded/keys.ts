import { SignJWT } from 'jose';

/** The publishable key of every local Supabase, the official one included: a build made for one works with the other. It is public. */
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';

/** The roles that an API key stands for. */
export type KeyRole = 'anon' | 'service_role';

/** Turns API keys into what the services behind the gateway understand. */
export interface Keys {
  /** The role a key stands for, or undefined when it is not one of ours. */
  roleOf(apiKey: string): KeyRole | undefined;
  /** A token that lets the holder act as the role. */
  tokens: Readonly<Record<KeyRole, string>>;
}

/** The API keys of a stack. */
export async function createKeys(jwtSecret: string, secretKey: string): Promise<Keys> {
  const sign = (role: KeyRole): Promise<string> =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('supabase')
      .setIssuedAt()
      .setExpirationTime('10y')
      .sign(new TextEncoder().encode(jwtSecret));
  const [anon, serviceRole] = await Promise.all([sign('anon'), sign('service_role')]);
  const roles = new Map<string, KeyRole>([
    [publishableKey, 'anon'],
    [secretKey, 'service_role'],
  ]);
  return { roleOf: (apiKey) => roles.get(apiKey), tokens: { anon, service_role: serviceRole } };
}
