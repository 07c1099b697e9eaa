import { ageProofs, giveDevice, requestEthereum } from '../support/factors.ts';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

test('a person adds a security key, signs in and requests money with it, tries it and removes it', async ({
  person,
  sql,
  demo,
  page,
}) => {
  const owner = await person('Kay Key', 250_000);
  await giveDevice(page, 'usb');
  await signIn(page, owner.email, demo.password);
  const dialog = page.getByRole('dialog');

  await test.step('it takes the password, and gives recovery codes', async () => {
    await page.goto('/account?tab=security');
    await page.getByRole('button', { name: 'Set up: Second factor' }).click();
    await dialog.getByRole('button', { name: 'Security key' }).click();
    await dialog.getByLabel('Security key name').fill('Blue key');
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Add the security key' }).click();
    await expect(dialog.getByText('Password is Incorrect')).toBeVisible();
    await dialog.getByLabel('Current password').fill(demo.password);
    await dialog.getByRole('button', { name: 'Add the security key' }).click();
    await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('A second factor was added to your account', { exact: true })).toBeVisible();
  });

  await test.step('the same device does not become a passkey, too', async () => {
    await page.getByRole('button', { name: 'Set up: Passkeys' }).click();
    await dialog.getByLabel('Current password').fill(demo.password);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('This device is already set up for your account.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the password alone opens nothing, and the key opens all', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/login?redirect=%2Fwithdraw');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/withdraw');
  });

  await test.step('a request for money takes the key again', async () => {
    await expect(page.getByRole('article', { name: 'Ethereum' })).toBeVisible();
    await ageProofs(sql, page, owner.id);
    await requestEthereum(page);
    await expect(page.getByText('When you continue, your browser will ask for your security key.')).toBeVisible();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Order Sent')).toBeVisible();
    const methods = await sql`
      select c.authentication_method as method, c.updated_at > now() - interval '5 minutes' as "isRecent"
      from auth.mfa_amr_claims c join auth.sessions s on s.id = c.session_id
      where s.user_id = ${owner.id} and s.aal = 'aal2' order by 1`;
    expect(methods).toEqual([
      { method: 'mfa/webauthn', isRecent: true },
      { method: 'password', isRecent: false },
    ]);
  });

  await test.step('it can be tried, and removed with itself', async () => {
    await page.goto('/account?tab=security');
    await page.getByRole('button', { name: 'Manage: Second factor' }).click();
    await dialog.getByRole('button', { name: 'Test a security key' }).click();
    await expect(page.getByText('Your security key works.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove Blue key' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Not set up')).toBeVisible();
    await expect(page.getByText('A second factor was removed from your account', { exact: true })).toBeVisible();
  });
});
