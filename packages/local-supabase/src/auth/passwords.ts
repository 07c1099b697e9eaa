import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { AuthContext } from './accounts.ts';
import { authError } from './answers.ts';
import { addressOf } from './sessions.ts';

/** Longer than a password comparison, so that timing does not reveal accounts. */
const REFUSAL_MS = 250;

const decisionSchema = z.object({ decision: z.enum(['continue', 'reject']), message: z.string().optional() });

/**
 * Calls the project's password or code hook and returns why it rejects. Passes the client's address, as Supabase Auth
 * does since 2.187.
 */
export async function askHook(
  { pool, config }: AuthContext,
  request: Request,
  name: 'password_verification_attempt' | 'mfa_verification_attempt',
  attempt: { user_id: string; valid: boolean; factor_id?: string; factor_type?: string },
): Promise<string | undefined> {
  const hook = config.hook[name];
  if (!hook?.enabled) return undefined;
  const event = { ...attempt, metadata: { ip_address: addressOf(request) ?? undefined } };
  const { rows } = await pool.query<{ answer: unknown }>(`select ${hook.uri}($1) as answer`, [event]);
  const { decision, message } = decisionSchema.parse(rows[0]?.answer);
  return decision === 'reject' ? (message ?? 'Further attempts will be rejected.') : undefined;
}

/** Why a password is refused, in Auth's words; undefined if it is right, or no user has the address. */
async function faultOf(
  context: AuthContext,
  request: Request,
  email: string,
  password: string,
): Promise<string | undefined> {
  // pgcrypto knows only the older of bcrypt's two equivalent prefixes.
  const { rows } = await context.pool.query<{ id: string; matches: boolean | null }>(
    `select id, extensions.crypt($2, hash) = hash as matches
       from (select id, nullif(replace(encrypted_password, '$2b$', '$2a$'), '') as hash from auth.users where email = $1 and not is_sso_user) account`,
    [email.toLowerCase(), password],
  );
  const [account] = rows;
  if (!account) return undefined;
  const isRight = account.matches === true;
  const attempt = { user_id: account.id, valid: isRight };
  return (
    (await askHook(context, request, 'password_verification_attempt', attempt)) ??
    (isRight ? undefined : 'Invalid login credentials')
  );
}

/**
 * Supabase Auth checks the password before the address, and its length in bytes; the package checks the address
 * first.
 */
export function refuseShortPassword(least: number): Response {
  const msg = `Password should be at least ${least} characters.`;
  const reasons = ['length'];
  return Response.json({ code: 422, error_code: 'weak_password', msg, weak_password: { reasons } }, { status: 422 });
}

/** Refuses the sign-in of a banned user, which @supabase/lite does not. */
export async function refuseBanned({ pool }: AuthContext, email: string): Promise<Response | undefined> {
  const { rows } = await pool.query(
    `select from auth.users where email = $1 and not is_sso_user and banned_until > now()`,
    [email.toLowerCase()],
  );
  return rows.length > 0 ? authError(400, 'user_banned', 'User is banned') : undefined;
}

/** After a new password; @supabase/lite keeps the other sessions. */
export async function endOtherSessions({ pool }: AuthContext, userId: string, sessionId: string): Promise<void> {
  await pool.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
}

/** Refuses a new password without the current one, which @supabase/lite does not require. */
export async function refuseWithoutPassword(
  { pool, config }: AuthContext,
  sessionId: string,
  present: string,
): Promise<Response | undefined> {
  if (!config.email.require_current_password) return undefined;
  const { rows } = await pool.query<{ mailed: boolean; matches: boolean }>(
    `select extensions.crypt($2, hash) = hash as matches,
            -- A session by a mailed link is of a person who does not know the present one.
            exists (select from auth.mfa_amr_claims m where m.session_id = s.id and m.authentication_method = 'otp') as mailed
       from auth.sessions s, lateral (
         select nullif(replace(u.encrypted_password, '$2b$', '$2a$'), '') as hash from auth.users u where u.id = s.user_id) account
      where s.id = $1`,
    [sessionId, present],
  );
  const [session] = rows;
  if (!session || session.mailed || session.matches) return undefined;
  return present === ''
    ? authError(400, 'current_password_required', 'Current password required when setting new password.')
    : authError(400, 'current_password_invalid', 'Current password required when setting new password.');
}

/**
 * Signs in with a password. @supabase/lite lacks hooks and bans, and reveals an unconfirmed account before it checks
 * the password.
 * @param forward lets the package sign in
 */
export async function signInWithPassword(
  context: AuthContext,
  request: Request,
  { email, password }: { email: string; password: string },
  forward: () => Promise<Response>,
): Promise<Response> {
  const banned = await refuseBanned(context, email);
  if (banned) return banned;
  const refusalTime = sleep(REFUSAL_MS);
  const fault = await faultOf(context, request, email, password);
  const response = fault === undefined ? await forward() : authError(400, 'invalid_credentials', fault);
  if (!response.ok) await refusalTime;
  return response;
}
