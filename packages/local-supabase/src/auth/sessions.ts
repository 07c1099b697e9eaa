import { randomBytes, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import type { FactorContext } from './factors.ts';

const REFRESH_TOKEN_BYTES = 32;

/** The client's first forwarded address, like Supabase Auth; the gateway puts nothing before it. */
export function addressOf({ headers }: Request): string | null {
  const hops = headers.get('x-forwarded-for')?.split(',') ?? [];
  return hops.map((hop) => hop.trim()).find((hop) => isIP(hop) > 0) ?? null;
}

/** Records a session's browser and address, which @supabase/lite does not. */
export async function recordBrowser(pool: Pool, sessionId: string, request: Request): Promise<void> {
  await pool.query('update auth.sessions set ip = $3, user_agent = $2 where id = $1', [
    sessionId,
    request.headers.get('user-agent'),
    addressOf(request),
  ]);
}

export interface NewSession {
  sessionId: string;
  /** Renewed immediately (`refreshSession`). */
  refreshToken: string;
}

/** Starts a session; @supabase/lite can only do so by password or mailed code. */
export async function beginSession(client: PoolClient, request: Request, userId: string): Promise<NewSession> {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
  await client.query('update auth.users set last_sign_in_at = now() where id = $1', [userId]);
  await client.query('insert into auth.sessions (id, user_id, ip, user_agent) values ($1, $2, $4, $3)', [
    sessionId,
    userId,
    request.headers.get('user-agent'),
    addressOf(request),
  ]);
  await client.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id) values (gen_random_uuid(), $1, $2, $3)`,
    [refreshToken, userId, sessionId],
  );
  return { sessionId, refreshToken };
}

/** Responds with a session's next tokens and its user. */
export function refreshSession(
  { send }: Pick<FactorContext, 'send'>,
  { url }: Request,
  { refreshToken: refresh_token }: Pick<NewSession, 'refreshToken'>,
): Promise<Response> {
  const body = JSON.stringify({ refresh_token });
  const headers = { 'content-type': 'application/json' };
  return send(new Request(new URL('/auth/v1/token?grant_type=refresh_token', url), { method: 'POST', headers, body }));
}
