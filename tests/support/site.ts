import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from 'local-supabase/data-folder.ts';
import { publishableKey } from 'local-supabase/keys.ts';
import { copyMigratedFolder, throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import { buildClient, type ClientBuild, clientIsFresh } from '../../scripts/local/client-build.ts';
import { serveClient } from '../../scripts/local/static-server.ts';
import { startSupabase, type SupabaseOptions } from '../../scripts/local/supabase.ts';
import { repository } from '../../scripts/tool.ts';
import { type Browser, findBrowser } from './browser.ts';
import { unhurriedLimits } from './unhurried.ts';

/**
 * Names instead of each site's ports, because all sites share one build; browsers trust names below `localhost` like
 * 127.0.0.1.
 */
const APP_URL = 'http://glassmine.localhost';
export const SUPABASE_URL = 'http://supabase.localhost';

/** The client of all sites, with every setting, so that none comes from the environment. */
const TEST_CLIENT: ClientBuild = {
  folder: join(repository, 'node_modules/.cache/test-client'),
  settings: {
    VITE_SITE_URL: APP_URL,
    VITE_SUPABASE_URL: SUPABASE_URL,
    VITE_SUPABASE_READ_URL: SUPABASE_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_MARKET_WIDGETS: '',
    VITE_LIVE_CHAT_SRC: '',
    VITE_DEMO_PEOPLE: '',
  },
};

export interface Site {
  url: string;
  client: string;
  /** A browser that resolves the names of the site and its Supabase. */
  browser: Browser;
  mailUrl: string;
  dbUrl: string;
  adminDbUrl: string;
  /** Its Supabase, at the address outside of the browser. */
  supabase: { url: string; publishableKey: string; secretKey: string };
  cluster: string;
  settings: ClientBuild['settings'];
  /** Translates a browser address for programs that do not know the names. */
  addressOf: (url: string) => string;
  close(): Promise<void>;
}

/**
 * Builds the production client that all sites serve, unless it is fresh.
 * @returns its folder
 * @throws Error with the output of a failed build
 */
export async function buildTestClient(): Promise<string> {
  if (!clientIsFresh(TEST_CLIENT)) await buildClient(TEST_CLIENT);
  return TEST_CLIENT.folder;
}

/**
 * Starts a local Supabase with the seed, or a demo world, and serves the production client, on free ports and with temporary data.
 * @throws Error with the output of a failed build
 */
export async function startSite(more: Pick<SupabaseOptions, 'beforeSeed' | 'prices'> = {}): Promise<Site> {
  const folder = await throwawayFolder();
  const cleanups = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  };
  try {
    const client = await buildTestClient();
    const server = await serveClient(client, 0);
    cleanups.unshift(() => server.close());
    await copyMigratedFolder(folder);
    const stack = await startSupabase({
      dataDir: folder,
      ports: 'free',
      siteUrl: APP_URL,
      rateLimits: unhurriedLimits,
      ...more,
    });
    cleanups.unshift(() => stack.stop());
    const { executablePath, args, env } = findBrowser();
    const places: [string, string][] = [
      [APP_URL, server.url],
      [SUPABASE_URL, stack.apiUrl],
    ];
    const rules = places.map(([name, address]) => `MAP ${new URL(name).host}:80 ${new URL(address).host}`);
    return {
      url: APP_URL,
      client,
      browser: { executablePath, args: [...args, `--host-resolver-rules=${rules.join(',')}`], env },
      mailUrl: stack.mailUrl,
      dbUrl: stack.dbUrl,
      adminDbUrl: stack.adminDbUrl,
      supabase: { url: stack.apiUrl, publishableKey: stack.publishableKey, secretKey: stack.secretKey },
      cluster: dataFolder(folder).cluster,
      settings: TEST_CLIENT.settings,
      addressOf: (url) => places.reduce((found, [name, address]) => found.replace(name, address), url),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
