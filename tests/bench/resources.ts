import type { Browser } from '@playwright/test';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import { startThrowawayServer } from 'local-supabase/postgres/throwaway.ts';
import { type Site, startSite } from '../support/site.ts';
import type { Resources, Size } from './kit/bench.ts';
import { openBrowser } from './kit/visit.ts';

export function createResources(size: Size): Resources & { close: () => Promise<void> } {
  const cleanups: (() => Promise<void>)[] = [];
  let migrated: Promise<PostgresServer> | undefined;
  let visited: Promise<{ site: Site; browser: Browser }> | undefined;

  async function start(settings: Readonly<Record<string, string>>): Promise<PostgresServer> {
    const { server, remove } = await startThrowawayServer(settings);
    cleanups.push(remove);
    return server;
  }

  async function open(): Promise<{ site: Site; browser: Browser }> {
    const site = await startSite();
    cleanups.push(() => site.close());
    const browser = await openBrowser(site.browser);
    cleanups.push(() => browser.close());
    return { site, browser };
  }

  return {
    startServer: (settings) => (migrated ??= start(size === 'full' ? settings : {})),
    openSite: () => (visited ??= open()),
    async close() {
      // What is still starting cannot be stopped yet.
      await Promise.allSettled([migrated, visited]);
      for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
    },
  };
}
