import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import type { Pool } from 'pg';
import { z } from 'zod';

/** What the tokens are made from. */
export interface TokenContext {
  /** Connections of the role `supabase_auth_admin`. */
  pool: Pool;
  jwtSecret: string;
  issuer: string;
}

const sessionSchema = z.looseObject({ access_token: z.string() });

/**
 * The tokens of @supabase/lite say who signed in, by which session, and no more. Gives those in an answer (a session, or the redirect of
 * a followed link) the claims about the user that the tokens of Supabase Auth have, so that a policy which trusts the wrong ones fails
 * here too.
 */
export async function withUserClaims(response: Response, context: TokenContext): Promise<Response> {
  const location = response.headers.get('location');
  if (location?.includes('#access_token=')) {
    const target = new URL(location);
    const fragment = new URLSearchParams(target.hash.slice(1));
    fragment.set('access_token', await completed(fragment.get('access_token') ?? '', context));
    target.hash = fragment.toString();
    const headers = new Headers(response.headers);
    headers.set('location', target.href);
    return new Response(null, { status: response.status, headers });
  }
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  const session = sessionSchema.safeParse(await response.clone().json()).data;
  if (!session) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = { ...session, access_token: await completed(session.access_token, context) };
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

async function completed(token: string, { pool, jwtSecret, issuer }: TokenContext): Promise<string> {
  const claims = decodeJwt<{ session_id?: string }>(token);
  const { rows } = await pool.query<JWTPayload>(
    `select u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata, coalesce(u.phone, '') as phone,
            u.is_anonymous, coalesce(s.aal, 'aal1') as aal
       from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
      where u.id = $1`,
    [claims.sub, claims.session_id],
  );
  return new SignJWT({ ...rows[0], ...claims, iss: issuer })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}
