import { expect, test } from './support/fixtures.ts';

for (const path of ['/', '/contact', '/about', '/register', '/login', '/terms']) {
  test(`§2 Routes: a visitor reaches ${path}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/Glassmine/);
  });
}

for (const path of [
  '/dashboard',
  '/deposit',
  '/deposit/wallet',
  '/withdraw',
  '/account',
  '/invest',
  '/transactions',
  '/refer',
  '/signals',
]) {
  test(`§2 Routes: a visitor who is not signed in is sent from ${path} to the login (there: not shown)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  });
}

test("§2 Routes: a visitor at an unknown address sees a 404 image and a 'Go back' link to /", async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
});

test('§8: a visitor at an unknown address gets the not-found page with the status that says so', async ({
  page,
}) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
});

for (const path of ['/', '/about', '/contact', '/login']) {
  test(`§2 Public pages: a user with a token is sent from ${path} to /dashboard`, async ({
    investor: { page },
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('§4 Session: an investor who logs out has no token, is at /, and stays there', async ({
  page,
  demo,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('treasurer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
