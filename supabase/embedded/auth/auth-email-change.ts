import { DatabaseError, type PoolClient } from 'pg';
import { inTransaction } from '../pool.ts';
import type { FactorContext } from './auth-factors.ts';
import { type AuthContext, authError } from './auth-repairs.ts';
import { answerSession, beginSession, type NewSession } from './auth-sessions.ts';

/** What Postgres calls a value that is there already. */
const UNIQUE = '23505';

/** What Supabase Auth says after the first of the two links. */
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The second half of a change that @supabase/lite has begun: it mails the address so far alone. */
interface NewAddress {
  newEmail?: string;
  tokenHashNew?: string;
}

/** Mails the links of a change of address: one to the address so far, one to the new one. */
export async function sendEmailChange(
  { mail }: Pick<AuthContext, 'mail'>,
  to: string,
  token: string,
  { newEmail, tokenHashNew }: NewAddress = {},
): Promise<void> {
  await mail('email_change', to, token);
  if (newEmail !== undefined && tokenHashNew !== undefined && newEmail !== to) {
    await mail('email_change', newEmail, tokenHashNew);
  }
}

/** Takes back a change of address that was begun before a new password, and its links. */
export async function dropEmailChange({ pool }: Pick<AuthContext, 'pool'>, userId: string): Promise<void> {
  await pool.query(
    `update auth.users
        set email_change = '', email_change_token_current = '', email_change_token_new = '',
            email_change_sent_at = null, email_change_confirm_status = 0
      where id = $1`,
    [userId],
  );
}

/**
 * Takes what a link of a change of address proves: @supabase/lite makes the change as soon as the address so far agrees, no matter who the
 * new one belongs to. Here, as in Supabase Auth, the second link makes it, and begins a session as every link of a mail does.
 */
export async function confirmEmailChange(
  context: FactorContext,
  request: Request,
  token: string,
): Promise<Response> {
  try {
    const agreed = await inTransaction(context.pool, (client) => agree(client, context, request, token));
    if (agreed === undefined) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
    return agreed === 'half'
      ? Response.json({ msg: HALF, code: '200' })
      : await answerSession(context, request, agreed);
  } catch (error) {
    // Another user has registered with it meanwhile.
    if (error instanceof DatabaseError && error.code === UNIQUE) {
      return authError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    throw error;
  }
}

/** Takes the agreement of one address. Returns a session when it is the second, and undefined when no user has such a token. */
async function agree(
  client: PoolClient,
  { config }: FactorContext,
  request: Request,
  token: string,
): Promise<NewSession | 'half' | undefined> {
  // An empty token means none, in every row that has no change under way.
  if (token === '') return undefined;
  const { rows } = await client.query<{ id: string; first: boolean }>(
    `update auth.users
        set email_change_token_current = case when email_change_token_current = $1 then '' else email_change_token_current end,
            email_change_token_new = case when email_change_token_new = $1 then '' else email_change_token_new end
      where $1 in (email_change_token_current, email_change_token_new)
        and email_change <> ''
        and email_change_sent_at > now() - make_interval(secs => $2)
      returning id, concat(email_change_token_current, email_change_token_new) <> '' as first`,
    [token, config.email.otp_expiry],
  );
  const [found] = rows;
  if (!found) return undefined;
  if (found.first) return 'half';
  await client.query(
    `update auth.identities i set identity_data = i.identity_data || jsonb_build_object('email', u.email_change, 'email_verified', true)
       from auth.users u where u.id = i.user_id and i.provider = 'email' and u.id = $1`,
    [found.id],
  );
  await client.query(`update auth.users set email = email_change, email_change = '' where id = $1`, [
    found.id,
  ]);
  return beginSession(client, request, found.id);
}
