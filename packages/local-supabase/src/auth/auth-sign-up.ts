import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createTurns } from '../turns.ts';
import { type AuthContext, authError, findAccount, isError, refuseEarlyRecovery, signUpAgain } from './auth-repairs.ts';

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
