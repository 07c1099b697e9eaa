import type { Page } from '@playwright/test';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const picture: GivenFile = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export async function enterAmount(page: Page, amount = '1,500'): Promise<void> {
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/deposit/wallet');
}

export async function fillProof(page: Page, file = picture): Promise<void> {
  await page.getByLabel('Payment Proof').setInputFiles(file);
  await page.getByLabel('Payment Method').selectOption('bitcoin');
}

export const submitProof = (page: Page) => page.getByRole('button', { name: 'Submit Payment' }).click();
