import { createHash, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createTurns } from '../turns.ts';
import { type Account, type AuthContext, findAccount, refuseEarlyRecovery, tooSoon } from './accounts.ts';
import { authError, isError } from './answers.ts';

/** A plausible address: what @supabase/lite takes for one. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const hookSchema = z.object({
  error: z.object({ http_code: z.int(), message: z.string() }).optional(),
});

/**
 * Calls the before-user-created hook, after checking the address like Supabase Auth; @supabase/lite has no hooks.
 * Undefined if it permits the account.
 */
async function refuseByHook(context: AuthContext, email: string, metadata: unknown): Promise<Response | undefined> {
  const hook = context.config.hook.before_user_created;
  if (!hook?.enabled || !ADDRESS.test(email) || (await findAccount(context, email))) return undefined;
  const user = {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata ?? {},
    identities: [],
    is_anonymous: false,
  };
  const event = { metadata: { uuid: randomUUID(), time: new Date(), name: 'before-user-created' }, user };
  const { rows } = await context.pool.query<{ answer: unknown }>(`select ${hook.uri}($1) as answer`, [event]);
  const { error } = hookSchema.parse(rows[0]?.answer);
  // Supabase Auth has no code for it.
  return error && authError(error.http_code, 'unknown', error.message);
}

interface CodeRequest {
  email?: string | undefined;
  data?: unknown;
  create_user?: boolean | undefined;
}

export function createSignUps(context: AuthContext, send: (request: Request) => Promise<Response>) {
  const inTurn = createTurns();

  /** Creates an account unless the address has one; `make` calls the package. */
  async function signUp(email: string, data: unknown, make: () => Promise<Response>): Promise<Response> {
    // A double click must not create two accounts, of which the second fails.
    const response = await inTurn(
      email.toLowerCase(),
      async () => (await refuseByHook(context, email, data)) ?? make(),
    );
    if (response.status === 500) return authError(500, 'unexpected_failure', 'Database error saving new user');
    return (await isError(response, 'over_email_send_rate_limit')) ? signUpAgain(context, email, data) : response;
  }

  /**
   * Mails a code. For an unknown address @supabase/lite would create a confirmed account; Supabase Auth signs it up
   * unconfirmed, with a random password.
   */
  async function sendCode(
    request: Request,
    { email = '', data, create_user: isNewTaken = true }: CodeRequest,
    forward: () => Promise<Response>,
  ): Promise<Response> {
    const account = await findAccount(context, email);
    if (account?.confirmed) return (await refuseEarlyRecovery(context, email)) ?? forward();
    if (!account && !isNewTaken) return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    const registration = new Request(new URL('signup', request.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, data, password: randomUUID() }),
    });
    const response = await signUp(email, data, () => send(registration));
    return response.ok ? Response.json({}) : response;
  }

  return { signUp, sendCode };
}

/**
 * Signs up an existing address like Supabase Auth: an unconfirmed one gets its link again; a confirmed one gets a
 * user without identities, which tells the page that it is taken. The package always responds 429.
 */
async function signUpAgain(context: AuthContext, email: string, metadata: unknown): Promise<Response> {
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
