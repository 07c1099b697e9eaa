import { expect, test } from '../support/fixtures.ts';
import { card, expectNotReloaded, markDocument, openScreen, signIn } from '../support/screens.ts';

test('an open tab survives a crash of the database and follows live again', async ({
  page,
  context,
  demo,
  crashDatabase,
}) => {
  await signIn(page, 'investor@example.com', demo.password);
  const other = await context.newPage();
  await signIn(other, 'investor@example.com', demo.password);
  const balance = await card(page, 'Balance').innerText();
  await markDocument(page);

  await crashDatabase();

  await openScreen(page, 'Transactions');
  await expect(page.getByRole('tab', { name: 'Withdraws' })).toBeVisible();
  await openScreen(page, 'Dashboard');
  expect(await card(page, 'Balance').innerText()).toBe(balance);

  // What happens in another tab reaches this one: it has joined its channel again.
  await openScreen(other, 'Invest');
  await other.getByRole('article', { name: 'Stater' }).getByRole('button', { name: 'Start Now' }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Invest/ })
    .click();
  await expect(other.getByText('Request Submitted')).toBeVisible();
  await expect(card(page, 'Active Packages')).toContainText('Stater');
  expect(await card(page, 'Balance').innerText()).not.toBe(balance);
  await expectNotReloaded(page);
});

test('a person is told plainly that the server is away, and loses nothing that they typed', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Visitor');
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Where is my deposit?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/could not be reached|no connection|offline/i).first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Where is my deposit?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('message sent')).toBeVisible();
});

test('a person who opens another screen without a network reads so on it, and sees it by itself once there is one', async ({
  page,
  context,
  demo,
}) => {
  await signIn(page, 'investor@example.com', demo.password);
  // What comes after the first screen is not fetched without a network.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/later-')),
  );
  await markDocument(page);
  await context.setOffline(true);
  await openScreen(page, 'Deposit');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await expect(page).toHaveURL('/deposit');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await expectNotReloaded(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your Deposits' })).toBeVisible();
});

test('a person whose scripts after the first screen do not come keeps it, reads that it is not live, and logs out', async ({
  page,
  demo,
}) => {
  await signIn(page, 'investor@example.com', demo.password);
  await card(page, 'Balance').waitFor();
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Live updates are interrupted. Reconnecting…')).toBeVisible();
  await expect(card(page, 'Balance')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a person whose session has ended is led to the login, also where the scripts after the first screen do not come', async ({
  page,
  demo,
}) => {
  await signIn(page, 'investor@example.com', demo.password);
  await card(page, 'Balance').waitFor();
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.route('**/rpc/dashboard', (route) => route.fulfill({ status: 401, json: { code: 'PGRST301' } }));
  await page.reload();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  // With the next screen, unless the page has gone there by itself.
  await Promise.race([openScreen(page, 'Refer').catch(() => undefined), page.waitForURL(/\/login/)]);
  await expect(page).toHaveURL(/\/login\?redirect=%2F(refer|dashboard)$/);
});
