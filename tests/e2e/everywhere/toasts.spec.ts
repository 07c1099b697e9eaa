import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';
import { openSettled, signIn } from '../support/screens.ts';

async function settledToast(page: Page) {
  const toast = page.locator('[data-sonner-toast][data-y-position=bottom][data-mounted=true]');
  await expect(toast).toBeVisible();
  // During its entrance it is still elsewhere.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return toast.boundingBox();
}

async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

test('a visitor with a phone who sends an empty form sees the error below each field on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/register');
  await page.getByRole('button', { name: 'Register' }).click();
  const notice = await settledToast(page);
  await expect.poll(() => endOf(page.getByLabel('Choose Country'))).toBeLessThanOrEqual(notice?.y ?? 0);
});

test('an investor with a phone reads below the button of a sheet what failed', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn(page, 'investor@example.com', demo.password, '/withdraw');
  await page.getByRole('button', { name: 'Request Withdrawal: Bitcoin' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Enter Address')).toBeFocused();
  await dialog.getByLabel('Enter Address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  await dialog.getByLabel('Enter Amount').fill('1000');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.route('**/rpc/request_withdrawal', (route) => route.abort());
  await dialog.getByLabel('Current password').fill(demo.password);
  const send = dialog.getByRole('button', { name: 'Send the request' });
  await send.click();
  const notice = await settledToast(page);
  expect(notice?.y).toBeGreaterThanOrEqual(await endOf(send));
});

test('a treasurer on a large screen reads below a tall dialog what failed, and the pointer that rests on its button is not on the error', async ({
  pageOf,
}) => {
  const page = await pageOf('treasurer', '/operator/wallets');
  await page.getByRole('button', { name: 'Propose another address for TRON' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New address').fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv9');
  await dialog.getByLabel('Reason').fill('The old key is retired');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByText(/At least one character is wrong \(checksum/)).toBeVisible();
  const end = await endOf(dialog);
  expect(end).toBeGreaterThan(400);
  expect((await settledToast(page))?.y).toBeGreaterThanOrEqual(end);
});
