import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { test as journeys } from '../../e2e/support/fixtures.ts';
import { fillRegistration } from './forms.ts';

/** A person who has just gone through a form, and what they saw at its end. */
interface Arrival {
  page: Page;
  /** The words of the toast. */
  toast: string;
  /** Where it led. */
  path: string;
}

/** A person of a test's own, registered and not yet confirmed. */
interface Newcomer extends Arrival {
  email: string;
  password: string;
}

interface Tools {
  /** The page at an address that other sentences are read on, too: look, and leave no trace. */
  read: (path: string) => Promise<Page>;
}

interface WorkerTools {
  reader: Page;
  /** The database, for what no screen shows. */
  sql: Sql;
  /** The investor of the sandbox, signed in. */
  investor: Arrival;
  newcomer: Newcomer;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function arrive(page: Page, path: string, act: () => Promise<void>): Promise<Arrival> {
  await act();
  // The toast is there for five seconds only.
  await page.waitForURL(path, { waitUntil: 'commit' });
  // The toasts of the application, or those of a public page.
  const toasts = page.getByRole('region', { name: /Notifications/ }).or(page.locator('[data-toasts]'));
  const toast = await toasts.getByText(/^Welcome/).textContent();
  return { page, toast: toast ?? '', path: pathOf(page) };
}

/** `test` of the sentences: that of the journeys, with people and pages that are made once and used by many. */
export const test = journeys.extend<Tools, WorkerTools>({
  reader: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  sql: [
    async ({ site }, use) => {
      const sql = postgres(site.dbUrl, { max: 1 });
      await use(sql);
      await sql.end();
    },
    { scope: 'worker' },
  ],
  investor: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      const { password } = readDemoPeople();
      await page.goto('/login');
      await page.getByLabel('Email').fill('investor@example.com');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await use(
        await arrive(page, '/dashboard', () =>
          page.getByRole('button', { name: 'Login', exact: true }).click(),
        ),
      );
      await context.close();
    },
    { scope: 'worker' },
  ],
  newcomer: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      const email = `newcomer-${randomUUID()}@example.com`;
      const password = 'zq8fkwm';
      await page.goto('/register');
      await fillRegistration(page, { email, password });
      const arrival = await arrive(page, '/login', () =>
        page.getByRole('button', { name: 'Register' }).click(),
      );
      await use({ ...arrival, email, password });
      await context.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ reader }, use) => {
    await use(async (path) => {
      if (reader.url() === 'about:blank' || pathOf(reader) !== path) await reader.goto(path);
      return reader;
    });
  },
});

export { expect } from '@playwright/test';
