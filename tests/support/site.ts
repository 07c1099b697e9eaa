import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildClient, type ClientBuild, clientIsFresh } from '../../scripts/local/client-build.ts';
import { serveClient } from '../../scripts/local/static-server.ts';
import { copyMigratedFolder, throwawayFolder } from '../../scripts/local/throwaway.ts';
import { repository } from '../../scripts/tool.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { publishableKey } from '../../supabase/embedded/keys.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { type Browser, findBrowser } from './browser.ts';
import { unhurriedLimits } from './unhurried.ts';

/**
 * What the client of the tests is built for, once: two names instead of the ports that each site gets. A browser of a
 * site is told where they are; names below `localhost` are as trustworthy to it as 127.0.0.1.
 */
const APP_URL = 'http://glassmine.localhost';
/** Where the browser of a site finds Supabase. */
export const SUPABASE_URL = 'http://supabase.localhost';

/** The client of all sites. Every setting is in it, so that none comes from the environment. */
export const TEST_CLIENT: ClientBuild = {
  folder: join(repository, 'node_modules/.cache/test-client'),
  settings: {
    VITE_SITE_URL: APP_URL,
    VITE_SUPABASE_URL: SUPABASE_URL,
    VITE_SUPABASE_READ_URL: SUPABASE_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_MARKET_WIDGETS: '',
    VITE_LIVE_CHAT_SRC: '',
  },
};

/** The product as visitors meet it, until it is closed. */
export interface Site {
  /** Where the site is for its browser. */
  url: string;
  /** The folder of its files, which all sites share. */
  client: string;
  /** A browser that finds the site and its Supabase by their names. */
  browser: Browser;
  mailUrl: string;
  dbUrl: string;
  /** The superuser's. */
  adminDbUrl: string;
  /** The Supabase behind it, at the address that is good outside of the browser. */
  supabase: { url: string; publishableKey: string; secretKey: string };
  /** The folder of the database's files. */
  cluster: string;
  /** What its client was built with, as `VITE_…` settings. */
  settings: ClientBuild['settings'];
  /** The address of a request of its browser, for programs that do not know the names. */
  addressOf: (url: string) => string;
  /** Ends all of it and removes its files. */
  close(): Promise<void>;
}

/**
 * Builds the production client that all sites serve, if it is not there yet.
 * @returns its folder
 * @throws Error with the output of the build when it fails
 */
export async function buildTestClient(): Promise<string> {
  if (!clientIsFresh(TEST_CLIENT)) await buildClient(TEST_CLIENT);
  return TEST_CLIENT.folder;
}

/**
 * Starts a local Supabase of its own with the demo data and serves the production client, on free ports and with its data in
 * a temporary folder.
 * @throws Error with the output of the build when the client has to be built and cannot be
 */
export async function startSite(): Promise<Site> {
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
    const stack = await startStack({
      dataDir: folder,
      ports: 'free',
      siteUrl: APP_URL,
      rateLimits: unhurriedLimits,
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
