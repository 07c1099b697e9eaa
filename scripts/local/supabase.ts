import { type Stack, type StackOptions, startStack } from 'local-supabase/stack.ts';
import { startLocalWorkers } from '../../supabase/workers/local.ts';

/** Where `npm start` serves the application; elsewhere `[auth] site_url` is an environment variable. */
export const LOCAL_SITE_URL = 'http://127.0.0.1:5173';

/** A start says by how much one is less than before. */
export const COUNTERS = {
  'transfers of the ledger': 'select coalesce(max(id), 0) from ledger.transfers',
  'events of the audit trail': 'select coalesce(max(last_id), 0) from ground.audit_head',
};

export interface SupabaseOptions extends Omit<StackOptions, 'linkPage' | 'queries' | 'counters' | 'work'> {
  prices?: string | undefined;
}

/** Starts the local Supabase with the workers of this project. */
export function startSupabase({ prices, siteUrl = LOCAL_SITE_URL, ...options }: SupabaseOptions): Promise<Stack> {
  return startStack({
    ...options,
    siteUrl,
    linkPage: (type) => (type === 'recovery' ? '/reset-password' : '/confirmed'),
    // Far above what any screen asks.
    queries: { letters: 4000, conditions: 40, patterns: false },
    counters: COUNTERS,
    work: (stack) =>
      startLocalWorkers({
        service: { url: stack.apiUrl, secretKey: stack.secretKey },
        databaseUrl: stack.dbUrl,
        siteUrl,
        send: stack.send,
        prices,
        onFailure(what, error) {
          if (stack.isReady) options.onProgress?.(`Failed to ${what}: ${String(error)}`);
        },
      }),
  });
}
