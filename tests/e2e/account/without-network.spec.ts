import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import { serveClient } from '../../../scripts/local/static-server.ts';
import { readReturn, waitForWorker, watchReturn } from '../support/network.ts';
import { expect, test } from '../support/people.ts';
import { card, expectNotReloaded, markDocument, openScreen, openSettled, signIn } from '../support/screens.ts';

const SECOND_MS = 1000;
const notice = /^You’re offline, seeing data from .+ or later\. You can’t make changes until you’re back online\.$/;

test.use({ serviceWorkers: 'allow' });

async function openDashboard(page: Page, { password }: { password: string }): Promise<void> {
  await signIn(page, 'investor@example.com', password);
  await card(page, 'Balance').waitFor();
  await waitForWorker(page);
}

test('an investor without a network sees when what is shown was read, and what was read before', async ({
  page,
  context,
  demo,
}) => {
  await openDashboard(page, demo);
  await openScreen(page, 'Refer');
  await page.getByRole('heading', { name: 'Refer Users' }).waitFor();
  await openScreen(page, 'Dashboard');
  const balance = await card(page, 'Balance').innerText();
  await markDocument(page);
  await context.setOffline(true);
  await expect(page.getByText(notice)).toBeVisible();
  expect(await card(page, 'Balance').innerText()).toBe(balance);
  await openScreen(page, 'Refer');
  await expect(page.getByRole('heading', { name: 'Refer Users' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openScreen(page, 'Deposit');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your Deposits' })).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
  await expectNotReloaded(page);
});

test('an open dashboard reads everything again within a second of the network, and is live again', async ({
  page,
  context,
  demo,
  pageOf,
}) => {
  await watchReturn(page);
  await openDashboard(page, demo);
  const before = await card(page, 'Active Packages').innerText();
  await markDocument(page);
  await context.setOffline(true);
  await expect(page.getByText(notice)).toBeVisible();
  const other = await pageOf('investor', '/invest');
  await other.getByRole('article', { name: 'Stater' }).getByRole('button', { name: 'Start Now' }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Invest/ })
    .click();
  await expect(other.getByText('Request Submitted')).toBeVisible();
  expect(await card(page, 'Active Packages').innerText()).toBe(before);
  await context.setOffline(false);
  await expect(card(page, 'Active Packages')).not.toHaveText(before);
  const { reads, connected, joined } = await readReturn(page, '/rpc/dashboard');
  const first = reads.find(({ name }) => name.includes('/rpc/dashboard'));
  test.info().annotations.push({ type: 'return', description: JSON.stringify({ first, connected, joined }) });
  // Depends on the machine too, and timers fire a little late.
  expect(first?.asked).toBeLessThanOrEqual(1.1 * SECOND_MS);
  expect(connected).toBeLessThanOrEqual(1.1 * SECOND_MS);
  await expectNotReloaded(page);
});

test('a page that is loaded again without a network shows its last state, and a sign-out leaves nothing of it', async ({
  page,
  context,
  demo,
}) => {
  await openDashboard(page, demo);
  const balance = (await card(page, 'Balance').textContent()) ?? '';
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).toSorted());
  expect(await kept()).not.toContain('last-state');
  await context.setOffline(true);
  await expect.poll(kept).toContain('last-state');
  await page.reload();
  await expect(card(page, 'Balance')).toHaveText(balance);
  // The test browser reports a new document as online, so the page must detect the outage itself.
  await expect(page.getByText('Live updates are interrupted. Reconnecting…')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Live updates are interrupted. Reconnecting…')).toBeHidden();
  await expect.poll(kept).not.toContain('last-state');
  await context.setOffline(true);
  await expect.poll(kept).toContain('last-state');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect((await kept()).filter((name) => name === 'token' || name === 'last-state')).toEqual([]);
});

test('a page that the worker did not take over when it was opened asks for it, and opens without a network', async ({
  page,
  context,
  demo,
}) => {
  await openDashboard(page, demo);
  // Like Shift and Reload, which bypasses the service worker.
  const browser = await context.newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })]);
  await card(page, 'Balance').waitFor();
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(card(page, 'Balance')).toBeVisible();
});

test('the caches of an investor hold files of the site alone', async ({ page, demo, site }) => {
  await signIn(page, 'investor@example.com', demo.password);
  for (const path of ['/dashboard', '/account', '/transactions']) await openSettled(page, path);
  await waitForWorker(page);
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
  const { origin } = new URL(site.url);
  expect(addresses.length).toBeGreaterThan(10);
  expect(
    addresses.filter((url) => !new RegExp(`^${origin}/(assets/[\\w.-]+|app.html.*|offline(.html.*)?)$`).test(url)),
  ).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('a public page without a network says so in its language, and comes by itself', async ({
  page,
  context,
  demo,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto('/login');
  await page.locator('[name=email]').fill('investor@example.com');
  await page.locator('[name=password]').fill(demo.password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/dashboard');
  await page.locator('main hgroup').first().waitFor();
  await waitForWorker(page);
  const visitor = await context.newPage();
  await visitor.goto('/terms');
  await context.setOffline(true);
  await visitor.goto('/ar/terms');
  await expect(visitor.getByRole('heading', { name: 'لا يوجد اتصال' })).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('ar');
  await context.setOffline(false);
  await expect(visitor.getByRole('heading', { name: 'لا يوجد اتصال' })).toBeHidden();
  await expect(visitor.locator('main ol h2').first()).toBeVisible();
});

test('a new release is shown at once, and replaces what was kept of the one before', async ({
  page,
  browser,
  demo,
  site,
}) => {
  await signIn(page, 'investor@example.com', demo.password);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const folder = await throwawayFolder();
  const server = await serveClient(join(folder, 'site'), 0);
  try {
    await cp(site.client, join(folder, 'site'), { recursive: true });
    const edit = async (name: string, from: RegExp, to: string) => {
      const file = join(folder, 'site', name);
      const text = await readFile(file, 'utf8');
      expect(text).toMatch(from);
      await writeFile(file, text.replace(from, to));
    };
    const context = await browser.newContext({ baseURL: server.url });
    await context.addInitScript((session) => sessionStorage.setItem('token', session), token);
    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await card(tab, 'Balance').waitFor();
    await waitForWorker(tab);
    const [, before = ''] = /version:.(\w{16})/.exec(await readFile(join(folder, 'site/sw.js'), 'utf8')) ?? [];
    const kept = () => tab.evaluate(() => caches.keys());
    expect(await kept()).toContain(`glassmine-files-${before}`);

    await edit('app.html', /<html lang="en"/, '<html data-release="2" lang="en"');
    await edit('sw.js', /(?<=version:.)\w{16}/, '0'.repeat(16));
    await edit('sw.js', /(?<=app\.html.,revision:.)\w{16}/, '1'.repeat(16));
    await tab.reload();
    await expect(tab.locator('html[data-release="2"]')).toBeAttached();
    await card(tab, 'Balance').waitFor();
    await expect.poll(kept).not.toContain(`glassmine-files-${before}`);
    await waitForWorker(tab);
    await context.setOffline(true);
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('last-state'))).not.toBeNull();
    await tab.reload();
    await expect(tab.locator('html[data-release="2"]')).toBeAttached();
    await expect(card(tab, 'Balance')).toBeVisible();
    await context.close();
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
