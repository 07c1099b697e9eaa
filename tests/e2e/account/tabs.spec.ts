import type { BrowserContext, Page } from '@playwright/test';
import postgres from 'postgres';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('token') ?? '{}') as Record<string, unknown>;
    return { access: stored['access_token'], refresh: stored['refresh_token'] };
  });

const shared = (page: Page, tabs: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.filter(({ name }) => name === 'token').length;
      }),
    )
    .toBe(tabs);

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

const age = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('token') ?? '{}') as object;
    const text = JSON.stringify({ ...stored, expires_at: Math.round(Date.now() / 1000) + 20 });
    sessionStorage.setItem('token', text);
  });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

test('an address and the login in a new tab find the person signed in', async ({ person, demo, page, context }) => {
  const { email } = await person('Tess Tabs', 0);
  await signIn(page, email, demo.password);
  await shared(page, 1);
  const typed = await openTab(context, '/withdraw');
  await expect(typed.getByRole('heading', { level: 1 })).toContainText('Withdraw');
  expect(await tokensOf(typed)).toEqual(await tokensOf(page));
  for (const path of ['/login', '/', '/about']) await expect(await openTab(context, path)).toHaveURL('/dashboard');
});

test('a logout in one tab reaches all, and a tab that is opened then asks for the password', async ({
  person,
  demo,
  page,
  context,
}) => {
  const { email } = await person('Otto Out', 0);
  await signIn(page, email, demo.password);
  await shared(page, 1);
  const tabs = [await openTab(context, '/account'), await openTab(context, '/refer')];
  await shared(page, 3);
  await logout(page);
  await expect(page).toHaveURL('/');
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login/);
  await expect(await openTab(context, '/dashboard')).toHaveURL(/\/login/);
});

test('ten tabs that renew the session at once stay signed in, with one session', async ({
  person,
  demo,
  page,
  context,
  databaseUrl,
}) => {
  const { id, email } = await person('Renata Renew', 0);
  await signIn(page, email, demo.password);
  await shared(page, 1);
  const before = await tokensOf(page);
  const tabs = [page];
  for (let count = 1; count < 10; count += 1) tabs.push(await openTab(context, '/dashboard'));
  await shared(page, 10);
  await Promise.all(tabs.map(age));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(menu(tab)).toBeVisible();
  await shared(page, 10);
  for (const tab of tabs) await expect.poll(async () => (await tokensOf(tab)).access).not.toBe(before.access);
  await age(page);
  await page.reload();
  await expect(menu(page)).toBeVisible();
  const { refresh } = await tokensOf(page);
  for (const tab of tabs) await expect.poll(async () => (await tokensOf(tab)).refresh).toBe(refresh);
  const sql = postgres(databaseUrl, { max: 1 });
  expect(await sql`select id from auth.sessions where user_id = ${id}`).toHaveLength(1);
  await sql.end();
});

test('where two people are signed in, a new tab asks who opens it', async ({ person, demo, page, context }) => {
  const [ada, ben] = [await person('Ada Apart', 0), await person('Ben Beside', 0)];
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(page, ada.email, demo.password);
  await signIn(other, ben.email, demo.password);
  await shared(page, 2);
  await expect(await openTab(context, '/dashboard')).toHaveURL(/\/login/);
  expect((await tokensOf(page)).access).not.toBe((await tokensOf(other)).access);
});
