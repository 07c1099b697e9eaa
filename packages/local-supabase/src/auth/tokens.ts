import type { JWTPayload } from 'jose';
import type { Pool } from 'pg';
import { z } from 'zod';
import { signToken, verifyToken } from '../keys.ts';
import { amended, jsonOf } from './answers.ts';
import { recordBrowser } from './sessions.ts';

export interface TokenContext {
  pool: Pool;
  jwtSecret: string;
  issuer: string;
}

const sessionSchema = z.looseObject({ access_token: z.string() });

/** The authentication method of a request that starts a session, in Supabase Auth's terms; all links are `otp`. */
function methodOf({ pathname, searchParams }: URL): string | undefined {
  const call = pathname.slice('/auth/v1'.length);
  if (call === '/verify') return 'otp';
  const isPassword = call === '/signup' || (call === '/token' && searchParams.get('grant_type') === 'password');
  return isPassword ? 'password' : undefined;
}

/**
 * Adds the user and session claims of Supabase Auth to tokens of @supabase/lite, so that a policy which trusts the
 * wrong ones fails here too.
 */
export async function withUserClaims(response: Response, request: Request, context: TokenContext): Promise<Response> {
  const session = sessionSchema.safeParse(await jsonOf(response)).data;
  if (!session) return response;
  return amended(response, { ...session, access_token: await completed(session.access_token, request, context) });
}

/** @throws if the token is forged or expired */
async function completed(token: string, request: Request, { pool, jwtSecret, issuer }: TokenContext): Promise<string> {
  const method = methodOf(new URL(request.url));
  const claims = await verifyToken<{ session_id: string }>(token, jwtSecret);
  if (method !== undefined) {
    await pool.query(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), $2)`,
      [claims.session_id, method],
    );
    await recordBrowser(pool, claims.session_id, request);
  }
  const { rows } = await pool.query<JWTPayload>(
    `select u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata, coalesce(u.phone, '') as phone,
            u.is_anonymous, coalesce(s.aal, 'aal1') as aal,
            (select jsonb_agg(jsonb_build_object('method', m.authentication_method, 'timestamp', extract(epoch from m.updated_at)::bigint)
                              order by m.updated_at desc)
               from auth.mfa_amr_claims m where m.session_id = s.id) as amr
       from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
      where u.id = $1`,
    [claims.sub, claims.session_id],
  );
  return signToken({ ...claims, ...rows[0], iss: issuer }, jwtSecret);
}
