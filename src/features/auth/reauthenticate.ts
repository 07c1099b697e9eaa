import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { createRecoveryClient } from './recovery';

/**
 * Does something that the database lets nobody do on a page left open: the password opens a session of its own, which
 * lives in memory and ends with the work.
 *
 * @throws AppError `wrong_password`, and whatever the work throws.
 */
export async function withPassword<T>(
  email: string,
  password: string,
  work: (client: SupabaseClient<Database>) => Promise<T>,
): Promise<T> {
  const client = createRecoveryClient();
  unwrap(await client.auth.signInWithPassword({ email, password }));
  try {
    return await work(client);
  } finally {
    await client.auth.signOut({ scope: 'local' });
  }
}
