import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

const THIEF = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';

test('a thief with the password and a browser of their own gets no cent out, and one link in a mail stops them', async ({
  person,
  pageOf,
  demo,
  browser,
  baseURL,
  mailTo,
  page,
}) => {
  const owner = await person('Olga Owner', 250_000);
  await signIn(page, owner.email, demo.password);
  const thief = await (
    await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    })
  ).newPage();

  await test.step('the owner is notified of another device', async () => {
    await signIn(thief, owner.email, demo.password);
    expect((await mailTo(owner.email)).subject).toBe('A new device signed in');
  });

  await test.step('a request to a new address is taken, and waits for three days', async () => {
    await thief.goto('/withdraw');
    await expect(thief.getByText(/Your password or second factor changed, or a/)).toBeVisible();
    await thief.getByRole('article', { name: 'Bitcoin' }).getByRole('button', { name: 'Request Withdrawal' }).click();
    await thief.getByLabel('Enter Address').fill(THIEF);
    await thief.getByLabel('Enter Amount').fill('2500');
    await thief.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(thief.getByLabel('Enter Amount')).toHaveAttribute('aria-invalid', 'true');
    // The amount is told at once, while what was submitted is still being checked.
    const submit = thief.getByRole('button', { name: 'Submit', exact: true });
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    await thief.getByLabel('Enter Amount').fill('1000');
    await submit.click();
    await expect(thief.getByText(/Because the address is new or your account/)).toBeVisible();
    await thief.getByLabel('Current password').fill(demo.password);
    await thief.getByRole('button', { name: 'Send the request' }).click();
    await expect(thief.getByText('Order Sent')).toBeVisible();
    const reviewer = await pageOf('reviewer', '/operator/withdrawals');
    await reviewer.getByRole('button', { name: /Olga Owner$/ }).click();
    await expect(reviewer.getByText(/The address is new or the account changed/)).toBeVisible();
    await expect(reviewer.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
  });

  const warning = await expect
    .poll(async () => (await mailTo(owner.email)).subject, { timeout: 20_000 })
    .toBe('A new payout address was added to your account')
    .then(() => mailTo(owner.email));
  expect(warning.text).toContain(THIEF);

  await test.step('the link of the mail does nothing until its button is pressed, and then ends everything', async () => {
    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await visitor.goto(warning.links.find((link) => link.includes('/not-me')) ?? '');
    await expect(thief).toHaveURL('/dashboard');
    await visitor.getByRole('button', { name: 'Stop my account' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your account is stopped' })).toBeVisible();
    await expect(thief).toHaveURL(/^[^?]*\/login/);
    await thief.getByLabel('Email').fill(owner.email);
    await thief.getByLabel('Password', { exact: true }).fill(demo.password);
    await thief.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(thief.getByText(/incorrect/i).first()).toBeVisible();
  });
});
