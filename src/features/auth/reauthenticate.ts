import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { AppError, unwrap } from '@/lib/data/errors';
import { withTimeout } from '@/lib/with-timeout';
import { confirmFactor, loadSupabase } from './factors';
import { unwrapPasskey } from './passkeys';
import type { CurrentUser } from './queries';
import { createRecoveryClient } from './recovery';

/** Best effort with a timeout: the session also expires by itself. */
const endSession = ({ auth }: SupabaseClient<Database>) => withTimeout(4000)(auth.signOut({ scope: 'local' }));

export interface Proof {
  email: string;
  password: string;
  code: string;
}

/**
 * Runs work that the database refuses on an unattended page, with an in-memory session opened by the password and any
 * second factor.
 * @throws AppError `wrong_password`, `invalid_code`, `key_refused`, `passkey_cancelled`, and what the work throws.
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
 * {@link withPassword} by passkey, for users without a second factor. A passkey of another account opens a session
 * there, which ends at once.
 * @throws AppError `passkey_of_another`, `passkey_cancelled`, `passkey_refused`, and what the work throws.
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

/** Auth checks passwords against the confirmed address, but a session keeps its first one. Falls back to that. */
export async function addressNow({ email }: CurrentUser): Promise<string> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getUser();
  return data.user?.email ?? email;
}

export const addressQuery = (user: CurrentUser) =>
  queryOptions({ queryKey: ['auth', 'address', user.id], queryFn: () => addressNow(user) });
