import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { env } from '@/lib/data/env';
import type { RecoveryLink } from './links';

/**
 * A client for one recovery link. Its session lives in memory alone: following a link never signs anybody in, so a
 * foreign link cannot place a person in a stranger's account.
 */
export function createRecoveryClient(): SupabaseClient<Database> {
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: {
      storageKey: 'recovery',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}

/** Ends the session that a link from a mail began and that nobody goes on with. When Auth cannot be asked, it stays, and ends by itself. */
export async function endLinkSession({ accessToken }: RecoveryLink): Promise<void> {
  await createRecoveryClient()
    .auth.admin.signOut(accessToken, 'local')
    .catch(() => undefined);
}
