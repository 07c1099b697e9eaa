import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { AppError, unwrap } from '@/lib/data/errors';
import { withTimeout } from '@/lib/with-timeout';
import { confirmFactor, loadSupabase } from './factors';
import { unwrapPasskey } from './passkeys';
import type { CurrentUser } from './queries';
import { createRecoveryClient } from './recovery';

/** What was asked for is done by then, or has failed: on a stalled line no one waits for long, and the session ends by itself. */
const endSession = ({ auth }: SupabaseClient<Database>) =>
  withTimeout(4000)(auth.signOut({ scope: 'local' }));

/** Proof, given again, that the user is who they say they are. */
export interface Proof {
  email: string;
  password: string;
  /** Of an authenticator app; empty for those who have none, or use a security key instead. */
  code: string;
}

/**
 * Does something that the database does not let anyone do on a page left open: the password, and the second factor of those who have one,
 * open a session of its own, which lives in memory and ends with the work.
 *
 * @throws AppError `wrong_password`, `invalid_code`, `key_refused`, `passkey_cancelled`, and whatever the work throws.
 */
export async function withPassword<T>(
  { email, password, code }: Proof,
  work: (client: SupabaseClient<Database>) => Promise<T>,
): Promise<T> {
  const client = createRecoveryClient();
  const { user } = unwrap(await client.auth.signInWithPassword({ email, password }));
  const isKeyAsked = user.factors?.some(
    ({ factor_type, status }) => factor_type === 'webauthn' && status === 'verified',
  );
  try {
    if (code || isKeyAsked) await confirmFactor(client, code);
    return await work(client);
  } finally {
    await endSession(client);
  }
}

/**
 * The same for a person without a second factor who has a passkey. One of another account begins a session of that account, which ends at
 * once; that of this tab stays as it is.
 *
 * @throws AppError `passkey_of_another`, `passkey_cancelled`, `passkey_refused`, and whatever the work throws.
 */
export async function withPasskey<T>(
  userId: string,
  work: (client: SupabaseClient<Database>) => Promise<T>,
): Promise<T> {
  const client = createRecoveryClient();
  const { user } = unwrapPasskey(await client.auth.signInWithPasskey());
  try {
    if (user?.id !== userId) throw new AppError('passkey_of_another');
    return await work(client);
  } finally {
    await endSession(client);
  }
}

/** The address that is confirmed now, which Auth checks passwords against: a session keeps the one that it began with. That one, if Auth does not answer. */
export async function addressNow({ email }: CurrentUser): Promise<string> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getUser();
  return data.user?.email ?? email;
}

/** The address that is confirmed now, see {@link addressNow}. */
export const addressQuery = (user: CurrentUser) =>
  queryOptions({ queryKey: ['auth', 'address', user.id], queryFn: () => addressNow(user) });
