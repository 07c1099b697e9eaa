import { type Stack, type StackOptions, startStack } from 'local-supabase/stack.ts';
import { startLocalWorkers } from '../../supabase/workers/local.ts';

/** Where `npm start` serves the application; elsewhere `[auth] site_url` is an environment variable. */
export const LOCAL_SITE_URL = 'http://127.0.0.1:5173';

/** A start says by how much one is less than before. */
export const COUNTERS = {
  'transfers of the ledger': 'select coalesce(max(id), 0) from ledger.transfers',
  'events of the audit trail': 'select coalesce(max(last_id), 0) from ground.audit_head',
};

export interface SupabaseOptions extends Omit<StackOptions, 'linkPage' | 'counters'> {
  prices?: string | undefined;
}

/** Starts the local Supabase with the workers of this project. */
export async function startSupabase({ prices, ...options }: SupabaseOptions): Promise<Stack> {
  const siteUrl = options.siteUrl ?? LOCAL_SITE_URL;
  const stack = await startStack({
    ...options,
    siteUrl,
    linkPage: (type) => (type === 'recovery' ? '/reset-password' : '/confirmed'),
    counters: COUNTERS,
  });
  const workers = startLocalWorkers({
    service: { url: stack.apiUrl, secretKey: stack.secretKey },
    databaseUrl: stack.dbUrl,
    siteUrl,
    send: stack.send,
    prices,
    onFailure(what, error) {
      if (stack.isReady) options.onProgress?.(`Failed to ${what}: ${String(error)}`);
    },
  });
  // Not copied, because some of its properties change.
  return Object.create(stack, {
    stop: {
      async value() {
        await workers.stop();
        await stack.stop();
      },
    },
  }) as Stack;
}
