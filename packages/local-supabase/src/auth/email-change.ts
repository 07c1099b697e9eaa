import { DatabaseError, type PoolClient } from 'pg';
import { inTransaction } from '../pool.ts';
import type { AuthContext } from './accounts.ts';
import { authError } from './answers.ts';
import type { FactorContext } from './factors.ts';
import { refreshSession, beginSession, type NewSession } from './sessions.ts';

/** Unique violation. */
const UNIQUE = '23505';

/** Supabase Auth's message after the first of two links. */
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The second half of an address change; @supabase/lite mails only the old address. */
interface NewAddress {
  newEmail?: string;
  tokenHashNew?: string;
}

/** Mails the two links of an address change, to the old and the new address. */
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

/** Cancels an address change and its links when the password changes. */
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
 * Accepts a link of an address change. @supabase/lite changes the address once the old one agrees; here, as in
 * Supabase Auth, both must agree, and the second link starts a session.
 */
export async function confirmEmailChange(context: FactorContext, request: Request, token: string): Promise<Response> {
  try {
    const agreed = await inTransaction(context.pool, (client) => agree(client, context, request, token));
    if (agreed === undefined) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
    return agreed === 'half'
      ? Response.json({ msg: HALF, code: '200' })
      : await refreshSession(context, request, agreed);
  } catch (error) {
    // Another user has registered it meanwhile.
    if (error instanceof DatabaseError && error.code === UNIQUE) {
      return authError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    throw error;
  }
}

/** Records the consent of one address. Returns a session for the second one, undefined for an unknown token. */
async function agree(
  client: PoolClient,
  { config }: FactorContext,
  request: Request,
  token: string,
): Promise<NewSession | 'half' | undefined> {
  // Rows without a pending change have empty tokens.
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
  await client.query(`update auth.users set email = email_change, email_change = '' where id = $1`, [found.id]);
  return beginSession(client, request, found.id);
}
