import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { ageProofs, giveDevice, requestEthereum } from '../support/factors.ts';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

async function addPasskey(page: Page, password: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up: Passkeys' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Laptop');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey has been added')).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

const enter = (page: Page) => page.getByRole('button', { name: 'Login with a passkey' }).click();

test('a person adds a passkey, signs in with it in two taps, and removes it', async ({
  person,
  demo,
  page,
}) => {
  const owner = await person('Pat Passkey', 250_000);
  await giveDevice(page);
  await signIn(page, owner.email, demo.password);

  await test.step('it takes the password', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Set up: Passkeys' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByText('Password is Incorrect')).toBeVisible();
    await addPasskey(page, demo.password);
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  });

  await test.step('it signs in without address and password', async () => {
    await leave(page);
    await page.goto('/login?redirect=%2Faccount');
    await enter(page);
    await expect(page).toHaveURL('/account');
    await page.getByRole('button', { name: 'Manage: Passkeys' }).click();
    await expect(page.getByRole('dialog').getByText(/^Last used /)).toBeVisible();
  });

  await test.step('removed, it signs in no more', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove Laptop' }).click();
    await dialog.getByLabel('Current password').fill(demo.password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
    await leave(page);
    await page.goto('/login');
    await enter(page);
    await expect(page.getByText(/No account here knows this passkey/)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test('a person requests money with a passkey instead of the password', async ({
  person,
  sql,
  demo,
  page,
}) => {
  const owner = await person('Perry Passkey', 250_000);
  await giveDevice(page);
  await signIn(page, owner.email, demo.password);
  await addPasskey(page, demo.password);
  await leave(page);
  await page.goto('/login?redirect=%2Fwithdraw');
  await enter(page);
  await expect(page).toHaveURL('/withdraw');
  await expect(page.getByRole('article', { name: 'Ethereum' })).toBeVisible();
  await ageProofs(sql, page, owner.id);
  await requestEthereum(page);
  // Offered first to those who signed in with it; the password is the other way.
  await page.getByRole('button', { name: 'Use your password' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Order Sent')).toBeVisible();
});

test('a person with an authenticator app gives its code after the passkey, too', async ({
  person,
  sql,
  demo,
  page,
}) => {
  const owner = await person('Tess Twostep', 250_000);
  await giveDevice(page);
  await signIn(page, owner.email, demo.password);
  await addPasskey(page, demo.password);
  await leave(page);
  const totp = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' });
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${owner.id}, 'Phone', 'totp', 'verified', now(), now(), ${totp.secret.base32})`;
  await page.goto('/login?redirect=%2Fwithdraw');
  await enter(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(totp.generate());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/withdraw');
});
