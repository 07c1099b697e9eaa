import type { Page } from '@playwright/test';

/** A file as a user chooses it; its name and declared type say what they like. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small real picture: one pixel. */
export const picture: GivenFile = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Enters an amount at /deposit and goes on to the payment page. */
export async function enterAmount(page: Page, amount = '1,500'): Promise<void> {
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/deposit/wallet');
}

/** Fills the proof form, all but its button. */
export async function fillProof(page: Page, file = picture): Promise<void> {
  await page.getByLabel('Payment Proof').setInputFiles(file);
  await page.getByLabel('Payment Method').selectOption('bitcoin');
}

/** Ends the proof form. */
export const submitProof = (page: Page) => page.getByRole('button', { name: 'Submit Payment' }).click();
