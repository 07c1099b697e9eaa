import { expect, test } from './support/fixtures.ts';

const ACCOUNT = [
  '/dashboard',
  '/deposit',
  '/deposit/wallet',
  '/withdraw',
  '/account',
  '/invest',
  '/transactions',
  '/refer',
  '/signals',
];

test('§2 Routes: a visitor reaches each public address', async ({ page }) => {
  for (const path of ['/', '/contact', '/about', '/register', '/login', '/terms']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/Glassmine/);
  }
});

test('§2 Routes: a visitor who is not signed in is sent from each page of the account to the login (there: not shown)', async ({
  page,
}) => {
  for (const path of ACCOUNT) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});

test("§2 Routes, §8: a visitor at an unknown address gets the status that says so, a 404 image and a 'Go back' link to /", async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
});

test('§2 Public pages: a user with a token is sent from public pages to /dashboard', async ({ investor: { page } }) => {
  for (const path of ['/', '/about', '/contact', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});
