import { randomUUID } from 'node:crypto';
import { newTransactionId } from '../../support/transaction-id.ts';
import { expect, test } from '../support/fixtures.ts';
import { card, expectNotReloaded, finishRegistration, markDocument, openScreen, signIn } from '../support/screens.ts';

const PASSWORD = 'a-long-passphrase';
const ADDRESS = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

test('a newcomer registers, funds an account, is approved, invests and requests a withdrawal', async ({
  page,
  browser,
  baseURL,
  mailTo,
  demo,
}) => {
  const email = `newcomer-${randomUUID()}@example.com`;

  await test.step('they register and confirm their address by mail', async () => {
    const countries = page.waitForResponse('**/api/v0.1/countries');
    await page.goto('/');
    await page.getByRole('link', { name: 'Begin Here' }).first().click();
    await expect(page).toHaveURL('/register');
    expect((await countries).ok()).toBe(true);
    await page.getByLabel('Name').fill('Newcomer Example');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone Number').fill('+354 555 0199');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Choose Country').selectOption('Iceland');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
    const confirmation = (await mailTo(email)).links.find((link) => link.includes('#token_hash='));
    await page.goto(confirmation ?? '');
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByText('Email address confirmed')).toBeVisible();
    await finishRegistration(page, PASSWORD);
  });

  await test.step('they sign in, and /login now sends them to the dashboard', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await signIn(page, email, PASSWORD);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Balance')).toContainText('$0.00');
  });

  await test.step('they send a proof of payment', async () => {
    await openScreen(page, 'Deposit');
    await page.getByRole('button', { name: 'New Deposit' }).click();
    await page.getByLabel('Enter Amount').fill('1500');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/deposit/wallet');
    await expect(page.getByText('Please make your payment of $1,500.00 to any of the crypto wallet')).toBeVisible();
    const copies = page.getByRole('button', { name: /^Copy/ });
    await expect(copies).toHaveCount(5);
    await copies.first().click();
    await expect(page.getByText('Bitcoin address has been copied !!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
    await page.getByLabel('Payment Proof').setInputFiles({
      name: 'proof.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ type: 'png' }),
    });
    await page.getByLabel('Payment Method').selectOption('bitcoin');
    await page.getByLabel('Transaction ID').fill(newTransactionId());
    await page.getByRole('button', { name: 'Submit Payment' }).click();
    await expect(page.getByText('Payment Sent')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await openScreen(page, 'Deposit');
    await expect(page.getByRole('row', { name: /\$1,500\.00/ })).toContainText('Pending');
  });

  const dashboard = await page.context().newPage();
  await test.step('an operator approves it, and the open tabs follow without a reload', async () => {
    await dashboard.goto('/dashboard');
    await expect(card(dashboard, 'Balance')).toContainText('$0.00');
    await Promise.all([markDocument(page), markDocument(dashboard)]);

    const backOffice = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const operator = await backOffice.newPage();
    await signIn(operator, 'reviewer@example.com', demo.password, '/operator/deposits');
    await operator.getByRole('button', { name: 'Review the deposit of $1,500.00 by Newcomer Example' }).last().click();
    const picture = operator.getByRole('img', { name: 'Uploaded image' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    // A blob of bytes read with the session, so that its address opens nowhere else.
    expect(await picture.getAttribute('src')).toMatch(/^blob:/);
    await operator.getByRole('button', { name: 'Approve', exact: true }).click();
    await operator.getByRole('button', { name: 'Yes, approve' }).click();
    await expect(operator.getByText('$1,500.00 credited to Newcomer Example')).toBeVisible();
    await backOffice.close();

    await expect(page.getByRole('row', { name: /\$1,500\.00/ })).toContainText('Approved');
    await expect(card(dashboard, 'Balance')).toContainText('$1,500.00');
    await expect(card(dashboard, 'Deposited')).toContainText('$1,500.00');
    await expectNotReloaded(page);
    await expectNotReloaded(dashboard);
  });

  await test.step('they buy Stater for exactly 100 dollars', async () => {
    await openScreen(page, 'Invest');
    await page.getByRole('article', { name: 'Stater' }).getByRole('button', { name: 'Start Now' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Invest/ })
      .click();
    await expect(page.getByText('Request Submitted')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Balance')).toContainText('$1,400.00');
    await expect(card(page, 'Total Package')).toContainText('1');
    await expect(card(page, 'Active Packages')).toContainText('Stater');
    await expect(card(dashboard, 'Balance')).toContainText('$1,400.00');
  });

  await test.step('a plan beyond their means sends them to the deposits', async () => {
    await openScreen(page, 'Invest');
    await page.getByRole('article', { name: 'VIP' }).getByRole('button', { name: 'Start Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a deposit' }).click();
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText('insufficent Fund')).toBeVisible();
    await expect(page).toHaveURL('/deposit');
  });

  await test.step('they request a withdrawal, which Transactions shows as pending', async () => {
    const transactions = dashboard;
    await openScreen(transactions, 'Transactions');
    await expect(transactions.getByText('Currently No Withdrawals')).toBeVisible();
    await markDocument(transactions);
    await openScreen(page, 'Withdraw');
    await page.getByRole('article', { name: 'Bitcoin' }).getByRole('button', { name: 'Request Withdrawal' }).click();
    await expect(page.getByText('Payment will be sent through your selected method.')).toBeVisible();
    await page.getByLabel('Enter Address').fill(ADDRESS);
    await page.getByLabel('Enter Amount').fill('1000');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Order Sent')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Balance')).toContainText('$400.00');
    await expect(transactions.getByRole('row', { name: /\$1,000\.00/ })).toContainText('Pending');
    await expectNotReloaded(transactions);
  });
});
