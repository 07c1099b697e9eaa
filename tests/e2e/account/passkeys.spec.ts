import type { Page } from '@playwright/test';
import { giveDevice } from '../support/factors.ts';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

async function addPasskey(page: Page, password: string): Promise<void> {
  await page.goto('/account?tab=security');
  await page.getByRole('button', { name: 'Set up: Passkeys' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passkey name').fill('Laptop');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey has been added')).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

const enter = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' }).click();

test('a person adds a passkey, signs in with it in two taps, and removes it', async ({ person, demo, page }) => {
  const owner = await person('Pat Passkey', 250_000);
  await giveDevice(page);
  await signIn(page, owner.email, demo.password);

  await test.step('it takes the password', async () => {
    await page.goto('/account?tab=security');
    await page.getByRole('button', { name: 'Set up: Passkeys' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByText('Password is Incorrect')).toBeVisible();
    await addPasskey(page, demo.password);
    await expect(page.getByText('A passkey was added to your account', { exact: true })).toBeVisible();
  });

  await test.step('it signs in without address and password', async () => {
    await leave(page);
    await page.goto('/login?redirect=%2Faccount%3Ftab%3Dsecurity');
    await enter(page);
    await expect(page).toHaveURL('/account?tab=security');
    await page.getByRole('button', { name: 'Manage: Passkeys' }).click();
    await expect(page.getByRole('dialog').getByText(/^Last used /)).toBeVisible();
  });

  await test.step('removed, it signs in no more', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove Laptop' }).click();
    await dialog.getByLabel('Current password').fill(demo.password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('A passkey was removed from your account', { exact: true })).toBeVisible();
    await leave(page);
    await page.goto('/login');
    await enter(page);
    await expect(page.getByText(/Passkey not recognised, or the request timed/)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
