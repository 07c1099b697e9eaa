import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';

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
