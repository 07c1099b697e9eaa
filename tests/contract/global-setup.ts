import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder, readSecrets } from 'local-supabase/data-folder.ts';
import { copyMigratedFolder, throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import type { TestProject } from 'vitest/node';
import { startSupabase } from '../../scripts/local/supabase.ts';
import { deliverEarly } from '../support/early-messages.ts';
import { unhurriedLimits } from '../support/unhurried.ts';
import { namedSupabase } from './support/named-supabase.ts';

export interface SupabaseUnderTest {
  url: string;
  /** The site's address in browsers: `[auth.webauthn] rp_origins`. */
  siteUrl: string;
  publishableKey: string;
  secretKey: string;
  mailUrl: string;
  dbUrl: string;
  /** Connects as the superuser; only on the embedded stack, whose failures are tested too. */
  adminDbUrl?: string;
  /** Signs tokens; only on the embedded stack. */
  jwtSecret?: string;
  /** The folder of unfinished uploads; only on the embedded stack. */
  uploadsDir?: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    supabase: SupabaseUnderTest;
  }
}

/** Uses the Supabase that the environment names, or starts an embedded one with a temporary data folder. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = namedSupabase(process.env);
  if (named) {
    project.provide('supabase', named);
    return undefined;
  }
  const dataDir = await throwawayFolder();
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await copyMigratedFolder(dataDir);
    const stack = await startSupabase({ dataDir, ports: 'free', seed: true, rateLimits: unhurriedLimits });
    await deliverEarly(stack.adminDbUrl);
    const { apiUrl: url, publishableKey, secretKey, mailUrl, dbUrl, adminDbUrl } = stack;
    const folder = dataFolder(dataDir);
    const { jwtSecret } = await readSecrets(folder, true);
    const uploadsDir = join(folder.files, 'unfinished');
    project.provide('supabase', {
      url,
      siteUrl: 'http://localhost:5173',
      publishableKey,
      secretKey,
      mailUrl,
      dbUrl,
      adminDbUrl,
      jwtSecret,
      uploadsDir,
    });
    return async () => {
      await stack.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
