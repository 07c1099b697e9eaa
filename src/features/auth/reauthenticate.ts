import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { enterCode } from './factors';
import { createRecoveryClient } from './recovery';

/** Who somebody says they are, once more. */
export interface Proof {
  email: string;
  password: string;
  /** Of an authenticator app; empty for those who have none. */
  code: string;
}

/**
 * Does something that the database lets nobody do on a page left open: the password, and the code of those who have an authenticator,
 * open a session of its own, which lives in memory and ends with the work.
 *
 * @throws AppError `wrong_password`, `invalid_code`, and whatever the work throws.
 */
export async function withPassword<T>(
  { email, password, code }: Proof,
  work: (client: SupabaseClient<Database>) => Promise<T>,
): Promise<T> {
  const client = createRecoveryClient();
  unwrap(await client.auth.signInWithPassword({ email, password }));
  try {
    if (code) await enterCode(client, code);
    return await work(client);
  } finally {
    await client.auth.signOut({ scope: 'local' });
  }
}
