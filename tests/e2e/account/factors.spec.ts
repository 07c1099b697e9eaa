import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeField, requestEthereum, setUpFactor } from '../support/factors.ts';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

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

test('a person who has lost the phone gets in by a recovery code, and reads that money waits', async ({
  person,
  sql,
  demo,
  page,
}) => {
  const owner = await person('Rory Recover', 250_000);
  await signIn(page, owner.email, demo.password);
  await sql`
    insert into public.payout_addresses (investor_id, network, address, added_at)
    values (${owner.id}, 'Ethereum', ${ADDRESS}, now() - interval '7 days')`;
  const { codes } = await setUpFactor(page, demo.password);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await returnByPassword(page, owner.email, demo.password);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByText(/withdrawals then wait 72 hours/)).toBeVisible();
  await page.getByLabel('Recovery code').fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Use the recovery code' }).click();
  await expect(page).toHaveURL('/withdraw');
  await expect(page.getByText(/A recovery code was used. Nothing leaves your account before/)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Not set up')).toBeVisible();
  await expect(page.getByText('Recovery code used')).toBeVisible();
});
