import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { MailKind } from './auth-mail.ts';

export interface AuthContext {
  /** Connects as `supabase_auth_admin`. */
  pool: Pool;
  config: Config['auth'];
  mail: (kind: MailKind, to: string, token?: string) => Promise<void>;
}

export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

const errorSchema = z.object({ error_code: z.string().optional() }).catch({});

export async function isError(response: Response, code: string): Promise<boolean> {
  if (response.ok) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return errorSchema.parse(answer).error_code === code;
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

interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
}

export async function findAccount({ pool }: AuthContext, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(
    `select id, email, email_confirmed_at is not null as confirmed, confirmation_sent_at, recovery_sent_at
       from auth.users
      where email = $1 and not is_sso_user`,
    [email.toLowerCase()],
  );
  return rows[0];
}

/** A refusal if the last mail was sent less than `max_frequency` ago. */
function tooSoon({ config }: AuthContext, sentAt: string | null): Response | undefined {
  const wait = sentAt ? Date.parse(sentAt) + config.email.max_frequency - Date.now() : 0;
  if (wait <= 0) return undefined;
  const seconds = Math.ceil(wait / 1000);
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

/**
 * Signs up an existing address like Supabase Auth: an unconfirmed one gets its link again; a confirmed one gets a
 * user without identities, which tells the page that it is taken. The package always responds 429.
 */
export async function signUpAgain(context: AuthContext, email: string, metadata: unknown): Promise<Response> {
  const account = await findAccount(context, email);
  if (account && !account.confirmed) {
    const refusal = tooSoon(context, account.confirmation_sent_at);
    if (refusal) return refusal;
    await sendConfirmation(context, account);
    return Response.json(await userOf(context, account));
  }
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/** Resends the confirmation; @supabase/lite always responds 429. */
export async function resendConfirmation(context: AuthContext, email: string): Promise<Response> {
  const account = await findAccount(context, email);
  if (!account || account.confirmed) return Response.json({});
  const refusal = tooSoon(context, account.confirmation_sent_at);
  if (refusal) return refusal;
  await sendConfirmation(context, account);
  return Response.json({});
}

/** Limits recovery mails, which @supabase/lite does not. Undefined within the limit. */
export async function refuseEarlyRecovery(context: AuthContext, email: string): Promise<Response | undefined> {
  const account = await findAccount(context, email);
  return account && tooSoon(context, account.recovery_sent_at);
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

async function sendConfirmation(context: AuthContext, { id, email }: Account): Promise<void> {
  const { otp_length: length } = context.config.email;
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  // In the format of @supabase/lite, which will check it.
  const token = createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
  await context.pool.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [id, token],
  );
  await context.mail('signup', email, token);
}

async function userOf({ pool }: AuthContext, { id }: Account): Promise<unknown> {
  const { rows } = await pool.query<{ user: unknown }>(
    `select jsonb_build_object(
      'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
      'confirmation_sent_at', u.confirmation_sent_at,
      'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
      'identities', (
        select jsonb_agg(jsonb_build_object(
          'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data, 'provider', i.provider,
          'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at, 'updated_at', i.updated_at, 'email', i.email))
          from auth.identities i where i.user_id = u.id),
      'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous) as user
      from auth.users u where u.id = $1`,
    [id],
  );
  return rows[0]?.user;
}
