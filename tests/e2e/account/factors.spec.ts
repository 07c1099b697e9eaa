import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeField, requestEthereum, setUpFactor } from '../support/factors.ts';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

/** Logs out and gives the password again, which leads to the second step. */
async function returnByPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login?redirect=%2Fwithdraw');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('a person who has set an authenticator app up signs in and requests money with its codes', async ({
  person,
  demo,
  page,
}) => {
  const owner = await person('Fay Factor', 250_000);
  await signIn(page, owner.email, demo.password);
  const { totp, codes } = await setUpFactor(page, demo.password);

  await test.step('the recovery codes are saved as a file, and not shown again', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await (await download).path();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toEqual(codes);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('On: 1')).toBeVisible();
    await expect(page.getByText('Second factor added')).toBeVisible();
  });

  await test.step('the password alone opens nothing', async () => {
    await returnByPassword(page, owner.email, demo.password);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.goto('/second-step?redirect=%2Fwithdraw');
    await codeField(page).fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This code is wrong or no longer valid.').first()).toBeVisible();
    await codeField(page).fill(totp.generate());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/withdraw');
  });

  await test.step('a request for money takes a code', async () => {
    await requestEthereum(page);
    await codeField(page).fill(totp.generate());
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Order Sent')).toBeVisible();
  });
});
