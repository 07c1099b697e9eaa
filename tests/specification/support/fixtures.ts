import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { test as journeys } from '../../e2e/support/fixtures.ts';
import { fillRegistration } from './forms.ts';

interface Arrival {
  page: Page;
  toast: string;
  path: string;
}

interface Newcomer extends Arrival {
  email: string;
  password: string;
}

interface Tools {
  read: (path: string) => Promise<Page>;
}

interface WorkerTools {
  reader: Page;
  sql: Sql;
  investor: Arrival;
  newcomer: Newcomer;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function arrive(page: Page, path: string, act: () => Promise<void>): Promise<Arrival> {
  await act();
  // The toast lasts only five seconds.
  await page.waitForURL(path, { waitUntil: 'commit' });
  const toasts = page.getByRole('region', { name: /Notifications/ });
  const toast = await toasts.getByText(/^Welcome/).textContent();
  return { page, toast: toast ?? '', path: pathOf(page) };
}

/** The journeys' `test`, with people and pages that many tests share. */
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
        await arrive(page, '/dashboard', () => page.getByRole('button', { name: 'Login', exact: true }).click()),
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
      const arrival = await arrive(page, '/login', () => page.getByRole('button', { name: 'Register' }).click());
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
