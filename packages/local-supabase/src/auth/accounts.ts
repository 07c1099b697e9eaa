import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { authError } from './answers.ts';
import type { MailKind } from './mail.ts';

export interface AuthContext {
  /** Connects as `supabase_auth_admin`. */
  pool: Pool;
  config: Config['auth'];
  mail: (kind: MailKind, to: string, token?: string) => Promise<void>;
}

export interface Account {
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
export function tooSoon({ config }: AuthContext, sentAt: string | null): Response | undefined {
  const wait = sentAt ? Date.parse(sentAt) + config.email.max_frequency - Date.now() : 0;
  if (wait <= 0) return undefined;
  const seconds = Math.ceil(wait / 1000);
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

/** Limits recovery mails, which @supabase/lite does not. Undefined within the limit. */
export async function refuseEarlyRecovery(context: AuthContext, email: string): Promise<Response | undefined> {
  const account = await findAccount(context, email);
  return account && tooSoon(context, account.recovery_sent_at);
}
