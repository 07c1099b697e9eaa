import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type AuthContext, authError, refuseBanned } from './auth-repairs.ts';

/** Longer than comparing a password takes: the clock would tell which addresses have an account. */
const REFUSAL_MS = 250;

const decisionSchema = z.object({ decision: z.enum(['continue', 'reject']), message: z.string().optional() });

/** Asks the hook of the project, if there is one, about a password that is tried. */
async function askHook(
  { pool, config }: AuthContext,
  userId: string,
  valid: boolean,
): Promise<string | undefined> {
  const { enabled, uri } = config.hook.password_verification_attempt;
  if (!enabled) return undefined;
  const { rows } = await pool.query<{ answer: unknown }>(`select ${uri}($1) as answer`, [
    { user_id: userId, valid },
  ]);
  const { decision, message } = decisionSchema.parse(rows[0]?.answer);
  return decision === 'reject'
    ? (message ?? 'Further password verification attempts will be rejected.')
    : undefined;
}

/** Why a password opens no account, in the words of Auth; undefined if it is right, or no user has the address. */
async function faultOf(context: AuthContext, email: string, password: string): Promise<string | undefined> {
  // pgcrypto knows bcrypt by the older of its two equal prefixes.
  const { rows } = await context.pool.query<{ id: string; matches: boolean | null }>(
    `select id, extensions.crypt($2, hash) = hash as matches
       from (select id, replace(encrypted_password, '$2b$', '$2a$') as hash from auth.users where email = $1 and not is_sso_user) account`,
    [email.toLowerCase(), password],
  );
  const [account] = rows;
  if (!account) return undefined;
  const isRight = account.matches === true;
  return (await askHook(context, account.id, isRight)) ?? (isRight ? undefined : 'Invalid login credentials');
}

/**
 * Signs in with a password. @supabase/lite has no hook, knows no bans, and tells of an unconfirmed account before it looks at the password.
 * @param forward lets the package sign in
 */
export async function signInWithPassword(
  context: AuthContext,
  { email, password }: { email: string; password: string },
  forward: () => Promise<Response>,
): Promise<Response> {
  const banned = await refuseBanned(context, email);
  if (banned) return banned;
  const refusalTime = sleep(REFUSAL_MS);
  const fault = await faultOf(context, email, password);
  const response = fault === undefined ? await forward() : authError(400, 'invalid_credentials', fault);
  if (!response.ok) await refusalTime;
  return response;
}
