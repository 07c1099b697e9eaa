import type { PoolClient } from 'pg';
import { z } from 'zod';
import { authError } from './answers.ts';
import type { Caller, Factor, FactorContext } from './factors.ts';
import { refreshSession } from './sessions.ts';

/** How long a challenge is valid; Supabase Auth's default. */
const CHALLENGE_SECONDS = 300;

/** This stack has a single caller address. */
const CALLER_ADDRESS = '127.0.0.1';

const sessionSchema = z.looseObject({ refresh_token: z.string() });

/**
 * Stores a challenge and returns the common part of the response.
 * @param data what a security key has to sign
 */
export async function keepChallenge({ pool }: FactorContext, factor: Factor, data?: object): Promise<object> {
  const { rows } = await pool.query<{ id: string; expires_at: number }>(
    `with challenged as (update auth.mfa_factors set last_challenged_at = now() where id = $1)
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, web_authn_session_data)
     values (gen_random_uuid(), $1, now(), $2, $4)
     returning id, extract(epoch from created_at)::bigint + $3::bigint as expires_at`,
    [factor.id, CALLER_ADDRESS, CHALLENGE_SECONDS, data],
  );
  return { ...rows[0], type: factor.type };
}

export async function refuseChallenge(
  { pool }: FactorContext,
  factor: Factor,
  id: string | null | undefined,
): Promise<Response | undefined> {
  const { rows } = await pool.query<{ isUsed: boolean; isExpired: boolean }>(
    `select verified_at is not null as "isUsed", created_at < now() - make_interval(secs => $3) as "isExpired"
       from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factor.id, CHALLENGE_SECONDS],
  );
  const [found] = rows;
  if (!found) {
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (found.isUsed) return refuseUsed();
  if (!found.isExpired) return undefined;
  await pool.query('delete from auth.mfa_challenges where id = $1', [id]);
  const words = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  return authError(422, 'mfa_challenge_expired', words);
}

/** Supabase Auth treats a used challenge like one of another address. */
export function refuseUsed(): Response {
  return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
}

/** Raises a session to AAL2, and verifies the factor if needed. */
export async function raise(
  client: PoolClient,
  { userId, sessionId }: Caller,
  factor: Factor,
  method: 'totp' | 'mfa/webauthn',
): Promise<void> {
  await client.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1 and status <> 'verified'`,
    [factor.id],
  );
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), $2)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method],
  );
  await client.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [sessionId, factor.id]);
  await client.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [userId]);
  await client.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = $2`, [
    userId,
    factor.type,
  ]);
}

/** Responds with the tokens of a session that was raised. */
export async function renew(context: FactorContext, request: Request, { sessionId }: Caller): Promise<Response> {
  const { rows } = await context.pool.query<{ refreshToken: string }>(
    'select token as "refreshToken" from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  );
  const [newest] = rows;
  if (!newest) return authError(500, 'unexpected_failure', 'The session has no refresh token');
  // Twice: the package accepts a refresh token that is one behind, which would raise an AAL1 session.
  const first = await refreshSession(context, request, newest);
  if (!first.ok) return first;
  const { refresh_token: refreshToken } = sessionSchema.parse(await first.json());
  return refreshSession(context, request, { refreshToken });
}
