import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { type DemoPerson, readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { deliverEarly } from '../../support/early-messages.ts';
import { type Mail, mailTo } from '../../support/mailbox.ts';
import { type Site, startSite } from '../../support/site.ts';

export interface Fixtures {
  /** Waits for the newest mail to a person, except for mails whose ids are `seen`. */
  mailTo: (address: string, seen?: readonly string[]) => Promise<Mail>;
  databaseUrl: string;
  /** Kills the database server like a crash, and returns once it has restarted. */
  crashDatabase: () => Promise<void>;
  demo: { people: DemoPerson[]; password: string };
  /** Whether the page may throw errors; false by default. */
  allowsPageErrors: boolean;
}

export interface WorkerFixtures {
  /** The product with a database of its own for each worker, so that concurrent tests do not meet. */
  site: Site;
}

async function readPid(file: string): Promise<number> {
  return Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
}

async function crashDatabase(pidFile: string): Promise<void> {
  const killed = await readPid(pidFile);
  process.kill(killed, 'SIGKILL');
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const pid = await readPid(pidFile);
    if (pid > 0 && pid !== killed) return;
    await sleep(100);
  }
  throw new Error('The database was not started again.');
}

/** Playwright's `test` with a site for each worker and a browser that knows its address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await deliverEarly(site.adminDbUrl);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ site: { browser } }, use) => use({ ...browser, env: { ...process.env, ...browser.env } }),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  mailTo: ({ site }, use) => use((address, seen) => mailTo(site.mailUrl, address, seen)),
  databaseUrl: ({ site }, use) => use(site.dbUrl),
  crashDatabase: ({ site }, use) => use(() => crashDatabase(join(site.cluster, 'postmaster.pid'))),
  demo: ({}, use) => use(readDemoPeople()),
  allowsPageErrors: [false, { option: true }],
  // Fails the test if its page threw an error or violated its Content-Security-Policy.
  context: async ({ context, allowsPageErrors }, use) => {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    await use(context);
    if (errors.length > 0 && !allowsPageErrors) throw new Error(`The page threw errors:\n${errors.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
