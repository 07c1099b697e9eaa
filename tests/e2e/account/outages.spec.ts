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
  await Promise.race([openScreen(page, 'Refer').catch(() => undefined), page.waitForURL(/\/login/)]);
  await expect(page).toHaveURL(/\/login\?redirect=%2F(refer|dashboard)$/);
});
